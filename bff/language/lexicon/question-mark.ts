/** Also the Greek one, which looks like a semicolon. */
const AT_END = /[?？؟;]\s*$/u;

/** Does a text end in a question mark? */
export function endsInQuestionMark(text: string): boolean {
  return AT_END.test(text);
}
