import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { redeemOneTimeToken } from '../../../bff/auth/one-time.ts';
import { registerAccount } from '../../../bff/auth/register.ts';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { makeMasterKey } from '../../../bff/base/secrets/master-key.ts';
import { createSecrets } from '../../../bff/base/secrets/secrets.ts';
import { MALLOC_SETTINGS, NODE_FLAGS } from '../../../bff/cli/node-settings.mjs';
import { loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { openServices } from '../../../bff/compose.ts';
import { findAllowedNetworks, saveAllowedNetworks } from '../../../bff/store/account/account-network.ts';
import { findAuditFault } from '../../../bff/store/account/audit.ts';
import { hasSecondFactor, insertTotp } from '../../../bff/store/account/second-factors.ts';
import { migrations } from '../../../bff/store/migrations/index.ts';
import { openDatabase } from '../../../bff/store/sqlite/database.ts';
import { createWriter } from '../../../bff/store/sqlite/writer.ts';
import { runCommand } from '../../support/process/run-command.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('serve', () => {
  it('names every error in the settings at once and exits with 2', async () => {
    const { code, stderr } = await run(['serve'], { env: { PORT: 'x', PLAN: 'gold', TRUSTED_PROXIES: 'nowhere' } });
    expect(code).toBe(2);
    expect(stderr).toMatch(/PORT[\s\S]*PLAN[\s\S]*TRUSTED_PROXIES/);
  });

  it('reports a port in use, and exits with 1', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
    const { code, stderr } = await run(['serve'], { env: { PORT: String(port) } });
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/did not start.*EADDRINUSE/);
  });
});

describe('doctor', () => {
  it('finds nothing wrong on a machine that has never run it', async () => {
    const { code, stdout } = await run(['doctor', '--json'], { env: { PORT: '0' } });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    expect(code).toBe(0);
  });

  it('reports a master key that others can read', async () => {
    writeFileSync(join(dataDir, 'master.key'), Buffer.alloc(32, 1).toString('base64'));
    chmodSync(join(dataDir, 'master.key'), 0o644);
    const { code, stdout } = await run(['doctor'], { env: { PORT: '0' } });
    expect(stdout).toMatch(/FAIL {2}master key: .*chmod 600/);
    expect(code).toBe(1);
  });

  it('reports a damaged database', async () => {
    writeFileSync(join(dataDir, 'service-chat.db'), 'not a database');
    const { code, stdout } = await run(['doctor'], { env: { PORT: '0' } });
    expect(stdout).toMatch(/FAIL {2}database/);
    expect(code).toBe(1);
  });
});

it('migrate creates the tables, and then finds them up to date', async () => {
  expect(JSON.parse((await run(['migrate', '--json'])).stdout)).toEqual({
    migrated: Object.keys(migrations),
    backup: null,
  });
  expect((await run(['migrate'])).stdout).toContain('up to date');
  const db = openDatabase(join(dataDir, 'service-chat.db'));
  expect(await db.selectFrom('account').selectAll().execute()).toEqual([]);
  await db.destroy();
});

it('ask explains how the question was read, the decision and its reason', async () => {
  const read = readConfig({ DATA_DIR: dataDir });
  if ('faults' in read) throw new Error(read.faults.join());
  const services = await openServices({ config: read.config, log: createLog('silent') });
  await loadSampleHotel(services);
  await services.close();
  const { stdout } = await run(['ask', 'When is breakfast, and is there a heliport?', '--explain']);
  expect(stdout).toMatch(/^language +en/m);
  expect(stdout).toMatch(/^speaks of +.*breakfast/m);
  expect(stdout).toMatch(/^not known +heliport$/m);
  expect(stdout).toMatch(/^intents +breakfast \d/m);
  expect(stdout).toMatch(/^decision +answer/m);
  expect(stdout).toMatch(/^reason +\w/m);
  expect(stdout).toMatch(/^sources +.*breakfast.*: .*7:00/im);
});

it('ask says what to do if there is no property', async () => {
  const { code, stderr } = await run(['ask', 'When is breakfast?']);
  expect(code).toBe(1);
  expect(stderr).toContain('run serve first');
  expect(existsSync(join(dataDir, 'service-chat.db'))).toBe(false);
});

