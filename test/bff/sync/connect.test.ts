import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertOffer } from '../../../bff/store/house/offers.ts';
import {
  byHttp,
  createPaperAdapter,
  createPaperPms,
  type PaperPms,
  refuseWith,
  servePaper,
} from '../../support/pms/paper-pms.ts';
import {
  CREDENTIALS,
  type RigOptions,
  type SyncRig,
  startConnected,
  startSyncRig,
} from '../../support/pms/sync-rig.ts';

let pms: PaperPms;
let server: Awaited<ReturnType<typeof servePaper>>;
let rig: SyncRig;

beforeEach(async () => {
  pms = createPaperPms();
  pms.guest({ id: 'G1' });
  pms.reservation({ id: 'R1', guestId: 'G1' });
  server = await servePaper(pms);
});
afterEach(async () => {
  await rig.close();
  await server.close();
});

const overHttp = (options: RigOptions = {}) =>
  startSyncRig({ adapter: createPaperAdapter(byHttp), allowPrivateNetworks: ['127.0.0.1'], ...options });

const connect = (credentials: Record<string, string>, provider = 'custom') =>
  rig.sync.connect(
    rig.propertyId,
    { provider, credentials: { ...CREDENTIALS, url: server.url, ...credentials } },
    rig.by,
  );

async function stored(): Promise<number> {
  return (await rig.db.selectFrom('pmsConnection').select('id').execute()).length;
}

it('a PMS is connected after a real call, and its credentials are stored encrypted', async () => {
  rig = await overHttp();
  expect(await connect({})).toMatchObject({
    provider: 'custom',
    connected: true,
    property: { id: 'H1', name: 'Paper Inn' },
  });
  await rig.sync.work();
  expect(await rig.reservation('R1')).toBeDefined();
  const everything = JSON.stringify([
    await rig.db.selectFrom('pmsConnection').selectAll().execute(),
    await rig.db.selectFrom('pmsLog').selectAll().execute(),
    await rig.db.selectFrom('audit').selectAll().execute(),
  ]);
  expect(everything).not.toContain('right');
  expect(everything).toContain('pms.connected');
  expect(await rig.sync.test(rig.propertyId)).toMatchObject({ ok: true });
});

const WRONG: { case: string; credentials: Record<string, string>; code: string }[] = [
  { case: 'a wrong key', credentials: { apiKey: 'wrong-key' }, code: 'pms_rejected_credentials' },
  { case: 'a missing key', credentials: { apiKey: '' }, code: 'validation_failed' },
  { case: 'a field nobody asked for', credentials: { colour: 'blue' }, code: 'validation_failed' },
  { case: 'an address of this network', credentials: { url: 'https://10.0.0.7/pms' }, code: 'pms_address_refused' },
  { case: 'plain HTTP', credentials: { url: 'http://pms.example.com' }, code: 'pms_address_refused' },
  { case: 'nothing that listens', credentials: { url: 'http://127.0.0.1:1' }, code: 'pms_unreachable' },
];

it.each(WRONG)(
  '$case: connecting fails with a clear error and a log entry, and nothing is stored',
  async ({ credentials, code }) => {
    rig = await overHttp();
    await expect(connect(credentials)).rejects.toMatchObject({ code });
    expect(await stored()).toBe(0);
    const lines = await rig.logs('error');
    expect(lines.join()).not.toContain('wrong-key');
    if (code !== 'validation_failed') expect(lines[0]).toMatch(/^connect.failed: Not connected to Paper: /);
  },
);

it('connecting an unknown provider is refused with a list of the known providers', async () => {
  rig = await overHttp();
  await expect(connect({}, 'fidelio')).rejects.toMatchObject({
    code: 'unknown_provider',
    message: 'Known are: custom',
  });
});

it('connecting to addresses of the own machine is refused, also by host name, unless the operator allows them', async () => {
  rig = await overHttp({ allowPrivateNetworks: [] });
  await expect(connect({})).rejects.toMatchObject({ code: 'pms_address_refused' });
  await expect(connect({ url: 'https://localhost' })).rejects.toMatchObject({ code: 'pms_address_refused' });
});

