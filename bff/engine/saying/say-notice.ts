import { languageFor } from '../../language/lexicon/registry.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import type { Reply } from '../types.ts';
import { toTopic } from '../words/topic.ts';

/**
 * What a guest is told of work they asked for: it is done, or it could not be. Null where the kind of work is no topic
 * that guests have a word for: then it is staff's own matter.
 */
export function sayTaskState(language: string, kind: string, state: 'done' | 'cancelled'): Reply | null {
  const topic = toTopic(kind);
  if (topic === null) return null;
  const text = say(language, state === 'done' ? 'task_done' : 'task_not_possible', {
    topic: nameTopic(language, topic),
  });
  return { text, language: languageFor(language).pack.code, sources: [] };
}

/** What a guest is told whose colleague has fallen silent. */
export function sayStillWaiting(language: string): Reply {
  return { text: say(language, 'still_waiting'), language: languageFor(language).pack.code, sources: [] };
}
