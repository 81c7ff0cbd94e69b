import { BROWSER_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { unpackModel } from './model.ts';
import type { Detect } from './types.ts';
import { WEIGHTS as ARAB } from './weights/browser-arab.ts';
import { WEIGHTS as CYRL } from './weights/browser-cyrl.ts';
import { WEIGHTS as LATN } from './weights/browser-latn.ts';
import { voteByWords } from './words-vote.ts';

/** Models trained on guests' messages, small enough to load while typing. */
export const BROWSER_MODELS = [LATN, CYRL, ARAB].map(unpackModel);

/** Detects a guest's language in the browser (at most 45 kB to load). The server makes the final decision. Never throws. */
export const detect: Detect = createDetector(BROWSER_MODELS, BROWSER_CALIBRATION, [voteByWords]);
