import { afterEach, expect, it } from 'vitest';
import { insertCharge } from '../../../bff/store/house/offers.ts';
import type { Writer } from '../../../bff/store/sqlite/writer.ts';
import { changeTask, insertTask, type Task } from '../../../bff/store/tasks/tasks.ts';
import { type PaperPms, refuseWith } from '../../support/pms/paper-pms.ts';
import { CREDENTIALS, type RigOptions, type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

let rig: SyncRig;
afterEach(() => rig.close());

const start = async (options: RigOptions = {}, fill: (pms: PaperPms) => void = twoStays) => {
  rig = await startConnected(options, fill);
};

function twoStays(pms: PaperPms): void {
  for (const nr of [1, 2]) {
    pms.guest({ id: `G${nr}`, firstName: 'Ada', lastName: `Nr ${nr}` });
    pms.reservation({ id: `R${nr}`, guestId: `G${nr}`, room: `10${nr}` });
  }
}

async function ask(stay: string, title: string, kind = 'towels_linen'): Promise<Task> {
  const found = await rig.reservation(stay);
  const at = rig.now().toISOString();
  return rig.writer.write((trx) =>
    insertTask(trx, {
      propertyId: rig.propertyId,
      conversationId: null,
      guestId: found?.guestId ?? null,
      reservationId: found?.id ?? null,
      department: 'housekeeping',
      kind,
      title,
      detail: '',
      room: found?.room ?? null,
      priority: 'normal',
      dueAt: at,
      assigneeId: null,
      createdAt: at,
    }),
  );
}

async function finish(task: Task): Promise<void> {
  const at = rig.now().toISOString();
  await rig.writer.write((trx) => changeTask(trx, task, { state: 'done' }, { actor: 'usr_1', at }));
}

async function bill(stay: string): Promise<string> {
  const found = await rig.reservation(stay);
  await rig.writer.write((trx) =>
    insertCharge(trx, {
      propertyId: rig.propertyId,
      reservationId: found?.id ?? '',
      conversationId: null,
      taskId: null,
      offerMadeId: null,
      description: 'Breakfast',
      price: { amount: '19.50', currency: 'EUR' },
      at: rig.now().toISOString(),
    }),
  );
  const row = await rig.db.selectFrom('charge').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.id;
}

const listSentChanges = () => rig.pms.writes.map(({ kind, reservationId }) => `${kind} ${reservationId}`);

it('a request is sent to the PMS, and later its completion, with the id that the PMS gave the request', async () => {
  await start();
  const task = await ask('R1', 'Two towels');
  await finish(task);
  await rig.sync.work();
  const [request, completion] = rig.pms.writes;
  expect(request?.change).toMatchObject({
    kind: 'request',
    category: 'housekeeping',
    title: 'Two towels',
    stay: { reservationId: 'R1', confirmationNumber: 'CR1', guestId: 'G1', guestName: 'Ada Nr 1', room: '101' },
  });
  expect(request?.key).toMatch(/^[A-Za-z0-9-]{1,40}$/);
  expect(completion?.change).toMatchObject({ kind: 'completion', state: 'done', request: { id: `W-${request?.key}` } });
});

it('a complaint is sent to the PMS as a complaint', async () => {
  await start();
  await ask('R1', 'Noise next door', 'noise');
  await rig.sync.work();
  expect(rig.pms.writes[0]?.change).toMatchObject({ category: 'complaint' });
});

it('the changes of one stay keep their order during a temporary refusal, and other stays are not delayed', async () => {
  await start({ pace: { pushRetryMs: 50 } });
  let refused = 0;
  rig.pms.before = (call, { change }) => {
    if (call === 'push' && JSON.stringify(change).includes('"R1"') && refused++ < 1) throw refuseWith('busy');
  };
  await finish(await ask('R1', 'Towels'));
  await ask('R2', 'Pillow');
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['request R2']);
  rig.advance(1_000);
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['request R2', 'request R1', 'completion R1']);
});

it('[R6] a change is not written twice if the PMS’s answer is lost', async () => {
  await start();
  let lost = 3;
  rig.pms.afterWrite = () => {
    if (lost-- > 0) throw refuseWith('unreachable');
  };
  await bill('R1');
  await ask('R1', 'Towels');
  for (let round = 0; round < 6; round++) await rig.sync.work();
  expect(listSentChanges().sort()).toEqual(['charge R1', 'request R1']);
  expect((await rig.sync.status(rig.propertyId)).pendingPushes).toBe(0);
});

