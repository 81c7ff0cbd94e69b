import type { Understanding } from '../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../language/lexicon/fold.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import type { Concept } from '../language/pack/concepts.ts';

const QUESTION_MARK = /[?？؟⁇\u037e]/u;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
const WORD_LETTERS_MIN = 3;
/** A long run of one letter or an endless word is noise, as from a cat on the keyboard. */
const NOISE = /(\p{L})\1{3,}|\p{L}{26,}/u;

/** Concepts of a greeting, or of the guest's place: "Room 204". */
const TELL_NOTHING: ReadonlySet<Concept> = new Set<Concept>(['room', 'greeting', 'thanks', 'goodbye']);
const POLITE_WORDS_MAX = 4;

const known = new Map<string, ReadonlySet<string>>();

/**
 * Whether a message is a guest's question and not a greeting, a room number, a call for help or noise; staff see only
 * questions. A word that the language knows, or a question mark, makes it a question.
 */
export function isRealQuestion(
  written: string,
  { language, urgency }: Pick<Understanding, 'language' | 'urgency'>,
): boolean {
  const text = written.replace(LINK, ' ');
  if (urgency === 'emergency' || NOISE.test(text)) return false;
  const words = splitWords(fold(text));
  const isWord = (word: string) =>
    /\p{L}/u.test(word) && (isUnspaced(language.code) || word.length >= WORD_LETTERS_MIN);
  if (!words.some(isWord)) return false;
  if (QUESTION_MARK.test(text)) return true;
  // A word with a number is a place, even in an unknown language.
  if (/\d/.test(text) && words.filter((word) => /\p{L}/u.test(word)).length === 1) return false;
  const { concepts } = languageFor(language.code).lexicon.read(text);
  const asking = functionWords(language.code);
  if ([...concepts].some((concept) => !TELL_NOTHING.has(concept))) return true;
  // A greeting with few other words asks nothing, whatever they are: "Good evening everybody".
  const isPolite = [...concepts].some((concept) => concept !== 'room');
  return !(isPolite && words.length <= POLITE_WORDS_MAX) && words.some((word) => asking.has(word));
}

function functionWords(code: string): ReadonlySet<string> {
  const cached = known.get(code);
  if (cached !== undefined) return cached;
  const words = new Set(
    languageFor(code)
      .pack.functionWords.split(',')
      .map((word) => fold(word.trim())),
  );
  known.set(code, words);
  return words;
}
