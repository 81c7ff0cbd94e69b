import { SERVER_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { voteByFranc } from './franc-vote.ts';
import { unpackModel } from './model.ts';
import type { Detect } from './types.ts';
import { WEIGHTS as FIRST_ARAB } from './weights/first-arab.ts';
import { WEIGHTS as FIRST_CYRL } from './weights/first-cyrl.ts';
import { WEIGHTS as FIRST_LATN } from './weights/first-latn.ts';
import { WEIGHTS as SECOND_ARAB } from './weights/second-arab.ts';
import { WEIGHTS as SECOND_CYRL } from './weights/second-cyrl.ts';
import { WEIGHTS as SECOND_LATN } from './weights/second-latn.ts';
import { voteByWords } from './words-vote.ts';

/** The browser's small models, and larger ones that correct them. */
export const SERVER_MODELS = [FIRST_LATN, FIRST_CYRL, FIRST_ARAB, SECOND_LATN, SECOND_CYRL, SECOND_ARAB].map(
  unpackModel,
);

/** Detects a guest's language with all models; messages are answered in it. Never throws. */
export const detect: Detect = createDetector(SERVER_MODELS, SERVER_CALIBRATION, [voteByWords, voteByFranc]);
