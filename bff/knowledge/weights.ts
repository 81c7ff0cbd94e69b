import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  wish: 1.59,
  wishBack: 1.58,
  firstWish: 0.89,
  things: 1.71,
  acts: 0.16,
  noThings: 0,
  conceptsBack: 0.52,
  words: 1.16,
  wordsBack: 0.43,
  newWords: -0.89,
  strange: -0.51,
  detail: 0,
  facets: 1.41,
  facetsAnswered: 1.04,
  facetsBack: 0.57,
  trust: 0,
  foreign: 0,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -4.32,
  lead: 1.55,
  features: {
    wish: 1.52,
    wishBack: 0.84,
    firstWish: 0.43,
    things: 1.45,
    acts: 0.6,
    noThings: 0.33,
    conceptsBack: 0.37,
    words: 0.73,
    wordsBack: -0.09,
    newWords: -1.11,
    strange: -0.5,
    detail: -2.67,
    facets: 0.1,
    facetsAnswered: 0.61,
    facetsBack: -0.23,
    trust: 0.69,
    foreign: 0.9,
  },
};
