import { afterEach, expect, it } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { insertConversation, updateConversation } from '../../../bff/store/conversations.ts';
import { insertMessage } from '../../../bff/store/messages.ts';
import type { PaperPms } from '../../support/paper-pms.ts';
import { type RigOptions, type SyncRig, startConnected } from '../../support/sync-rig.ts';

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

it('makes sure every quarter of an hour where the PMS tells of changes by itself', async () => {
  await start();
  expect(await runsSince(14 * MINUTE_MS)).toEqual([]);
  expect(await runsSince(2 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
});

it('asks every minute where it does not', async () => {
  await start({ capabilities: { notices: 'none' } });
  expect(await runsSince(MINUTE_MS)).toEqual(['guests', 'reservations']);
  expect(await runsSince(5 * MINUTE_MS)).toEqual(['rooms', 'guests', 'reservations']);
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
