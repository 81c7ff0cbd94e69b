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

it('a PMS that sends notices is pulled every quarter of an hour for safety', async () => {
  await start();
  await tell();
  await rig.sync.work();
  expect(await runsSince(14 * MINUTE_MS)).toEqual([]);
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
});

it('a PMS that sends no notices is pulled every minute', async () => {
  await start({ capabilities: { notices: 'none' } });
  expect(await runsSince(MINUTE_MS)).toEqual(['guests', 'reservations']);
  expect(await runsSince(5 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
});

it('a PMS that could send notices but has sent none for a day is pulled every minute', async () => {
  await start();
  expect(await runsSince(MINUTE_MS)).toEqual(['guests', 'reservations']); // no notice has come yet
  await tell();
  expect(await runsSince(2 * MINUTE_MS)).toEqual([]);
  expect(await runsSince(25 * 60 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['guests', 'reservations']); // no notice for a day
});

it('a PMS that refuses to send notices is pulled every minute until it accepts the subscription', async () => {
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

it('the subscription to notices is renewed each day, in case the PMS lost it', async () => {
  await start();
  rig.pms.subscribers.clear();
  rig.advance(23 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(0);
  rig.advance(60 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.subscribers.size).toBe(1);
});

it('the next days are read in full once a day if the PMS’s “changed since” filter can miss changes', async () => {
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
  const countRangedRuns = async () =>
    (await rig.sync.listSyncs(rig.propertyId, 50)).filter(({ range }) => range !== null).length;
  const before = await countRangedRuns();
  rig.advance(20 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(await countRangedRuns()).toBe(before);
  rig.advance(4 * 60 * MINUTE_MS);
  await rig.sync.work();
  expect(await countRangedRuns()).toBe(before + 1);
});

it('outside of realtime mode the PMS is unsubscribed from notices, and notices that still come are ignored', async () => {
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

it('two simultaneous changes of the sync settings are both kept', async () => {
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

it('batches are pulled at the hotel’s interval, or only on request', async () => {
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

it('an idle conversation is sent to the PMS once, in full and without staff’s notes, and again after it continued', async () => {
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

it('a conversation with somebody who has no stay is not sent to the PMS', async () => {
  await start();
  const id = await talk();
  await rig.writer.write((trx) =>
    trx.updateTable('conversation').set({ guestId: null }).where('id', '=', id).execute(),
  );
  rig.advance(32 * MINUTE_MS);
  await rig.sync.work();
  expect(rig.pms.writes).toEqual([]);
});

it('a run has the trigger by which it was started', async () => {
  await start();
  rig.advance(20 * MINUTE_MS);
  await rig.sync.work();
  const runs = await rig.sync.listSyncs(rig.propertyId, 10);
  expect(runs.map(({ trigger }) => trigger)).toEqual(['schedule', 'connect']);
});

it('[R12] an unreadable notice from the PMS is refused with another error than a notice from a stranger', async () => {
  await start();
  const call = (secret: string, body: string) =>
    rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': secret }, query: {}, body });
  for (const body of ['', '{', '<html>Hello</html>'])
    await expect(call('right', body), body).rejects.toMatchObject({ code: 'bad_request' });
  await expect(call('wrong', '{')).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await call('right', '[]')).toEqual({ accepted: 0 });
});

it('[R10] a record is soon read again if a notice announced a change that the record does not show yet', async () => {
  await start();
  await tell();
  await rig.sync.work(); // the answer is older than the notice
  expect((await rig.reservation('R1'))?.room).toBe('7');
  rig.pms.reservation({ id: 'R1', room: '8' });
  rig.advance(15_000);
  await rig.sync.work();
  expect((await rig.reservation('R1'))?.room).toBe('8');
});

it('a record is read once if it shows the announced change, and at most twice more if nothing changed', async () => {
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

it('[R10] the first import starts with the connection, before the subscription to notices, and misses no change meanwhile', async () => {
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
