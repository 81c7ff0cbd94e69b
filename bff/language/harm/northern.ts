import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_NORTHERN: Readonly<Record<string, HarmWords>> = {};
