import { FULL_CALIBRATION } from './calibration.ts';
import { createDetector } from './detector.ts';
import { voteByFranc } from './franc-vote.ts';
import { FULL_MODELS } from './full.ts';
import type { Detect } from './types.ts';
import { voteByWords } from './words-vote.ts';

/** The language a guest writes, with franc's vote besides: for the server, where its tables cost no download. Never throws. */
export const detect: Detect = createDetector(FULL_MODELS, FULL_CALIBRATION, [voteByWords, voteByFranc]);
