import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  wish: 1.37,
  wishBack: 1.63,
  firstWish: 1.06,
  things: 1.53,
  acts: -0.02,
  noThings: 0,
  conceptsBack: 0.64,
  words: 1.62,
  wordsBack: 0.29,
  newWords: -1.07,
  strange: -0.15,
  detail: 0,
  otherKind: -0.34,
  facets: 1.12,
  facetsMissed: -0.48,
  facetsAnswered: 0.6,
  facetsBack: 0.98,
  trust: 0,
  foreign: 0,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -4.75,
  lead: 1.35,
  features: {
    wish: 1.42,
    wishBack: 1.14,
    firstWish: 0.54,
    things: 0.97,
    acts: 0.21,
    noThings: 0.26,
    conceptsBack: 0.61,
    words: 0.82,
    wordsBack: 0.02,
    newWords: -1.29,
    strange: -0.54,
    detail: -2.1,
    otherKind: -1.08,
    facets: -0.1,
    facetsMissed: 0.03,
    facetsAnswered: 1,
    facetsBack: -0.15,
    trust: 0.74,
    foreign: 0.83,
  },
};
