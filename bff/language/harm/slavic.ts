import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_SLAVIC: Readonly<Record<string, HarmWords>> = {};
