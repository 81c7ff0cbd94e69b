import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addIdentityKey, countIdentityKeys } from '../../../bff/access/identity.ts';
import type { Services } from '../../../bff/compose.ts';
import { newGuestSession, readGuestToken, writeGuestToken } from '../../../bff/conversation/guest/guest-session.ts';
import { forgetMailsAbout, queueMail } from '../../../bff/delivery/deliveries.ts';
import { ensureVapidKeys } from '../../../bff/delivery/push.ts';
import { findAuditFault } from '../../../bff/store/account/audit.ts';
import { listPushDevices, savePushDevice } from '../../../bff/store/account/push-devices.ts';
import { listSignInUsers } from '../../../bff/store/account/users.ts';
import { readChannelCredentials, saveChannelConnection } from '../../../bff/store/channels/connections.ts';
import { insertWebhook, rotateSecret } from '../../../bff/store/channels/webhooks.ts';
import { listAllProperties } from '../../../bff/store/house/properties.ts';
import { type PmsConnection, readCredentials, saveConnection } from '../../../bff/store/pms/connections.ts';
import { toSource } from '../../../bff/store/pms/source.ts';
import { emptyWork } from '../../../bff/store/sqlite/outbox.ts';
import { startComposed } from '../../faults/composed-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { runCommand } from '../../support/process/run-command.ts';
import { openSmallHouse } from '../../support/small-house.ts';

