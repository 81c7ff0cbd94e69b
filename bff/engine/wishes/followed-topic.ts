import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
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
  { intents, signals, language, frames = [] }: Understanding,
  { topic }: Dialogue,
  now: Date,
): Topic | null {
  if (!isFresh(topic, now) || frames.length === 0 || STAY_SIGNALS.some((one) => signals.includes(one))) return null;
  const namesNone =
    intents.every(({ name }) => WAYS_OF_ASKING.has(name) || SMALL_TALK.has(name)) &&
    frames.every(({ text }) => namesNoThing(text, language.code));
  const asksOnly = frames.every(
    ({ act, actConfidence, topic: matter, confidence, attribute }) =>
      act === 'ask' &&
      actConfidence >= SURELY_ASKED &&
      attribute !== null &&
      (matter === null || confidence < FAINT || WAYS_OF_ASKING.has(matter)),
  );
  return namesNone && asksOnly ? topic : null;
}

/** What is asked of the guest's own stay names its matter. */
export const STAY_SIGNALS: readonly Signal[] = ['own_stay', 'own_room', 'balance', 'arrival_time'];
const SURELY_ASKED = 0.6;
/** Read with less, a matter is a guess. */
const FAINT = 0.5;

/** No word for a thing, and one that means nothing of ours at most. */
function namesNoThing(text: string, code: string): boolean {
  const { concepts, unknown } = languageFor(code).lexicon.read(text);
  return unknown.length <= 1 && [...concepts].every((concept) => TOPICLESS.has(concept));
}

function isFresh(topic: Dialogue['topic'], now: Date): topic is Topic {
  return topic !== null && +now < Date.parse(topic.until);
}

/** The entries that were told last, by id, while they may still be asked on. */
export function listFollowed({ topic }: Dialogue, now: Date): readonly string[] {
  return isFresh(topic, now) ? (topic.entries ?? []) : [];
}
