import { z } from 'zod';
import { OUTCOMES, type Outcome } from './outcome.ts';

/** So many conversations came to each outcome, in the order of `OUTCOMES`. */
export type Tally = number[];

const tally = z.array(z.int());
const tallies = z.record(z.string(), tally);
const durations = z.array(z.int());
const held = z.object({ met: z.int(), missed: z.int() });

const colleague = z.object({
  conversations: z.int(),
  /** How long guests waited for their first message, where they were who answered. */
  responses: durations,
  scores: z.array(z.int()),
});

/** What is counted of the conversations that began on one day. Durations in milliseconds. */
export const dayFigures = z.object({
  outcomes: tally,
  topics: tallies,
  languages: tallies,
  channels: tallies,
  /** By the hour of the day in which they began. */
  hours: tallies,
  /** Guests' messages by the hour of the day. */
  messages: z.array(z.int()),
  intents: z.record(z.string(), z.int()),
  firstResponses: durations,
  staffResponses: durations,
  resolutions: durations,
  firstResponseHeld: held,
  resolutionHeld: held,
  scores: z.array(z.int()),
  colleagues: z.record(z.string(), colleague),
  /** Guests who wait, and whose target is neither met nor missed: time alone will change that. */
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

/** One more conversation of this outcome. */
export function count(of: Tally, outcome: Outcome): void {
  const place = OUTCOMES.indexOf(outcome);
  of[place] = (of[place] ?? 0) + 1;
}

/** Adds the second to the first, in place: a year is put together of its days. */
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
    const known = colleagueOf(sum, id);
    known.conversations += more.conversations;
    known.responses.push(...more.responses);
    known.scores.push(...more.scores);
  }
  sum.pending += day.pending;
}

/** The tally of a name, begun with nothing where there was none. */
export function tallyOf(tallies: Record<string, Tally>, name: string): Tally {
  tallies[name] ??= noTally();
  return tallies[name];
}

/** The figures of a colleague, begun with nothing where there were none. */
export function colleagueOf({ colleagues }: DayFigures, id: string): DayFigures['colleagues'][string] {
  colleagues[id] ??= { conversations: 0, responses: [], scores: [] };
  return colleagues[id];
}

function addTally(sum: Tally, more: readonly number[]): void {
  for (const [place, value] of more.entries()) sum[place] = (sum[place] ?? 0) + value;
}
