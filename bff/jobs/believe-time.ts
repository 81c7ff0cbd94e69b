import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import { readJson } from '../store/sqlite/json.ts';
import { findMeta, setMeta } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Between two looks the time that is believed goes on by so much at most, whatever the clock says. */
const STEP_MS = 24 * 60 * 60 * 1_000;
/** Looks that come closer together, as of a server that starts again and again, are one. */
const LOOK_MS = 50 * 60 * 1_000;

/** `seen`: what the clock said at the last look; `believed`: what of that was believed. Milliseconds since 1970. */
const lastLook = z.strictObject({ seen: z.number(), believed: z.number() });

/**
 * The time that deletions go by; null at the first look of all. It is the earlier of what the clock says now and of what was
 * believed at the look before, so that nothing goes that is not old by both: a clock that is a year ahead for an hour deletes
 * nothing, and one that stays ahead gains a day an hour, which is time to mend it.
 */
export async function believeTime({ writer, clock }: { writer: Writer; clock: Clock }): Promise<Date | null> {
  return writer.write(async (trx) => {
    const now = +clock();
    const kept = await findMeta(trx, 'lastLook');
    const last = kept === null ? null : readJson(lastLook, kept);
    if (last === null || Math.abs(now - last.seen) >= LOOK_MS) {
      const believed = last === null ? now : Math.min(now, last.believed + STEP_MS);
      await setMeta(trx, 'lastLook', JSON.stringify({ seen: now, believed }));
    }
    return last === null ? null : new Date(Math.min(now, last.believed));
  });
}
