import type { Calibration } from './detector.ts';

/** Fitted by test/bench/language/calibrate.ts, so that of the guesses called 80 % sure about 80 % are right. */
export const FIRST_CALIBRATION: Calibration = { factor: 1.4, power: 0 };
export const FULL_CALIBRATION: Calibration = { factor: 1, power: 0.15 };
