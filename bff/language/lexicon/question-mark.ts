/** The Greek question mark looks like a semicolon, so it counts only behind Greek letters. */
const AT_END = /(?:[?？؟]|\p{Script=Greek}\P{L}*;)\s*$/u;

/** Whether a text ends in a question mark. */
export function endsInQuestionMark(text: string): boolean {
  return AT_END.test(text);
}
