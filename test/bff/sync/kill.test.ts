import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMasterKey } from '../../../bff/base/secrets/master-key.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import type { Simulator } from '../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../../bff/simulators/world/world-types.ts';
import { insertCharge } from '../../../bff/store/house/offers.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { databasePath, migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { insertTask } from '../../../bff/store/tasks/tasks.ts';
import { PMS_PROVIDERS } from '../../../shared/domain/pms.ts';
import { addProperty } from '../../support/pms/sync-rig.ts';
import { RUN_MS_MAX, runServiceChild } from '../../support/process/run-service-child.ts';

/**
 * A server with six hotels, each with another vendor's PMS, is killed (kill -9) during each vendor's import, and
 * between each vendor's write and its answer. Meanwhile connections break and vendors are busy. After that both sides
 * hold the same.
 */
const RESERVATIONS = 260;
const DRINKS = 5;
const TIMEOUT_MS = RUN_MS_MAX + 10_000;
/** Longer than the test. */
const FOR_EVER_MS = 600_000;
type Provider = (typeof PMS_PROVIDERS)[number];
/** The calls that list reservations. */
const LISTS: Record<Provider, RegExp> = {
  'opera-cloud': /^GET \/rsv\/v1\/hotels\/[^/]+\/reservations\?/,
  cloudbeds: /^GET .*getReservationsWithRateDetails/,
  mews: /^POST \/api\/connector\/v1\/reservations\/getAll/,
  apaleo: /^GET \/booking\/v1\/reservations\?/,
  'rms-cloud': /^POST \/reservations\/search/,
  custom: /^GET \/servicechat\/v1\/reservations\?/,
};
/** The calls that write a charge or a request. */
const WRITES: Record<Provider, RegExp> = {
  'opera-cloud': /^POST \/(?!oauth)/,
  cloudbeds: /^POST (?!.*(?:token|Webhook))/,
  mews: /^POST \/api\/connector\/v1\/\w+\/add/,
  apaleo: /^(?:POST|PATCH) \/(?:booking|finance|operations)\//,
  'rms-cloud': /^POST \/(?:traces|transactions\/charge)$/,
  custom: /^POST \/servicechat\/v1\/(?!webhooks)/,
};

interface House {
  provider: Provider;
  propertyId: string;
  accountId: string;
  world: World;
  simulator: Simulator;
  /** The number of writes at the last call while a write without an answer is awaited; else null. */
  writtenBefore: number | null;
  /** Calls that were refused with 429 although no fault was ordered. */
  turnedAway: number;
}

