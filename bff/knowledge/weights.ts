import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  wish: 1.55,
  wishBack: 1.62,
  firstWish: 0.93,
  things: 1.64,
  acts: 0.11,
  noThings: 0,
  conceptsBack: 0.46,
  words: 1.25,
  wordsBack: 0.35,
  newWords: -0.92,
  strange: -0.51,
  detail: 0.01,
  facets: 1.03,
  facetsAnswered: 1.5,
  facetsBack: 0.41,
  trust: 0,
  foreign: 0,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -4.29,
  lead: 1.66,
  features: {
    wish: 1.55,
    wishBack: 1.06,
    firstWish: 0.22,
    things: 0.97,
    acts: 0.69,
    noThings: 0.34,
    conceptsBack: 0.32,
    words: 0.95,
    wordsBack: 0.13,
    newWords: -1.36,
    strange: -0.8,
    detail: -2.16,
    facets: -0.44,
    facetsAnswered: 1.06,
    facetsBack: -0.27,
    trust: 1,
    foreign: 0.99,
  },
};
