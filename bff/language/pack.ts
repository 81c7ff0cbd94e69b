import type { Intent } from '../../shared/domain/intents.ts';
import type { LanguageCode } from '../../shared/language/languages.ts';
import type { Concept } from './concepts.ts';
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
  concepts: Record<Exclude<Concept, NewConcept>, Words> & Partial<Record<NewConcept, Words>>;
  /** What guests write to say it: 5 to 8 natural sentences, short and long. */
  phrases: Record<Intent, readonly string[]>;
  /** What the topic is called on a button and before a colon: "Parking", "Late check-out". */
  topics: Record<TopicIntent, string>;
  /** ICU MessageFormat. */
  texts: Record<Exclude<TextKey, NewText>, string> & Partial<Record<NewText, string>>;
}

type NewConcept = 'same' | 'never_mind' | 'correction' | 'prefer' | 'pillow_kind' | 'high_floor';
type NewText =
  | 'ask_booking'
  | 'code_sent'
  | 'ask_last_name'
  | 'ask_arrival'
  | 'verify_failed'
  | 'verify_limited'
  | 'verified'
  | 'ask_which_stay'
  | 'stay_summary'
  | 'stay_room_type'
  | 'stay_room'
  | 'stay_room_open'
  | 'stay_arrival'
  | 'stay_departure'
  | 'stay_includes'
  | 'stay_includes_not'
  | 'stay_confirmed'
  | 'stay_cancelled'
  | 'stay_balance'
  | 'code_mail_subject'
  | 'code_mail_text'
  | 'confirm_request'
  | 'confirm_cost'
  | 'request_corrected'
  | 'request_withdrawn'
  | 'request_when'
  | 'arrival_noted'
  | 'ask_date'
  | 'ask_nights'
  | 'wish_nights'
  | 'offer'
  | 'offer_free'
  | 'offer_booked'
  | 'offer_requested'
  | 'offer_unavailable'
  | 'task_not_possible'
  | 'still_waiting'
  | 'contact_kept'
  | 'reply_new_code'
  | 'private_hidden';
