import type { Calibration } from './detector.ts';

/** Fitted by test/bench/language/calibrate.ts, so that about 80 % of the guesses with confidence 0.8 are right. */
export const BROWSER_CALIBRATION: Calibration = { factor: 0.8, power: 0.2 };
export const SERVER_CALIBRATION: Calibration = { factor: 1, power: 0.15 };
