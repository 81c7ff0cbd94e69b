import type { Frame } from './frame.ts';
import type { Intent } from './intents.ts';

/** The detected language of a text. `confidence` is 0 to 1; `source` says what decided. */
export interface LanguageGuess {
  code: string;
  confidence: number;
  source: 'text' | 'conversation' | 'browser' | 'page' | 'property' | 'default';
}

export interface IntentScore {
  name: Intent;
  /** 0 to 1, comparable between intents and languages. */
  score: number;
}

/** The meaning of a duration: "in an hour", "an hour later", "an hour earlier", or just "an hour". */
export type DurationRelation = 'from_now' | 'later' | 'earlier' | 'length';

/**
 * A value found in a guest's message. `text` is what the guest wrote; dates and times are in the property's time zone, durations
 * in minutes.
 */
export type Entity = {
  /** Intents it belongs to, if several could take it; missing: any. */
  of?: Intent[];
} & (
  | { type: 'date'; text: string; value: string }
  | { type: 'time'; text: string; value: string }
  | { type: 'count'; text: string; value: number }
  | { type: 'duration'; text: string; value: number; relation: DurationRelation }
  | { type: 'room'; text: string; value: string }
  | { type: 'confirmation_number'; text: string; value: string }
  | { type: 'email'; text: string; value: string }
  | { type: 'phone'; text: string; value: string }
  | { type: 'name'; text: string; value: string }
  | { type: 'money'; text: string; value: { amount: string; currency: string } }
);

export const TONES = ['neutral', 'thanks', 'complaint'] as const;
export type Tone = (typeof TONES)[number];

export const URGENCIES = ['normal', 'urgent', 'emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];

/**
 * Signals of a message besides its intents, about the guest's own stay or about earlier wishes. `own_room`: which
 * room is mine; `arrival_time`: when we arrive; `never_mind`: no longer wanted; `same`: once more; `correction`: not so, but so; `terms`: names a price, a
 * discount or a condition, so it is no plain yes; `order`: wants the thing itself; `reserve`: wants it reserved; `allergy`: mentions an allergy;
 * `follow_up`: names nothing itself, so it continues the current topic; `shut_out`: the
 * guest cannot get into their room; `unread`: the message is longer than the part that is read.
 */
export const SIGNALS = [
  'own_stay',
  'own_room',
  'arrival_time',
  'included',
  'balance',
  'never_mind',
  'same',
  'correction',
  'terms',
  'order',
  'reserve',
  'allergy',
  'follow_up',
  'shut_out',
  'fire',
  'unread',
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * An intent that a message denies. `refused`: the guest does not want it; if it was arranged, it is withdrawn.
 * `where_arranged`: it is withdrawn if it was arranged, else it is a wish ("no towels!" without an earlier request).
 * `missing`: it is reported missing ("the towels are not here yet"); if it was arranged, the guest is told so, else it is
 * a wish. `doubted`: probably refused, with a `score` from 0 to 1; it is not done, and if it was arranged, it stays and
 * the guest is told so. `kept`: the arranged thing stays unchanged ("do not cancel the taxi").
 */
export interface DeniedIntent extends IntentScore {
  how: 'refused' | 'where_arranged' | 'missing' | 'doubted' | 'kept';
}

/** The engine's reading of one guest message. `intents` are those above the threshold, best first. */
export interface Understanding {
  language: LanguageGuess;
  /** The language in which the guest asks to be answered from now on. */
  switchTo: string | null;
  intents: IntentScore[];
  /** Intents the message denies; not part of `intents`. */
  denied?: DeniedIntent[];
  /** Intents for which it asks whether or when they were done. */
  asked?: Intent[];
  /** Other likely readings, best first. */
  nearby: IntentScore[];
  entities: Entity[];
  /** The message without polite phrases. */
  matter?: string;
  /** The act and the topic of each clause. */
  frames?: Frame[];
  signals: Signal[];
  tone: Tone;
  urgency: Urgency;
}
