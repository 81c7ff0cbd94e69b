import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { isDenied } from './claims/negation.ts';
import { abbreviates } from './claims/short-names.ts';
import { SAYS_NOTHING } from './clauses.ts';

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

const plain = new Map<string, readonly string[]>();

/**
 * Does a sentence use a word that neither its sources, all of its own language, nor plain talk hold? What a guest asked about
 * ("is it guarded?") makes no source. False where the plain words of the language are not known.
 */
export function addsWords(text: string, sources: readonly string[], language: string): boolean {
  const talk = plain.get(language) ?? (findPack(language)?.checks.plain ?? '').split(' ').filter((word) => word !== '');
  plain.set(language, talk);
  if (talk.length === 0) return false;
  const { lexicon } = languageFor(language);
  const known = sources.flatMap((source) => splitWords(fold(source)));
  const theirs = new Set(sources.flatMap((source) => [...lexicon.read(source).concepts]));
  const { found, words: read } = lexicon.read(text);
  return splitWords(fold(text)).some((word, index) => {
    if (isDenied(word, language) === true) return false; // what is denied is held against the sources elsewhere
    if (/\d/.test(word) || word.length < 2 || lexicon.empty.has(word)) return false;
    if (known.some((other) => isAlike(word, other))) return false;
    if (sources.some((source) => abbreviates(word, fold(source)))) return false;
    if (talk.some((beginning) => word.startsWith(beginning))) return false;
    if (read[index] !== word) return true; // mended into another word: nobody knows this one
    const meant = found.filter(({ start, end }) => start <= index && index < end);
    return !meant.some(({ concept }) => theirs.has(concept) || (SAYS_NOTHING.has(concept) && !SAYS_MUCH.has(concept)));
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
