import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_ROMANCE: Readonly<Record<string, HarmWords>> = {};
