import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_SOUTH: Readonly<Record<string, HarmWords>> = {};
