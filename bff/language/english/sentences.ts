import type { Intent } from '../../../shared/domain/intents.ts';

/** Sentences by what they want, one to a line. */
export type Sentences = Partial<Record<Intent, string>>;
