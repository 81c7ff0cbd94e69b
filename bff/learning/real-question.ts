import type { Understanding } from '../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../language/lexicon/fold.ts';
import { languageFor } from '../language/lexicon/registry.ts';

const QUESTION_MARK = /[?？؟⁇\u037e]/u;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
const WORD_LETTERS_MIN = 3;
/** Longer runs of one letter, and words without end, come from a cat on the keys. */
const NOISE = /(\p{L})\1{3,}|\p{L}{26,}/u;

const known = new Map<string, ReadonlySet<string>>();

/**
 * Is it something a guest wants to know, and not a greeting, a room's number, a call for help or noise? Staff are shown questions
 * alone. A word that the language knows, or a question mark, makes it one.
 */
export function isRealQuestion(
  written: string,
  { language, urgency }: Pick<Understanding, 'language' | 'urgency'>,
): boolean {
  const text = written.replace(LINK, ' ');
  if (urgency === 'emergency' || NOISE.test(text)) return false;
  const said = splitWords(fold(text));
  const isWord = (word: string) =>
    /\p{L}/u.test(word) && (isUnspaced(language.code) || word.length >= WORD_LETTERS_MIN);
  if (!said.some(isWord)) return false;
  if (QUESTION_MARK.test(text)) return true;
  const { concepts } = languageFor(language.code).lexicon.read(text);
  const asking = functionWords(language.code);
  // "Room 204" tells where somebody is.
  return [...concepts].some((concept) => concept !== 'room') || said.some((word) => asking.has(word));
}

function functionWords(code: string): ReadonlySet<string> {
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const words = new Set(
    languageFor(code)
      .pack.functionWords.split(',')
      .map((word) => fold(word.trim())),
  );
  known.set(code, words);
  return words;
}
