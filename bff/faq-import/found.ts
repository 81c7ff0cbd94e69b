/** A question and an answer as they stand in what a hotel handed over. */
export interface FoundFaq {
  question: string;
  answer: string;
  /** For people: "row 12", "entry 3". */
  where: string;
}

/** White space made plain; line breaks stay. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a line asks a question. By the question marks of the scripts we speak; Greek writes a semicolon. */
export function asks(line: string): boolean {
  return /[?？؟⁇\u037e]\s*$/u.test(line) || /\p{Script=Greek}.*;\s*$/u.test(line);
}
