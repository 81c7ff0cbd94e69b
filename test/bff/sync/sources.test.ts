import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFolioCurrency } from '../../../bff/store/guests/folio-currency.ts';
import { listByNumber } from '../../../bff/store/guests/reservations.ts';
import { findHandStates, saveHandState } from '../../../bff/store/guests/room-state.ts';
import { listRooms, saveAvailability, saveRoomTypes } from '../../../bff/store/pms/house.ts';
import { insertTask } from '../../../bff/store/tasks/tasks.ts';
import { readAvailability } from '../../../bff/sync/house/availability.ts';
import { byCall, createPaperAdapter, createPaperPms, type PaperPms } from '../../support/pms/paper-pms.ts';
import { CREDENTIALS, type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

/** One hotel with two PMSs that use the same ids: its own, and that of the apartments across the street. */
let rig: SyncRig;
let annex: PaperPms;
const annexOf = () => ({ propertyId: rig.propertyId, source: 'annex' });

beforeEach(async () => {
  annex = createPaperPms();
  const others = [{ ...createPaperAdapter(byCall(annex)), provider: 'own-annex' as const }];
  rig = await startConnected({ others }, (pms) => fill(pms, 'Hill'));
  fill(annex, 'Brook');
  annex.hotel = 'A1';
  await rig.sync.connect(annexOf(), { provider: 'own-annex', credentials: CREDENTIALS }, rig.by);
  await rig.sync.work();
});
afterEach(() => rig.close());

function fill(pms: PaperPms, lastName: string): void {
  pms.room('1');
  pms.guest({ id: 'G1', lastName });
  pms.reservation({ id: 'R1', guestId: 'G1', confirmationNumber: 'N-100', room: '1' });
}

describe('[R15] two PMSs of one property', () => {
  it('that use the same ids deliver two guests, two stays and two rooms', async () => {
    const guests = await rig.db
      .selectFrom('guest')
      .select(['lastName', 'source', 'externalId'])
      .orderBy('source')
      .execute();
    expect(guests).toEqual([
      { lastName: 'Brook', source: 'annex', externalId: 'G1' },
      { lastName: 'Hill', source: 'pms', externalId: 'G1' },
    ]);
    const stays = await listByNumber(rig.db, rig.propertyId, 'N-100');
    expect(stays.map(({ lastName }) => lastName).toSorted()).toEqual(['Brook', 'Hill']);
    expect((await listRooms(rig.db, rig.propertyId)).map(({ id }) => id).toSorted()).toEqual(['1', 'annex:1']);
  });

  it('have runs, logs and counts of their own', async () => {
    rig.pms.guest({ id: 'G2', lastName: 'Dale' });
    await rig.pull();
    const counts = (await rig.sync.list(rig.propertyId)).map(({ source, recordsSynced }) => [
      source,
      recordsSynced.guests,
    ]);
    expect(counts).toEqual([
      ['pms', 2],
      ['annex', 1],
    ]);
    expect(await rig.sync.listSyncs(rig.propertyId, 10)).not.toEqual([]);
    const runs = await rig.sync.listSyncs(annexOf(), 10);
    expect(new Set(runs.map(({ source }) => source))).toEqual(new Set(['annex']));
    const [run] = runs;
    await expect(rig.sync.readSync(rig.propertyId, run?.syncId ?? '')).rejects.toMatchObject({ code: 'not_found' });
    const { items } = await rig.sync.listLogs(annexOf(), { syncId: run?.syncId, limit: 100 });
    expect(items).not.toEqual([]);
  });

  it('each receive only the requests of their own stays', async () => {
    for (const who of ['Hill', 'Brook']) await ask(who);
    await rig.sync.work();
    expect(
      [rig.pms, annex].map((pms) => pms.writes.map(({ change }) => change.stay.guestName.split(' ').at(-1))),
    ).toEqual([['Hill'], ['Brook']]);
    expect((await rig.sync.listPushes(annexOf(), { limit: 10 })).items).toMatchObject([{ state: 'sent' }]);
  });

  it('each send notices to an address of their own', async () => {
    expect([...rig.pms.subscribers, ...annex.subscribers].map((url) => new URL(url).pathname)).toEqual([
      '/webhooks/pms/1',
      '/webhooks/pms/1/annex',
    ]);
    rig.pms.guest({ id: 'G1', lastName: 'Hillock' });
    annex.guest({ id: 'G1', lastName: 'Brooks' });
    const body = JSON.stringify([{ entity: 'guests', id: 'G1', noticeId: 'n1' }]);
    const call = { headers: { 'x-secret': 'right' }, query: {}, body };
    await rig.sync.acceptNotice(annexOf(), call);
    await rig.sync.work();
    expect(await names()).toEqual(['Brooks', 'Hill']);
    await rig.sync.acceptNotice(rig.propertyId, call); // the same id from another PMS is another notice
    await rig.sync.work();
    expect(await names()).toEqual(['Brooks', 'Hillock']);
  });

  it('keep the state that a colleague set for a room of one of them at that room', async () => {
    const said = { housekeeping: 'clean', by: 'usr_1', at: rig.now().toISOString() } as const;
    await rig.writer.write((trx) => saveHandState(trx, rig.propertyId, { ...said, roomId: 'annex:1' }));
    expect([...(await findHandStates(rig.db, rig.propertyId)).keys()]).toEqual(['annex:1']);
  });

  it('are quoted together', async () => {
    const night = { date: '2026-12-05', roomTypeCode: 'DBL', available: 2, total: 5 };
    for (const [source, name] of [
      ['pms', 'Double'],
      ['annex', 'Apartment'],
    ] as const) {
      const sighting = { propertyId: rig.propertyId, source, pull: 'p', at: rig.now().toISOString() };
      await rig.writer.write(async (trx) => {
        await saveRoomTypes(trx, sighting, [{ code: 'DBL', name, maxPersons: 2 }]);
        await saveAvailability(trx, sighting, [night]);
      });
    }
    const days = { arrival: '2026-12-05', departure: '2026-12-06', adults: 2, children: 0 };
    const { items } = await readAvailability(
      rig.db,
      { id: rig.propertyId, bookingUrl: '', readTerms: async () => null },
      days,
    );
    expect(items.map(({ name, left }) => [name, left])).toEqual([
      ['Double', 2],
      ['Apartment', 2],
    ]);
  });

  it('each bill in their own currency', async () => {
    const hotel = JSON.stringify({ id: 'A1', name: 'Annex', timezone: null, currency: 'CHF' });
    await rig.writer.write(async (trx) => {
      await trx.updateTable('pmsConnection').set({ externalProperty: hotel }).where('source', '=', 'annex').execute();
      await trx.updateTable('reservation').set({ balance: null }).execute();
    });
    const stays = await rig.db.selectFrom('reservation').select(['id', 'source']).orderBy('source').execute();
    const billed = await Promise.all(stays.map(({ id }) => findFolioCurrency(rig.db, rig.propertyId, id)));
    expect(billed).toEqual(['CHF', 'EUR']);
  });
});

describe('one of the two PMSs of a property', () => {
  it('can be disconnected while the other continues', async () => {
    await rig.sync.disconnect(annexOf(), rig.by);
    rig.pms.guest({ id: 'G1', lastName: 'Hillock' });
    await rig.pull();
    expect(await names()).toEqual(['Brook', 'Hillock']);
    const stands = (await rig.sync.list(rig.propertyId)).map(({ source, connected }) => [source, connected]);
    expect(stands).toEqual([
      ['pms', true],
      ['annex', false],
    ]);
    await ask('Brook');
    await rig.sync.work();
    expect(rig.pms.writes).toEqual([]);
  });

  it('can be replaced by another hotel’s, while the data of the other PMS is kept', async () => {
    annex.empty();
    annex.hotel = 'A2';
    annex.guest({ id: 'G1', lastName: 'Stone' });
    await rig.sync.connect(annexOf(), { provider: 'own-annex', credentials: CREDENTIALS }, rig.by);
    await rig.sync.work();
    const guests = await rig.db.selectFrom('guest').select(['lastName', 'externalId']).orderBy('lastName').execute();
    expect(guests).toEqual([
      { lastName: 'Brook', externalId: null },
      { lastName: 'Hill', externalId: 'G1' },
      { lastName: 'Stone', externalId: 'G1' },
    ]);
  });
});

async function names(): Promise<string[]> {
  const rows = await rig.db.selectFrom('guest').select('lastName').orderBy('source').execute();
  return rows.map(({ lastName }) => lastName);
}

async function ask(lastName: string): Promise<void> {
  const stays = await listByNumber(rig.db, rig.propertyId, 'N-100');
  const stay = stays.find((one) => one.lastName === lastName);
  if (stay === undefined) throw new Error(`No stay of ${lastName}`);
  const at = rig.now().toISOString();
  await rig.writer.write((trx) =>
    insertTask(trx, {
      propertyId: rig.propertyId,
      conversationId: null,
      guestId: stay.guestId,
      reservationId: stay.id,
      department: 'housekeeping',
      kind: 'towels_linen',
      title: 'Towels',
      detail: '',
      room: stay.room,
      priority: 'normal',
      dueAt: at,
      assigneeId: null,
      createdAt: at,
    }),
  );
}
