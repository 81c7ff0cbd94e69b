import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueOneTimeToken, redeemOneTimeToken } from '../../../bff/auth/one-time.ts';
import { makeMasterKey } from '../../../bff/base/secrets/master-key.ts';
import { eraseGuest } from '../../../bff/conversation/privacy/erase-guest.ts';
import { openSecrets } from '../../../bff/operation/open-secrets.ts';
import { appendAudit, findAuditFault } from '../../../bff/store/account/audit.ts';
import { listSignInUsers } from '../../../bff/store/account/users.ts';
import { listAllProperties } from '../../../bff/store/house/properties.ts';
import { databasePath, openDatabase } from '../../../bff/store/sqlite/database.ts';
import { findEpoch } from '../../../bff/store/sqlite/meta.ts';
import { createWriter } from '../../../bff/store/sqlite/writer.ts';
import { startComposed } from '../../faults/composed-server.ts';
import { openHotel } from '../../support/chat-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { runCommand } from '../../support/process/run-command.ts';
import { openSmallHouse } from '../../support/small-house.ts';
import { WireClient } from '../../support/wire-client.ts';

let dataDir: string;
let copy: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-restore-'));
  await prepareFile(dataDir);
  copy = join(dataDir, 'copy.age');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => startComposed({ dataDir, engine: createEchoEngine() });
const run = (...args: string[]) => runCommand(args, { dataDir });

describe('the restore drill', () => {
  it('restores the store, and every page with newer event numbers is reset and loads again', async () => {
    let server = await start();
    const { propertyId } = await openHotel(server.baseUrl);
    const before = await greet(server.baseUrl, { propertyId });
    await say(before.guest, 'one');
    expect((await run('backup', copy)).code).toBe(0);
    await say(before.guest, 'two');
    const refused = await run('restore', copy);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Another service-chat works on')]);
    await server.close();

    const { code, stdout, stderr } = await run('restore', copy);
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toMatch(/^Restored: 1 conversations with \d+ messages, up to 20/);
    expect(stdout).toMatch(/What was there is kept as .*before-restore-.*\.db/);

    server = await start();
    const { session, epoch } = before.welcome;
    const after = await greet(server.baseUrl, { propertyId, session, epoch, lastSeq: 99 });
    expect(after.welcome).toMatchObject({ mode: 'snapshot' });
    expect(after.welcome['epoch']).not.toBe(epoch);
    expect(await after.guest.frame(({ type }) => type === 'reset')).toMatchObject({ reason: 'epoch' });
    await say(after.guest, 'three');
    const words = JSON.stringify(after.guest.frames);
    expect(['"one"', '"two"', '"three"'].map((word) => words.includes(word))).toEqual([true, false, true]);
    await server.close();
    const verified = await run('audit', 'verify');
    expect([verified.stderr, verified.code]).toEqual(['', 0]);
  });

  it('does not hide a rollback of the audit log: a store replaced by hand is reported', async () => {
    const store = databasePath(dataDir);
    const serve = async (work: (baseUrl: string) => Promise<unknown>) => {
      const server = await start();
      await work(server.baseUrl);
      await server.close();
    };
    await serve((baseUrl) => openHotel(baseUrl));
    const old = readFileSync(store);
    const db = openDatabase(store);
    const writer = createWriter(db);
    const { secrets } = await openSecrets(db, writer, join(dataDir, 'master.key'));
    const [{ accountId = '' } = {}] = await listAllProperties(db);
    const entry = { accountId, propertyId: null, actor: 'system', subject: accountId, action: 'backup.made' } as const;
    await writer.write((trx) => appendAudit(trx, secrets, entry, new Date().toISOString()));
    await writer.close();
    await db.destroy();
    await serve(async () => undefined);
    expect((await run('audit', 'verify')).stdout).toMatch(/^The audit log is whole: \d+ entries/);
    writeFileSync(store, old);
    const { code, stderr } = await run('audit', 'verify');
    expect([code, stderr]).toEqual([1, expect.stringContaining('The log was rolled back: it ends with entry')]);
  });

  it('does not bring back a guest who was erased since, and opens no link from before the backup', async () => {
    const house = await openSmallHouse(dataDir);
    const [property] = await listAllProperties(house.db);
    const [owner] = await listSignInUsers(house.db);
    if (property === undefined || owner === undefined) throw new Error('The sample hotel is not there');
    const { token } = await house.writer.write((trx) => issueOneTimeToken(trx, owner.id, 'sign_in', new Date()));
    await house.backups.make();
    const guest = await house.db
      .selectFrom('guest')
      .selectAll()
      .where('lastName', '=', 'Sommer')
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    await house.writer.write(async (trx) => {
      await eraseGuest(house, trx, guest, at);
      const entry = {
        accountId: property.accountId,
        propertyId: property.id,
        actor: owner.id,
        subject: guest.id,
      } as const;
      await appendAudit(trx, house.secrets, { ...entry, action: 'guest.erased' }, at);
    });
    await house.close();

    const { stdout } = await run(
      'restore',
      join(dataDir, 'backups', readdirSync(join(dataDir, 'backups'))[0] ?? ''),
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ erasedAgain: 1 });
    const again = await openSmallHouse(dataDir);
    const { db, writer, secrets } = again;
    expect(await db.selectFrom('guest').selectAll().where('lastName', '=', 'Sommer').execute()).toEqual([]);
    expect(await writer.write((trx) => redeemOneTimeToken(trx, token, 'sign_in', new Date()))).toBeNull();
    expect(await findAuditFault(db, secrets)).toBeNull();
    await again.close();
  });
});

