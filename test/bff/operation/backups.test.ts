import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackups } from '../../../bff/jobs/make-backups.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { createBackups, isBackupDue } from '../../../bff/operation/backups.ts';
import { openSmallHouse, storeIn } from '../../support/small-house.ts';

const HOUR_MS = 60 * 60 * 1_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-backups-'));
  const { close } = await openSmallHouse(dataDir);
  await close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const backupsIn = (folder: string, keep = 2) =>
  createBackups({
    store: { file: storeIn(dataDir) },
    dataDir,
    folder,
    keep,
    recipients: [],
    keys: { current: Buffer.alloc(32, 7), retired: [] },
    away: null,
    clock: () => new Date(),
  });

describe('a scheduled backup is made', () => {
  it('one interval after the newest backup, or after the first day', () => {
    const now = new Date('2026-11-22T12:00:00.000Z');
    const ago = (hours: number) => new Date(+now - hours * HOUR_MS).toISOString();
    const due = (last: string | null, since: string | null) =>
      isBackupDue(
        { list: () => (last === null ? [] : [{ name: 'x', bytes: 1, at: last }]) },
        { everyMs: 24 * HOUR_MS, since, now },
      );
    expect([due(ago(23), ago(99)), due(ago(24), ago(99))]).toEqual([false, true]);
    expect([due(null, ago(23)), due(null, ago(24)), due(null, null)]).toEqual([false, true, false]);
  });

  it('again after a failure, which is reported', async () => {
    const folder = join(dataDir, 'elsewhere');
    writeFileSync(folder, 'a file where a folder should be');
    const backups = backupsIn(folder);
    const told: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void told.push(line) });
    const since = new Date(Date.now() - 25 * HOUR_MS).toISOString();
    const first = startBackups(
      { backups, clock: () => new Date(), log, nodes: soleNode },
      { everyHours: 24, since: () => since },
    );
    await first.close();
    expect(told.join()).toMatch(/backing up failed/);
    expect(backups.lastFault()).toMatch(/elsewhere cannot be written/);
    rmSync(folder);
    const second = startBackups(
      { backups, clock: () => new Date(), log, nodes: soleNode },
      { everyHours: 24, since: () => since },
    );
    await second.close();
    expect([backups.lastFault(), readdirSync(folder).length]).toEqual([null, 1]);
  });
});

it('a backup requested twice at once is made once, and an interrupted earlier one is removed', async () => {
  const backups = backupsIn(join(dataDir, 'backups'));
  await backups.make();
  writeFileSync(join(dataDir, 'backups', 'service-chat-2020.db.age.partial'), 'half');
  const [one, two] = await Promise.all([backups.make(), backups.make()]);
  expect(one).toEqual(two);
  expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual(
    backups
      .list()
      .map(({ name }) => name)
      .toSorted(),
  );
});
