import { HARM_EAST } from './harm/east.ts';
import { HARM_GERMANIC } from './harm/germanic.ts';
import type { HarmWords } from './harm/harm-shape.ts';
import { HARM_NORTHERN } from './harm/northern.ts';
import { HARM_ROMANCE } from './harm/romance.ts';
import { HARM_SLAVIC } from './harm/slavic.ts';
import { HARM_SOUTH } from './harm/south.ts';
import { HARM_WEST_ASIAN } from './harm/west-asian.ts';

/** Every language's words of harm. */
export const HARM_WORDS: Readonly<Record<string, HarmWords>> = {
  ...HARM_GERMANIC,
  ...HARM_ROMANCE,
  ...HARM_SLAVIC,
  ...HARM_NORTHERN,
  ...HARM_EAST,
  ...HARM_SOUTH,
  ...HARM_WEST_ASIAN,
};
