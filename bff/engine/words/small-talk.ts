import type { Intent } from '../../../shared/domain/intents.ts';

/** Small talk that answers and asks nothing; an open question stays open. */
export const PASSING_TALK: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'acknowledge', 'goodbye', 'greeting']);

/** Small talk that may accompany an answer or a correction and names no topic. */
export const SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>([...PASSING_TALK, 'affirm', 'deny', 'unsure']);
