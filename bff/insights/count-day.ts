import type { ServiceLevel } from '../../shared/api/service-level.ts';
import { openMs, type Schedule } from '../../shared/domain/house/hours.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/domain/time.ts';
import type { Story } from '../store/figures/stories.ts';
import { colleagueOf, count, type DayFigures, noFigures, tallyOf } from './day-figures.ts';
import type { createLocalTime } from './local-time.ts';
import { judge, type Outcome, topicOf } from './outcome.ts';

/** An unanswered wait counts as missed after this time, whatever the opening hours. */
const PENDING_MS_MAX = 30 * 24 * HOUR_MS;
/** Stands for an unknown topic or language, because no real name is empty. */
const UNKNOWN = '';

/** The rules by which a day's conversations are counted. */
export interface Rules {
  timezone: string;
  schedule: Schedule;
  promise: Omit<ServiceLevel, 'updatedAt'>;
}

type Local = ReturnType<typeof createLocalTime>;

/** Counts one day's conversations as of `now`. */
export function countDay(stories: readonly Story[], rules: Rules, local: Local, now: Date): DayFigures {
  const day = noFigures();
  for (const story of stories) {
    const outcome = judge(story);
    count(day.outcomes, outcome);
    countBy(day, story, outcome, local);
    countTimes(day, story, rules, now);
    countColleagues(day, story);
    if (story.ratingScore !== null) day.scores.push(story.ratingScore);
  }
  return day;
}

function countBy(day: DayFigures, story: Story, outcome: Outcome, local: Local): void {
  const tallies = [
    [day.topics, topicOf(story) ?? UNKNOWN],
    [day.languages, story.language ?? UNKNOWN],
    [day.channels, story.channel],
    [day.hours, `${local.hourOf(story.createdAt)}`],
  ] as const;
  for (const [part, name] of tallies) count(tallyOf(part, name), outcome);
  for (const { author, at } of story.lines) {
    if (author !== 'guest') continue;
    const hour = local.hourOf(at);
    day.messages[hour] = (day.messages[hour] ?? 0) + 1;
  }
  for (const { topic } of story.turns) if (topic !== null) day.intents[topic] = (day.intents[topic] ?? 0) + 1;
}

function countTimes(day: DayFigures, story: Story, rules: Rules, now: Date): void {
  const guestMessageAt = atOf(story.lines, ({ author }) => author === 'guest');
  const answered = atOf(story.lines, ({ author }) => author === 'ai' || author === 'staff');
  day.firstResponses.push(...elapsed(guestMessageAt, answered));
  const called = calledAt(story);
  const responded = atOf(story.lines, ({ author }) => author === 'staff');
  const since = called ?? (responded === null ? null : guestMessageAt);
  if (since === null) return;
  day.staffResponses.push(...elapsed(since, responded));
  const resolved = settledAt(story, since);
  day.resolutions.push(...elapsed(since, resolved));
  const { firstResponseMinutes, resolutionHours } = rules.promise;
  // A guest helped without a message of staff, such as by a finished task, no longer waits.
  countAgainstTarget(
    day,
    'firstResponseHeld',
    { since, until: responded ?? resolved, limit: timesOf(firstResponseMinutes, MINUTE_MS) },
    rules,
    now,
  );
  countAgainstTarget(
    day,
    'resolutionHeld',
    { since, until: resolved, limit: timesOf(resolutionHours, HOUR_MS) },
    rules,
    now,
  );
}

/** Compares a wait with its target. An ongoing wait is pending until it exceeds the target, then missed. */
function countAgainstTarget(
  day: DayFigures,
  part: 'firstResponseHeld' | 'resolutionHeld',
  { since, until, limit }: { since: string; until: string | null; limit: number | null },
  { promise, schedule, timezone }: Rules,
  now: Date,
): void {
  if (limit === null) return;
  const [from, to] = [new Date(since), until === null ? now : new Date(until)];
  const waited = promise.hours === 'open' ? openMs(schedule, from, to, timezone) : +to - +from;
  if (waited > limit) day[part].missed += 1;
  else if (until !== null) day[part].met += 1;
  else if (+now - +from > PENDING_MS_MAX) day[part].missed += 1;
  else day.pending += 1;
}

/** Staff who wrote, and how long the guest waited for the first of them. */
function countColleagues(day: DayFigures, story: Story): void {
  const written = story.lines.filter(({ author, userId }) => author === 'staff' && userId !== null);
  const [first] = written;
  const since = calledAt(story) ?? atOf(story.lines, ({ author }) => author === 'guest');
  for (const id of new Set(written.flatMap(({ userId }) => userId ?? []))) {
    const colleague = colleagueOf(day, id);
    colleague.conversations += 1;
    if (first?.userId === id) colleague.responses.push(...elapsed(since, first.at));
    if (story.ratingScore !== null) colleague.scores.push(story.ratingScore);
  }
}

function calledAt({ moves }: Story): string | null {
  return atOf(moves, ({ state }) => state === 'waiting' || state === 'staffed');
}

/** When it was settled. A resolution that staff took back before the guest wrote again does not count. */
function settledAt({ moves, lines }: Story, since: string): string | null {
  const isKept = (at: string, next: string | undefined) =>
    next === undefined || lines.some((line) => line.author === 'guest' && line.at >= at && line.at <= next);
  const kept = moves.find(
    ({ state, at }, index) => state === 'resolved' && at >= since && isKept(at, moves[index + 1]?.at),
  );
  return kept?.at ?? null;
}

function atOf<T extends { at: string }>(items: readonly T[], is: (item: T) => boolean): string | null {
  return items.find(is)?.at ?? null;
}

function elapsed(from: string | null, to: string | null): number[] {
  return from === null || to === null || to < from ? [] : [Date.parse(to) - Date.parse(from)];
}

function timesOf(value: number | null, unit: number): number | null {
  return value === null ? null : value * unit;
}
