import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databasePath, migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';

/** In a folder that every user may enter, only the owner can read the database and its log. */
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-modes-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modes = () =>
  Object.fromEntries(
    readdirSync(dataDir).map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]),
  );
const OWN = { 'service-chat.db': '600', 'service-chat.db-shm': '600', 'service-chat.db-wal': '600' };

it('the database, its log and its index are created for their owner only', async () => {
  const db = openDatabase(databasePath(dataDir));
  await migrate(db);
  expect(modes()).toEqual(OWN);
  await db.destroy();
});

it('files that other users could read are closed to them when they are opened', async () => {
  const file = databasePath(dataDir);
  const before = openDatabase(file);
  await migrate(before);
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
  const db = openDatabase(file);
  await migrate(db);
  expect(modes()).toEqual(OWN);
  await db.destroy();
  await before.destroy();
});
