import { type Concept, isThing } from '../pack/concepts.ts';
import { type Found, keepLongest } from './found.ts';
import type { Reading } from './reading.ts';
import type { WordIndex } from './word-index.ts';

/** A concept's word, indexed by its first letter. */
export interface Lettered {
  concept: Concept;
  text: string;
}

/** Finds the concepts in a text without spaces, where a word may start at any letter. */
export function readLetters(
  text: string,
  byLetter: WordIndex<Lettered>,
  functionWords: ReadonlySet<string>,
  segmenter: Intl.Segmenter,
): Reading {
  const found: Found[] = [];
  for (let start = 0; start < text.length; start++) {
    for (const { concept, text: wanted } of byLetter.get(text[start] ?? '')) {
      if (text.startsWith(wanted, start) && isWhole(text, start, wanted)) {
        found.push({ concept, start, end: start + wanted.length });
      }
    }
  }
  const covered = new Array<boolean>(text.length).fill(false);
  for (const { concept, start, end } of found) if (!isThing(concept)) covered.fill(true, start, end);
  const words: string[] = [];
  const unknown: string[] = [];
  let contentCount = 0;
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    words.push(segment);
    const isKnown = covered.slice(index, index + segment.length).some(Boolean);
    if (!isKnown && (functionWords.has(segment) || /^\d+$/.test(segment) || isKana(segment))) continue;
    contentCount++;
    if (!isKnown) unknown.push(segment);
  }
  return { ...keepLongest(found), words, unknown, contentCount };
}

/** Whether the segment is short hiragana, which is grammar and no content. */
function isKana(segment: string): boolean {
  return segment.length <= 3 && /^[\p{Script=Hiragana}\u30fc]+$/u.test(segment);
}

/** Whether a Latin word stands alone: "ac" is not in "place". */
function isWhole(text: string, start: number, wanted: string): boolean {
  if (!/^[a-z\d]/.test(wanted)) return true;
  const [before, after] = [text[start - 1] ?? '', text[start + wanted.length] ?? ''];
  return !/[a-z\d]/.test(before) && !(/[a-z]/.test(after) && /[a-z]$/.test(wanted));
}
