const MARK = '#';

/** A tapped quick reply, and the number of the only question it answers, if any. */
export interface Choice {
  value: string;
  question: number | null;
}

/** Binds a quick reply's value to one question. */
export function bindChoice(value: string, question: number | undefined): string {
  return question === undefined ? value : `${value}${MARK}${question}`;
}

/** Reads a tapped choice; null if the guest typed. */
export function readChoice(choice: string | null): Choice | null {
  if (choice === null) return null;
  const [, value, question] = /^(.*)#(\d{1,9})$/s.exec(choice) ?? [];
  return value === undefined ? { value: choice, question: null } : { value, question: Number(question) };
}
