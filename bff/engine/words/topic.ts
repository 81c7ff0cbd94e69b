import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { TALK_INTENTS, type TopicIntent } from '../../language/pack/pack.ts';

/** Returns an intent as a topic with a label; null for small talk or an unknown name. */
export function toTopic(name: string | null): TopicIntent | null {
  const intent = INTENTS.find((known) => known === name);
  return intent === undefined || isTalk(intent) ? null : intent;
}

/** Whether the intent is small talk. */
export function isTalk(intent: Intent): intent is Exclude<Intent, TopicIntent> {
  return TALK_INTENTS.some((talk) => talk === intent);
}