let folder: string;
let houses: House[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-kill-'));
  makeMasterKey(join(folder, 'master.key'));
  houses = await withStore(async (_, writer) => {
    const made: House[] = [];
    for (const provider of PMS_PROVIDERS) {
      const world = createWorld({ reservations: RESERVATIONS, seed: made.length + 1 });
      const module = await SIMULATORS[provider]?.();
      if (module === undefined) throw new Error(`No simulator of ${provider}`);
      const simulator = await module.startSimulator({
        world,
        limits: false,
        onExchange({ fault, answer }) {
          if (answer?.status === 429 && fault === null) house.turnedAway++;
          if (house.writtenBefore === null) return;
          const before = house.writtenBefore;
          house.writtenBefore = world.written().length;
          if (fault !== 'cut') return;
          simulator.faults.clear();
          if (house.writtenBefore === before) {
            // It exists from an earlier try, so the call after the next is cut.
            simulator.faults.order({ kind: 'cut', on: WRITES[provider], after: 1 });
          } else {
            // This write gets no answer, and no later call does until the server is gone.
            house.writtenBefore = null;
            simulator.faults.order({ kind: 'lost', times: Number.POSITIVE_INFINITY });
          }
        },
      });
      const own = await addProperty(writer);
      const house: House = { provider, world, simulator, writtenBefore: null, turnedAway: 0, ...own };
      made.push(house);
    }
    return made;
  });
  const told = houses.map(({ provider, propertyId, accountId, simulator: { credentials } }) => ({
    provider,
    propertyId,
    accountId,
    credentials,
  }));
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ dataDir: folder, houses: told }));
}, 60_000);
afterAll(async () => {
  for (const { simulator } of houses) await simulator.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function withStore<T>(work: (db: Db, writer: Writer) => Promise<T>): Promise<T> {
  const db = openDatabase(databasePath(folder));
  await migrate(db);
  const writer = createWriter(db);
  try {
    return await work(db, writer);
  } finally {
    await writer.close();
    await db.destroy();
  }
}

const run = (mustDie = () => false) => runServiceChild(join(folder, 'plan.json'), mustDie);

function houseOf(provider: Provider): House {
  const house = houses.find((one) => one.provider === provider);
  if (house === undefined) throw new Error(`No house with ${provider}`);
  return house;
}

/** A guest in the house, by number. */
function present({ world }: House, nr: number): WorldReservation {
  const stay = world.findReservations({ states: ['checked_in'], order: 'created' }).slice(nr, nr + 1)[0];
  if (stay === undefined) throw new Error('An empty house');
  return stay;
}

describe('the server is killed in the middle of every vendor’s import', () => {
  it.each([1, 2])('it is killed for the %i. time, and restarts', { timeout: TIMEOUT_MS }, async (time) => {
    for (const { provider, simulator } of houses) {
      simulator.faults.clear();
      // Mews lists all reservations on one page.
      const after = time === 1 && provider !== 'mews' ? 1 : 0;
      simulator.faults.order({ kind: 'latency', ms: FOR_EVER_MS, on: LISTS[provider], after });
    }
    expect(await run(() => houses.every(({ simulator }) => simulator.faults.pending() === 0))).toBe('killed');
  });

  it('the import continues and completes despite broken connections and failing vendors', {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (const { provider, simulator } of houses) {
      simulator.faults.clear();
      simulator.faults.order({ kind: 'status', status: 500, on: LISTS[provider] });
      simulator.faults.order({ kind: 'cut', on: LISTS[provider] });
      simulator.faults.order({ kind: 'rate_limit', retryAfter: '0', after: 3 });
    }
    expect(await run()).toBe('done');
    expect(houses.map(({ simulator }) => simulator.faults.pending())).toEqual(houses.map(() => 0));
  });

  it.each(PMS_PROVIDERS)('%s: every stay is stored once and equals the vendor’s', async (provider) => {
    const { world, propertyId } = houseOf(provider);
    const rows = await withStore((db) =>
      db
        .selectFrom('reservation')
        .innerJoin('guest', 'guest.id', 'reservation.guestId')
        .select(['checkIn', 'checkOut', 'room', 'lastName', 'email', 'reservation.state'])
        .where('reservation.propertyId', '=', propertyId)
        .execute(),
    );
    const [from, to] = [world.today(), new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)];
    const isNear = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => checkOut >= from && checkIn <= to;
    const ours = rows
      .filter(isNear)
      .map((row) => `${row.checkIn} ${row.checkOut} ${row.room} ${row.lastName} ${row.email} ${row.state}`);
    const theirs = [...world.findReservations({}).slice(0, RESERVATIONS)].filter(isNear).map((stay) => {
      const guest = world.guest(stay.guestId);
      return `${stay.checkIn} ${stay.checkOut} ${stay.room} ${guest?.lastName} ${guest?.email} ${stay.state}`;
    });
    expect(theirs.length).toBeGreaterThan(50);
    expect(ours.sort()).toEqual(theirs.sort());
  });
});

describe('the server is killed between a vendor’s write and its answer', () => {
  beforeAll(() =>
    withStore(async (db, writer) => {
      for (const house of houses) for (const nr of [0, 1]) await order(db, writer, house, nr);
    }),
  );

  it.each([1, 2])('it is killed for the %i. time, and restarts', { timeout: TIMEOUT_MS }, async (time) => {
    for (const house of houses) {
      house.writtenBefore = house.world.written().length;
      house.simulator.faults.clear();
      const after = time === 1 ? 0 : 2;
      house.simulator.faults.order({ kind: 'cut', on: WRITES[house.provider], after });
    }
    expect(await run(() => houses.every(({ writtenBefore }) => writtenBefore === null))).toBe('killed');
    // The kill is between two attempts to send the changes of this stay.
    if (time === 1) for (const house of houses) house.world.checkOut(present(house, 1).id);
  });

  it('the remaining changes are sent despite broken connections and busy vendors', {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (const { provider, simulator } of houses) {
      simulator.faults.clear();
      simulator.faults.order({ kind: 'rate_limit', retryAfter: '0', on: WRITES[provider] });
      simulator.faults.order({ kind: 'cut', on: WRITES[provider], after: 1 });
      simulator.faults.order({ kind: 'lost', on: WRITES[provider], after: 2 });
    }
    expect(await run()).toBe('done');
    expect(houses.map(({ turnedAway }) => turnedAway)).toEqual(houses.map(() => 0));
  });

  it.each(PMS_PROVIDERS)(
    '%s: every charge and request exists once; those of a guest who left exist once or are handed to staff',
    async (provider) => {
      const { world, propertyId } = houseOf(provider);
      const told = await withStore((db) =>
        db
          .selectFrom('pmsPush')
          .leftJoin('charge', 'charge.id', 'subjectId')
          .leftJoin('task', 'task.id', 'subjectId')
          .select(['description', 'title', 'pmsPush.state'])
          .where('pmsPush.propertyId', '=', propertyId)
          .execute(),
      );
      const there = world.written().filter(({ gone, kind }) => !gone && kind !== 'void');
      const times = (words: string) => there.reduce((sum, { text }) => sum + text.split(words).length - 1, 0);
      const each = told.map(({ description, title, state }) => ({ words: description ?? title ?? '', state }));
      expect(each).toHaveLength(2 * (DRINKS + 1));
      const ofPresent = each.filter(({ words }) => / 0\d?$/.test(words));
      expect(ofPresent.map((one) => [one, times(one.words)])).toEqual(
        ofPresent.map(({ words }) => [{ words, state: 'sent' }, 1]),
      );
      for (const one of each.filter(({ words }) => / 1\d?$/.test(words)))
        expect([one, one.state === 'sent' ? times(one.words) : Math.max(1, times(one.words))]).toEqual([
          { words: one.words, state: expect.stringMatching(/^(?:sent|parked)$/) },
          1,
        ]);
    },
  );
});

/** Adds a charge and a request of a stay. */
async function order(db: Db, writer: Writer, house: House, nr: number): Promise<void> {
  const { propertyId, world } = house;
  const { room } = present(house, nr);
  const stay = await db
    .selectFrom('reservation')
    .select(['id', 'guestId'])
    .where('propertyId', '=', propertyId)
    .where('room', '=', room)
    .where('state', '=', 'checked_in')
    .executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  await writer.write(async (trx) => {
    for (let drink = 0; drink < DRINKS; drink++)
      await insertCharge(trx, {
        propertyId,
        reservationId: stay.id,
        conversationId: null,
        taskId: null,
        offerMadeId: null,
        description: `Drink ${nr}${drink}`,
        price: { amount: '4.00', currency: world.hotel.currency },
        at,
      });
    await insertTask(trx, {
      propertyId,
      conversationId: null,
      guestId: stay.guestId,
      reservationId: stay.id,
      department: 'housekeeping',
      kind: 'towels_linen',
      title: `Towels ${nr}`,
      detail: '',
      room,
      priority: 'normal',
      dueAt: at,
      assigneeId: null,
      createdAt: at,
    });
  });
}
