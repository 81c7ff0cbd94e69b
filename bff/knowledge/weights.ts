import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  topic: 1.95,
  topicTold: 1.45,
  meaning: 1.43,
  meaningTold: 1.77,
  thingsAsked: 0.6,
  thingsTold: 2.44,
  conceptsBack: 0.95,
  words: 1.07,
  wordsBack: 0.41,
  newWords: -0.89,
  strange: -0.48,
  named: 1.01,
  detail: -0.06,
  otherKind: -0.05,
  facets: 0.41,
  facetsMissed: -0.8,
  facetsAnswered: 0.38,
  facetsBack: 0.66,
  trust: 0,
  foreign: -0.53,
  passing: -0.93,
  followed: 0.75,
  followedBare: 0.51,
  followedFacet: 0.18,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -3.83,
  lead: 1.38,
  features: {
    topic: 0.58,
    topicTold: 0.6,
    meaning: 0.49,
    meaningTold: 0.61,
    thingsAsked: 0.18,
    thingsTold: 0.99,
    conceptsBack: 0.51,
    words: 0.81,
    wordsBack: 0.24,
    newWords: -0.4,
    strange: -0.38,
    named: 0.44,
    detail: -1.26,
    otherKind: -0.71,
    facets: -0.48,
    facetsMissed: 0.27,
    facetsAnswered: 0.64,
    facetsBack: 0.26,
    trust: 0.39,
    foreign: 0.1,
    passing: -0.36,
    followed: 0.27,
    followedBare: 0.2,
    followedFacet: 0.01,
  },
};

/**
 * How much it counts beside them, in choosing and in answering, how far an entry stands out by its vector. Fitted by
 * test/bench/embeddings/fit.ts on vectors that are made up: an owner's model is not known.
 */
export const NEAR = { fit: 4, answers: { bias: -0.64, out: 2.2, ahead: 2.33 } };
