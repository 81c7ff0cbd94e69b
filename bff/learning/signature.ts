import { BROAD, type WordsRead } from '../language/lexicon/read-words.ts';
import type { Concept } from '../language/pack/concepts.ts';

/** The common content of a group of questions, independent of their languages. */
export interface Signature {
  /** The concepts of its first question, without those that every question has. */
  concepts: string[];
  /** The possible topics, as guessed by the engine. */
  intents: string[];
  /** Words without a concept, by language. */
  words: Record<string, string[]>;
}

/** The likeness from which two questions count as the same. */
export const ALIKE = 0.55;

/** Concepts of politeness and grammar, which every question may have. */
const EMPTY: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'please',
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'ok',
  'want',
  'have',
  'may',
  'how',
  'extra',
  'human',
  'speak',
  'unsure',
  'repeat',
  'problem',
  'existing',
  'new',
  'call',
  'bring',
  'detail',
]);
/** Concepts of what is asked about a thing. They weigh half as much as the thing, and do not join questions alone. */
const FACETS: ReadonlySet<string> = new Set<Concept>([
  'when',
  'where',
  'hours',
  'price',
  'free',
  'included',
  'near',
  'distance',
  'rule',
  'person',
  'date',
  'night',
  'stay',
  'early',
  'late',
  'recommend',
]);
const BROAD_NAMES: ReadonlySet<string> = BROAD;
const FACET_WEIGHT = 0.5;
/** Broad concepts weigh less, because the words say which thing is meant. */
const BROAD_WEIGHT = 0.5;
/** Between languages, common topics weigh more, because few words can match. */
const INTENT_WEIGHT = { own: 0.5, foreign: 1.5 };
/** The weight if one question contains all of the other and more: "a helipad" and "a helipad on the roof". */
const MORE_WORDS_WEIGHT = 0.6;
/** A word without a match in a question of another language may be its translation, so it speaks less against the match. */
const FOREIGN_WORD_WEIGHT = 0.4;
/** "Golf" and "Golfplatz": words count as equal if they share at least this many first letters. */
const BEGINNING_MIN = 4;

/** The signature of one question. */
export function sign({ concepts, words }: WordsRead, language: string, intents: readonly string[]): Signature {
  return {
    concepts: concepts.filter((concept) => !EMPTY.has(concept)),
    intents: [...new Set(intents)],
    words: { [language]: [...words] },
  };
}

/** Whether the signature contains anything by which another question can be recognised as the same. */
export function isDistinctive({ concepts, words }: Signature): boolean {
  return concepts.some((concept) => !FACETS.has(concept)) || Object.values(words).some((list) => list.length > 0);
}

/**
 * The likeness of a group and a further question, 0 to 1: the share of common content. Zero if they have no thing in
 * common: two questions about prices are not the same for that. Its limit: between languages, questions match by concepts
 * of the language packs ("bicycle") and words that begin alike ("casino", "Golfplatz"). A thing that no pack knows and
 * that each language names differently ("helipad", "Hubschrauberlandeplatz") stays a separate question per language.
 */
export function measureLikeness(group: Signature, question: Signature): number {
  const concepts = compare(group.concepts, question.concepts, (a, b) => a === b);
  const intents = compare(group.intents, question.intents, (a, b) => a === b);
  const words = compareWords(group.words, question.words);
  const things = concepts.shared.filter((concept) => !FACETS.has(concept)).length + words.shared;
  if (things === 0) return 0;
  const shared = weigh(concepts.shared) + words.shared + (intents.shared.length > 0 ? INTENT_WEIGHT[words.from] : 0);
  return shared / (shared + weigh(concepts.only) + words.only);
}

/** The signature of a group after a question has joined it, with the words of further languages. */
export function join(group: Signature, question: Signature): Signature {
  return { ...group, words: { ...question.words, ...group.words } };
}

function weigh(concepts: readonly string[]): number {
  return concepts.reduce((sum, concept) => sum + weightOf(concept), 0);
}

function weightOf(concept: string): number {
  if (FACETS.has(concept)) return FACET_WEIGHT;
  return BROAD_NAMES.has(concept) ? BROAD_WEIGHT : 1;
}

/** Compares with the group's words of the same language; if it has none, with those of all others. */
function compareWords(
  group: Signature['words'],
  question: Signature['words'],
): { shared: number; only: number; from: 'own' | 'foreign' } {
  const [[language, own] = ['', []]] = Object.entries(question);
  const known = group[language];
  if (known !== undefined) {
    const { shared, only } = compare(known, own, isSameWord);
    const holds = shared.length > 0 && shared.length === Math.min(known.length, own.length);
    return { shared: shared.length, only: only.length * (holds ? MORE_WORDS_WEIGHT : 1), from: 'own' };
  }
  const lists = Object.values(group);
  const { shared } = compare([...new Set(lists.flat())], own, isSameWord);
  const most = Math.max(own.length, ...lists.map((list) => list.length));
  return { shared: shared.length, only: Math.max(0, most - shared.length) * FOREIGN_WORD_WEIGHT, from: 'foreign' };
}

function compare(
  left: readonly string[],
  right: readonly string[],
  isSame: (a: string, b: string) => boolean,
): { shared: string[]; only: string[] } {
  const rest = [...right];
  const shared: string[] = [];
  const only: string[] = [];
  for (const one of left) {
    const at = rest.findIndex((other) => isSame(one, other));
    if (at < 0) only.push(one);
    else {
      shared.push(one);
      rest.splice(at, 1);
    }
  }
  return { shared, only: [...only, ...rest] };
}

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= BEGINNING_MIN && long.startsWith(short));
}
