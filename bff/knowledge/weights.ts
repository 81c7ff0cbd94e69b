import type { Feature } from './likeness.ts';

/** How much each likeness counts in choosing among entries. Fitted by test/bench/language/fit-faq.ts. */
export const FITS: Record<Feature, number> = {
  topic: 2.58,
  topicTold: 2.11,
  thingsAsked: 0.7,
  thingsTold: 2.67,
  conceptsBack: 1.11,
  words: 1.21,
  wordsBack: 0.49,
  newWords: -0.93,
  strange: -0.39,
  named: 0.7,
  detail: 0,
  otherKind: -0.08,
  facets: 0.69,
  facetsMissed: -0.74,
  facetsAnswered: 0.51,
  facetsBack: 0.91,
  trust: 0,
  foreign: -0.49,
  passing: -0.89,
};

/** How much each speaks for the first entry answering the question at all; fitted likewise. `lead` is how far it is ahead of the next. */
export const ANSWERS: { bias: number; lead: number; features: Record<Feature, number> } = {
  bias: -3.69,
  lead: 1.45,
  features: {
    topic: 0.88,
    topicTold: 0.93,
    thingsAsked: 0.22,
    thingsTold: 1.06,
    conceptsBack: 0.47,
    words: 0.88,
    wordsBack: 0.12,
    newWords: -0.54,
    strange: -0.46,
    named: 0.11,
    detail: -1.4,
    otherKind: -0.73,
    facets: -0.56,
    facetsMissed: 0.22,
    facetsAnswered: 0.85,
    facetsBack: 0.27,
    trust: 0.38,
    foreign: 0.06,
    passing: -0.43,
  },
};
