import { afterEach, expect, it } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { insertConversation, updateConversation } from '../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../bff/store/conversations/insert-message.ts';
import { byCall, createPaperAdapter, createPaperPms, type PaperPms, refuseWith } from '../../support/pms/paper-pms.ts';
import {
  CREDENTIALS,
  type RigOptions,
  type SyncRig,
  startConnected,
  startSyncRig,
} from '../../support/pms/sync-rig.ts';

const MINUTE_MS = 60_000;

let rig: SyncRig;
afterEach(() => rig.close());

const start = async (options: RigOptions = {}) => {
  rig = await startConnected(options, (pms: PaperPms) => {
    pms.guest({ id: 'G1', firstName: 'Ada', lastName: 'Byron' });
    pms.reservation({ id: 'R1', guestId: 'G1', room: '7' });
  });
};

const runsSince = async (ms: number): Promise<string[]> => {
  const before = new Set((await rig.sync.listSyncs(rig.propertyId, 50)).map(({ syncId }) => syncId));
  rig.advance(ms);
  await rig.sync.work();
  const runs = await rig.sync.listSyncs(rig.propertyId, 50);
  return runs.filter(({ syncId }) => !before.has(syncId)).flatMap(({ entities }) => entities);
};

/** Sends a notice of a change. */
const tell = (id = 'R1') =>
  rig.sync.acceptNotice(rig.propertyId, {
    headers: { 'x-secret': 'right' },
    query: {},
    body: JSON.stringify([{ entity: 'reservations', id, noticeId: null }]),
  });

it('makes sure every quarter of an hour where the PMS tells of changes by itself', async () => {
  await start();
  await tell();
  await rig.sync.work();
  expect(await runsSince(14 * MINUTE_MS)).toEqual([]);
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
});

