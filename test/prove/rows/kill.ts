import { setTimeout as pause } from 'node:timers/promises';
import { NodeDesk } from '../../faults/nodes/node-desk.ts';
import { MortalHouse } from '../house/mortal-house.ts';
import { WritingGuests } from '../house/writing-guests.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const KILLS_A_HOUSE = 25;
const GUESTS = 6;
const PER_SECOND = 40;
/** From the moment that somebody is back. */
const LIFE_MS_MAX = 500;

/** `kill -9` at any moment while guests write, again and again over the same store. */
export const kill: Row = {
  name: 'kill',
  says: 'the server is killed at any moment: what was acknowledged is stored once, answered once and shown as it is stored',
  unit: 'kills',
  goal: 1_000,
  short: 0,
  weight: 6,
  async run(job) {
    const all: Outcome & { figures: Record<string, number> } = { done: 0, faults: [], figures: { acknowledged: 0 } };
    while (!isOver(job, all.done) && all.faults.length === 0) {
      const of = await killAHouse(job, all.done);
      all.done += of.done;
      all.faults.push(...of.faults);
      all.figures['acknowledged'] = (all.figures['acknowledged'] ?? 0) + of.acknowledged;
    }
    return all;
  },
};

async function killAHouse(job: Job, before: number) {
  const house = await MortalHouse.open(job.folder);
  const guests = new WritingGuests(house.baseUrl, house.propertyId, { count: GUESTS, random: job.random });
  const desk = new NodeDesk(house.baseUrl, house.apiKey);
  try {
    desk.open();
    await guests.open();
    guests.write(PER_SECOND);
    let kills = 0;
    while (kills < KILLS_A_HOUSE && !isOver(job, before + kills)) {
      await guests.untilOpen(1);
      await pause(job.random() * LIFE_MS_MAX);
      await house.kill();
      kills += 1;
      await house.start();
    }
    guests.rest();
    const faults = await house.judge(guests.all, { desk });
    return { done: kills, faults, acknowledged: guests.acknowledged };
  } finally {
    guests.close();
    desk.close();
    await house.remove();
  }
}