it('a charge is posted with its exact amount, and voided if the guest cancels', async () => {
  await start();
  const id = await bill('R1');
  await rig.sync.work();
  expect(rig.pms.writes[0]?.change).toMatchObject({
    description: 'Breakfast',
    unitPrice: { amount: '19.50', currency: 'EUR' },
    quantity: 1,
  });
  expect(await rig.db.selectFrom('charge').select('state').where('id', '=', id).executeTakeFirst()).toEqual({
    state: 'posted',
  });
});

it('a change that the PMS refuses is parked, and sent again when staff ask for it', async () => {
  await start();
  rig.pms.before = (call) => {
    if (call === 'push') throw refuseWith('refused');
  };
  const task = await ask('R1', 'Towels');
  await finish(task);
  await rig.sync.work();
  const status = await rig.sync.status(rig.propertyId);
  expect(status).toMatchObject({ parkedPushes: 1, pendingPushes: 1 }); // the completion waits for its request
  const { items } = await rig.sync.listPushes(rig.propertyId, { state: 'parked', limit: 10 });
  expect(items).toMatchObject([{ kind: 'request', lastError: { code: 'refused' } }]);
  expect(await rig.logs('error')).toEqual(['push.parked: Parked: request: The paper PMS says refused']);
  rig.pms.before = null;
  await rig.sync.resend(rig.propertyId, items[0]?.id ?? '', rig.by);
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['request R1', 'completion R1']);
});

it('a change is parked after the last attempt', async () => {
  await start({ pace: { pushAttemptsMax: 3 } });
  let tries = 0;
  rig.pms.before = (call) => {
    if (call !== 'push') return;
    tries++;
    throw refuseWith('unreachable');
  };
  await ask('R1', 'Towels');
  for (let round = 0; round < 6; round++) await rig.sync.work();
  expect(tries).toBe(3);
  expect((await rig.sync.status(rig.propertyId)).parkedPushes).toBe(1);
});

it('a change that the PMS cannot store is reported, and a change of a guest without a PMS stay is not sent', async () => {
  const none = { place: 'none', where: '' } as const;
  const place = { place: 'native', where: '' } as const;
  const takes = {
    request: none,
    completion: none,
    communication: place,
    charge: place,
    charge_void: place,
    preference: place,
    fields: place,
    arrival: place,
  };
  await start({ capabilities: { takes } });
  await ask('R1', 'Towels');
  await rig.sync.work();
  expect(rig.pms.writes).toEqual([]);
  expect(await rig.logs('warn')).toEqual(['push.dropped: Not told: request: Paper has no place for it']);
});

it('[R5] a backlog is stored and sent in order', async () => {
  await start({ pace: { pushRetryMs: 1_000 } });
  rig.pms.before = (call) => {
    if (call === 'push') throw refuseWith('unreachable');
  };
  for (let nr = 0; nr < 60; nr++) await ask(`R${(nr % 2) + 1}`, `Wish ${String(nr).padStart(2, '0')}`);
  await rig.sync.work();
  rig.pms.before = null;
  rig.advance(60_000);
  await rig.sync.work();
  const titles = (stay: string) =>
    rig.pms.writes
      .filter(({ reservationId }) => reservationId === stay)
      .map(({ change }) => change.kind === 'request' && change.title);
  for (const stay of ['R1', 'R2']) expect(titles(stay)).toEqual([...titles(stay)].sort());
  expect(rig.pms.writes).toHaveLength(60);
});

it('only the changed fields of a guest are sent', async () => {
  await start();
  await rig.edit('G1', { email: 'ada@new.example' });
  await rig.sync.work();
  expect(rig.pms.writes[0]?.change).toMatchObject({ kind: 'fields', fields: { email: 'ada@new.example' } });
  expect(rig.pms.read('guests', 'G1')).toMatchObject({ email: 'ada@new.example', lastName: 'Nr 1' });
  await rig.pull();
  expect(rig.pms.writes).toHaveLength(1);
});

const reconnect = () => rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);

it('a change is not lost if it is made at the moment when the sync finds nothing to send', async () => {
  let written: number | null = null; // transactions since the guest was read
  const wrapWriter = (inner: Writer): Writer => ({
    ...inner,
    async write(work) {
      if (written !== null && ++written === 2) {
        written = null;
        await rig.edit('G1', { email: 'ada@last.example' });
      }
      return inner.write(work);
    },
  });
  await start({ wrapWriter });
  await rig.edit('G1', { email: 'ada@new.example' });
  await rig.edit('G1', { email: '' }); // both sides are equal again, so nothing is sent
  rig.pms.before = (call) => {
    if (call === 'fetch') written ??= 0;
    rig.pms.before = null;
  };
  await rig.sync.work();
  await rig.sync.work();
  expect(rig.pms.read('guests', 'G1')?.['email']).toBe('ada@last.example');
});

