import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { loadSampleHotel } from '../../../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../../../bff/compose.ts';
import { restoreStore } from '../../../../bff/operation/restore-store.ts';
import { verifyBackup } from '../../../../bff/operation/verify-backup.ts';
import { openPostgres } from '../../../../bff/store/postgres/database.ts';
import { findEpoch } from '../../../../bff/store/sqlite/meta.ts';
import { makeDatabase } from '../../../support/postgres/store-url.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-serve-'));
let url = '';
let services: Services;
beforeAll(async () => {
  url = await makeDatabase({ tables: false });
  services = await open();
  await loadSampleHotel(services);
});
afterAll(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function settings() {
  const read = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, PORT: '0' });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  return read.config;
}

function open(): Promise<Services> {
  return openServices({ config: settings(), log: createLog('silent') });
}

async function listNames(): Promise<string[]> {
  const rows = await services.db.selectFrom('property').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

it('a hotel in PostgreSQL is served, and its guests’ questions are answered', async () => {
  const { id } = await services.db.selectFrom('property').select('id').executeTakeFirstOrThrow();
  const { reply } = await services.ask(id, { text: 'When is breakfast?' });
  expect(reply?.text).toMatch(/\d/);
});

it('a backup from PostgreSQL is complete and is restored into PostgreSQL, with the replaced data kept beside it', async () => {
  const before = await listNames();
  const epoch = await findEpoch(services.db);
  const made = await services.backups.make();
  const backup = join(settings().backup.folder, made.name);
  const { masterKeyFile, anchorFile } = settings();
  const keys = { keyFiles: [masterKeyFile], identities: [] };
  expect(await verifyBackup(backup, dataDir, keys)).toMatchObject({ fault: null, keyFits: true, isSealed: true });

  await services.writer.write((trx) => trx.updateTable('property').set({ name: 'Spoilt' }).execute());
  await services.close();
  const order = { backup, dataDir, databaseUrl: url, masterKeyFile, anchorFile, keys, now: new Date() };
  const { replaced } = await restoreStore(order, async () => undefined);
  services = await open();

  expect(await listNames()).toEqual(before);
  expect(await findEpoch(services.db)).not.toBe(epoch); // pages read again
  const aside = openPostgres(url, { schema: replaced ?? '' });
  const kept = await aside.selectFrom('property').select('name').distinct().execute();
  await aside.destroy();
  expect(kept).toEqual([{ name: 'Spoilt' }]);
});

it('a backup that cannot be restored changes nothing', async () => {
  const before = await listNames();
  const { masterKeyFile, anchorFile } = settings();
  const keys = { keyFiles: [], identities: [] };
  const order = { dataDir, databaseUrl: url, masterKeyFile, anchorFile, keys, now: new Date() };
  const failing = restoreStore({ ...order, backup: masterKeyFile }, async () => undefined);
  await expect(failing).rejects.toThrow();
  expect(await listNames()).toEqual(before);
});

it('an invalid address is refused at the start, without showing its password', () => {
  const read = readConfig({ DATABASE_URL: 'mysql://hotel:secret-word@db/chat' });
  expect(read).toEqual({ faults: [expect.stringMatching(/^DATABASE_URL: postgres:\/\//)] });
  expect(JSON.stringify(read)).not.toContain('secret-word');
});
