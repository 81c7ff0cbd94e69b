import type { Intent } from '../../shared/domain/intents.ts';
import { detect } from '../../shared/language/detect/full.ts';
import { classify } from '../language/classify.ts';
import type { Concept } from '../language/concepts.ts';
import { fold, isUnspaced, splitWords } from '../language/fold.ts';
import { languageFor } from '../language/registry.ts';

const MATCHES_MAX = 5;
const STEM_LETTERS = 6;
/** What an answer holds helps to find it, but the question says what it is about. */
const ANSWER_WEIGHT = 0.3;
const CONCEPT_WEIGHT = 2;
const INTENT_WEIGHT = 2.5;
/** Concepts that nearly every question has tell entries apart the least. */
const GENERAL_WEIGHT = 0.25;
const GENERAL: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'where',
  'how',
  'have',
  'may',
  'want',
  'bring',
  'extra',
  'room',
  'hotel',
  'free',
  'price',
  'hours',
  'please',
  'call',
  'person',
  'no',
  'yes',
  'human',
  'night',
  'included',
  'problem',
]);
const SAME_LANGUAGE_BONUS = 0.04;

/** What is indexed. A sentence of the policies is its own question. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  origin?: 'faq' | 'policies';
  /** Where it is known; a longer text tells its language better than one sentence. */
  language?: string;
}

/** An entry that may answer a question. `score` is 0 to 1. */
export interface FaqMatch {
  faqId: string;
  origin: 'faq' | 'policies';
  question: string;
  answer: string;
  /** The language the hotel wrote the entry in. */
  language: string;
  /** What the entry's own question asks for. */
  intents: readonly Intent[];
  score: number;
}

/** A property's questions and answers, searchable in every language the engine speaks. */
export interface FaqIndex {
  /** Entries that may answer the text, best first, scored 0 to 1. */
  search(text: string, language: string): FaqMatch[];
}

interface Entry extends Required<FaqEntry> {
  intents: readonly Intent[];
  features: Map<string, number>;
  questionWeight: number;
}

/** Reads every entry once. The concepts in it make it findable from any language, its own words from its own. */
export function createFaqIndex(entries: readonly FaqEntry[]): FaqIndex {
  const rarity = new Map<string, number>();
  const weigh = (feature: string): number => {
    const count = rarity.get(feature) ?? 0;
    return Math.log(1 + (entries.length + 1) / (count + 0.5));
  };
  const read = entries.map((entry) => readEntry(entry));
  for (const { features } of read) {
    for (const feature of features.keys()) rarity.set(feature, (rarity.get(feature) ?? 0) + 1);
  }
  const postings = new Map<string, Entry[]>();
  for (const entry of read) {
    for (const [feature, weight] of entry.features) {
      if (weight >= ANSWER_WEIGHT) postings.set(feature, [...(postings.get(feature) ?? []), entry]);
      if (weight > ANSWER_WEIGHT * CONCEPT_WEIGHT) entry.questionWeight += weight * weigh(feature);
    }
  }
  return {
    search(text, code) {
      const asked = readQuestion(text, code);
      let total = 0;
      const sums = new Map<Entry, number>();
      for (const [feature, weight] of asked) {
        const worth = weight * weigh(feature);
        total += worth;
        for (const entry of postings.get(feature) ?? []) {
          const share = Math.min(weight, entry.features.get(feature) ?? 0) * weigh(feature);
          sums.set(entry, (sums.get(entry) ?? 0) + share);
        }
      }
      return [...sums]
        .map(([entry, sum]) => toMatch(entry, likeness(sum, total, entry.questionWeight), code))
        .filter(({ score }) => score > 0.2)
        .sort((a, b) => b.score - a.score)
        .slice(0, MATCHES_MAX);
    },
  };
}

/** How much of the question the entry covers, and how much of the entry the question asks for. */
function likeness(shared: number, asked: number, held: number): number {
  const covered = shared / (asked || 1);
  const meant = Math.min(1, shared / (held || 1));
  return Math.min(1, 0.62 * covered + 0.48 * meant);
}

function toMatch({ id, origin, question, answer, language, intents }: Entry, score: number, code: string): FaqMatch {
  const bonus = language === code ? SAME_LANGUAGE_BONUS : 0;
  return {
    faqId: id,
    origin,
    question,
    answer,
    language,
    intents,
    score: Math.round(Math.min(1, score + bonus) * 100) / 100,
  };
}

function readEntry(entry: FaqEntry): Entry {
  const language = entry.language ?? detect(`${entry.question} ${entry.answer}`).code;
  const features = readQuestion(entry.question, language);
  for (const [feature, weight] of readWords(entry.answer, language)) {
    features.set(feature, Math.max(features.get(feature) ?? 0, weight * ANSWER_WEIGHT));
  }
  const intents = classify(entry.question, languageFor(language)).intents.map(({ name }) => name);
  return { origin: 'faq', ...entry, language, intents, features, questionWeight: 0 };
}

function readQuestion(text: string, code: string): Map<string, number> {
  const features = readWords(text, code);
  const { intents, alternatives } = classify(text, languageFor(code));
  for (const { name, score } of [...intents, ...alternatives.slice(0, 1)].slice(0, 2)) {
    features.set(`@${name}`, INTENT_WEIGHT * score);
  }
  return features;
}

function readWords(text: string, code: string): Map<string, number> {
  const language = languageFor(code);
  const { concepts, words } = language.lexicon.read(text);
  const features = new Map<string, number>();
  for (const concept of concepts)
    features.set(`#${concept}`, CONCEPT_WEIGHT * (GENERAL.has(concept) ? GENERAL_WEIGHT : 1));
  if (isUnspaced(code)) return features;
  const empty = new Set(splitWords(fold(language.pack.functionWords.replaceAll(',', ' '))));
  for (const word of words) {
    if (!empty.has(word) && word.length > 2) features.set(`${code}:${word.slice(0, STEM_LETTERS)}`, 1);
  }
  return features;
}
