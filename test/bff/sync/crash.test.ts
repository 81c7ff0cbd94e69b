import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertCharge } from '../../../bff/store/house/offers.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { openStore } from '../../support/fresh-store.ts';
import { createPaperPms, type PaperPms, refuseWith, servePaper } from '../../support/pms/paper-pms.ts';
import { addProperty, startConnected } from '../../support/pms/sync-rig.ts';
import { programAt } from '../../support/process/programs.ts';

const RESERVATIONS = 300;
const CHILD = programAt('test/support/pms/sync-child.ts');

let folder: string;
let file: string;
let pms: PaperPms;
let server: Awaited<ReturnType<typeof servePaper>>;
let child: ChildProcess | null;
let who: { propertyId: string; accountId: string };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-crash-'));
  file = join(folder, 'test.db');
  pms = createPaperPms();
  server = await servePaper(pms);
  child = null;
  await withStore(async (_, writer) => {
    who = await addProperty(writer);
  });
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true });
});

async function withStore<T>(work: (db: Db, writer: Writer) => Promise<T>): Promise<T> {
  const db = await openStore(file);
  const writer = createWriter(db);
  try {
    return await work(db, writer);
  } finally {
    await writer.close();
    await db.destroy();
  }
}

/** Runs the engine in another process until it is done or killed. */
async function run(): Promise<'done' | 'killed'> {
  const started = spawn(process.execPath, [CHILD, file, who.propertyId, who.accountId, server.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const done = once(started.stdout, 'data').then(() => 'done' as const);
  const killed = once(started, 'exit').then(() => 'killed' as const);
  const ended = await Promise.race([done, killed]);
  started.kill('SIGKILL');
  await killed;
  return ended;
}

it('[R2] an import that was killed midway continues and ends with the PMS’s data', {
  timeout: 90_000,
}, async () => {
  for (let nr = 0; nr < RESERVATIONS; nr++) {
    pms.guest({ id: `G${nr}`, lastName: `Nr ${nr}` });
    pms.reservation({ id: `R${nr}`, guestId: `G${nr}`, room: String(nr) });
  }
  const killAt = [7, 26];
  let lists = 0;
  pms.before = (call) => {
    if (call === 'list' && killAt.includes(++lists)) child?.kill('SIGKILL');
  };
  const ends: string[] = [];
  do ends.push(await run());
  while (ends.at(-1) === 'killed' && ends.length < 6);
  expect(ends).toEqual(['killed', 'killed', 'done']);
  // Rooms once and 15 pages each of guests and reservations. Only an interrupted page is read again.
  expect(lists).toBeLessThanOrEqual(1 + 15 + 15 + 2 * killAt.length);
  await withStore(async (db) => {
    const stays = await db
      .selectFrom('reservation')
      .innerJoin('guest', 'guest.id', 'guestId')
      .select(['reservation.externalId', 'room', 'lastName'])
      .execute();
    const expected = Array.from({ length: RESERVATIONS }, (_, nr) => ({
      externalId: `R${nr}`,
      room: String(nr),
      lastName: `Nr ${nr}`,
    }));
    const byRoom = (a: { room: string | null }, b: { room: string | null }) => Number(a.room) - Number(b.room);
    expect(stays.sort(byRoom)).toEqual(expected);
    const runs = await db.selectFrom('pmsRun').select(['state', 'errors']).orderBy('id').execute();
    expect(runs.filter(({ state }) => state === 'running')).toEqual([]);
    expect(runs[0]?.errors).toContain('interrupted');
  });
});

it('[R5] a server that was killed while writing to the PMS sends every change exactly once', {
  timeout: 90_000,
}, async () => {
  for (const nr of [1, 2, 3]) {
    pms.guest({ id: `G${nr}` });
    pms.reservation({ id: `R${nr}`, guestId: `G${nr}` });
  }
  expect(await run()).toBe('done');
  await withStore(async (db, writer) => {
    const stays = await db.selectFrom('reservation').select('id').orderBy('id').execute();
    const at = new Date().toISOString();
    const charge = { propertyId: who.propertyId, conversationId: null, taskId: null, offerMadeId: null, at };
    await writer.write(async (trx) => {
      for (let nr = 0; nr < 30; nr++)
        await insertCharge(trx, {
          ...charge,
          reservationId: stays[nr % 3]?.id ?? '',
          description: `Drink ${String(nr).padStart(2, '0')}`,
          price: { amount: '4.00', currency: 'EUR' },
        });
    });
  });
  pms.afterWrite = () => {
    if ([4, 18].includes(pms.writes.length)) child?.kill('SIGKILL');
  };
  const ends: string[] = [];
  do ends.push(await run());
  while (ends.at(-1) === 'killed' && ends.length < 6);
  expect(ends).toEqual(['killed', 'killed', 'done']);
  const written = pms.writes.map(({ change }) => (change.kind === 'charge' ? change.description : ''));
  expect(written.toSorted()).toEqual(Array.from({ length: 30 }, (_, nr) => `Drink ${String(nr).padStart(2, '0')}`));
  for (const stay of ['R1', 'R2', 'R3']) {
    const ofStay = pms.writes.flatMap(({ change, reservationId }) =>
      reservationId === stay && change.kind === 'charge' ? change.description : [],
    );
    expect(ofStay).toEqual(ofStay.toSorted()); // in the order they were made
  }
  await withStore(async (db) => {
    const charges = await db.selectFrom('charge').select('state').execute();
    expect(new Set(charges.map(({ state }) => state))).toEqual(new Set(['posted']));
  });
});

it('both sides hold the same data after any failures, and nothing is written twice', {
  timeout: 60_000,
}, async () => {
  const codes = ['unreachable', 'rate_limited', 'busy', 'malformed_answer'] as const;
  const rig = await startConnected({}, (paper) => {
    for (let nr = 0; nr < 45; nr++) {
      paper.guest({ id: `G${nr}`, lastName: `Nr ${nr}` });
      paper.reservation({ id: `R${nr}`, guestId: `G${nr}` });
    }
  });
  try {
    let wave = 0;
    const plan = fc.array(fc.option(fc.constantFrom(...codes), { nil: null, freq: 2 }), {
      minLength: 10,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(plan, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), async (faults, lost) => {
        wave++;
        const [inTurn, lostInTurn] = [[...faults], [...lost]];
        rig.pms.before = () => {
          const code = inTurn.shift();
          if (code != null) throw refuseWith(code);
        };
        rig.pms.afterWrite = () => {
          if (lostInTurn.shift() === true) throw refuseWith('unreachable');
        };
        for (const nr of [wave % 45, (wave * 7) % 45]) {
          rig.advance(5);
          rig.pms.reservation({ id: `R${nr}`, room: `W${wave}-${nr}` });
          await rig.edit(`G${nr}`, { email: `w${wave}@example.com` });
        }
        for (let round = 0; round < 8; round++) {
          rig.advance(60_000);
          await rig.pull();
        }
        rig.pms.before = null;
        rig.pms.afterWrite = null;
        rig.advance(20 * 60_000);
        const { items } = await rig.sync.listPushes(rig.propertyId, { state: 'parked', limit: 100 });
        for (const { id } of items) await rig.sync.resend(rig.propertyId, id, rig.by); // as staff would
        await rig.pull();
        await rig.pull();
        for (let nr = 0; nr < 45; nr++) {
          expect((await rig.reservation(`R${nr}`))?.room).toBe(
            rig.pms.read('reservations', `R${nr}`)?.['room'] ?? null,
          );
          expect((await rig.guest(`G${nr}`))?.email).toBe(rig.pms.read('guests', `G${nr}`)?.['email'] ?? '');
        }
        const keys = rig.pms.writes.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 8 },
    );
  } finally {
    await rig.close();
  }
});

it('a run that is stopped midway stores its current page and continues from there the next time', async () => {
  const rig = await startConnected();
  for (let nr = 0; nr < 60; nr++) {
    rig.pms.guest({ id: `G${nr}` });
    rig.pms.reservation({ id: `R${nr}`, guestId: `G${nr}` });
  }
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let pages = 0;
  rig.pms.before = async (call, { entity }) => {
    if (call !== 'list' || entity !== 'reservations' || ++pages !== 2) return;
    reached.resolve();
    await held.promise;
  };
  await rig.sync.startSync(rig.propertyId, {});
  await reached.promise;
  const closed = rig.sync.close();
  held.resolve();
  await closed;
  const [run] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(run).toMatchObject({ state: 'failed', errors: [{ code: 'cancelled' }] });
  const stored = await rig.db
    .selectFrom('pmsCursor')
    .select(['resume', 'done'])
    .where('entity', '=', 'reservations')
    .executeTakeFirst();
  expect(stored).toMatchObject({ done: 20 });
  await rig.close();
});
