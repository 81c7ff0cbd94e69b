import { CRASH_POINTS } from '../house/crash-points.ts';
import { MortalHouse } from '../house/mortal-house.ts';
import { WritingGuests } from '../house/writing-guests.ts';
import { between, shuffled } from '../random.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const GUESTS = 4;
const PER_SECOND = 40;
/** A point is met at its first to this message of a life. */
const AFTER_MAX = 4;
/** A point that is not met by then is a fault of the proof itself. */
const MET_MS_MAX = 60_000;

/** The server dies by itself at each named point of a message's way, and the next one goes on. */
export const crashPoints: Row = {
  name: 'crash points',
  says: `it dies at each of ${CRASH_POINTS.length} points between a message and its reply: nothing is lost, doubled or shown otherwise`,
  unit: 'deaths',
  goal: CRASH_POINTS.length * 50,
  short: 3,
  weight: 5,
  async run(job) {
    const all: Outcome = { done: 0, faults: [] };
    while (!isOver(job, all.done) && all.faults.length === 0) {
      const { done, faults } = await dieEverywhere(job, all.done);
      all.done += done;
      all.faults.push(...faults);
    }
    return all;
  },
};

/** One house that dies once at each point. */
async function dieEverywhere(job: Job, before: number): Promise<Outcome> {
  const house = await MortalHouse.open(job.folder);
  const guests = new WritingGuests(house.baseUrl, house.propertyId, { count: GUESTS, random: job.random });
  const missed: string[] = [];
  let done = 0;
  try {
    await guests.open();
    guests.write(PER_SECOND);
    for (const point of shuffled(job.random, CRASH_POINTS)) {
      if (isOver(job, before + done)) break;
      await house.kill();
      await house.start({ death: { point, after: between(job.random, 1, AFTER_MAX) } });
      if (!(await house.untilDead(MET_MS_MAX))) missed.push(`“${point}” was not met`);
      done += 1;
    }
    await house.start();
    guests.rest();
    return { done, faults: [...missed, ...(await house.judge(guests.all))] };
  } finally {
    guests.close();
    await house.remove();
  }
}