describe('a backup that is refused leaves the store unchanged', () => {
  let epoch: string;
  beforeEach(async () => {
    const house = await openSmallHouse(dataDir);
    epoch = await findEpoch(house.db);
    await house.close();
    await run('backup', copy);
  });
  afterEach(async () => {
    const db = openDatabase(databasePath(dataDir));
    expect(await findEpoch(db)).toBe(epoch);
    await db.destroy();
    expect(readdirSync(dataDir).filter((name) => /^(?:copying|before-restore)-/.test(name))).toEqual([]);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['changed in its middle', (bytes: Buffer) => Buffer.from(bytes).fill(1, bytes.length / 2, bytes.length / 2 + 8)],
    ['something else', () => Buffer.from('not a backup at all, whatever it is called')],
  ])('if the backup was %s', async (_, change) => {
    writeFileSync(copy, change(readFileSync(copy)));
    const [verified, restored] = [await run('verify', copy), await run('restore', copy)];
    expect([verified.code, restored.code]).toEqual([1, 1]);
    expect(restored.stderr).not.toBe('');
  });

  it('if its key is missing; with the key given, the store is sealed again with the server’s own key', async () => {
    const [key, old] = [join(dataDir, 'master.key'), join(dataDir, 'old.key')];
    renameSync(key, old);
    makeMasterKey(key);
    const refused = await run('restore', copy);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--key FILE')]);
    expect(JSON.parse((await run('verify', copy, '--key', old, '--json')).stdout)).toMatchObject({
      fault: null,
      keyFits: true,
    });
    const other = mkdtempSync(join(tmpdir(), 'service-chat-restore-'));
    makeMasterKey(join(other, 'master.key'));
    const moved = await runCommand(['restore', copy, '--key', old], { dataDir: other });
    expect([moved.stderr, moved.code]).toEqual(['', 0]);
    const house = await openSmallHouse(other);
    expect(await house.db.selectFrom('reservation').select('id').execute()).not.toEqual([]);
    expect(await findAuditFault(house.db, house.secrets)).toBeNull();
    await house.close();
    rmSync(other, { recursive: true, force: true });
    renameSync(old, key);
  });
});

it('a backup opens with an age identity of the operator if the master key is lost', async () => {
  const identity = await generateX25519Identity();
  const env = { BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  const house = await openSmallHouse(dataDir, env);
  const { name } = await house.backups.make();
  await house.close();
  const elsewhere = mkdtempSync(join(tmpdir(), 'service-chat-elsewhere-'));
  const file = join(elsewhere, 'identity.txt');
  writeFileSync(file, `# created by age-keygen\n${identity}\n`);
  const { stdout, stderr, code } = await runCommand(['verify', join(dataDir, 'backups', name), '--identity', file], {
    dataDir: elsewhere,
  });
  expect(stdout).toContain('is whole and sealed');
  expect([code, stderr]).toEqual([1, expect.stringContaining('master key it belongs to is not here')]);
  expect(existsSync(join(elsewhere, 'master.key'))).toBe(false);
  rmSync(elsewhere, { recursive: true, force: true });
});

async function greet(baseUrl: string, given: Record<string, unknown>) {
  const guest = await new WireClient(baseUrl).opened();
  guest.write({ type: 'hello', ...given });
  return { guest, welcome: await guest.frame(({ type }) => type === 'welcome') };
}

async function say(guest: WireClient, text: string): Promise<void> {
  const id = randomUUID();
  guest.write({ type: 'send', id, text });
  await guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
}
