import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  topic: 1.95,
  topicTold: 1.38,
  meaning: 1.42,
  meaningTold: 1.76,
  thingsAsked: 0.71,
  thingsTold: 2.08,
  finerTold: 1.01,
  finerMissed: -1.01,
  conceptsBack: 1.18,
  words: 1.09,
  wordsBack: 0.31,
  newWords: -0.68,
  strange: -0.41,
  named: 0.8,
  detail: -0.03,
  otherKind: -0.07,
  facets: 0.44,
  facetsMissed: -0.73,
  facetsAnswered: 0.42,
  facetsBack: 0.67,
  trust: 0,
  foreign: -0.44,
  passing: -1,
  followed: 0.73,
  followedBare: 0.48,
  followedFacet: 0.18,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -3.67,
  lead: 1.57,
  features: {
    topic: 0.7,
    topicTold: 0.6,
    meaning: 0.43,
    meaningTold: 0.69,
    thingsAsked: 0.07,
    thingsTold: 0.65,
    finerTold: 0.12,
    finerMissed: -0.6,
    conceptsBack: 0.53,
    words: 0.74,
    wordsBack: 0.15,
    newWords: -0.27,
    strange: -0.23,
    named: 0.41,
    detail: -1.21,
    otherKind: -0.76,
    facets: -0.36,
    facetsMissed: 0.13,
    facetsAnswered: 0.49,
    facetsBack: 0.1,
    trust: 0.5,
    foreign: 0.19,
    passing: -0.48,
    followed: 0.11,
    followedBare: 0.19,
    followedFacet: -0.09,
  },
};

/**
 * How much it counts beside them, in choosing and in answering, how far an entry stands out by its vector. Fitted by
 * test/bench/embeddings/fit.ts on vectors that are made up: an owner's model is not known.
 */
export const NEAR = { fit: 4, answers: { bias: -0.64, out: 2.2, ahead: 2.33 } };
