import { z } from 'zod';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import type { Checks } from './checks.ts';
import { CONCEPT_NAMES, SUBJECT_NAMES } from './concepts.ts';
import type { Cues } from './cues.ts';
import type { grammarSchema } from './grammar.ts';
import type { Safety } from './safety.ts';
import { TEXT_KEYS } from './texts.ts';

/** Intents that are talk rather than a matter of the hotel; they need no topic label. */
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
/** `lexicon.json`: a language's words for each concept; `null` where it has none of its own. */
export const lexiconSchema = z.record(z.enum(CONCEPT_NAMES), wordsOrNone);

/** `search.json`: words by which a house's entries are searched, and which mean nothing to the rest of the engine. */
export const searchSchema = z.strictObject({
  plain: z
    .string()
    .describe('Words of asking that tell no entry from another, besides the function words of the grammar.'),
  words: z
    .partialRecord(z.enum([...CONCEPT_NAMES, ...SUBJECT_NAMES]), z.string())
    .describe('More words for concepts and things, and the words for subjects.'),
});

/** `replies.json`: what guests are told. */
export const repliesSchema = z.strictObject({
  topics: z
    .record(z.enum(TOPIC_INTENTS), z.string())
    .describe('What the topic is called on a button and before a colon: "Parking", "Late check-out".'),
  texts: z.record(z.enum(TEXT_KEYS), z.string()).describe('ICU MessageFormat, in the register of a good house.'),
});

/** A line of `sentences.tsv`: what a guest types, and what is meant by it. */
export interface Sentence {
  split: Split;
  /** Lines that say the same share it; `-` where it is not told. */
  meaning: string;
  /** One frame for each clause: `act:topic.attribute`. */
  frames: string;
  /** Clauses are parted by ` ‖ `. */
  text: string;
}

export const SPLITS = ['train', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/** All that the engine knows of one language: data only, so that a speaker can read and mend it. */
export interface LanguagePack extends z.infer<typeof grammarSchema>, z.infer<typeof repliesSchema> {
  code: string;
  concepts: z.infer<typeof lexiconSchema>;
  /** Read at their first use. */
  readonly cues: Cues;
  readonly safety: Safety;
  readonly checks: Checks;
  /** These two are read each time they are asked for: a server needs them once, and they are most of the folder. */
  readonly search: z.infer<typeof searchSchema>;
  readonly sentences: readonly Sentence[];
  /** The sentences that say one thing, by what they speak of. */
  phrases: Readonly<Record<Intent, readonly string[]>>;
}
