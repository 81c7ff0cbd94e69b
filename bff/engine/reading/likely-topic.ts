import type { Act } from '../../../shared/domain/frame.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import type { Dialogue, Topic } from '../types.ts';
import { Utterance } from '../utterance/utterance.ts';
import { findFreshTopic, STAY_SIGNALS } from '../wishes/followed-topic.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { WAYS_OF_ASKING } from '../words/ways-of-asking.ts';

const SURELY_ASKED = 0.6;
const VALUES: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['count', 'duration', 'date', 'time']);
/** Acts of asking. A guest who says how many they are also asks for the price. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['ask', 'tell']);
/** The lowest confidence of a topic that is not a guess. */
const FAINT = 0.5;

/** Concepts that name no topic, but persons and lengths. */
const NAMELESS: ReadonlySet<Concept> = new Set<Concept>([...TOPICLESS, 'night', 'person', 'child', 'baby', 'duration']);

/** Returns the recent topic that a message may be about, if it asks something and names no other: "how much tho". */
export function findLikelyTopic(understanding: Understanding, dialogue: Dialogue, now: Date): Topic | null {
  return asksWithoutTopic(understanding) ? findFreshTopic(dialogue, now) : null;
}

function asksWithoutTopic({ intents, signals, language, entities, frames = [] }: Understanding): boolean {
  if (frames.length === 0 || STAY_SIGNALS.some((one) => signals.includes(one))) return false;
  const clauses = frames.map(({ text }) => new Utterance(text, language.code));
  // "So for three nights in all?", "we are four, what do we spend?": a count or a word for money asks too.
  const isValue = entities.length > 0 && entities.every(({ type }) => VALUES.has(type));
  const asksByWord = signals.includes('terms') || (isValue && clauses.some((clause) => clause.endsInQuestionMark));
  return (
    intents.every(({ name }) => WAYS_OF_ASKING.has(name) || SMALL_TALK.has(name)) &&
    clauses.every((clause) => clause.speaksOnlyOf(NAMELESS, asksByWord ? 2 : 1)) &&
    frames.every(({ act, actConfidence, topic, confidence, attribute }) => {
      const isSure = actConfidence >= SURELY_ASKED;
      const asks = asksByWord ? ASKS.has(act) || !isSure : act === 'ask' && isSure && attribute !== null;
      return asks && (topic === null || confidence < FAINT || WAYS_OF_ASKING.has(topic));
    })
  );
}
