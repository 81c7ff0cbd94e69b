import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MortalHouse } from '../house/mortal-house.ts';
import { WritingGuests } from '../house/writing-guests.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const STORM_GUESTS_MAX = 2_000;
const OPENED_AT_ONCE = 100;
const SOAK_GUESTS = 200;
const PER_SECOND = 40;
const WARM_MS = 20_000;
const LOOK_MS = 1_000;
/** A leak of a byte a message is one in the end; the rest of the growth is caches that have their bounds. */
const BYTES_A_MESSAGE_MAX = 4_000;
const FILES_MORE_MAX = 30;

/** Everybody loses the server at once, in the middle of a message. */
export const storm: Row = {
  name: 'storm',
  says: 'all guests lose the server at once and come back at once: each is welcome, with all that was acknowledged',
  unit: 'guests',
  goal: STORM_GUESTS_MAX,
  short: 0,
  weight: 1,
  async run(job) {
    const house = await MortalHouse.open(job.folder);
    const guests = new WritingGuests(house.baseUrl, house.propertyId, { count: job.goal, random: job.random });
    try {
      for (let first = 0; first < job.goal; first += OPENED_AT_ONCE) {
        for (const guest of guests.all.slice(first, first + OPENED_AT_ONCE)) guest.open();
        await guests.untilOpen(Math.min(job.goal, first + OPENED_AT_ONCE));
      }
      for (const guest of guests.all) guest.say('Is there parking?');
      await house.kill();
      await house.start();
      const began = performance.now();
      await guests.untilOpen(job.goal);
      const welcomeMs = Math.round(performance.now() - began);
      return {
        done: job.goal,
        faults: await house.judge(guests.all),
        figures: { 'ms until all were welcome': welcomeMs },
      };
    } finally {
      guests.close();
      await house.remove();
    }
  },
};

/** Guests who come, write and go for as long as there is time: what the server holds must not grow with it. */
export const soak: Row = {
  name: 'soak',
  says: 'guests come, write and go for a long time: memory and open files come to rest, and nothing is lost',
  unit: 'messages',
  goal: 20_000,
  short: 0,
  weight: 4,
  async run(job) {
    const house = await MortalHouse.open(job.folder);
    const count = Math.min(SOAK_GUESTS, Math.ceil(job.goal / 10));
    const guests = new WritingGuests(house.baseUrl, house.propertyId, { count, random: job.random });
    try {
      await guests.open();
      guests.write(PER_SECOND);
      const warm = { ...job, endsAt: Math.min(job.endsAt, performance.now() + WARM_MS) };
      while (!isOver(warm, guests.sent * 2)) await pause(LOOK_MS);
      const before = { ...measure(house.pid), sent: guests.sent };
      while (!isOver(job, guests.sent)) await pause(LOOK_MS);
      guests.rest();
      const after = { ...measure(house.pid), sent: guests.sent };
      const faults = await house.judge(guests.all);
      return judgeGrowth(job, before, after, faults);
    } finally {
      guests.close();
      await house.remove();
    }
  },
};

interface Held {
  kilobytes: number;
  files: number;
  sent: number;
}

function judgeGrowth(job: Job, before: Held, after: Held, faults: string[]): Outcome {
  const messages = Math.max(1, after.sent - before.sent);
  const bytesEach = Math.round(((after.kilobytes - before.kilobytes) * 1_024) / messages);
  const filesMore = after.files - before.files;
  // What a start takes for itself is more than what a short while of messages could.
  const isLong = job.goal === soak.goal && after.sent >= soak.goal;
  return {
    done: after.sent,
    faults: [
      ...faults,
      ...(isLong && bytesEach > BYTES_A_MESSAGE_MAX ? [`${bytesEach} bytes more for each message`] : []),
      ...(filesMore > FILES_MORE_MAX ? [`${filesMore} more open files than before`] : []),
    ],
    figures: {
      'bytes more a message': bytesEach,
      'files more': filesMore,
      'MB held': Math.round(after.kilobytes / 1_024),
    },
  };
}

/** What a process holds: Linux says it. Elsewhere nothing is known, and nothing grows. */
function measure(pid: number): Omit<Held, 'sent'> {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    const files = readdirSync(`/proc/${pid}/fd`).length;
    return { kilobytes, files };
  } catch {
    return { kilobytes: 0, files: 0 };
  }
}
