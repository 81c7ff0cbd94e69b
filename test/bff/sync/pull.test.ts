import { afterEach, expect, it } from 'vitest';
import { deleteGuest, insertGuest } from '../../../bff/store/guests/guests.ts';
import {
  changeReservation,
  insertReservation,
  listByNumber,
  type Reservation,
  showNumber,
} from '../../../bff/store/guests/reservations.ts';
import { listRooms } from '../../../bff/store/pms/house.ts';
import { AN_HOUR_MS, type PaperPms, refuseWith } from '../../support/pms/paper-pms.ts';
import { CREDENTIALS, type RigOptions, type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

let rig: SyncRig;
afterEach(() => rig.close());

const start = async (options: RigOptions = {}, fill: (pms: PaperPms) => void = aHouse) => {
  rig = await startConnected(options, fill);
};

function aHouse(pms: PaperPms): void {
  pms.room('101');
  for (let nr = 1; nr <= 50; nr++) {
    pms.guest({ id: `G${nr}`, firstName: 'Ada', lastName: `Nr ${nr}`, email: `g${nr}@example.com` });
    pms.reservation({ id: `R${nr}`, guestId: `G${nr}`, room: nr === 1 ? '101' : null });
  }
}

it('a pull stores guests, reservations and rooms, and reports how many', async () => {
  await start();
  const status = await rig.sync.status(rig.propertyId);
  expect(status).toMatchObject({
    connected: true,
    recordsSynced: { reservations: 50, guests: 50, rooms: 1 },
    health: 'ok',
    lastError: null,
    mode: 'realtime',
  });
  const stay = await rig.reservation('R1');
  expect(stay).toMatchObject({
    confirmationNumber: 'CR1',
    room: '101',
    roomType: 'Double (sea)',
    roomTypeSlug: 'double-sea',
  });
  expect(await rig.guest('G1')).toMatchObject({ id: stay?.guestId, lastName: 'Nr 1' });
});

it('[R2] a second pull of the same data changes nothing', async () => {
  await start();
  const before = await rig.db.selectFrom('reservation').selectAll().execute();
  await rig.writer.write((trx) => trx.deleteFrom('pmsCursor').execute()); // everything is read again
  await rig.pull();
  expect(await rig.db.selectFrom('reservation').selectAll().execute()).toEqual(before);
});

it('a pull reads only records that changed since the last pull', async () => {
  await start();
  rig.pms.reservation({ id: 'R7', state: 'checked_in', room: '707' });
  await rig.pull();
  expect(await rig.reservation('R7')).toMatchObject({ state: 'checked_in', room: '707' });
  const [run] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(run?.progress.reservations?.done).toBe(1);
});

it('[R2] a pull continues after the last stored page once the PMS is reachable again', async () => {
  let pages = 0;
  await start({}, (pms) => {
    aHouse(pms);
    pms.before = (call, given) => {
      if (call === 'list' && given['entity'] === 'reservations' && ++pages === 2) throw refuseWith('unreachable');
    };
  });
  const [failed] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(failed).toMatchObject({ state: 'failed', errors: [{ entity: 'reservations', code: 'unreachable' }] });
  expect((await rig.sync.status(rig.propertyId)).recordsSynced.reservations).toBe(20);
  expect((await rig.sync.status(rig.propertyId)).lastError?.code).toBe('unreachable');
  await rig.pull();
  expect(pages).toBe(4); // the second page again, and the third
  expect((await rig.sync.status(rig.propertyId)).recordsSynced.reservations).toBe(50);
  expect((await rig.sync.status(rig.propertyId)).lastError).toBeNull();
});

it('a pull reads everything again if the PMS no longer accepts the cursor', async () => {
  await start();
  rig.pms.before = (call, given) => {
    if (call === 'list' && given['entity'] === 'guests' && given['after'] !== '0' && Number(given['after']) > 90)
      throw refuseWith('refused');
  };
  rig.pms.guest({ id: 'G3', lastName: 'Changed' });
  await rig.writer.write((trx) =>
    trx.updateTable('pmsCursor').set({ cursor: '99' }).where('entity', '=', 'guests').execute(),
  );
  await rig.pull();
  expect(await rig.guest('G3')).toMatchObject({ lastName: 'Changed' });
});

it('a pull that is requested during a running pull joins that run, also if two are requested at once', async () => {
  await start();
  const [one, two] = await Promise.all([
    rig.sync.startSync(rig.propertyId, {}),
    rig.sync.startSync(rig.propertyId, {}),
  ]);
  expect(two.syncId).toBe(one.syncId);
  const dated = await rig.sync.startSync(rig.propertyId, { dateRange: { from: '2026-01-01', to: '2026-02-01' } });
  expect(dated.syncId).not.toBe(one.syncId);
  await rig.sync.work();
});

it('a pull of given dates reads only these dates and keeps the cursor of the regular pulls', async () => {
  await start();
  const before = await rig.db.selectFrom('pmsCursor').select(['entity', 'cursor']).execute();
  const request = { entities: ['reservations' as const], dateRange: { from: '2030-01-01', to: '2030-02-01' } };
  const { syncId } = await rig.sync.startSync(rig.propertyId, request);
  await rig.sync.work();
  const run = await rig.sync.readSync(rig.propertyId, syncId);
  expect(run).toMatchObject({ state: 'done', progress: { reservations: { done: 0, finished: true } } });
  expect(await rig.db.selectFrom('pmsCursor').select(['entity', 'cursor']).execute()).toEqual(before);
});

it('[R3] older data never replaces newer data, whatever the clocks say', async () => {
  await start();
  rig.pms.skewMs = AN_HOUR_MS;
  rig.pms.reservation({ id: 'R1', state: 'checked_in' });
  await rig.pull();
  rig.pms.skewMs = -AN_HOUR_MS; // its clock was set back too far, so the next change looks older
  rig.pms.reservation({ id: 'R1', state: 'checked_out' });
  await rig.pull(); // it is skipped at first, then read by its id and stored
  expect(await rig.reservation('R1')).toMatchObject({ state: 'checked_out' });
});

it('[R4] dates, room and status come from the PMS, also after staff changed them here', async () => {
  await start();
  const stay = await rig.reservation('R1');
  if (stay === undefined) throw new Error('no R1');
  await rig.writer.write((trx) =>
    changeReservation(
      trx,
      stay,
      { checkIn: '2026-02-20', room: '999', inclusions: '["spa"]' },
      rig.now().toISOString(),
    ),
  );
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ checkIn: '2026-03-01', room: '101', inclusions: '["spa"]' });
});