it('asks every minute where it does not', async () => {
  await start({ capabilities: { notices: 'none' } });
  expect(await runsSince(MINUTE_MS)).toEqual(['guests', 'reservations']);
  expect(await runsSince(5 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
});

it('asks every minute also where the PMS could tell, and does not', async () => {
  await start();
  expect(await runsSince(MINUTE_MS)).toEqual(['guests', 'reservations']); // no notice has come yet
  await tell();
  expect(await runsSince(2 * MINUTE_MS)).toEqual([]);
  expect(await runsSince(25 * 60 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['guests', 'reservations']); // no notice for a day
});

it('asks every minute where the PMS refuses to tell, until it agrees', async () => {
  const pms = createPaperPms();
  pms.before = (call) => {
    if (call === 'subscribe') throw refuseWith('not_allowed');
  };
  await start({ pms });
  await tell();
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['guests', 'reservations']);
  expect((await rig.logs('warn'))[0]).toContain('subscribe.failed');
  pms.before = null;
  await runsSince(10 * MINUTE_MS);
  await tell();
  expect(await runsSince(2 * MINUTE_MS)).toEqual([]);
});

it('asks for notices again each day, should the PMS have forgotten', async () => {
  await start();
  rig.pms.subscribers.clear();
  rig.advance(23 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(0);
  rig.advance(60 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(1);
});

it('reads the next days whole once a day, where the PMS’s “changed since” may leave something out', async () => {
  const pms = createPaperPms();
  const adapter = createPaperAdapter(byCall(pms));
  await start({ pms, adapter: { ...adapter, dailyPass: { entities: ['reservations'], daysAhead: 14 } } });
  const inDays = (days: number) => new Date(+rig.now() + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  rig.pms.reservation({ id: 'R2', guestId: 'G1', checkIn: inDays(3), checkOut: inDays(5) });
  await rig.pull();
  const [ours] = await rig.db.selectFrom('reservation').selectAll().where('externalId', '=', 'R2').execute();
  rig.pms.slip('reservations', 'R2', { room: '12' }); // changed without a notice
  await rig.pull();
  expect(await rig.reservation('R2')).toEqual(ours);
  rig.pms.before = (call, { range }) => {
    if (call === 'list' && range !== null) throw refuseWith('busy');
  };
  rig.advance(24 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(await rig.reservation('R2')).toMatchObject({ room: null });
  rig.pms.before = null;
  rig.advance(10 * MINUTE_MS);
  await rig.sync.work(); // it failed, so the daily run is still due
  expect(await rig.reservation('R2')).toMatchObject({ room: '12' });
  const ranged = async () =>
    (await rig.sync.listSyncs(rig.propertyId, 50)).filter(({ range }) => range !== null).length;
  const before = await ranged();
  rig.advance(20 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(await ranged()).toBe(before);
  rig.advance(4 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(await ranged()).toBe(before + 1);
});

it('is not nudged in any other mode than realtime: the PMS is asked to tell no more, and what it tells is passed over', async () => {
  await start();
  const settings = { mode: 'manual', interval: 10_000, retryAttempts: 1, conflictResolution: 'pms-wins' } as const;
  await rig.sync.writeSettings(rig.propertyId, settings, rig.by);
  expect(rig.pms.subscribers.size).toBe(0);
  rig.pms.reservation({ id: 'R1', room: '99' });
  expect(await tell()).toEqual({ accepted: 0 });
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ room: '7' });
  await rig.sync.writeSettings(rig.propertyId, { mode: 'realtime' }, rig.by);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(1);
  await tell();
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ room: '99' });
});

it('keeps both of two changes to the same setting that come at once', async () => {
  await start();
  await Promise.all([
    rig.sync.writeEnabled(rig.propertyId, { rates: false }, rig.by),
    rig.sync.writeEnabled(rig.propertyId, { availability: false }, rig.by),
    rig.sync.writeSettings(rig.propertyId, { retryAttempts: 7 }, rig.by),
    rig.sync.writeSettings(rig.propertyId, { interval: 60_000 }, rig.by),
  ]);
  expect(await rig.sync.readEnabled(rig.propertyId)).toMatchObject({ rates: false, availability: false });
  expect(await rig.sync.readSettings(rig.propertyId)).toMatchObject({ retryAttempts: 7, interval: 60_000 });
});

it('pulls in batches as far apart as the hotel says, or only when asked', async () => {
  await start();
  const settings = { mode: 'batch', interval: 10_000, retryAttempts: 1, conflictResolution: 'pms-wins' } as const;
  await rig.sync.writeSettings(rig.propertyId, settings, rig.by);
  expect(await runsSince(9_000)).toEqual([]);
  expect(await runsSince(2_000)).toEqual(['rooms', 'guests', 'reservations']);
  expect((await rig.sync.status(rig.propertyId)).nextSync).not.toBeNull();
  await rig.sync.writeSettings(rig.propertyId, { ...settings, mode: 'manual' }, rig.by);
  expect(await runsSince(60 * MINUTE_MS)).toEqual([]);
  expect((await rig.sync.status(rig.propertyId)).nextSync).toBeNull();
});

async function talk(): Promise<string> {
  const guest = await rig.guest('G1');
  const at = rig.now().toISOString();
  return rig.writer.write(async (trx) => {
    const conversation = await insertConversation(
      trx,
      {
        id: newId('conversation'),
        propertyId: rig.propertyId,
        channel: 'web',
        mode: 'ai',
        language: 'en',
        locale: null,
        pageUrl: null,
        dialogue: '{}',
      },
      at,
    );
    await updateConversation(trx, conversation, { guestId: guest?.id ?? null });
    await insertMessage(trx, conversation, { author: 'guest', text: 'Two towels, please', language: 'en', at });
    await insertMessage(trx, conversation, {
      author: 'staff',
      text: 'VIP, be quick',
      language: 'en',
      at,
      internal: true,
    });
    await insertMessage(trx, conversation, { author: 'ai', text: 'On their way.', language: 'en', at });
    return conversation.id;
  });
}

it('tells of a talk that fell silent, whole and without the staff’s notes, and once more when it goes on', async () => {
  await start();
  const id = await talk();
  await rig.sync.work();
  expect(rig.pms.writes).toEqual([]);
  rig.advance(32 * MINUTE_MS);
  await rig.sync.work();
  const told = rig.pms.writes.map(({ change }) => change);
  expect(told).toMatchObject([
    {
      kind: 'communication',
      conversationId: id,
      channel: 'web',
      endedAt: null,
      earlier: null,
      stay: { guestId: 'G1' },
    },
  ]);
  const text = told[0]?.kind === 'communication' ? told[0].text : '';
  expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d Guest: Two towels, please\n.* Assistant: On their way\.$/);
  expect(text).not.toContain('VIP');
  rig.advance(32 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.writes).toHaveLength(1);
  const at = rig.now().toISOString();
  await rig.writer.write(async (trx) => {
    const conversation = { id, propertyId: rig.propertyId };
    await insertMessage(trx, conversation, { author: 'guest', text: 'Thanks', language: 'en', at });
    await updateConversation(trx, conversation as never, { updatedAt: at });
  });
  rig.advance(32 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.writes[1]?.change).toMatchObject({ earlier: { id: `W-${rig.pms.writes[0]?.key}` } });
});

it('tells nothing of a talk with somebody who is nobody’s guest', async () => {
  await start();
  const id = await talk();
  await rig.writer.write((trx) =>
    trx.updateTable('conversation').set({ guestId: null }).where('id', '=', id).execute(),
  );
  rig.advance(32 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.writes).toEqual([]);
});

it('names a run by why it was begun', async () => {
  await start();
  rig.advance(20 * MINUTE_MS);
  await rig.sync.work();
  const runs = await rig.sync.listSyncs(rig.propertyId, 10);
  expect(runs.map(({ trigger }) => trigger)).toEqual(['schedule', 'connect']);
});

it('[R12] turns away a call that is the PMS’s and says nothing that can be read, and tells it from a stranger’s', async () => {
  await start();
  const call = (secret: string, body: string) =>
    rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': secret }, query: {}, body });
  for (const body of ['', '{', '<html>Hello</html>'])
    await expect(call('right', body), body).rejects.toMatchObject({ code: 'bad_request' });
  await expect(call('wrong', '{')).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await call('right', '[]')).toEqual({ accepted: 0 });
});

it('[R10] reads a record again soon where the PMS told of a change that it does not show yet', async () => {
  await start();
  await tell();
  await rig.sync.work(); // the answer is older than the notice
  expect((await rig.reservation('R1'))?.room).toBe('7');
  rig.pms.reservation({ id: 'R1', room: '8' });
  rig.advance(15_000);
  await rig.sync.work();
  expect((await rig.reservation('R1'))?.room).toBe('8');
});

it('reads a record once where it shows the change, and no more than twice where there is none', async () => {
  await start();
  const asked: string[] = [];
  rig.pms.before = (call, { id }) => {
    if (call === 'fetch') asked.push(String(id));
  };
  rig.pms.reservation({ id: 'R1', room: '8' });
  await tell();
  for (let look = 0; look < 5; look++) {
    await rig.sync.work();
    rig.advance(10_000);
  }
  expect(asked).toEqual(['R1']);
  await tell();
  for (let look = 0; look < 5; look++) {
    await rig.sync.work();
    rig.advance(10_000);
  }
  expect(asked).toEqual(['R1', 'R1', 'R1']);
});

it('[R10] begins the first import with the connection, before it has itself told of changes, and misses none meanwhile', async () => {
  const pms = createPaperPms();
  const asking = Promise.withResolvers<void>();
  pms.before = async (call) => {
    if (call === 'subscribe') await asking.promise;
  };
  pms.guest({ id: 'G1' });
  pms.reservation({ id: 'R1', guestId: 'G1', room: '7' });
  rig = await startSyncRig({ pms });
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  const { running } = await rig.sync.status(rig.propertyId);
  expect(running).not.toBeNull();
  const run = await rig.sync.readSync(rig.propertyId, running ?? '');
  expect(run).toMatchObject({ trigger: 'connect', entities: ['rooms', 'guests', 'reservations'] });
  await expect.poll(() => rig.reservation('R1')).toMatchObject({ room: '7' });
  // No notice comes for this: it was already read, and the PMS has no subscription yet.
  pms.reservation({ id: 'R1', room: '8' });
  asking.resolve();
  await rig.sync.work();
  expect((await rig.reservation('R1'))?.room).toBe('8');
});
