import type { HarmWords } from '../harm-words.ts';

/** Words of harm. */
export const HARM_WEST_ASIAN: Readonly<Record<string, HarmWords>> = {};
