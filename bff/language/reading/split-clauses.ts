import { fold } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';
import { listOfAll } from '../pack/packs.ts';
import { CLAUSE_END } from './clause-marks.ts';

/** The most clauses read of a message. */
const CLAUSES_MAX = 16;
/** Verbs that would read as "and" without their accent, such as the Italian "is". */
const COPULA = new RegExp(`(?<![\\p{L}\\p{M}])[${listOfAll(({ copula }) => copula, '')}](?![\\p{L}\\p{M}])`, 'giu');
const MASK = '\ue000';
const joiners = new WeakMap<object, RegExp | null>();

/** Splits a message into clauses that may each be a request; empty if it has only one. */
export function splitClauses(text: string, language: Language): string[] {
  const sentences = text.split(CLAUSE_END).filter((part) => /\p{L}/u.test(part));
  const joiner = joinerOf(language);
  const clauses = joiner === null ? sentences : sentences.flatMap((sentence) => splitJoined(sentence, joiner));
  const withLetters = clauses.filter((clause) => /\p{L}/u.test(clause));
  return withLetters.length < 2 ? [] : withLetters.slice(0, CLAUSES_MAX);
}

function splitJoined(sentence: string, joiner: RegExp): string[] {
  return fold(sentence.replace(COPULA, MASK))
    .split(joiner)
    .map((part) => part.replaceAll(MASK, 'e'));
}

function joinerOf({ pack }: Language): RegExp | null {
  const cached = joiners.get(pack);
  if (cached !== undefined) return cached;
  const words = listWords(pack.joiners).toSorted((a, b) => b.length - a.length);
  // Without spaces, the next word follows a joiner directly.
  const end = pack.script.unspaced ? '' : '(?![\\p{L}\\p{M}])';
  const joiner = words.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})${end}`, 'u');
  joiners.set(pack, joiner);
  return joiner;
}
