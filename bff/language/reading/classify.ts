import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { addHarm } from '../danger/harm.ts';
import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import { readClause } from '../model/read-clause.ts';
import type { Concept } from '../pack/concepts.ts';
import { TALK_INTENTS } from '../pack/pack.ts';
import { INTENT_RULES, type IntentRule } from './intent-rules.ts';
import { pickIntents } from './pick-intents.ts';
import { splitClauses } from './split-clauses.ts';

/** The lowest score of an intent that the engine acts on. Other intents are alternatives. */
export const INTENT_THRESHOLD = 0.5;
const ALTERNATIVE_MIN = 0.22;
const ALTERNATIVES_MAX = 4;
/** The largest score from rules alone, and from the model alone. */
const RULE_SHARE = 0.58;
const MODEL_SHARE = 0.85;
/** The weight by which unknown words lower the score, as a message with many unknown words is about something else. */
const STRANGENESS_WEIGHT = 0.5;
const OFF_TOPIC_FACTOR = 0.5;
/**
 * A word of another topic counts less if the sentence resembles many of ours: "a taxi to the movies" asks for a taxi.
 */
const OFF_TOPIC_SURE_FACTOR = 0.8;
const FOREIGN_SURELY_NOT_MAX = 0.03;

/** A message's intents, best first, and those that came close. */
export interface Classified {
  intents: readonly IntentScore[];
  alternatives: readonly IntentScore[];
  reading: Reading;
}

const TALK: ReadonlySet<Intent> = new Set(TALK_INTENTS);
/** Intents that do not count inside a longer sentence about something else. */
const SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>(['affirm', 'deny', 'acknowledge', 'unsure']);
const TALK_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'yes',
  'no',
  'ok',
  'unsure',
  'please',
  'thanks',
  'greeting',
  'goodbye',
  'repeat',
]);
const FOREIGN_INDEX = INTENTS.indexOf('out_of_scope');
const OWN_MIN = 0.05;
const FOREIGN_WEIGHT = 0.95;
/** Concepts of plain data: "two adults, three nights" asks for nothing yet. */
const DATA: ReadonlySet<Concept> = new Set<Concept>([
  'person',
  'child',
  'baby',
  'date',
  'night',
  'stay',
  'arrive',
  'late',
]);
const DATA_FACTOR = 0.45;
const TALK_FACTOR = 1.5;
/** Intents that take words of emergency, or a very similar sentence; nothing lowers their score. */
const EMERGENCIES: ReadonlySet<Intent> = new Set<Intent>(['security_emergency', 'medical_emergency']);
const EMERGENCY_SCORE = 0.95;
const EMERGENCY_RULE_MIN = 0.9;
/** The model's certainty from which likeness alone makes an emergency. No harmless example comes near it. */
const EMERGENCY_LIKENESS_MIN = 0.995;

/** The newest text's results, as each message is classified several times. */
let newest = { text: '', readings: new Map<Language, Classified>() };

/**
 * Classifies a message as a whole and clause by clause: guests ask for towels and the breakfast hours in one message.
 */
export function classify(text: string, language: Language): Classified {
  if (newest.text !== text) newest = { text, readings: new Map() };
  const classified = newest.readings.get(language) ?? reclassify(text, language);
  newest.readings.set(language, classified);
  return classified;
}

function reclassify(text: string, language: Language): Classified {
  const reading = addHarm(text, language.lexicon.read(text), language);
  const whole = scoreReading(text, reading, language);
  const clauseFactor = reading.concepts.has('off_topic') ? OFF_TOPIC_FACTOR : 1;
  const parts = splitClauses(text, language)
    .filter((clause) => !isCourtesy(language.lexicon.read(clause)))
    .map((clause) => scoreClause(clause, language, clauseFactor));
  const intents = pickIntents(whole, parts, INTENT_THRESHOLD, reading.concepts);
  const names = new Set(intents.map(({ name }) => name));
  const alternatives = rank(whole).filter(
    ({ name, score }) => name !== 'out_of_scope' && !names.has(name) && score >= ALTERNATIVE_MIN,
  );
  return { intents, alternatives: alternatives.slice(0, ALTERNATIVES_MAX), reading };
}

/** Whether a clause is only courtesy or names only a room: "please", "for room 204". */
function isCourtesy({ concepts, unknown }: Reading): boolean {
  return unknown.length === 0 && [...concepts].every((concept) => COURTESIES.has(concept));
}

const COURTESIES: ReadonlySet<Concept> = new Set<Concept>(['please', 'thanks', 'greeting', 'goodbye', 'room', 'have']);

