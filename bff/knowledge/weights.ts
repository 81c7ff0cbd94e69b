import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  wish: 1.28,
  wishBack: 1.63,
  firstWish: 0.98,
  things: 1.44,
  acts: 0.07,
  noThings: 0,
  conceptsBack: 0.57,
  words: 1.49,
  wordsBack: 0.39,
  newWords: -0.98,
  strange: -0.19,
  detail: 0,
  otherKind: -0.35,
  facets: 1.07,
  facetsMissed: -0.48,
  facetsAnswered: 0.64,
  facetsBack: 0.98,
  trust: 0,
  foreign: 0,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -4.4,
  lead: 1.48,
  features: {
    wish: 1.73,
    wishBack: 1.01,
    firstWish: 0.18,
    things: 0.87,
    acts: 0.4,
    noThings: 0.27,
    conceptsBack: 0.51,
    words: 0.65,
    wordsBack: 0.11,
    newWords: -1.4,
    strange: -0.65,
    detail: -2.03,
    otherKind: -0.93,
    facets: -0.31,
    facetsMissed: 0.05,
    facetsAnswered: 1.02,
    facetsBack: -0.21,
    trust: 0.73,
    foreign: 0.76,
  },
};
