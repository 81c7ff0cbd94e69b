import { z } from 'zod';
import { INTENTS, type Intent } from '../../shared/domain/intents.ts';
import { CONCEPT_NAMES } from './concepts.ts';
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

export type TalkIntent = (typeof TALK_INTENTS)[number];
export type TopicIntent = Exclude<Intent, TalkIntent>;
export const TOPIC_INTENTS = INTENTS.filter(
  (intent): intent is TopicIntent => !TALK_INTENTS.some((talk) => talk === intent),
);

/**
 * Words and short phrases, separated by commas: `'towel*, bath towel, bathrobe'`.
 * A star stands for any ending (`handtuch*`) or any beginning (`*garage`, for compounds). Case and, in Latin, Greek
 * and Cyrillic script, accents do not matter. In Chinese, Japanese and Thai an entry matches anywhere in the text.
 */
export type Words = string;

const words = z.string();
const wordsOrNone = words.nullable().transform((entries) => entries ?? '');
/** `grammar.json`: how a language builds words, counts, tells the time and joins clauses. */
export const grammarSchema = z.strictObject({
  functionWords: words.describe('Words that carry no topic: articles, prepositions, pronouns, auxiliaries.'),
  suffixes: words.describe('Endings that are cut from words before they are compared; at least three letters stay.'),
  prefixes: words.describe('Beginnings that are cut; at least two letters stay. Elisions (l’) are cut by themselves.'),
  joiners: words.describe('Words that join two requests: "and", "also".'),
  numbers: z.array(words).length(13).describe('The numbers zero to twelve in words, in order, each with its forms.'),
  dates: z.strictObject({
    today: words,
    tonight: words,
    tomorrow: words,
    dayAfterTomorrow: words,
    yesterday: words,
    weekdays: z.array(words).length(7).describe('Monday to Sunday.'),
    months: z.array(words).length(12).describe('January to December.'),
  }),
  times: z.strictObject({
    am: words,
    pm: words,
    noon: words,
    midnight: words,
    clock: words.describe('What may follow or come before the hour: "o’clock", "Uhr", "h", "時".'),
    halfPast: words.describe('"Half past seven" is 7:30. Empty where the language has no such word.'),
    halfTo: words.describe('"Halb acht" is 7:30 as well: half an hour before.'),
  }),
  roomNumber: words.describe('Words for a room number: "room 204", "Zimmer 204", "204号室".'),
  nameIntro: wordsOrNone.describe('What stands before a guest’s name: "my name is", "under the name".'),
});

/** `lexicon.json`: a language's words for each concept; `null` where it has none of its own. */
export const lexiconSchema = z.record(z.enum(CONCEPT_NAMES), wordsOrNone);

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
  sentences: readonly Sentence[];
  /** The sentences that say one thing, by what they speak of. */
  phrases: Readonly<Record<Intent, readonly string[]>>;
}
