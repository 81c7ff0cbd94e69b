import { HOUR_MS } from '../../shared/domain/time.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Nodes } from '../nodes/port.ts';
import { type Backups, isBackupDue } from '../operation/backups.ts';
import { doRegularly } from './regularly.ts';

const LOOK_EVERY_MS = 10 * 60 * 1_000;

/**
 * Copies the store every few hours (0: never), counted from the newest copy, or the first start. Also uploads copies not uploaded
 * yet. Failures are logged and retried at the next check.
 */
export function startBackups(
  { backups, clock, log, nodes }: { backups: Backups; clock: Clock; log: Log; nodes: Pick<Nodes, 'takes'> },
  { everyHours, since }: { everyHours: number; since: () => string | null },
): { close(): Promise<void> } {
  return doRegularly({ everyMs: LOOK_EVERY_MS, what: 'backing up', log, nodes }, async () => {
    if (everyHours !== 0 && isBackupDue(backups, { everyMs: everyHours * HOUR_MS, since: since(), now: clock() })) {
      const { name, bytes } = await backups.make();
      log.info({ name, bytes }, 'The store was backed up');
    }
    await backups.sendAway();
  });
}
