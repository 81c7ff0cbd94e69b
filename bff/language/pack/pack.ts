import { z } from 'zod';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import type { Checks } from './checks.ts';
import { CONCEPT_NAMES, SUBJECT_NAMES } from './concepts.ts';
import type { Cues } from './cues.ts';
import type { grammarSchema } from './grammar.ts';
import type { Safety } from './safety.ts';
import { TEXT_KEYS } from './texts.ts';

/** Intents of small talk. They need no topic label. */
export const TALK_INTENTS = [
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
  'acknowledge',
  'unsure',
  'repeat',
  'human',
  'bot_identity',
  'language_switch',
  'feedback',
  'out_of_scope',
] as const satisfies readonly Intent[];

type TalkIntent = (typeof TALK_INTENTS)[number];
export type TopicIntent = Exclude<Intent, TalkIntent>;
const TOPIC_INTENTS = INTENTS.filter((intent): intent is TopicIntent => !TALK_INTENTS.some((talk) => talk === intent));

const wordsOrNone = z
  .string()
  .nullable()
  .transform((entries) => entries ?? '');
/** `lexicon.json`: a language's words for each concept; `null` if it has none. */
export const lexiconSchema = z.record(z.enum(CONCEPT_NAMES), wordsOrNone);

/** `search.json`: words that only the search of a house's entries uses. */
export const searchSchema = z.strictObject({
  plain: z
    .string()
    .describe('Words of asking that tell no entry from another, besides the function words of the grammar.'),
  words: z
    .partialRecord(z.enum([...CONCEPT_NAMES, ...SUBJECT_NAMES]), z.string())
    .describe('More words for concepts and things, and the words for subjects.'),
});

/** `replies.json`: the texts sent to guests. */
export const repliesSchema = z.strictObject({
  topics: z
    .record(z.enum(TOPIC_INTENTS), z.string())
    .describe('What the topic is called on a button and before a colon: "Parking", "Late check-out".'),
  texts: z.record(z.enum(TEXT_KEYS), z.string()).describe('ICU MessageFormat, in the register of a good house.'),
});

/** A line of `sentences.tsv`: what a guest types and what it means. */
export interface Sentence {
  split: Split;
  /** Shared by lines with the same meaning; `-` if unknown. */
  meaning: string;
  /** One frame for each clause: `act:topic.attribute`. */
  frames: string;
  /** Clauses are separated by ` ‖ `. */
  text: string;
}

export const SPLITS = ['train', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/** Everything the engine knows about a language. It is data only, so that native speakers can read and correct it. */
export interface LanguagePack extends z.infer<typeof grammarSchema>, z.infer<typeof repliesSchema> {
  code: string;
  concepts: z.infer<typeof lexiconSchema>;
  /** Read at the first use. */
  readonly cues: Cues;
  readonly safety: Safety;
  readonly checks: Checks;
  /** These two are large and rarely used, so they are read again at each use instead of being kept. */
  readonly search: z.infer<typeof searchSchema>;
  readonly sentences: readonly Sentence[];
  /** Example sentences of a single clause, by intent. */
  phrases: Readonly<Record<Intent, readonly string[]>>;
}
