import { expect, it } from 'vitest';
import { understand } from '../../../bff/engine/understand.ts';
import { makeHardTexts } from '../../fuzz/hard-texts.ts';
import { measureCpuMs } from '../../support/process/cpu-time.ts';

/** The CPU time of one stage for one message. Reading is the stage that can take long because of a text's letters. */
const TEXT_MS_MAX = 250;
const TEXTS = 200;
/** A limit for hanging tests. The measured value is CPU time. */
const ALL_MS_MAX = 600_000;
/** Every 17th text of `npm run fuzz:engine`, so that each kind of text is included. */
const EVERY_NTH = 17;
const HINTS = { now: new Date('2026-11-20T14:05:00.000Z'), timezone: 'Europe/Berlin' };

it(`each of ${TEXTS} hard texts of 4,000 letters is processed within the worker’s time limit`, {
  timeout: ALL_MS_MAX,
}, () => {
  const taken: { name: string; cpuMs: number }[] = [];
  let number = 0;
  for (const { name, text } of makeHardTexts(1)) {
    if (number++ % EVERY_NTH !== 0) continue;
    taken.push({ name, cpuMs: measureText(text) });
    if (taken.length === TEXTS) break;
  }
  expect(taken.filter(({ cpuMs }) => cpuMs > TEXT_MS_MAX)).toEqual([]);
});

/**
 * The first text of a language also loads the language. So the text is read again, one letter shorter, and measured.
 */
function measureText(text: string): number {
  const first = measureCpuMs(() => understand(text, HINTS));
  return first <= TEXT_MS_MAX ? first : measureCpuMs(() => understand(text.slice(1), HINTS));
}
