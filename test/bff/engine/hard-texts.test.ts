import { expect, it } from 'vitest';
import { understand } from '../../../bff/engine/understand.ts';
import { makeHardTexts } from '../../fuzz/hard-texts.ts';
import { measureCpuMs } from '../../support/process/cpu-time.ts';

/** What a worker may spend on a message in any one stage. Reading it is the stage that a text's letters can make long. */
const TEXT_MS_MAX = 250;
const TEXTS = 200;
/** Ends what hangs: what counts is the time of the processor. */
const ALL_MS_MAX = 600_000;
/** Every so manieth of those that `npm run fuzz:engine` sends: of each way in which they are made. */
const EACH = 17;
const HINTS = { now: new Date('2026-11-20T14:05:00.000Z'), timezone: 'Europe/Berlin' };

it(`none of ${TEXTS} texts of 4,000 letters that are hard to read takes longer than a worker has for it`, {
  timeout: ALL_MS_MAX,
}, () => {
  const taken: { name: string; cpuMs: number }[] = [];
  let number = 0;
  for (const { name, text } of makeHardTexts(1)) {
    if (number++ % EACH !== 0) continue;
    taken.push({ name, cpuMs: measureText(text) });
    if (taken.length === TEXTS) break;
  }
  expect(taken.filter(({ cpuMs }) => cpuMs > TEXT_MS_MAX)).toEqual([]);
});

/** A language that is read for the first time is made ready with it, which is no matter of the text: it is said once more, a letter shorter. */
function measureText(text: string): number {
  const first = measureCpuMs(() => understand(text, HINTS));
  return first <= TEXT_MS_MAX ? first : measureCpuMs(() => understand(text.slice(1), HINTS));
}
