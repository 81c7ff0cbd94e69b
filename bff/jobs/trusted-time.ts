import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import { readJson } from '../store/sqlite/json.ts';
import { findMeta, setMeta } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** The trusted time advances at most this much between two checks, whatever the clock says. */
const STEP_MS = 24 * 60 * 60 * 1_000;
/** Checks closer together than this, as of a server that restarts repeatedly, count as one. */
const LOOK_MS = 50 * 60 * 1_000;

/** `seen`: the clock at the last check; `believed`: the trusted time then. Milliseconds since 1970. */
const lastLook = z.strictObject({ seen: z.number(), believed: z.number() });

/**
 * The time that deletions use; null at the first check. It is the earlier of the clock and the time trusted at the last check, so
 * that a clock that is wrong for an hour deletes nothing. A clock that stays ahead gains a day per hour, which leaves time to fix
 * it.
 */
export async function advanceTrustedTime({ writer, clock }: { writer: Writer; clock: Clock }): Promise<Date | null> {
  return writer.write(async (trx) => {
    const now = +clock();
    const stored = await findMeta(trx, 'lastLook');
    const last = stored === null ? null : readJson(lastLook, stored);
    if (last === null || Math.abs(now - last.seen) >= LOOK_MS) {
      const believed = last === null ? now : Math.min(now, last.believed + STEP_MS);
      await setMeta(trx, 'lastLook', JSON.stringify({ seen: now, believed }));
    }
    return last === null ? null : new Date(Math.min(now, last.believed));
  });
}
