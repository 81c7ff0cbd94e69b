import type { DurationWords } from './duration-shape.ts';
import { EASTERN_DURATIONS } from './duration-words-eastern.ts';
import { MIDDLE_EASTERN_DURATIONS } from './duration-words-middle-eastern.ts';
import { NORTHERN_DURATIONS } from './duration-words-northern.ts';
import { SLAVIC_DURATIONS } from './duration-words-slavic.ts';
import { WESTERN_DURATIONS } from './duration-words-western.ts';

/** The words of every language. */
export const DURATION_WORDS: Partial<Record<string, DurationWords>> = {
  ...WESTERN_DURATIONS,
  ...NORTHERN_DURATIONS,
  ...SLAVIC_DURATIONS,
  ...MIDDLE_EASTERN_DURATIONS,
  ...EASTERN_DURATIONS,
};
