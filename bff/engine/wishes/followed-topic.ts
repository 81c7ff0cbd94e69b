import type { Act } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { endsInQuestionMark } from '../../language/lexicon/question-mark.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import type { Dialogue, Topic } from '../types.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { WAYS_OF_ASKING } from '../words/ways-of-asking.ts';

/** The topic a message is about that names none itself; null where it names one, or where none is fresh. */
export function findFollowedTopic({ signals }: Understanding, { topic }: Dialogue, now: Date): Topic | null {
  return isFresh(topic, now) && signals.includes('follow_up') ? topic : null;
}

/** The topic a message may be about that asks in some way and surely names no other matter: "how much tho". */
export function findLikelyTopic(
  { intents, signals, language, entities, frames = [] }: Understanding,
  { topic }: Dialogue,
  now: Date,
): Topic | null {
  if (!isFresh(topic, now) || frames.length === 0 || STAY_SIGNALS.some((one) => signals.includes(one))) return null;
  // "So for three nights in all?", "we are four, what do we spend?": a count or a word for money asks as well.
  const isValue = entities.length > 0 && entities.every(({ type }) => VALUES.has(type));
  const byWord = signals.includes('terms') || (isValue && frames.some(({ text }) => endsInQuestionMark(text)));
  const namesNone =
    intents.every(({ name }) => WAYS_OF_ASKING.has(name) || SMALL_TALK.has(name)) &&
    frames.every(({ text }) => namesNoThing(text, language.code, byWord ? 2 : 1));
  const asksOnly = frames.every(({ act, actConfidence, topic: matter, confidence, attribute }) => {
    const isSure = actConfidence >= SURELY_ASKED;
    const asks = byWord ? ASKS.has(act) || !isSure : act === 'ask' && isSure && attribute !== null;
    return asks && (matter === null || confidence < FAINT || WAYS_OF_ASKING.has(matter));
  });
  return namesNone && asksOnly ? topic : null;
}

/** What is asked of the guest's own stay names its matter. */
export const STAY_SIGNALS: readonly Signal[] = ['own_stay', 'own_room', 'balance', 'arrival_time'];
const SURELY_ASKED = 0.6;
const VALUES: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['count', 'duration', 'date', 'time']);
/** Who tells how many they are asks what it is for them. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['ask', 'tell']);
/** Read with less, a matter is a guess. */
const FAINT = 0.5;

/** For how many it is, or how long. */
const COUNTED: ReadonlySet<Concept> = new Set<Concept>(['night', 'person', 'child', 'baby', 'duration']);

/** No word for a thing, and so many that mean nothing of ours at most. */
function namesNoThing(text: string, code: string, unknownMax: number): boolean {
  const { concepts, unknown } = languageFor(code).lexicon.read(text);
  return (
    unknown.length <= unknownMax && [...concepts].every((concept) => TOPICLESS.has(concept) || COUNTED.has(concept))
  );
}

function isFresh(topic: Dialogue['topic'], now: Date): topic is Topic {
  return topic !== null && +now < Date.parse(topic.until);
}

/** What the house tells of these is gone to with a ticket or a place. */
const OUTINGS: ReadonlySet<Intent> = new Set<Intent>(['local_tips', 'public_transport']);

/**
 * What an order takes of what an entry just told: its matter; of an outing, or of what is no matter of ours (a mole night), a
 * place. Null where no entry was told lately.
 */
export function findTakenMatter(dialogue: Dialogue, now: Date): Intent | null {
  const { topic } = dialogue;
  if (topic === null || listFollowed(dialogue, now).length === 0) return null;
  return topic.intent === null || OUTINGS.has(topic.intent) ? 'events_tickets' : topic.intent;
}

/** The entries that were told last, by id, while they may still be asked on. */
export function listFollowed({ topic }: Dialogue, now: Date): readonly string[] {
  return isFresh(topic, now) ? (topic.entries ?? []) : [];
}
