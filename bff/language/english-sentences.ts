import { ABOUT_AROUND } from './english/around.ts';
import { ABOUT_BOOKING } from './english/booking.ts';
import { ABOUT_ELSEWHERE } from './english/elsewhere.ts';
import { ABOUT_HOUSE } from './english/house.ts';
import { ABOUT_REQUESTS } from './english/requests.ts';
import type { Sentences } from './english/sentences.ts';
import { ABOUT_TALK } from './english/talk.ts';

/**
 * More sentences as English-speaking guests write them, learnt from besides the pack's own. What they teach about concepts
 * helps every other language.
 */
export const ENGLISH_SENTENCES: Sentences = {
  ...ABOUT_BOOKING,
  ...ABOUT_HOUSE,
  ...ABOUT_REQUESTS,
  ...ABOUT_AROUND,
  ...ABOUT_TALK,
  ...ABOUT_ELSEWHERE,
};
