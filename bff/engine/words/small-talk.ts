import type { Intent } from '../../../shared/domain/intents.ts';

/** Courtesies: they answer no question, ask for nothing, and leave an open question open without a word. */
export const COURTESIES: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'acknowledge', 'goodbye', 'greeting']);

/** Talk that may stand beside an answer or a correction and names no matter. */
export const SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>([...COURTESIES, 'affirm', 'deny', 'unsure']);