it('a new connection with another key sends pending changes, and parked changes when staff ask for it', async () => {
  await start({ pace: { pushAttemptsMax: 2, pushRetryMs: 60_000 } });
  rig.pms.before = (call) => {
    if (call === 'push') throw refuseWith('rejected_credentials');
  };
  await bill('R1');
  await rig.sync.work();
  rig.advance(120_000);
  await rig.sync.work();
  await rig.edit('G2', { email: 'ada@new.example' });
  await rig.sync.work();
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ parkedPushes: 1, pendingPushes: 1 });
  rig.pms.before = null;
  await reconnect();
  await rig.sync.work();
  expect(rig.pms.writes.map(({ kind }) => kind)).toEqual(['fields']);
  const { items } = await rig.sync.listPushes(rig.propertyId, { state: 'parked', limit: 10 });
  await rig.sync.resend(rig.propertyId, items[0]?.id ?? '', rig.by);
  await rig.sync.work();
  expect(rig.pms.writes.map(({ kind }) => kind)).toEqual(['fields', 'charge']);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ parkedPushes: 0, pendingPushes: 0 });
  expect(await rig.db.selectFrom('charge').select('state').execute()).toEqual([{ state: 'posted' }]);
});

it('a change is sent once if the PMS is connected again in the middle of sending', async () => {
  await start();
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  rig.pms.before = async (call) => {
    if (call !== 'push') return;
    reached.resolve();
    await held.promise;
  };
  await bill('R1');
  const working = rig.sync.work();
  await reached.promise;
  await reconnect();
  held.resolve();
  await working;
  rig.advance(10_000);
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['charge R1']);
  expect(await rig.db.selectFrom('charge').select('state').execute()).toEqual([{ state: 'posted' }]);
});

it('pending changes are kept while the PMS’s adapter is missing, and sent when it is back', async () => {
  await start();
  const name = (provider: string) =>
    rig.writer.write((trx) => trx.updateTable('pmsConnection').set({ provider }).execute());
  rig.pms.before = (call) => {
    if (call === 'push') throw refuseWith('unreachable');
  };
  await bill('R1');
  await name('own-gone');
  await rig.sync.writeRoomTypes(rig.propertyId, {}, rig.by); // the connection is opened again
  await rig.sync.work();
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ pendingPushes: 1, parkedPushes: 0 });
  await name('custom');
  rig.pms.before = null;
  rig.advance(60_000);
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['charge R1']);
});

it('sending pauses until the next run if the database cannot be written, and has sent each change once afterwards', async () => {
  let broken = false;
  let refused = 0;
  const wrapWriter: RigOptions['wrapWriter'] = (writer) => ({
    ...writer,
    write(work) {
      if (!broken) return writer.write(work);
      if (++refused > 20) broken = false; // otherwise it would never end
      return Promise.reject(new Error('The disk is full'));
    },
  });
  await start({ wrapWriter });
  rig.pms.afterWrite = () => {
    broken = true;
  };
  await bill('R1');
  await rig.sync.work();
  expect(refused).toBeLessThan(10);
  broken = false;
  rig.pms.afterWrite = null;
  await rig.sync.work();
  expect(listSentChanges()).toEqual(['charge R1']);
  expect(await rig.db.selectFrom('charge').select('state').execute()).toEqual([{ state: 'posted' }]);
});

it.each([
  ['the stay in the house', ['checked_out', 'booked', 'checked_in'], 'R3'],
  ['the next stay', ['booked', 'booked', 'checked_out'], 'R2'],
  ['no stay if all stays are over', ['checked_out', 'cancelled', 'no_show'], null],
] as const)('a changed guest is sent with the id of %s', async (_, states, expected) => {
  const days = ['2027-03-09', '2027-03-02', '2027-03-05'];
  await start({}, (pms) => {
    pms.guest({ id: 'G1', firstName: 'Ada' });
    for (const [index, state] of states.entries()) {
      const stay = { checkIn: days[index] ?? '', checkOut: '2027-03-12', state };
      pms.reservation({ id: `R${index + 1}`, guestId: 'G1', ...stay });
    }
  });
  await rig.edit('G1', { email: 'ada@new.example' });
  await rig.sync.work();
  expect(rig.pms.writes[0]?.change).toMatchObject({
    kind: 'fields',
    stay: { guestId: 'G1', reservationId: expected },
  });
});