it('merged profiles become one guest with all their stays and conversations', async () => {
  await start();
  rig.pms.guest({ id: 'G1', mergedInto: 'G2' });
  await rig.pull();
  const survivor = await rig.guest('G2');
  expect(await rig.reservation('R1')).toMatchObject({ guestId: survivor?.id });
  expect(await rig.guest('G1')).toBeUndefined();
  rig.pms.reservation({ id: 'R1', room: '102' }); // the reservation still refers to the old profile
  await rig.pull();
  expect(await rig.reservation('R1')).toMatchObject({ guestId: survivor?.id, room: '102' });
});

it('a merge is followed even if the remaining profile is pulled later', async () => {
  await start();
  rig.pms.guest({ id: 'G1', mergedInto: 'G90' });
  rig.pms.guest({ id: 'G90', lastName: 'Survivor', email: 'g1@example.com' });
  await rig.pull();
  expect(await rig.guest('G90')).toMatchObject({ lastName: 'Survivor', id: (await rig.reservation('R1'))?.guestId });
});

it('reservations that the PMS deleted are cancelled, and rooms that it no longer has are deleted', async () => {
  await start();
  rig.pms.remove('reservations', 'R1');
  rig.pms.remove('rooms', '101');
  await rig.pull();
  expect(await rig.reservation('R1')).toMatchObject({ state: 'cancelled' });
  expect(await listRooms(rig.db, rig.propertyId)).toEqual([]);
  rig.pms.reservation({ id: 'R1', state: 'booked' });
  await rig.pull();
  expect(await rig.reservation('R1')).toMatchObject({ state: 'booked' });
});

