import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDataDir } from '../../../../bff/store/sqlite/data-lock.ts';
import { makeDatabase } from '../../../support/postgres/store-url.ts';
import { runCommand } from '../../../support/process/run-command.ts';
import { openSmallHouse, storeIn } from '../../../support/small-house.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-move-command-'));
let url = '';
beforeAll(async () => {
  await (await openSmallHouse(dataDir)).close();
  url = await makeDatabase({ tables: false });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const move = (...args: string[]) => runCommand(['migrate', ...args], { dataDir });

it('the move command needs source and target, an existing file and a PostgreSQL address', async () => {
  expect(await move('--from', storeIn(dataDir))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--from and --to go together'),
  });
  const away = await move('--from', join(dataDir, 'none.db'), '--to', url);
  expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('none.db is not there') });
  const other = await move('--from', storeIn(dataDir), '--to', 'mysql://hotel:secret-word@db/chat');
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('--to is no address of PostgreSQL') });
  expect(other.stderr).not.toContain('secret-word');
});

it('the move command refuses to move while a server uses the store', async () => {
  const lock = lockDataDir(dataDir, 'serve', new Date());
  const refused = await move('--from', storeIn(dataDir), '--to', url);
  lock.release();
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Another service-chat works on') });
});

it('the move command moves the hotel and prints the next steps, and other commands then work on PostgreSQL', async () => {
  const moved = await move('--from', storeIn(dataDir), '--to', url);
  expect(moved.stderr).toBe('');
  expect(moved.code).toBe(0);
  expect(moved.stdout).toMatch(
    /^Moved \d+ rows of \d+ tables to postgres:.*, and compared each\.\nNext: set DATABASE_URL/,
  );

  const env = { DATABASE_URL: url };
  expect(await runCommand(['migrate'], { dataDir, env })).toMatchObject({
    code: 0,
    stdout: 'The database is up to date.\n',
  });
  expect((await runCommand(['audit', 'verify'], { dataDir, env })).code).toBe(0);
  const again = await move('--from', storeIn(dataDir), '--to', url);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('holds a store already') });
});
