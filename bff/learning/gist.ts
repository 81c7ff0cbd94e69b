/** Short enough to be read at a glance. */
const LETTERS_MAX = 140;
/** A sentence with its end mark; a line counts as a sentence too. */
const SENTENCE = /[^.!?。！？؟⁇\n]+[.!?。！？؟⁇]*/gu;
const ASKS = /[?？؟⁇\u037e]\s*$/u;
const GREEK_ASKS = /\p{Script=Greek}.*;\s*$/u;
const MORE = '…';

/** Shortens a long message to its questions, in the guest's own words and cut between words. Pure. */
export function gistOf(question: string): string {
  const sentences = (question.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((one) => one !== '');
  const asking = sentences.filter((sentence) => ASKS.test(sentence) || GREEK_ASKS.test(sentence));
  return shorten((asking.length > 0 ? asking : sentences).join(' ') || question.trim());
}

function shorten(text: string): string {
  if (text.length <= LETTERS_MAX) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length + MORE.length > LETTERS_MAX) break;
    cut += segment;
  }
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > LETTERS_MAX / 2 ? space : undefined)}${MORE}`;
}
