import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  topic: 1.97,
  topicTold: 1.37,
  meaning: 1.4,
  meaningTold: 1.76,
  thingsAsked: 0.68,
  thingsTold: 2.1,
  finerTold: 1.07,
  finerMissed: -1.07,
  conceptsBack: 1.08,
  words: 1.06,
  wordsBack: 0.31,
  newWords: -0.68,
  strange: -0.48,
  named: 0.77,
  detail: -0.01,
  otherKind: -0.06,
  facets: 0.49,
  facetsMissed: -0.76,
  facetsAnswered: 0.41,
  facetsBack: 0.65,
  trust: 0,
  foreign: -0.43,
  passing: -0.96,
  followed: 0.69,
  followedBare: 0.51,
  followedFacet: 0.15,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -3.72,
  lead: 1.58,
  features: {
    topic: 0.7,
    topicTold: 0.61,
    meaning: 0.39,
    meaningTold: 0.68,
    thingsAsked: 0.11,
    thingsTold: 0.7,
    finerTold: 0.08,
    finerMissed: -0.78,
    conceptsBack: 0.46,
    words: 0.68,
    wordsBack: 0.16,
    newWords: -0.26,
    strange: -0.27,
    named: 0.42,
    detail: -1.16,
    otherKind: -0.74,
    facets: -0.34,
    facetsMissed: 0.12,
    facetsAnswered: 0.49,
    facetsBack: 0.15,
    trust: 0.49,
    foreign: 0.18,
    passing: -0.42,
    followed: 0.1,
    followedBare: 0.18,
    followedFacet: -0.11,
  },
};

/**
 * How much it counts beside them, in choosing and in answering, how far an entry stands out by its vector. Chosen by hand beside what
 * test/bench/embeddings/fit.ts finds (fit 4.25, bias -0.41, out 1.81, ahead 2.29): more cautious, so that no language of
 * fused-search.test.ts answers worse with vectors than without. Both use vectors that are made up: an owner's model is not known.
 */
export const NEAR = { fit: 6, answers: { bias: -0.9, out: 2.2, ahead: 2.33 } };
