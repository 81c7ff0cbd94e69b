import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_EAST: Readonly<Record<string, HarmWords>> = {};
