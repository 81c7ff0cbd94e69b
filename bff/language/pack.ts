import type { Intent } from '../../shared/domain/intents.ts';
import type { LanguageCode } from '../../shared/language/languages.ts';
import type { Concept, FineConcept } from './concepts.ts';
import type { TextKey } from './texts.ts';

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

/**
 * Words and short phrases, separated by commas: `'towel*, bath towel, bathrobe'`.
 * A star stands for any ending (`handtuch*`) or any beginning (`*garage`, for compounds). Case and, in Latin, Greek
 * and Cyrillic script, accents do not matter. In Chinese, Japanese and Thai an entry matches anywhere in the text.
 */
export type Words = string;

/** All that the engine knows of one language: data only, so that a speaker can read and mend it. */
export interface LanguagePack {
  code: LanguageCode;
  /** Words that carry no topic: articles, prepositions, pronouns, auxiliaries. */
  functionWords: Words;
  /** Endings that are cut from words before they are compared, e.g. `'en, er, e, n, s'`; at least three letters stay. */
  suffixes: Words;
  /** Beginnings that are cut, e.g. Arabic `'ال, و'`; at least two letters stay. Elisions (`l'`) are cut by themselves. */
  prefixes: Words;
  /** Words that join two requests: "and", "also". */
  joiners: Words;
  /** The numbers zero to twelve in words, in order, each with its forms. */
  numbers: readonly Words[];
  dates: {
    today: Words;
    tonight: Words;
    tomorrow: Words;
    dayAfterTomorrow: Words;
    yesterday: Words;
    /** Monday to Sunday. */
    weekdays: readonly Words[];
    /** January to December. */
    months: readonly Words[];
  };
  times: {
    am: Words;
    pm: Words;
    noon: Words;
    midnight: Words;
    /** What may follow or come before the hour: "o'clock", "Uhr", "h", "時". */
    clock: Words;
    /** "half past seven" is 7:30. Empty where the language has no such word. */
    halfPast: Words;
    /** "halb acht" is 7:30 as well: half an hour before. */
    halfTo: Words;
  };
  /** Words for a room number: "room 204", "Zimmer 204", "204号室". */
  roomNumber: Words;
  /** What stands before a guest's name: "my name is", "under the name". */
  nameIntro?: Words;
  concepts: Record<Exclude<Concept, FineConcept>, Words> & Partial<Record<FineConcept, Words>>;
  /** What guests write to say it: 5 to 8 natural sentences, short and long. */
  phrases: Record<Intent, readonly string[]>;
  /** What the topic is called on a button and before a colon: "Parking", "Late check-out". */
  topics: Record<TopicIntent, string>;
  /** ICU MessageFormat. */
  texts: Record<TextKey, string>;
}
