/** A question and an answer found in a hotel's file or page. */
export interface FoundFaq {
  question: string;
  answer: string;
  /** The position for people: "row 12", "entry 3". */
  where: string;
}

/** Normalises white space; line breaks stay. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a line asks a question, by the question marks of all supported scripts; Greek uses a semicolon. */
export function asks(line: string): boolean {
  return /[?？؟⁇\u037e]\s*$/u.test(line) || /\p{Script=Greek}.*;\s*$/u.test(line);
}
