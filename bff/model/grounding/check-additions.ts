import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { isNamed } from './check-sentence.ts';
import { isDenied } from './claims/negation.ts';
import { abbreviates } from './claims/short-names.ts';
import { SAYS_NOTHING } from './clauses.ts';
import { findWords, foldForWords } from './words/find-words.ts';
import { hasTalk, isTalk, isTold } from './words/plain-talk.ts';

/** These say nothing of a figure, but a good deal of a house. */
const SAYS_MUCH: ReadonlySet<Concept> = new Set<Concept>([
  'detail',
  'free',
  'included',
  'off_topic',
  'recommend',
  'rule',
]);
/** Words of one stem, and parts of one compound, begin with so many letters alike. */
const ALIKE_MIN = 4;
const COMPOUND_MIN = 5;

/**
 * The words of a sentence that neither its sources, all of its own language, nor plain talk hold. What a guest asked about
 * ("is it guarded?") makes no source. None where the plain words of the language are not known.
 */
export function findAdded(text: string, sources: readonly string[], language: string): string[] {
  if (!hasTalk(language)) return [];
  const { lexicon } = languageFor(language);
  const known = sources.flatMap((source) => splitWords(fold(source)));
  const theirs = new Set(sources.flatMap((source) => [...lexicon.read(source).concepts]));
  const { found, words: read } = lexicon.read(text);
  // What widens, and what a figure hangs on, is held against the sources elsewhere.
  const folded = foldForWords(text);
  const judged = new Set(findWords(folded, language).flatMap(({ start, end }) => splitWords(folded.slice(start, end))));
  return splitWords(fold(text)).filter((word, index) => {
    if (isDenied(word, language) === true) return false; // what is denied is held against the sources elsewhere
    if (/\d/.test(word) || word.length < 2 || lexicon.functionWords.has(word)) return false;
    if (known.some((other) => isAlike(word, other))) return false;
    if (sources.some((source) => abbreviates(word, fold(source)))) return false;
    if (judged.has(word) || isTalk(word, language)) return false;
    const meant = found.filter(({ start, end }) => start <= index && index < end);
    if (isTold(word, language) && meant.every(({ concept }) => SAYS_NOTHING.has(concept))) return false;
    if (read[index] !== word) return true; // mended into another word: nobody knows this one
    return !meant.some(
      ({ concept }) => isNamed(concept, theirs) || (SAYS_NOTHING.has(concept) && !SAYS_MUCH.has(concept)),
    );
  });
}

/** "Hund" and "Hunde", "Abend" and "Abendessen"; but no word with something in front of it. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  const shared = [...short].findIndex((letter, index) => letter !== long[index]);
  const common = shared < 0 ? short.length : shared;
  return common >= COMPOUND_MIN || (common >= ALIKE_MIN - 1 && common >= short.length - 1 && long.length - common <= 3);
}
