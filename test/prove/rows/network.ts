import { setTimeout as pause } from 'node:timers/promises';
import { type FaultProxy, type NetworkFault, startFaultProxy } from '../house/fault-proxy.ts';
import { MortalHouse } from '../house/mortal-house.ts';
import { WritingGuests } from '../house/writing-guests.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const GUESTS = 40;
const PER_SECOND = 30;
const LOOK_MS = 100;

/** Guests behind a network on which everything goes wrong. */
export const network: Row = {
  name: 'network',
  says: 'connections are slow, sliced, cut at any byte, reset, half closed or silent: what guests see is what is stored',
  unit: 'faults',
  goal: 2_000,
  short: 40,
  weight: 3,
  run: (job) => runBehind(job, undefined, sumOf),
};

/** The worst moment to lose a connection. */
export const lostAcks: Row = {
  name: 'lost acks',
  says: 'the connection is cut right before an ack: the message, sent again, is stored once and shown once',
  unit: 'acks cut',
  goal: 1_000,
  short: 20,
  weight: 2,
  run: (job) => runBehind(job, ['none', 'cut before an ack'], (counts) => counts['cut before an ack']),
};

function sumOf(counts: FaultProxy['counts']): number {
  const { none: _, ...faults } = counts;
  return Object.values(faults).reduce((sum, count) => sum + count, 0);
}

async function runBehind(
  job: Job,
  faults: readonly NetworkFault[] | undefined,
  count: (counts: FaultProxy['counts']) => number,
): Promise<Outcome> {
  const house = await MortalHouse.open(job.folder);
  const proxy = await startFaultProxy(Number(new URL(house.baseUrl).port), job.random, faults);
  const guests = new WritingGuests(proxy.baseUrl, house.propertyId, { count: GUESTS, random: job.random });
  try {
    for (const guest of guests.all) guest.open();
    guests.write(PER_SECOND);
    while (!isOver(job, count(proxy.counts))) await pause(LOOK_MS);
    guests.rest();
    const done = count(proxy.counts);
    proxy.heal();
    const broken = await house.judge(guests.all);
    return { done, faults: broken, figures: { acknowledged: guests.acknowledged } };
  } finally {
    guests.close();
    await proxy.close();
    await house.remove();
  }
}
