import { FIRST_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { unpackModel } from './model.ts';
import type { Detect } from './types.ts';
import { WEIGHTS as ARAB } from './weights/first-arab.ts';
import { WEIGHTS as CYRL } from './weights/first-cyrl.ts';
import { WEIGHTS as LATN } from './weights/first-latn.ts';

/** The small models. `full.ts` adds to them. */
export const FIRST_MODELS = [LATN, CYRL, ARAB].map(unpackModel);

/** The language a guest writes, by the part that is there at once (below 30 kB). Never throws. */
export const detect: Detect = createDetector(FIRST_MODELS, FIRST_CALIBRATION);
