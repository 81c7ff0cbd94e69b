import type { Intent } from '../../../shared/domain/intents.ts';

/** Said in passing: it answers no question, asks for nothing, and leaves an open question open without a word. */
export const PASSING_TALK: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'acknowledge', 'goodbye', 'greeting']);

/** Talk that may stand beside an answer or a correction and names no matter. */
export const SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>([...PASSING_TALK, 'affirm', 'deny', 'unsure']);
