import { languageFor } from '../../language/lexicon/registry.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import type { Reply } from '../types.ts';
import { toTopic } from '../words/topic.ts';

/** Writes that a task of the guest is done or was not possible. Null if the kind of work is no topic for guests. */
export function sayTaskState(language: string, kind: string, state: 'done' | 'cancelled'): Reply | null {
  const topic = toTopic(kind);
  if (topic === null) return null;
  const text = say(language, state === 'done' ? 'task_done' : 'task_not_possible', {
    topic: nameTopic(language, topic),
  });
  return { text, language: languageFor(language).pack.code, sources: [] };
}

/** Writes to a guest whose colleague has not answered for a while. */
export function sayStillWaiting(language: string): Reply {
  return { text: say(language, 'still_waiting'), language: languageFor(language).pack.code, sources: [] };
}
