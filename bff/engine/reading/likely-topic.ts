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
/** Who tells how many they are asks what it is for them. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['ask', 'tell']);
/** Read with less, a matter is a guess. */
const FAINT = 0.5;

/** What names no matter, for how many it is, and how long. */
const NAMELESS: ReadonlySet<Concept> = new Set<Concept>([...TOPICLESS, 'night', 'person', 'child', 'baby', 'duration']);

/** The topic a message may be about that asks in some way and surely names no other matter: "how much tho". */
export function findLikelyTopic(understanding: Understanding, dialogue: Dialogue, now: Date): Topic | null {
  return asksOfNothing(understanding) ? findFreshTopic(dialogue, now) : null;
}

function asksOfNothing({ intents, signals, language, entities, frames = [] }: Understanding): boolean {
  if (frames.length === 0 || STAY_SIGNALS.some((one) => signals.includes(one))) return false;
  const clauses = frames.map(({ text }) => new Utterance(text, language.code));
  // "So for three nights in all?", "we are four, what do we spend?": a count or a word for money asks as well.
  const isValue = entities.length > 0 && entities.every(({ type }) => VALUES.has(type));
  const byWord = signals.includes('terms') || (isValue && clauses.some((clause) => clause.endsInQuestionMark));
  return (
    intents.every(({ name }) => WAYS_OF_ASKING.has(name) || SMALL_TALK.has(name)) &&
    clauses.every((clause) => clause.speaksOnlyOf(NAMELESS, byWord ? 2 : 1)) &&
    frames.every(({ act, actConfidence, topic, confidence, attribute }) => {
      const isSure = actConfidence >= SURELY_ASKED;
      const asks = byWord ? ASKS.has(act) || !isSure : act === 'ask' && isSure && attribute !== null;
      return asks && (topic === null || confidence < FAINT || WAYS_OF_ASKING.has(topic));
    })
  );
}
