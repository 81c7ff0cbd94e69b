import { fold } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';
import { listOfAll } from '../pack/packs.ts';

const CLAUSE_END = /[.!?;:\n。！？؟،；：、।…]+(?=\s|$|\P{L})|,\s|，|(?<=[。！？؟；।])/u;
/** Scoring a clause costs little; a guest with a list of wishes has them all read. */
const CLAUSES_MAX = 16;
/** A verb that without its accent would be "and", such as "is" in Italian. */
const COPULA = new RegExp(`(?<![\\p{L}\\p{M}])[${listOfAll(({ copula }) => copula, '')}](?![\\p{L}\\p{M}])`, 'giu');
const MASK = '\ue000';
const joinersOf = new WeakMap<object, RegExp | null>();

/** The parts of a message that may each want something of their own; empty where it has only one. */
export function splitClauses(text: string, language: Language): string[] {
  const sentences = text.split(CLAUSE_END).filter((part) => /\p{L}/u.test(part));
  const joiner = joinerOf(language);
  const clauses = joiner === null ? sentences : sentences.flatMap((sentence) => splitJoined(sentence, joiner));
  const spoken = clauses.filter((clause) => /\p{L}/u.test(clause));
  return spoken.length < 2 ? [] : spoken.slice(0, CLAUSES_MAX);
}

function splitJoined(sentence: string, joiner: RegExp): string[] {
  return fold(sentence.replace(COPULA, MASK))
    .split(joiner)
    .map((part) => part.replaceAll(MASK, 'e'));
}

function joinerOf({ pack }: Language): RegExp | null {
  const known = joinersOf.get(pack);
  if (known !== undefined) return known;
  const words = listWords(pack.joiners).toSorted((a, b) => b.length - a.length);
  // Where words are written without spaces, what is joined follows at once: a joiner only begins there.
  const end = pack.script.unspaced ? '' : '(?![\\p{L}\\p{M}])';
  const joiner = words.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})${end}`, 'u');
  joinersOf.set(pack, joiner);
  return joiner;
}