const AT = '2026-11-22T12:00:00.000Z';
const LATER = '2026-11-23T12:00:00.000Z';
const HOOK = 'https://hooks.example/in';
const ENDPOINT = 'https://push.example/wake/1';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-keys-'));
  await prepareFile(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const keyFile = () => join(dataDir, 'master.key');
const keyLines = () => readFileSync(keyFile(), 'utf8').trim().split('\n');
const run = (...args: string[]) => runCommand(args, { dataDir });

it('a new master key decrypts everything that the old one encrypted, and guests keep their conversations until the old key is removed', async () => {
  let house = await openSmallHouse(dataDir);
  const connection = await fill(house);
  const token = writeGuestToken(house.secrets, newGuestSession(connection.propertyId, new Date()));
  const vapid = await ensureVapidKeys(house);
  await house.close();
  const [first] = keyLines();

  const rotated = await run('keys', 'rotate');
  expect([rotated.code, rotated.stderr]).toEqual([0, '']);
  expect(rotated.stdout).toContain('Copy the file to where you keep it');
  expect(keyLines()).toEqual([expect.not.stringContaining(first ?? ''), first]);
  house = await openSmallHouse(dataDir);
  await expectAllOpen(house, connection);
  expect(await ensureVapidKeys(house)).toEqual(vapid);
  expect(readGuestToken(house.secrets, token, new Date())).not.toBeNull();
  await house.close();

  expect((await run('keys', 'forget')).stdout).toContain(`Dropped from ${keyFile()}: 1`);
  expect(keyLines()).toHaveLength(1);
  house = await openSmallHouse(dataDir);
  await expectAllOpen(house, connection);
  expect(await ensureVapidKeys(house)).toEqual(vapid);
  expect(readGuestToken(house.secrets, token, new Date())).toBeNull();
  expect(await findAuditFault(house.db, house.secrets)).toBeNull();
  const actions = await house.db.selectFrom('audit').select('action').orderBy('number').execute();
  expect(actions.map(({ action }) => action).slice(-2)).toEqual(['keys.rotated', 'keys.forgotten']);
  await house.close();
});

it('a key rotation interrupted between writing the file and the store is repeated', async () => {
  let house = await openSmallHouse(dataDir);
  const connection = await fill(house);
  await house.close();
  const { replaceMasterKeys, readMasterKeys, newMasterKey } = await import('../../../bff/base/secrets/master-key.ts');
  const { current } = readMasterKeys(keyFile());
  replaceMasterKeys(keyFile(), { current: newMasterKey(), retired: [current] });
  house = await openSmallHouse(dataDir);
  await expectAllOpen(house, connection);
  await house.close();
  await run('keys', 'rotate');
  await run('keys', 'forget');
  house = await openSmallHouse(dataDir);
  await expectAllOpen(house, connection);
  await house.close();
});

it('backups from before a key rotation open while the old key is in the file, and later with a copy of the key', async () => {
  const house = await openSmallHouse(dataDir);
  const { name } = await house.backups.make();
  await house.close();
  const backup = join(dataDir, 'backups', name);
  await run('keys', 'rotate');
  expect((await run('verify', backup)).code).toBe(0);
  await run('keys', 'forget');
  const { code, stderr } = await run('verify', backup);
  expect([code, stderr]).toEqual([1, expect.stringContaining('--key FILE')]);
});

it('a key rotation is refused while the server runs', async () => {
  const server = await startComposed({ dataDir, engine: createEchoEngine() });
  const before = keyLines();
  const { code, stderr } = await run('keys', 'rotate');
  expect([code, stderr]).toEqual([1, expect.stringContaining('Another service-chat works on')]);
  expect(keyLines()).toEqual(before);
  await server.close();
  expect(readdirSync(dataDir)).not.toContain('lock.json');
});

/** Adds one record of each encrypted kind. */
async function fill({ db, writer, secrets }: Services): Promise<PmsConnection> {
  const [property] = await listAllProperties(db);
  const [user] = await listSignInUsers(db);
  if (property === undefined || user === undefined) throw new Error('The sample hotel is not there');
  const connection: PmsConnection = {
    ...toSource(property.id),
    id: 'pmc_1',
    provider: 'mews',
    connected: true,
    externalProperty: { id: 'H1', name: 'Hotel', timezone: null, currency: null },
    settings: { mode: 'batch', interval: 60_000, retryAttempts: 3, conflictResolution: 'manual' },
    enabled: { reservations: true, availability: false, rates: false, guestProfiles: true },
    mapping: { guest: {}, reservation: {} },
    roomTypes: {},
    health: 'ok',
    lastError: null,
    lastSync: null,
    connectedAt: AT,
    updatedAt: AT,
  };
  const mail = { to: 'alma@guests.example', subject: 'Your code', text: '123456' };
  const answer = secrets.encrypt('idempotency', '{"body":1}', 'who\nonce');
  await writer.write(async (trx) => {
    await saveConnection(trx, secrets, connection, { credentials: { token: 'secret' }, webhookSecret: 'hook' });
    const channel = { propertyId: property.id, channel: 'sms' as const, id: 'chc_1', detail: {} };
    await saveChannelConnection(trx, secrets, { ...channel, credentials: { authToken: 'token' } }, AT);
    const webhook = { propertyId: property.id, url: HOOK, events: ['task.created' as const], active: true };
    const { id } = await insertWebhook(trx, secrets, { ...webhook, secret: 'first' }, AT);
    await rotateSecret(trx, secrets, { propertyId: property.id, id, secret: 'second', previousUntil: LATER }, AT);
    await addIdentityKey(trx, secrets, property.id);
    const keys = secrets.encrypt('push', '{"p256dh":"x"}', ENDPOINT);
    await savePushDevice(trx, { userId: user.id, endpoint: ENDPOINT, keys }, AT);
    await queueMail(trx, secrets, { propertyId: property.id, key: 'acd_1', mail, at: AT });
    await queueMail(trx, secrets, { propertyId: property.id, key: 'acd_2', mail, at: AT });
    const gone = await trx.selectFrom('outbox').select('id').where('key', '=', 'acd_2').executeTakeFirstOrThrow();
    await emptyWork(trx, gone.id);
    await trx
      .insertInto('idempotency')
      .values({
        scope: 'who',
        key: 'once',
        route: 'POST /x',
        bodyHash: '',
        status: 200,
        response: answer,
        expiresAt: AT,
      })
      .execute();
  });
  await ensureVapidKeys({ db, writer, secrets });
  return connection;
}

async function expectAllOpen({ db, writer, secrets }: Services, connection: PmsConnection): Promise<void> {
  expect(await readCredentials(db, secrets, connection)).toEqual({
    credentials: { token: 'secret' },
    webhookSecret: 'hook',
  });
  expect(await countIdentityKeys(db, secrets, connection.propertyId)).toBe(1);
  const [user] = await listSignInUsers(db);
  const [device] = await listPushDevices(db, [user?.id ?? '']);
  expect(secrets.decrypt('push', device?.keys ?? '', ENDPOINT)).toBe('{"p256dh":"x"}');
  const channel = await readChannelCredentials(db, secrets, connection.propertyId, 'sms');
  expect(channel?.credentials).toEqual({ authToken: 'token' });
  const [hook] = await db.selectFrom('webhook').selectAll().execute();
  const opened = [hook?.secret, hook?.previousSecret].map((sealed) =>
    secrets.decrypt('webhook', sealed ?? '', hook?.id ?? ''),
  );
  expect(opened).toEqual(['second', 'first']);
  const [answer] = await db.selectFrom('idempotency').selectAll().execute();
  expect(secrets.decrypt('idempotency', answer?.response ?? '', 'who\nonce')).toBe('{"body":1}');
  await writer.write((trx) => forgetMailsAbout(trx, secrets, connection.propertyId, ['nobody@guests.example']));
}
