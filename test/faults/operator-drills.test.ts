import { chmodSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../bff/store/sqlite/database.ts';
import { programAt } from '../support/process/programs.ts';
import { runCommand } from '../support/process/run-command.ts';
import { type ServeProcess, startServing } from '../support/process/serve-process.ts';

/** A user without any files, for a test that runs as root: root can write to every folder. */
const NOBODY_UID = 65_534;

let dataDir: string;
let server: ServeProcess | null = null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-drill-'));
});
afterEach(async () => {
  await stop();
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true, force: true });
});

const serveExpectingFailure = (env: Record<string, string> = {}, uid?: number) =>
  runCommand(['serve'], { dataDir, env: { PORT: '0', LOG_LEVEL: 'silent', ...env }, uid });
const pathOf = (name: string) => join(dataDir, name);
const modeOf = (name: string) => (statSync(pathOf(name)).mode & 0o777).toString(8);

async function start(): Promise<ServeProcess> {
  server = await startServing({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, [programAt('bff/cli/main.ts'), 'serve']);
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

async function register(baseUrl: string, email = 'owner@a.example'): Promise<Response> {
  return fetch(`${baseUrl}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ propertyName: 'Casa Azul', email, phone: '+34910000000' }),
  });
}

describe('a second server on the same data folder', () => {
  it('is refused with the process id of the first server, which keeps running', async () => {
    const { baseUrl, child } = await start();
    const { code, stderr } = await serveExpectingFailure();
    expect(code).toBe(1);
    expect(stderr).toContain(`Another service-chat works on ${dataDir} (serve, process ${child.pid}, since `);
    expect(stderr).toContain('Stop it first, or set another DATA_DIR');
    expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
  });

  it('starts after the first was killed: the lock ends with the process that held it', async () => {
    const first = await start();
    const ended = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await ended;
    expect((await fetch(`${(await start()).baseUrl}/health/live`)).status).toBe(200);
  });
});

describe('the master key', () => {
  it('is never replaced if the store holds data encrypted with it', async () => {
    await register((await start()).baseUrl);
    await stop();
    renameSync(pathOf('master.key'), pathOf('elsewhere'));
    const { code, stderr } = await serveExpectingFailure();
    expect(code).toBe(1);
    expect(stderr).toContain(`The master key ${pathOf('master.key')} is missing`);
    expect(stderr).toContain('Put your copy of it back');
    expect(existsSync(pathOf('master.key'))).toBe(false);
  });

  it('is refused if the store was encrypted with another key', async () => {
    await register((await start()).baseUrl);
    await stop();
    writeFileSync(pathOf('master.key'), Buffer.alloc(32, 1).toString('base64'));
    const { code, stderr } = await serveExpectingFailure();
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not the key this store was sealed with')]);
  });

  it('is refused if other users can read it, with what to do', async () => {
    writeFileSync(pathOf('master.key'), Buffer.alloc(32, 1).toString('base64'));
    chmodSync(pathOf('master.key'), 0o644);
    const { code, stderr } = await serveExpectingFailure();
    expect(code).toBe(1);
    expect(stderr).toContain(`chmod 600 ${pathOf('master.key')}`);
  });
});

describe('an emptied database', () => {
  it('accepts no new owner by itself: the error says that it was emptied, and how to continue', async () => {
    expect((await register((await start()).baseUrl)).status).toBe(201);
    await stop();
    for (const name of ['service-chat.db', 'service-chat.db-wal', 'service-chat.db-shm'])
      rmSync(pathOf(name), { force: true });
    const { baseUrl, logged } = await start();
    const answer = await register(baseUrl, 'thief@b.example');
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'registration_closed' }),
    ]);
    expect(await (await fetch(`${baseUrl}/auth/registration`)).json()).toMatchObject({ open: false });
    await expect.poll(logged).toContain('The store holds no account, but one was made here');
    expect(logged()).toContain('service-chat restore');
  });

  it('accepts no new owner either if its rows are deleted while the server runs', async () => {
    const { baseUrl } = await start();
    await register(baseUrl);
    const db = openDatabase(pathOf('service-chat.db'));
    await db.deleteFrom('property').execute();
    await db.deleteFrom('user').execute();
    await db.deleteFrom('apiKey').execute();
    await db.deleteFrom('account').execute();
    await db.destroy();
    expect((await register(baseUrl, 'thief@b.example')).status).toBe(403);
  });
});

describe('a data folder that cannot be written', () => {
  it('is named at the start with what to do, before any file is opened', async () => {
    const asRoot = process.getuid?.() === 0;
    if (asRoot) chownSync(dataDir, NOBODY_UID, NOBODY_UID);
    chmodSync(dataDir, 0o500);
    const { code, stderr } = await serveExpectingFailure({}, asRoot ? NOBODY_UID : undefined);
    expect(code).toBe(1);
    expect(stderr).toContain(`${dataDir} cannot be written`);
    expect(stderr).toContain('DATA_DIR');
  });
});

describe('a data folder that everybody can read', () => {
  it('contains only files that their owner alone can read', async () => {
    chmodSync(dataDir, 0o755);
    writeFileSync(pathOf('service-chat.db'), '', { mode: 0o644 });
    await register((await start()).baseUrl);
    expect(['service-chat.db', 'service-chat.db-wal', 'service-chat.db-shm', 'master.key'].map(modeOf)).toEqual([
      '600',
      '600',
      '600',
      '600',
    ]);
  });
});
