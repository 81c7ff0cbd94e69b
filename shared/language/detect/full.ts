import { FULL_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { FIRST_MODELS } from './first.ts';
import { unpackModel } from './model.ts';
import type { Detect } from './types.ts';
import { WEIGHTS as ARAB } from './weights/second-arab.ts';
import { WEIGHTS as CYRL } from './weights/second-cyrl.ts';
import { WEIGHTS as LATN } from './weights/second-latn.ts';
import { voteByWords } from './words-vote.ts';

/** All trained models: the small ones and those that put right what they get wrong. */
export const FULL_MODELS = [...FIRST_MODELS, ...[LATN, CYRL, ARAB].map(unpackModel)];

/** The language a guest writes, in browsers and on the server alike. Never throws. */
export const detect: Detect = createDetector(FULL_MODELS, FULL_CALIBRATION, [voteByWords]);
