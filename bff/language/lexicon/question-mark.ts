/** Also the Greek one, which looks like a semicolon: behind Greek letters alone. */
const AT_END = /(?:[?？؟]|\p{Script=Greek}\P{L}*;)\s*$/u;

/** Does a text end in a question mark? */
export function endsInQuestionMark(text: string): boolean {
  return AT_END.test(text);
}
