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

/** Below this the engine does not act on a reading; it is kept as an alternative. */
export const INTENT_THRESHOLD = 0.5;
const ALTERNATIVE_MIN = 0.22;
const ALTERNATIVES_MAX = 4;
/** How far a rule, and the likeness to the pack's sentences, may carry a reading alone. */
const RULE_SHARE = 0.58;
const MODEL_SHARE = 0.85;
/** A message most of whose words are unknown speaks of something else. */
const STRANGENESS_WEIGHT = 0.5;
const OFF_TOPIC_FACTOR = 0.5;
/** A word of another matter weighs less in a sentence that is like many of ours: a taxi to the movies is a taxi. */
const OFF_TOPIC_SURE_FACTOR = 0.8;
const SURELY_OURS = 0.03;

/** What a message wants, best first, and the readings that came close. */
export interface Classified {
  intents: readonly IntentScore[];
  alternatives: readonly IntentScore[];
  reading: Reading;
}

const TALK: ReadonlySet<Intent> = new Set(TALK_INTENTS);
/** A courtesy inside a longer sentence about something else is none. */
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
const FOREIGN = INTENTS.indexOf('out_of_scope');
const OURS_MIN = 0.05;
const FOREIGN_WEIGHT = 0.95;
/** "Two adults, three nights" gives data and asks for nothing yet. */
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
const NOD_SHARE = 1.5;
/** Words that name an emergency make one, or a close likeness to a sentence that does; nothing weakens them. */
const EMERGENCIES: ReadonlySet<Intent> = new Set<Intent>(['security_emergency', 'medical_emergency']);
const EMERGENCY_SCORE = 0.95;
const EMERGENCY_RULE_MIN = 0.9;
/** So like what was learnt that no harmless line of our own comes near; words of danger are the first to tell. */
const EMERGENCY_LIKENESS_MIN = 0.995;

/** How the newest text was read: a message is classified to be understood, and again to be searched for. */
let newest = { text: '', readings: new Map<Language, Classified>() };

/** Reads a message as a whole and clause by clause: guests ask for towels and the breakfast's hours in one breath. */
export function classify(text: string, language: Language): Classified {
  if (newest.text !== text) newest = { text, readings: new Map() };
  const known = newest.readings.get(language) ?? reclassify(text, language);
  newest.readings.set(language, known);
  return known;
}

function reclassify(text: string, language: Language): Classified {
  const reading = addHarm(text, language.lexicon.read(text), language);
  const whole = scoreReading(text, reading, language);
  const doubt = reading.concepts.has('off_topic') ? OFF_TOPIC_FACTOR : 1;
  const parts = splitClauses(text, language)
    .filter((clause) => !isCourtesy(language.lexicon.read(clause)))
    .map((clause) => scoreClause(clause, language, doubt));
  const intents = pickIntents(whole, parts, INTENT_THRESHOLD, reading.concepts);
  const named = new Set(intents.map(({ name }) => name));
  const alternatives = rank(whole).filter(
    ({ name, score }) => name !== 'out_of_scope' && !named.has(name) && score >= ALTERNATIVE_MIN,
  );
  return { intents, alternatives: alternatives.slice(0, ALTERNATIVES_MAX), reading };
}

/** "Please", "thank you", "for room 204" and "is there one here?" by themselves name nothing. */
function isCourtesy({ concepts, unknown }: Reading): boolean {
  return unknown.length === 0 && [...concepts].every((concept) => COURTESIES.has(concept));
}

const COURTESIES: ReadonlySet<Concept> = new Set<Concept>(['please', 'thanks', 'greeting', 'goodbye', 'room', 'have']);

/** A part of a message nods only where it says so: in "three adults and not two" nobody declines. */
function scoreClause(text: string, language: Language, doubt: number): Map<Intent, number> {
  const reading = language.lexicon.read(text);
  const scores = scoreReading(text, reading, language, doubt);
  if (![...reading.concepts].some((concept) => TALK_CONCEPTS.has(concept)))
    for (const courtesy of SMALL_TALK) scores.delete(courtesy);
  return scores;
}

/** How strongly a reading speaks of each intent, 0 to 1. */
function scoreReading(text: string, reading: Reading, language: Language, doubt = 1): Map<Intent, number> {
  const ruled = scoreByRules(reading.concepts);
  const likelihoods = readClause(text, reading, language).prediction.topic;
  const strange = reading.contentCount === 0 ? 0 : reading.unknown.length / reading.contentCount;
  const foreign = likelihoods[FOREIGN] ?? 0;
  // Which of our matters it is, and whether it is one of ours at all, are two questions.
  const ours = Math.max(1 - foreign, OURS_MIN);
  const unlike = foreign < SURELY_OURS ? OFF_TOPIC_SURE_FACTOR : OFF_TOPIC_FACTOR;
  const offTopic = (reading.concepts.has('off_topic') ? unlike : doubt) * (1 - FOREIGN_WEIGHT * foreign);
  const trust = (1 - STRANGENESS_WEIGHT * strange ** 1.3) * offTopic;
  const told =
    reading.concepts.size > 0 && [...reading.concepts].every((concept) => DATA.has(concept)) ? DATA_FACTOR : 1;
  const nodding = Math.min(1, NOD_SHARE * shareOfTalk(reading));
  const scores = new Map<Intent, number>();
  for (const [index, intent] of INTENTS.entries()) {
    const rule = ruled.get(intent) ?? 0;
    if (EMERGENCIES.has(intent)) {
      if (rule >= EMERGENCY_RULE_MIN || (likelihoods[index] ?? 0) * trust >= EMERGENCY_LIKENESS_MIN)
        scores.set(intent, EMERGENCY_SCORE);
      continue;
    }
    const evidence = Math.min(
      0.99,
      RULE_SHARE * rule + MODEL_SHARE * (index === FOREIGN ? foreign : (likelihoods[index] ?? 0) / ours),
    );
    const talk = (SMALL_TALK.has(intent) ? nodding : 1 - STRANGENESS_WEIGHT * 0.5 * strange) * offTopic;
    const score = evidence * (TALK.has(intent) ? talk : trust * told);
    if (score > 0.02) scores.set(intent, score);
  }
  return scores;
}

/** How much of what a text says is said by words of talk, 0 to 1. */
function shareOfTalk({ found, words, contentCount, unknown }: Reading): number {
  const spoken = new Set<number>();
  const said = new Set<number>();
  for (const { concept, start, end } of found) {
    for (let index = start; index < end; index++) {
      said.add(index);
      if (TALK_CONCEPTS.has(concept)) spoken.add(index);
    }
  }
  if (said.size === 0) return words.length > 0 && contentCount === 0 ? 1 : 0.5;
  return spoken.size / (said.size + unknown.length);
}

/** Each rule under the concepts one of which it needs first: most rules are out of the question for most texts. */
const RULES_OF = new Map<Concept, IntentRule[]>();
for (const rule of INTENT_RULES) {
  for (const concept of rule.all[0] ?? []) {
    const rules = RULES_OF.get(concept);
    if (rules === undefined) RULES_OF.set(concept, [rule]);
    else rules.push(rule);
  }
}

/** What the rules alone make of a text's concepts, 0 to 1. */
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
