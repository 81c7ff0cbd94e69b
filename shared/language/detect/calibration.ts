import type { Calibration } from './detector.ts';

/** Fitted by test/bench/language/calibrate.ts, so that of the guesses called 80 % sure about 80 % are right. */
export const BROWSER_CALIBRATION: Calibration = { factor: 0.8, power: 0.2 };
export const SERVER_CALIBRATION: Calibration = { factor: 1, power: 0.15 };
