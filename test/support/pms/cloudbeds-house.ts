import { afterEach, beforeEach } from 'vitest';
import { cloudbedsAdapter } from '../../../bff/pms/cloudbeds/adapter.ts';
import type { PmsSession } from '../../../bff/pms/port.ts';
import {
  type CloudbedsOptions,
  type CloudbedsSimulator,
  startSimulator,
} from '../../../bff/simulators/cloudbeds/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import { judgeExchange } from '../../contract/pms-rig.ts';
import { readApiDescription } from './openapi.ts';
import { openSession, pullAll } from './pms-session.ts';

export const NOW = new Date('2026-03-04T10:00:00Z');
export const ROOM = '101';
export const description = readApiDescription('cloudbeds');

/** A hotel in a simulated Cloudbeds and a session to it, new for each test of a file. */
export interface CloudbedsHouse {
  world: World;
  simulator: CloudbedsSimulator;
  session: PmsSession;
  now: Date;
  /** Differences between the published description and the exchanges, over all tests. */
  wrong: string[];
  /** Connections that are closed after the test. */
  opened: { close(): Promise<void> }[];
  open(options?: Parameters<typeof openSession>[2]): ReturnType<typeof openSession>;
  /** Restarts the simulator with a new world or other settings. */
  restart(reservations: number | null, options?: Partial<CloudbedsOptions>): Promise<void>;
}

export function useCloudbeds(): CloudbedsHouse {
  const opened: CloudbedsHouse['opened'] = [];
  const wrong: string[] = [];
  const start = (world: World, options: Partial<CloudbedsOptions> = {}) =>
    startSimulator({
      world,
      requestsPerSecond: 1_000,
      onExchange: (exchange) => {
        // The description has only status 200. The real ones are in the vendor's list of common errors.
        if (exchange.answer?.status === 200)
          wrong.push(...judgeExchange({ adapter: cloudbedsAdapter, description }, exchange));
      },
      ...options,
    });
  const makeWorld = (reservations: number) => createWorld({ clock: () => house.now, reservations });
  const house = {
    now: NOW,
    wrong,
    opened,
    open(options) {
      const opening = openSession(cloudbedsAdapter, house.simulator, options);
      opened.push(opening.net);
      return opening;
    },
    async restart(reservations, options) {
      await house.simulator.close();
      if (reservations !== null) house.world = makeWorld(reservations);
      house.simulator = await start(house.world, options);
      house.session = house.open().session;
    },
  } as CloudbedsHouse; // beforeEach sets world, simulator and session

  beforeEach(async () => {
    house.now = NOW;
    house.world = makeWorld(60);
    house.simulator = await start(house.world);
    house.session = house.open().session;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await house.simulator.close();
  });
  return house;
}

/** Checks a guest in, in room 101. */
export function checkIn({ world }: CloudbedsHouse, confirmationNumber = 'AU900') {
  const guest = { firstName: 'Zoë', lastName: 'Ólafsdóttir', email: 'zoe@example.org', phone: '+3545812345' };
  const stay = world.book({ guest, checkIn: '2026-03-03', checkOut: '2026-03-06', confirmationNumber });
  world.assignRoom(stay.id, ROOM);
  return world.checkIn(stay.id);
}

export async function fetchStay({ session }: CloudbedsHouse, id: number) {
  const records = await pullAll(session, 'reservations');
  const record = records.find(({ raw }) => raw['reservationID'] === String(8_700_000_000 + id));
  if (record === undefined) throw new Error('The stay was not pulled');
  return record;
}

export async function changeAbout(house: CloudbedsHouse, id: number) {
  const { record } = await fetchStay(house, id);
  return {
    key: '01JX5C0A7M3Z-1',
    at: NOW.toISOString(),
    stay: {
      reservationId: record.id,
      confirmationNumber: record.confirmationNumber,
      guestId: record.guestId,
      guestName: 'Zoë Ólafsdóttir',
      room: record.room,
    },
  };
}

export const REQUEST = {
  kind: 'request',
  category: 'housekeeping',
  department: 'housekeeping',
  priority: 'high',
  title: 'Two bath towels',
  detail: 'By the pool, if possible',
  dueAt: '2026-03-04T11:30:00Z',
} as const;
