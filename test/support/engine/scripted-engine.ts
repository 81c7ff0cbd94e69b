import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { unhurried } from '../../../bff/base/unhurried.ts';
import type { EngineStages, HouseVoice } from '../../../bff/conversation/turn/engine-port.ts';
import { embeddedEngine as embedded } from '../../../bff/embedded-engine.ts';
import { createFaqIndex } from '../../../bff/knowledge/faq-index.ts';

/**
 * The embedded engine for a worker, with faults that certain words in a text trigger. `?log=FILE` in its address names
 * a file that lists each text it had to understand, over all workers and restarts.
 */
const log = new URL(import.meta.url).searchParams.get('log');

export const embeddedEngine: EngineStages & HouseVoice = {
  ...embedded,
  /** Does not learn the facts in the hotel's texts, which takes seconds: workers start often in these tests. */
  learn({ faqs }) {
    const index = createFaqIndex(faqs);
    const rest = embedded.learn({ faqs: [], policies: '', specialties: '', amenities: [] });
    return { ...rest, search: (text, language, followed) => index.search(text, language, followed) };
  },
  detectLanguage(text, hints) {
    if (text.includes('SPIN AT ONCE')) spin();
    return embedded.detectLanguage(text, hints);
  },
  understand(text, hints) {
    if (log !== null) appendFileSync(log, `${text}\n`);
    if (text.includes('SPIN')) spin();
    if (text.includes('WAIT')) rest(600);
    if (text.includes('LEARN')) unhurried(() => burn(500));
    if (text.includes('THROW')) throw new RangeError('A fault of the engine');
    const [, marker] = /DIE ONCE (\S+)/.exec(text) ?? [];
    if (marker !== undefined && !existsSync(marker)) {
      writeFileSync(marker, '');
      process.exit(1);
    }
    if (text.includes('DIE ALWAYS')) process.exit(1);
    return embedded.understand(text, hints);
  },
};

/** Never ends. */
function spin(): never {
  for (;;) burn(1_000);
}

/** Uses this much CPU time of the thread. */
function burn(ms: number): void {
  const start = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(start);
    if ((user + system) / 1_000 > ms) return;
  }
}

/** Waits this long without using the CPU. */
function rest(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
