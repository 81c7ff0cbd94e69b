import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { TALK_INTENTS, type TopicIntent } from '../../language/pack/pack.ts';

/** The intent as a topic that has a label, or null where it is talk or no intent at all. */
export function toTopic(name: string | null): TopicIntent | null {
  const intent = INTENTS.find((known) => known === name);
  return intent === undefined || isTalk(intent) ? null : intent;
}

/** Is it talk rather than a matter of the hotel? */
export function isTalk(intent: Intent): intent is Exclude<Intent, TopicIntent> {
  return TALK_INTENTS.some((talk) => talk === intent);
}
