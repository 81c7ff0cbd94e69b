import { listOfAll } from '../language/pack/packs.ts';
import { asks, type FoundFaq } from './found.ts';

const label = (part: 'questionMark' | 'answerMark') =>
  new RegExp(String.raw`^(?:${listOfAll(({ cues }) => cues.faqLabels?.[part] ?? null)})\s*\d*\s*[:.)\]]\s+`, 'iu');
const [LABEL, ANSWER_LABEL] = [label('questionMark'), label('answerMark')];
const NUMBERING = /^(?:[-*•#>]+|\d{1,3}[.)])\s+/u;

/**
 * Reads questions and answers of running text: a line with a question (or marked "Q:") begins an entry, and the text up to
 * the next question is its answer.
 */
export function readText(content: string): FoundFaq[] {
  const found: FoundFaq[] = [];
  let open: { question: string; lines: string[]; line: number } | undefined;
  const close = () => {
    if (open === undefined) return;
    found.push({ question: open.question, answer: open.lines.join('\n'), where: `line ${open.line}` });
  };
  for (const [index, raw] of content.split(/\r\n?|\n/).entries()) {
    const line = raw
      .trim()
      .replace(NUMBERING, '')
      .replace(/^\*\*(.*)\*\*$/u, '$1');
    if (beginsEntry(line, open)) {
      close();
      open = { question: line.replace(LABEL, ''), lines: [], line: index + 1 };
    } else open?.lines.push(line.replace(ANSWER_LABEL, ''));
  }
  close();
  return found;
}

/**
 * Whether a line begins an entry. A question directly below a question without an answer belongs to the same entry; a
 * question at the end of an answer does not begin one.
 */
function beginsEntry(line: string, open: { lines: string[] } | undefined): boolean {
  if (LABEL.test(line)) return true;
  if (!asks(line)) return false;
  return open === undefined || open.lines.some((before) => before !== '');
}
