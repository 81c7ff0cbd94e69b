import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { openServices, startServer } from '../../../bff/compose.ts';
import { createTask } from '../../../bff/conversation/tasks/tasks.ts';
import { findMeta } from '../../../bff/store/sqlite/meta.ts';

const log = createLog('silent');
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-watch-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('a starting server reports at once what became due while it was down', async () => {
  const config = configOf({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
  const before = await openServices({ config, log });
  await loadSampleHotel(before);
  const propertyId = (await findMeta(before.db, 'sampleProperty')) ?? '';
  const task = { department: 'maintenance', title: 'Shower', priority: 'urgent' } as const;
  await createTask(before, { propertyId, actor: { id: 'key_1', userId: null, name: 'A program' }, task });
  await before.close();

  const later = new Date(Date.now() + 3_600_000);
  const server = await startServer({ config, log, clock: () => later, assetsDir: null });
  await server.close(); // waits for the run that it started
  const after = await openServices({ config, log });
  const alerts = await after.db.selectFrom('deskEvent').select('data').where('type', '=', 'alert').execute();
  await after.close();
  expect(alerts.map(({ data }) => JSON.parse(data))).toMatchObject([
    { kind: 'task_overdue', department: 'maintenance' },
  ]);
});

function configOf(env: Record<string, string>) {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.config;
}
