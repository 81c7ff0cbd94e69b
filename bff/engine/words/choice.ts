const MARK = '#';

/** A tapped quick reply: what it says, and the number of the question it answers where it answers just one. */
export interface Choice {
  value: string;
  question: number | null;
}

/** The value of a quick reply that answers one question: it says nothing to any other. */
export function bindChoice(value: string, question: number | undefined): string {
  return question === undefined ? value : `${value}${MARK}${question}`;
}

/** What was tapped; null where the guest wrote. */
export function readChoice(choice: string | null): Choice | null {
  if (choice === null) return null;
  const [, value, question] = /^(.*)#(\d{1,9})$/s.exec(choice) ?? [];
  return value === undefined ? { value: choice, question: null } : { value, question: Number(question) };
}