it('bookings that staff had typed in are matched with those of the PMS, with their guests', async () => {
  await start({}, () => undefined);
  const at = rig.now().toISOString();
  const { id } = await rig.writer.write(async (trx) => {
    const guest = await insertGuest(trx, rig.propertyId, { lastName: 'Typed', phone: '+4915112345678' }, at);
    const dates = { checkIn: '2026-03-01', checkOut: '2026-03-02' };
    return insertReservation(trx, rig.propertyId, { guestId: guest.id, confirmationNumber: 'c-r1', ...dates }, at);
  });
  aHouse(rig.pms);
  rig.pms.guest({ id: 'G1', phone: '' });
  await rig.pull();
  expect(await rig.reservation('R1')).toMatchObject({ id, checkOut: '2026-03-04' });
});

it('an erased guest is not restored until the PMS changes the profile', async () => {
  await start();
  const guest = await rig.guest('G1');
  await rig.writer.write((trx) => deleteGuest(trx, rig.propertyId, guest?.id ?? '', rig.now().toISOString()));
  await rig.writer.write((trx) => trx.deleteFrom('pmsCursor').execute());
  await rig.pull();
  expect(await rig.guest('G1')).toBeUndefined();
  expect(await rig.reservation('R1')).toBeUndefined();
  rig.advance(1_000);
  rig.pms.guest({ id: 'G1', lastName: 'Back' });
  rig.pms.reservation({ id: 'R1' });
  await rig.pull();
  expect(await rig.guest('G1')).toMatchObject({ lastName: 'Back' });
  expect(await rig.reservation('R1')).toBeDefined();
});

it('an invalid record is skipped and reported, and the rest of the page is stored', async () => {
  await start({}, (pms) => {
    aHouse(pms);
    pms.reservation({ id: 'BAD', guestId: 'G1', checkIn: 'soon' });
  });
  expect(await rig.reservation('BAD')).toBeUndefined();
  expect((await rig.sync.status(rig.propertyId)).recordsSynced.reservations).toBe(50);
  expect(await rig.logs('error')).toEqual(['record.rejected: Not stored: BAD: checkIn is not a date']);
});

it('a confirmation number is stored as the PMS writes it, for each room that shares it', async () => {
  await start({}, (pms) => {
    pms.guest({ id: 'G1' });
    pms.reservation({ id: 'A1', guestId: 'G1', confirmationNumber: 'Group-7/1' });
    pms.reservation({ id: 'A2', guestId: 'G1', confirmationNumber: 'Group-7/1' });
  });
  const expectShared = async () => {
    for (const id of ['A1', 'A2']) expect(showNumber(await theirs(id))).toBe('Group-7/1');
    const found = await listByNumber(rig.db, rig.propertyId, 'GROUP 7 1');
    expect(found.map(({ externalId }) => externalId)).toEqual(['A1', 'A2']);
    expect(new Set(found.map(({ confirmationNumber }) => confirmationNumber)).size).toBe(2);
  };
  await expectShared();
  rig.pms.reservation({ id: 'A2', room: '1' });
  await rig.pull();
  await expectShared();
});

async function theirs(externalId: string): Promise<Reservation> {
  const found = await rig.reservation(externalId);
  if (found === undefined) throw new Error(`No reservation ${externalId}`);
  return found;
}