it('a page with invalid data is not stored at all', async () => {
  rig = await overHttp();
  pms.before = (call) => {
    if (call === 'list') throw refuseWith('malformed_answer');
  };
  await connect({});
  await rig.sync.work();
  expect(await rig.db.selectFrom('guest').selectAll().execute()).toEqual([]);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ health: 'failing', lastSync: null });
  expect((await rig.logs('error')).length).toBeGreaterThan(0);
});

it('disconnecting deletes the credentials and keeps the synced data, and a new connection continues from there', async () => {
  rig = await overHttp();
  await connect({});
  await rig.sync.work();
  await rig.sync.disconnect(rig.propertyId, rig.by);
  const row = await rig.db.selectFrom('pmsConnection').selectAll().executeTakeFirstOrThrow();
  expect([row.credentials, row.webhookSecret]).toEqual([null, '']);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ connected: false, recordsSynced: { reservations: 1 } });
  await expect(rig.sync.startSync(rig.propertyId, {})).rejects.toMatchObject({ code: 'pms_not_connected' });
  await expect(rig.sync.test(rig.propertyId)).rejects.toMatchObject({ code: 'pms_not_connected' });
  const before = await rig.reservation('R1');
  await connect({});
  await rig.sync.work();
  expect(await rig.reservation('R1')).toEqual(before);
});

it('a mapping is accepted only if a real record has the mapped fields', async () => {
  rig = await startConnected({}, (paper) => {
    paper.guest({ id: 'G1', phone: '+491', ...{ mobile: '+492' } });
    paper.reservation({ id: 'R1', guestId: 'G1' });
  });
  const write = (guest: Record<string, string>) =>
    rig.sync.writeMapping(rig.propertyId, { guest, reservation: {} }, rig.by);
  await expect(write({ phone: 'fax.number' })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [{ pointer: '/guest/phone', code: 'unknown_field' }],
  });
  await expect(write({ lastName: '' })).rejects.toMatchObject({ fields: [{ code: 'required_unmapped' }] });
  await expect(write({ phone: 'email' })).rejects.toMatchObject({ fields: [{ code: 'duplicate_field' }] });
  expect(await rig.sync.readMapping(rig.propertyId)).toEqual({ guest: {}, reservation: {} });
  await write({ phone: 'mobile' });
  await rig.pull();
  expect(await rig.guest('G1')).toMatchObject({ phone: '+492' });
  expect(await rig.sync.validate(rig.propertyId)).toEqual({
    valid: true,
    errors: [],
    checked: { guest: true, reservation: true },
  });
  const { pms: left } = await rig.sync.unmapped(rig.propertyId);
  expect(left).toContainEqual({ group: 'guest', field: 'phone', example: '+4930123456' });
  const { preview } = await rig.sync.previewMapping(rig.propertyId, { guest: { phone: 'mobile' } });
  expect(preview).toContainEqual({ group: 'guest', key: 'phone', field: 'mobile', value: '+•••' });
});

it('[R3] [R12] a notice with a valid signature is processed once, and a notice without is refused', async () => {
  rig = await startConnected({}, (paper) => {
    paper.guest({ id: 'G1' });
    paper.reservation({ id: 'R1', guestId: 'G1' });
  });
  const notice = (id: string, noticeId: string, secret = 'right') =>
    rig.sync.acceptNotice(rig.propertyId, {
      headers: { 'x-secret': secret },
      query: {},
      body: JSON.stringify([{ entity: 'reservations', id, noticeId }]),
    });
  rig.pms.reservation({ id: 'R1', state: 'checked_in' });
  await expect(notice('R1', 'n1', 'wrong')).rejects.toMatchObject({ code: 'unauthorized' });
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ state: 'booked' });
  let fetched = 0;
  rig.pms.before = (call) => {
    if (call === 'fetch') fetched++;
  };
  await notice('R1', 'n1');
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ state: 'checked_in' });
  await notice('R1', 'n1'); // the same notice again
  await rig.sync.work();
  expect(fetched).toBe(1);
  rig.pms.remove('reservations', 'R1');
  await notice('R1', 'n2');
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ state: 'cancelled' });
});

