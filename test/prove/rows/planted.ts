import { setTimeout as pause } from 'node:timers/promises';
import { MortalHouse } from '../house/mortal-house.ts';
import { PLANTED_FAULTS, type PlantedFault } from '../house/planted-faults.ts';
import { WritingGuests } from '../house/writing-guests.ts';
import type { Job, Outcome, Row } from '../row.ts';

const GUESTS = 2;
const MESSAGES = 6;
const LIFE_MS = 1_500;
/** What is broken does not come to rest. */
const SETTLE_MS = 6_000;

/** Servers that break a promise on purpose: the judge of all the other rows must say so of each. */
export const planted: Row = {
  name: 'planted faults',
  says: 'a server that breaks a promise on purpose is found by the judge that the other rows rest on',
  unit: 'faults',
  goal: PLANTED_FAULTS.length,
  short: 1,
  weight: 1,
  async run(job) {
    const all: Outcome = { done: 0, faults: [] };
    for (const fault of PLANTED_FAULTS.slice(0, job.goal)) {
      const found = await findFaults(job, fault);
      if (found.length === 0) all.faults.push(`nobody notices a server that ${fault}`);
      all.done += 1;
    }
    return all;
  },
};

async function findFaults(job: Job, fault: PlantedFault): Promise<string[]> {
  const house = await MortalHouse.open(job.folder);
  const guests = new WritingGuests(house.baseUrl, house.propertyId, { count: GUESTS, random: job.random });
  try {
    await house.kill();
    await house.start({ planted: fault });
    await guests.open();
    for (let message = 0; message < MESSAGES; message++) guests.sayOne();
    await pause(LIFE_MS);
    if (fault === 'acknowledges before the commit') {
      await house.kill();
      await house.start();
    }
    return await house.judge(guests.all, { settleMs: SETTLE_MS });
  } finally {
    guests.close();
    await house.remove();
  }
}
