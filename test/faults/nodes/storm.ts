import { setTimeout as pause } from 'node:timers/promises';
import { listNodes } from '../../../bff/store/nodes/nodes.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { checkHistory } from '../history-checker.ts';
import { compareViews, readStore, waitUntilSettled } from '../judge.ts';
import { NodeDesk } from './node-desk.ts';
import { NodeGuest } from './node-guest.ts';
import type { NodeHouse } from './node-house.ts';

const LINES = ['When is breakfast?', 'Is there parking?', 'Can I bring my dog?', 'Is there a sauna?', 'Thank you!'];
const LOOK_MS = 250;
const OPENED_AT_ONCE = 50;

/** A disturbance of the house, and its time in seconds after the guests began to write. */
export interface Disturbance {
  atSeconds: number;
  strike(): Promise<void>;
}

/** The results of a storm. */
export interface StormFigures {
  guests: number;
  sent: number;
  acknowledged: number;
  answered: number;
  connections: number;
  ackP50Ms: number;
  ackP99Ms: number;
  ackMaxMs: number;
  /** The time from the last message until all messages were acknowledged, answered and shown. */
  settledMs: number;
  /** The broken promises, in words. */
  faults: string[];
}

/**
 * Lets guests write at a fixed rate while a desk follows and disturbances strike; at the end compares the views of guests and
 * desk with the store.
 */
export async function runStorm(
  house: NodeHouse,
  {
    guests: count,
    perSecond,
    seconds,
    blows,
  }: { guests: number; perSecond: number; seconds: number; blows: Disturbance[] },
): Promise<StormFigures> {
  const guests = Array.from(
    { length: count },
    (_, n) => new NodeGuest(house.baseUrl, house.propertyId, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`),
  );
  const desk = new NodeDesk(house.baseUrl, house.apiKey);
  desk.open();
  await openAll(guests);
  const began = performance.now();
  const struck = causeDisturbances(blows, began).then(
    () => null,
    (error: unknown) => ({ error }), // reported below, after the guests stopped writing
  );
  for (let sent = 0; performance.now() - began < seconds * 1_000; sent++) {
    guests[sent % count]?.say(`${LINES[sent % LINES.length]} ${sent}`);
    const dueMs = began + ((sent + 1) * 1_000) / perSecond - performance.now();
    if (dueMs > 0) await pause(dueMs);
  }
  const failed = await struck;
  if (failed !== null) throw failed.error;
  const ended = performance.now();
  const unsettled = await waitUntilSettled(house.db, guests, desk);
  const settledMs = Math.round(performance.now() - ended);
  for (const guest of guests) guest.close();
  desk.close();
  const sent = guests.flatMap((guest) => guest.sent);
  const stored = await readStore(house.db);
  const ackMs = guests.flatMap((guest) => guest.ackMs).toSorted((a, b) => a - b);
  const rank = (share: number) => Math.round(ackMs[Math.floor((ackMs.length - 1) * share)] ?? 0);
  return {
    guests: count,
    sent: sent.length,
    acknowledged: sent.filter(({ ack }) => ack !== undefined).length,
    answered: new Set(stored.decided).size,
    connections: guests.reduce((sum, guest) => sum + guest.connections, 0),
    ackP50Ms: rank(0.5),
    ackP99Ms: rank(0.99),
    ackMaxMs: rank(1),
    settledMs,
    faults: [
      ...unsettled,
      ...checkHistory(sent, stored),
      ...guests.flatMap((guest, n) => guest.faults.map((fault) => `guest ${n}: ${fault}`)),
      ...desk.faults.map((fault) => `desk: ${fault}`),
      ...(await compareViews(house.db, guests)),
    ],
  };
}

async function openAll(guests: readonly NodeGuest[]): Promise<void> {
  for (let first = 0; first < guests.length; first += OPENED_AT_ONCE) {
    const some = guests.slice(first, first + OPENED_AT_ONCE);
    for (const guest of some) guest.open();
    while (!some.every((guest) => guest.isOpen)) await pause(20);
  }
}

async function causeDisturbances(blows: readonly Disturbance[], began: number): Promise<void> {
  for (const { atSeconds, strike } of blows.toSorted((a, b) => a.atSeconds - b.atSeconds)) {
    await pause(Math.max(0, began + atSeconds * 1_000 - performance.now()));
    await strike();
  }
}

/** Measures the milliseconds until a dead node has no work left: it is removed from the table, and so are its pending answers. */
export async function measureTakeOver(db: Db, nodeId: string): Promise<number> {
  const began = performance.now();
  // PostgreSQL may be down for a moment itself.
  while (!(await hasNothing(db, nodeId).catch(() => false))) await pause(LOOK_MS);
  return Math.round(performance.now() - began);
}

async function hasNothing(db: Db, nodeId: string): Promise<boolean> {
  if ((await listNodes(db)).some(({ id }) => id === nodeId)) return false;
  const owed = db.selectFrom('outbox').select('id').where('claimedBy', '=', nodeId).where('doneAt', 'is', null);
  if ((await owed.execute()).length > 0) return false;
  const claims = await db.selectFrom('nodeClaim').select('work').where('nodeId', '=', nodeId).execute();
  return claims.length === 0;
}