it('notices whose records could not be read are retried, and then left to the next pull', async () => {
  rig = await startConnected({ pace: { pushRetryMs: 1_000 } }, (paper) => {
    paper.guest({ id: 'G1' });
    paper.reservation({ id: 'R1', guestId: 'G1' });
  });
  rig.pms.reservation({ id: 'R1', room: '5' });
  rig.pms.before = (call) => {
    if (call === 'fetch') throw refuseWith('unreachable');
  };
  const body = JSON.stringify([{ entity: 'reservations', id: 'R1', noticeId: null }]);
  await rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': 'right' }, query: {}, body });
  await rig.sync.work();
  rig.pms.before = null;
  rig.advance(60_000);
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ room: '5' });
});

it('connecting another hotel unsubscribes the previous one from notices, and the new one stays subscribed', async () => {
  rig = await startConnected();
  const connectTo = (id: string) => {
    rig.pms.hotel = id;
    return rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  };
  expect(rig.pms.subscribers.size).toBe(1);
  const ended: string[] = [];
  rig.pms.before = (call) => {
    if (call === 'unsubscribe') ended.push(rig.pms.hotel);
  };
  await connectTo('H1');
  await rig.sync.work();
  expect(ended).toEqual([]);
  await connectTo('H2');
  expect(ended).toHaveLength(1);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(1);
});

it('the webhook address stays the same if the same hotel is connected again', async () => {
  rig = await startConnected();
  const before = await rig.sync.webhookAddress(rig.propertyId, rig.by);
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  expect(await rig.sync.webhookAddress(rig.propertyId, rig.by)).toBe(before);
  await rig.sync.disconnect(rig.propertyId, rig.by);
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  expect(await rig.sync.webhookAddress(rig.propertyId, rig.by)).not.toBe(before);
});

it('a PMS whose adapter no longer exists can be disconnected', async () => {
  rig = await startConnected();
  await rig.writer.write((trx) => trx.updateTable('pmsConnection').set({ provider: 'own-gone' }).execute());
  await rig.sync.writeRoomTypes(rig.propertyId, {}, rig.by); // the connection is opened again
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({
    connected: true,
    health: 'failing',
    lastError: { code: 'adapter_missing' },
    nextSync: null,
  });
  await rig.sync.disconnect(rig.propertyId, rig.by);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ connected: false });
  expect(await rig.db.selectFrom('pmsConnection').select('credentials').execute()).toEqual([{ credentials: null }]);
  await expect(rig.sync.disconnect(rig.propertyId, rig.by)).rejects.toMatchObject({ code: 'pms_not_connected' });
});

it('any number of mapping previews within a minute reads one record of the PMS', async () => {
  rig = await startConnected({}, (paper) => {
    paper.guest({ id: 'G1' });
    paper.reservation({ id: 'R1', guestId: 'G1' });
  });
  let lists = 0;
  rig.pms.before = (call) => {
    if (call === 'list') lists += 1;
  };
  for (const phone of ['p', 'ph', 'phone'])
    await rig.sync.previewMapping(rig.propertyId, { guest: { phone }, reservation: {} });
  const once = lists;
  expect(once).toBeLessThanOrEqual(2); // for reservations and for guests
  await rig.sync.validate(rig.propertyId);
  expect(lists).toBeGreaterThan(once);
});

it('[R7] the answer names the extras that cannot be charged to a bill of the PMS', async () => {
  rig = await startSyncRig();
  const rule = { phase: 'any', daysBeforeMax: null, nightsMin: null } as const;
  const at = rig.now().toISOString();
  await rig.writer.write(async (trx) => {
    for (const [kind, currency] of [
      ['late_check_out', 'USD'],
      ['breakfast', 'EUR'],
    ] as const)
      await insertOffer(
        trx,
        rig.propertyId,
        {
          kind,
          names: { en: kind },
          price: { amount: '25.00', currency },
          unit: 'stay',
          rule: { ...rule, topics: [], roomTypes: [], weekdays: [] },
          department: 'front_desk',
          onRequest: false,
          active: true,
        },
        at,
      );
  });
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  expect((await rig.logs('warn')).filter((line) => line.startsWith('offers'))).toEqual([
    'offers.unbillable: Not offered to guests: late_check_out. They are billed in EUR: give a price in EUR',
  ]);
});