/** Scores a clause. Without words of talk it is no yes or no: "three adults and not two" declines nothing. */
function scoreClause(text: string, language: Language, clauseFactor: number): Map<Intent, number> {
  const reading = language.lexicon.read(text);
  const scores = scoreReading(text, reading, language, clauseFactor);
  if (![...reading.concepts].some((concept) => TALK_CONCEPTS.has(concept)))
    for (const courtesy of SMALL_TALK) scores.delete(courtesy);
  return scores;
}

/** Scores each intent, from 0 to 1. */
function scoreReading(text: string, reading: Reading, language: Language, clauseFactor = 1): Map<Intent, number> {
  const ruleScores = scoreByRules(reading.concepts);
  const likelihoods = readClause(text, reading, language).prediction.topic;
  const unknownShare = reading.contentCount === 0 ? 0 : reading.unknown.length / reading.contentCount;
  const foreignLikelihood = likelihoods[FOREIGN_INDEX] ?? 0;
  // The likelihood of a topic is relative to all hotel topics; whether it is a hotel topic at all is weighed apart.
  const ownLikelihood = Math.max(1 - foreignLikelihood, OWN_MIN);
  const offTopicFactor = foreignLikelihood < FOREIGN_SURELY_NOT_MAX ? OFF_TOPIC_SURE_FACTOR : OFF_TOPIC_FACTOR;
  const topicFactor =
    (reading.concepts.has('off_topic') ? offTopicFactor : clauseFactor) * (1 - FOREIGN_WEIGHT * foreignLikelihood);
  const trust = (1 - STRANGENESS_WEIGHT * unknownShare ** 1.3) * topicFactor;
  const dataFactor =
    reading.concepts.size > 0 && [...reading.concepts].every((concept) => DATA.has(concept)) ? DATA_FACTOR : 1;
  const talkShare = Math.min(1, TALK_FACTOR * shareOfTalk(reading));
  const scores = new Map<Intent, number>();
  for (const [index, intent] of INTENTS.entries()) {
    const rule = ruleScores.get(intent) ?? 0;
    if (EMERGENCIES.has(intent)) {
      if (rule >= EMERGENCY_RULE_MIN || (likelihoods[index] ?? 0) * trust >= EMERGENCY_LIKENESS_MIN)
        scores.set(intent, EMERGENCY_SCORE);
      continue;
    }
    const evidence = Math.min(
      0.99,
      RULE_SHARE * rule +
        MODEL_SHARE * (index === FOREIGN_INDEX ? foreignLikelihood : (likelihoods[index] ?? 0) / ownLikelihood),
    );
    const talk = (SMALL_TALK.has(intent) ? talkShare : 1 - STRANGENESS_WEIGHT * 0.5 * unknownShare) * topicFactor;
    const score = evidence * (TALK.has(intent) ? talk : trust * dataFactor);
    if (score > 0.02) scores.set(intent, score);
  }
  return scores;
}

/** The share of a text's words that are small talk, from 0 to 1. */
function shareOfTalk({ found, words, contentCount, unknown }: Reading): number {
  const talkWords = new Set<number>();
  const conceptWords = new Set<number>();
  for (const { concept, start, end } of found) {
    for (let index = start; index < end; index++) {
      conceptWords.add(index);
      if (TALK_CONCEPTS.has(concept)) talkWords.add(index);
    }
  }
  if (conceptWords.size === 0) return words.length > 0 && contentCount === 0 ? 1 : 0.5;
  return talkWords.size / (conceptWords.size + unknown.length);
}

/** Rules by the concepts of their first condition, so that most rules are skipped for most texts. */
const RULES_OF = new Map<Concept, IntentRule[]>();
for (const rule of INTENT_RULES) {
  for (const concept of rule.all[0] ?? []) {
    const rules = RULES_OF.get(concept);
    if (rules === undefined) RULES_OF.set(concept, [rule]);
    else rules.push(rule);
  }
}

/** Scores a text's concepts by the rules alone, from 0 to 1. */
export function scoreByRules(concepts: ReadonlySet<Concept>): Map<Intent, number> {
  const scores = new Map<Intent, number>();
  for (const concept of concepts) {
    for (const { intent, all, none, score } of RULES_OF.get(concept) ?? []) {
      if (score <= (scores.get(intent) ?? 0)) continue;
      const fits = all.every((names) => names.some((name) => concepts.has(name)));
      if (fits && !none.some((name) => concepts.has(name))) scores.set(intent, score);
    }
  }
  return scores;
}

function rank(scores: ReadonlyMap<Intent, number>): IntentScore[] {
  return [...scores].map(([name, score]) => ({ name, score })).toSorted((a, b) => b.score - a.score);
}
