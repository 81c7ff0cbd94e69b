import { BROWSER_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { unpackModel } from './model.ts';
import type { Detect } from './types.ts';
import { WEIGHTS as ARAB } from './weights/browser-arab.ts';
import { WEIGHTS as CYRL } from './weights/browser-cyrl.ts';
import { WEIGHTS as LATN } from './weights/browser-latn.ts';
import { voteByWords } from './words-vote.ts';

/** Models of what guests write, small enough to be fetched while they do. */
export const BROWSER_MODELS = [LATN, CYRL, ARAB].map(unpackModel);

/** The language a guest writes, by what a browser fetches on typing (45 kB at most). The server decides anyway. Never throws. */
export const detect: Detect = createDetector(BROWSER_MODELS, BROWSER_CALIBRATION, [voteByWords]);