it('ask --sample asks a sample hotel, and leaves nothing behind', async () => {
  const { stdout } = await run(['ask', 'When is breakfast?', '--sample']);
  expect(stdout).toContain('7:00');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('ask --sample needs no master key of a server, and leaves nothing behind if it fails', async () => {
  const broken = join(dataDir, 'master.key');
  writeFileSync(broken, 'no key');
  const temporary = mkdtempSync(join(tmpdir(), 'service-chat-'));
  try {
    const given = await run(['ask', 'When is breakfast?', '--sample'], { env: { TMPDIR: temporary } });
    expect(given.stdout).toContain('7:00');
    const failed = await run(['ask', 'When is breakfast?', '--sample'], {
      env: { TMPDIR: temporary, PMS_ADAPTERS: join(temporary, 'none.ts') },
    });
    expect(failed.code).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

it('detect, understand and match answer line by line, and name an invalid line by its number', async () => {
  const detected = await run(['detect'], { input: '{"text":"Wann gibt es Frühstück?"}\nnonsense\n' });
  const [first, second] = detected.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ code: 'de', source: 'text' });
  expect(second).toEqual({ error: 'line 2 cannot be read' });
  expect(detected.code).toBe(1);
  const understood = await run(['understand'], { input: '{"text":"two towels to room 204 please"}\n' });
  expect(JSON.parse(understood.stdout)).toMatchObject({
    language: { code: 'en' },
    intents: [{ name: 'towels_linen' }],
  });
  const faqs = join(dataDir, 'faqs.jsonl');
  writeFileSync(faqs, '{"id":"pool","question":"Is there a pool?","answer":"Yes."}\n');
  const matched = await run(['match', '--faqs', faqs], {
    input: '{"text":"Gibt es einen Pool?"}\n{"text":"who won the match?"}\n',
  });
  expect(
    matched.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).faq),
  ).toEqual(['pool', null]);
});

it.each([
  [['--help'], 0],
  [['serve', '--help'], 0],
  [['nonsense'], 2],
  [['ask'], 2],
  [['serve', '--nonsense'], 2],
])('%j exits with %i', async (args, expected) => {
  expect((await run(args)).code).toBe(expected);
});

it('the command also starts from its plain file, which finds a suitable Node', async () => {
  const { code, stdout } = await run(['--help'], { file: 'bff/cli/service-chat.mjs' });
  expect(stdout).toContain('Usage: service-chat');
  expect(code).toBe(0);
});

it('every way to start the server uses the same memory settings', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([scripts.start, scripts['service-chat']]).toEqual(['node bff/cli/start.mjs', 'node bff/cli/service-chat.mjs']);
  expect(readFileSync('bff/cli/start.mjs', 'utf8')).toContain("await import('./service-chat.mjs')");
  const tell = 'console.error(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX, process.argv[1]]))';
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
  const { stderr } = await run(['--help'], { file: 'bff/cli/service-chat.mjs', env });
  const [flags, arenas, file] = JSON.parse(stderr.trim().split('\n').at(-1) ?? '');
  expect(flags).toEqual(NODE_FLAGS);
  expect(arenas).toBe(MALLOC_SETTINGS['MALLOC_ARENA_MAX']);
  expect(file).toMatch(/bff\/cli\/main\.ts$/);
});

function run(args: readonly string[], given: Omit<Parameters<typeof runCommand>[1], 'dataDir'> = {}) {
  return runCommand(args, { dataDir, ...given });
}

it('sign-in-link and network open let a locked-out owner in, and list the known users', async () => {
  expect((await run(['sign-in-link'])).stderr).toContain('run serve first');
  await run(['migrate']);
  const db = openDatabase(join(dataDir, 'service-chat.db'));
  const writer = createWriter(db);
  const secrets = createSecrets(makeMasterKey(join(dataDir, 'master.key')).current);
  const given = { propertyName: 'x', email: 'owner@a.example', phone: '+4983825501' };
  await writer.write((trx) =>
    registerAccount(trx, { secrets, registration: 'first', plan: 'enterprise' }, given, new Date()),
  );
  const wrong = await run(['sign-in-link', 'nobody@a.example']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('owner@a.example')]);
  const { email, url } = JSON.parse((await run(['sign-in-link', '--json'])).stdout);
  expect(email).toBe('owner@a.example');
  const redeem = () =>
    writer.write((trx) => redeemOneTimeToken(trx, url.split('/desk#password=')[1], 'password', new Date()));
  const owner = await redeem();
  expect([owner?.email, await redeem()]).toEqual(['owner@a.example', null]);
  const totp = { userId: owner?.id ?? '', secret: 'x', confirmedAt: 'now', lastStep: 0, createdAt: 'now' };
  await writer.write((trx) => insertTotp(trx, totp));
  await run(['sign-in-link']);
  expect(await hasSecondFactor(db, totp.userId)).toBe(true);
  expect((await run(['sign-in-link', '--lost-factors'])).code).toBe(0);
  expect(await hasSecondFactor(db, totp.userId)).toBe(false);
  await writer.write((trx) => saveAllowedNetworks(trx, owner?.accountId ?? '', ['192.0.2.7'], 'now'));
  expect((await run(['network', 'show'])).stdout).toContain('192.0.2.7');
  expect((await run(['network', 'open'])).stdout).toContain('may be used from everywhere');
  expect(await findAllowedNetworks(db, owner?.accountId ?? '')).toEqual([]);
  expect((await run(['network', 'open'])).code).toBe(1);
  expect((await run(['plan', 'set', 'golden'])).stderr).toContain('starter, professional, enterprise');
  expect((await run(['plan', 'set', 'starter'])).stdout).toContain('is under the plan starter');
  expect(JSON.parse((await run(['plan', 'show', '--json'])).stdout)).toEqual([
    { accountId: owner?.accountId, plan: 'starter' },
  ]);
  expect(await findAuditFault(db, secrets)).toBeNull();
  await writer.close();
  await db.destroy();
});

describe('backup', () => {
  it('copies the store to a file that can be opened, and never overwrites a file', async () => {
    await run(['migrate']);
    const file = join(dataDir, 'copy.db');
    expect((await run(['backup', file, '--plain'])).code).toBe(0);
    const copy = openDatabase(file);
    expect(await copy.selectFrom('account').selectAll().execute()).toEqual([]);
    await copy.destroy();
    const again = await run(['backup', file]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/exists already/)]);
  });
});
