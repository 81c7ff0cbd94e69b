import { z } from 'zod';
import { OUTCOMES, type Outcome } from './outcome.ts';

/** Number of conversations per outcome, in the order of `OUTCOMES`. */
export type Tally = number[];

const tally = z.array(z.int());
const tallies = z.record(z.string(), tally);
const durations = z.array(z.int());
const promiseCounts = z.object({ met: z.int(), missed: z.int() });

const colleague = z.object({
  conversations: z.int(),
  /** Waiting times of guests for this colleague's first message. */
  responses: durations,
  scores: z.array(z.int()),
});

/** Figures of the conversations that began on one day. Durations in milliseconds. */
export const dayFigures = z.object({
  outcomes: tally,
  topics: tallies,
  languages: tallies,
  channels: tallies,
  /** By the hour in which they began. */
  hours: tallies,
  /** Guests' messages by hour. */
  messages: z.array(z.int()),
  intents: z.record(z.string(), z.int()),
  firstResponses: durations,
  staffResponses: durations,
  resolutions: durations,
  firstResponseHeld: promiseCounts,
  resolutionHeld: promiseCounts,
  scores: z.array(z.int()),
  colleagues: z.record(z.string(), colleague),
  /** Waits that are neither met nor missed yet; they change with time. */
  pending: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

export function noFigures(): DayFigures {
  return {
    outcomes: noTally(),
    topics: {},
    languages: {},
    channels: {},
    hours: {},
    messages: new Array<number>(24).fill(0),
    intents: {},
    firstResponses: [],
    staffResponses: [],
    resolutions: [],
    firstResponseHeld: { met: 0, missed: 0 },
    resolutionHeld: { met: 0, missed: 0 },
    scores: [],
    colleagues: {},
    pending: 0,
  };
}

export function noTally(): Tally {
  return OUTCOMES.map(() => 0);
}

/** Adds one conversation with this outcome. */
export function count(of: Tally, outcome: Outcome): void {
  const index = OUTCOMES.indexOf(outcome);
  of[index] = (of[index] ?? 0) + 1;
}

/** Adds the second to the first, in place. */
export function addFigures(sum: DayFigures, day: DayFigures): void {
  addTally(sum.outcomes, day.outcomes);
  for (const part of ['topics', 'languages', 'channels', 'hours'] as const)
    for (const [name, more] of Object.entries(day[part])) addTally(tallyOf(sum[part], name), more);
  addTally(sum.messages, day.messages);
  for (const [name, more] of Object.entries(day.intents)) sum.intents[name] = (sum.intents[name] ?? 0) + more;
  for (const part of ['firstResponses', 'staffResponses', 'resolutions', 'scores'] as const)
    for (const value of day[part]) sum[part].push(value);
  for (const part of ['firstResponseHeld', 'resolutionHeld'] as const) {
    sum[part].met += day[part].met;
    sum[part].missed += day[part].missed;
  }
  for (const [id, more] of Object.entries(day.colleagues)) {
    const existing = colleagueOf(sum, id);
    existing.conversations += more.conversations;
    existing.responses.push(...more.responses);
    existing.scores.push(...more.scores);
  }
  sum.pending += day.pending;
}

/** The tally of a name; created if missing. */
export function tallyOf(tallies: Record<string, Tally>, name: string): Tally {
  tallies[name] ??= noTally();
  return tallies[name];
}

/** A colleague's figures; created if missing. */
export function colleagueOf({ colleagues }: DayFigures, id: string): DayFigures['colleagues'][string] {
  colleagues[id] ??= { conversations: 0, responses: [], scores: [] };
  return colleagues[id];
}

function addTally(sum: Tally, more: readonly number[]): void {
  for (const [index, value] of more.entries()) sum[index] = (sum[index] ?? 0) + value;
}