it('guest data that a stay does not need is stored only after profiles are switched on, and the hotel’s own choice is kept', async () => {
  await start({}, (pms) => {
    pms.guest({
      id: 'G1',
      lastName: 'Sparse',
      email: 's@x.example',
      notes: 'likes silence',
      preferences: ['feathers'],
    });
    pms.reservation({ id: 'R1', guestId: 'G1' });
  });
  expect(await rig.guest('G1')).toMatchObject({
    lastName: 'Sparse',
    email: 's@x.example',
    notes: '',
    preferences: '[]',
  });
  const enabled = { reservations: true, availability: true, rates: true };
  await rig.sync.writeEnabled(rig.propertyId, { ...enabled, guestProfiles: true }, rig.by);
  await rig.sync.disconnect(rig.propertyId, rig.by);
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  rig.pms.guest({ id: 'G1', notes: 'likes quiet' });
  await rig.pull();
  expect(await rig.guest('G1')).toMatchObject({ notes: 'likes quiet', preferences: '["feathers"]' });
});

it('guest data that a stay does not need is not stored while profiles are switched off', async () => {
  await start({}, () => undefined);
  await rig.sync.writeEnabled(
    rig.propertyId,
    { reservations: true, availability: true, rates: false, guestProfiles: false },
    rig.by,
  );
  rig.pms.guest({ id: 'G1', lastName: 'Sparse', notes: 'likes silence', preferences: ['feathers'] });
  await rig.pull();
  expect(await rig.guest('G1')).toMatchObject({ lastName: 'Sparse', notes: '', preferences: '[]' });
});

it('room types get the hotel’s names, also in stored stays', async () => {
  await start();
  await rig.sync.writeRoomTypes(rig.propertyId, { DBL: 'sea-side' }, rig.by);
  expect(await rig.reservation('R2')).toMatchObject({ roomTypeSlug: 'sea-side' });
});

it('a run reports how many records it stored, and how many it skipped for which reason', async () => {
  await start({}, (pms) => {
    pms.guest({ id: 'G1' });
    for (let nr = 1; nr <= 30; nr++)
      pms.reservation({
        id: `R${nr}`,
        guestId: 'G1',
        ...(nr > 27 && { checkIn: '2026-05-05', checkOut: '2026-05-01' }),
      });
  });
  const [run] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(run).toMatchObject({
    state: 'done',
    progress: { reservations: { done: 30, rejected: 3 } },
    errors: [
      {
        entity: 'reservations',
        code: 'not_stored',
        message: expect.stringMatching(/^3 of 30 not stored, such as R28: /),
      },
    ],
  });
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ health: 'ok', recordsSynced: { reservations: 27 } });
});

it('a run fails if no record of an entity could be stored', async () => {
  await start({}, (pms) => {
    pms.guest({ id: 'G1' });
    for (let nr = 1; nr <= 30; nr++)
      pms.reservation({ id: `R${nr}`, guestId: 'G1', checkIn: '2026-05-05', checkOut: '2026-05-01' });
  });
  const [run] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(run).toMatchObject({ state: 'failed', errors: [{ entity: 'reservations', code: 'not_stored' }] });
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({
    health: 'failing',
    lastSync: null,
    lastError: { code: 'not_stored' },
    recordsSynced: { reservations: 0, guests: 1 },
  });
});

it('a pull of entities that are switched off or not offered is refused, and the error names them', async () => {
  await start({ capabilities: { pulls: ['rooms', 'guests', 'reservations', 'rates'] } });
  const value = { reservations: true, availability: true, rates: false, guestProfiles: true };
  await rig.sync.writeEnabled(rig.propertyId, value, rig.by);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ entities: ['rooms', 'guests', 'reservations'] });
  await expect(
    rig.sync.startSync(rig.propertyId, { entities: ['reservations', 'rates', 'availability'] }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [
      { pointer: '/entities/1', code: 'not_enabled' },
      { pointer: '/entities/2', code: 'not_supported' },
    ],
  });
});
