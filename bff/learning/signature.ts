import { BROAD, type WordsRead } from '../language/lexicon/read-words.ts';
import type { Concept } from '../language/pack/concepts.ts';

/** What the questions of a group have in common, whatever language each was asked in. */
export interface Signature {
  /** Of its first question, without those that every question has. */
  concepts: string[];
  /** What it may be about, as the engine guessed. */
  intents: string[];
  /** Words that are none of our concepts, by the language they are of. */
  words: Record<string, string[]>;
}

/** How alike two questions must be to be one. */
export const ALIKE = 0.55;

/** Politeness and grammar: every question has them. */
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
/** What is asked about a thing: half as telling as the thing itself, and no bond on its own. */
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
/** Which of its things is meant, the words tell. */
const BROAD_WEIGHT = 0.5;
/** Between languages, where few words can agree, what both seem to want tells more. */
const INTENT_WEIGHT = { own: 0.5, foreign: 1.5 };
/** One question says all that the other says, and more: "a helipad" and "a helipad on the roof". */
const MORE_WORDS_WEIGHT = 0.6;
/** A word without its like in a question of another language may be its translation: that speaks against less. */
const FOREIGN_WORD_WEIGHT = 0.4;
/** "Golf" and "Golfplatz": what begins the same, for at least so many letters, is taken for the same. */
const BEGINNING_MIN = 4;

/** The signature of one question. */
export function sign({ concepts, words }: WordsRead, language: string, intents: readonly string[]): Signature {
  return {
    concepts: concepts.filter((concept) => !EMPTY.has(concept)),
    intents: [...new Set(intents)],
    words: { [language]: [...words] },
  };
}

/** Says this signature anything by which another question could be found to be the same? */
export function isDistinctive({ concepts, words }: Signature): boolean {
  return concepts.some((concept) => !FACETS.has(concept)) || Object.values(words).some((list) => list.length > 0);
}

/**
 * The limit of it: between languages, what is asked meets over concepts that the packs know ("bicycle") and over words that
 * begin alike ("casino", "Golfplatz"). What no pack knows and each language calls by another name ("helipad",
 * "Hubschrauberlandeplatz") shares nothing, and stands as a question for each language.
 *
 * How alike a group's questions and one more are, 0 to 1: the share of what both speak of. Zero where they share no
 * thing: two questions about a price are not one for that.
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

/** What a group knows once a question has joined it: the words of a language it was not asked in before. */
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

/** Against the words of the same language where the group has some, else against those of every other. */
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
