import type { Frame } from './frame.ts';
import type { Intent } from './intents.ts';

/** A language a text is taken to be in. `confidence` is 0 to 1; `source` names what decided. */
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

/** What a length of time is told for: "in an hour", "an hour later", "an hour earlier", or "for an hour" and no more. */
export type DurationRelation = 'from_now' | 'later' | 'earlier' | 'length';

/**
 * A value found in a guest's words. `text` is how the guest wrote it; dates and times are in the property's time zone, a
 * duration is in minutes: what has a unit of time is neither a count nor an hour of the clock.
 */
export type Entity = {
  /** The intents it is about, where a message holds several that could take it; absent: whoever needs it. */
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
 * What a message says beside its intents: about the guest's own stay, or about what was asked for before. `own_room`: which
 * room is mine; `arrival_time`: when we arrive; `never_mind`: no longer wanted; `same`: once more; `correction`: not so, but so; `terms`: price, free,
 * discount, condition: no plain yes; `order`: wants the thing itself; `reserve`: wants it reserved; `allergy`: tells of one;
 * `follow_up`: names nothing itself, so it asks on about what was spoken of; `shut_out`: the
 * guest cannot get into their room; `unread`: longer than what is read.
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
 * An intent that a message denies. `refused`: it is not wanted, or not so; `where_arranged`: not wanted if it was asked for
 * before, else a wish of its own ("no towels!", where none were asked for); `kept`: what was arranged stays as it is
 * ("do not cancel the taxi").
 */
export interface DeniedIntent extends IntentScore {
  how: 'refused' | 'where_arranged' | 'kept';
}

/** What the engine made of one guest message. `intents` are those above the engine's threshold, best first. */
export interface Understanding {
  language: LanguageGuess;
  /** The language the guest asks to be answered in from now on, where one is asked for. */
  switchTo: string | null;
  intents: IntentScore[];
  /** What it says it does not want, or is not so: none of `intents`. */
  denied?: DeniedIntent[];
  /** Of which it asks whether, or when, it was seen to. */
  asked?: Intent[];
  /** Readings that came close, best first. */
  nearby: IntentScore[];
  entities: Entity[];
  /** The message without the courtesies around its matter. */
  matter?: string;
  /** What each of its clauses does, and about what. */
  frames?: Frame[];
  signals: Signal[];
  tone: Tone;
  urgency: Urgency;
}
