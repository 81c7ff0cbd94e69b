/** Fits the confidence of the detectors on rows that no weight was trained on: `node test/bench/language/calibrate.ts FOLDER`. */
import { BROWSER_MODELS } from '../../../shared/language/detect/browser.ts';
import { type Calibration, createDetector, type Vote } from '../../../shared/language/detect/detector.ts';
import { voteByFranc } from '../../../shared/language/detect/franc-vote.ts';
import type { Model } from '../../../shared/language/detect/model.ts';
import { SERVER_MODELS } from '../../../shared/language/detect/server.ts';
import { voteByWords } from '../../../shared/language/detect/words-vote.ts';
import { isRight } from './measure.ts';
import { partOf, readRows } from './rows.ts';

const [folder = process.env['SERVICE_CHAT_DATA']] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the data is: node test/bench/language/calibrate.ts FOLDER');
const rows = readRows(folder, 'langid.jsonl').filter(({ id }) => partOf(id) === 'calibrate');

report('browser', BROWSER_MODELS, [voteByWords]);
report('server', SERVER_MODELS, [voteByWords, voteByFranc]);

function report(name: string, models: readonly Model[], votes: readonly Vote[]): void {
  let best = { loss: Number.POSITIVE_INFINITY, right: 0, calibration: { factor: 1, power: 0 } };
  for (let factor = 0.3; factor <= 3; factor += 0.1)
    for (let power = -0.4; power <= 0.4; power += 0.05) {
      const calibration = { factor: round(factor), power: round(power) };
      const outcome = scoreCalibration(models, calibration, votes);
      if (outcome.loss < best.loss) best = { ...outcome, calibration };
    }
  console.log(name, rows.length, JSON.stringify(best));
}

/** The log loss of "this guess is right", and the share of right guesses. */
function scoreCalibration(
  models: readonly Model[],
  calibration: Calibration,
  votes: readonly Vote[],
): { loss: number; right: number } {
  const detect = createDetector(models, calibration, votes);
  let loss = 0;
  let right = 0;
  for (const row of rows) {
    const { code, confidence } = detect(row.text);
    const isGood = isRight(row, code);
    if (isGood) right++;
    loss -= Math.log(Math.max(1e-4, isGood ? confidence : 1 - confidence));
  }
  return { loss: loss / rows.length, right: right / rows.length };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
