import type { Analytics } from '../../shared/api/analytics.ts';
import { addMoney } from '../../shared/domain/house/money.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/domain/time.ts';
import { findActorNames } from '../store/account/user-names.ts';
import { measureOffers, measureTasks, type Span } from '../store/figures/analytics.ts';
import { listRatingComments } from '../store/figures/stories.ts';
import { measureBacklog } from '../store/house/unanswered.ts';
import type { Db } from '../store/schema/schema.ts';
import { inReaderThread } from '../store/sqlite/reader.ts';
import { daysBetween, periodBefore } from './calendar.ts';
import type { Rules } from './count-day.ts';
import { addFigures, type DayFigures, noFigures, noTally, type Tally } from './day-figures.ts';
import { quantile, share } from './numbers.ts';
import { OUTCOMES, type Outcome } from './outcome.ts';
import { readDays } from './read-days.ts';

const COMMENTS_MAX = 50;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}`);

/** The requested range of local days (`YYYY-MM-DD`, both included). */
export interface Asked {
  propertyId: string;
  from: string;
  to: string;
  rules: Rules;
  now: Date;
}

/** A property's figures between two days, with those of the period before. A conversation counts for the day it began. */
export async function measure(db: Db, { propertyId, from, to, rules, now }: Asked): Promise<Analytics> {
  const days = daysBetween(from, to, rules.timezone);
  const counted = await readDays(db, propertyId, days, rules, now);
  const before = periodBefore({ from, to });
  const earlier = await readDays(db, propertyId, daysBetween(before.from, before.to, rules.timezone), rules, now);
  const sum = sumOf(counted);
  const span: Span = { propertyId, from: days[0]?.fromAt ?? '', to: days.at(-1)?.toAt ?? '' };
  const { open, ...learning } = await measureBacklog(db, span);
  return {
    from,
    to,
    conversations: {
      ...toOutcomes(sum.outcomes),
      byDay: counted.map(({ date, figures: { outcomes } }) => {
        const { total, answeredByAi, handedToStaff } = toOutcomes(outcomes);
        return { date, total, answeredByAi, handedToStaff };
      }),
      byHour: sum.messages,
      byChannel: toCounted(sum.channels),
    },
    firstResponse: {
      medianMs: quantile(sum.firstResponses, 0.5),
      p90Ms: quantile(sum.firstResponses, 0.9),
      staffMedianMs: quantile(sum.staffResponses, 0.5),
      staffP90Ms: quantile(sum.staffResponses, 0.9),
    },
    resolution: { medianMs: quantile(sum.resolutions, 0.5), p90Ms: quantile(sum.resolutions, 0.9) },
    serviceLevel: toServiceLevel(sum, rules),
    outcomes: {
      topics: toBreakdown(sum.topics),
      languages: toBreakdown(sum.languages),
      channels: toBreakdown(sum.channels),
      hours: HOURS.map((name) => ({ name, ...toOutcomes(sum.hours[name] ?? noTally()) })),
    },
    colleagues: await toColleagues(db, sum),
    languages: toCounted(sum.languages),
    intents: toMostFrequent(Object.entries(sum.intents).map(([name, count]) => ({ name, count }))),
    unanswered: open,
    learning: { waiting: open, ...learning },
    satisfaction: { ...toSatisfaction(sum.scores), comments: await listRatingComments(db, span, COMMENTS_MAX) },
    ...(await measureWork(db, span, now)),
    previous: { ...before, ...toHeadline(sumOf(earlier)) },
  };
}

/** The same in another thread. */
export const measureInThread = inReaderThread(import.meta.url, measure);

function sumOf(days: readonly { figures: DayFigures }[]): DayFigures {
  const sum = noFigures();
  for (const { figures } of days) addFigures(sum, figures);
  return sum;
}

async function measureWork(db: Db, span: Span, now: Date): Promise<Pick<Analytics, 'offers' | 'tasks'>> {
  const { states, charges } = await measureOffers(db, span);
  const tasks = await measureTasks(db, { ...span, now: now.toISOString() });
  const offerCount = states.reduce((sum, { count }) => sum + count, 0);
  const accepted = states.find(({ state }) => state === 'accepted')?.count ?? 0;
  return {
    offers: {
      made: offerCount,
      accepted,
      acceptedShare: share(accepted, offerCount),
      revenue: charges.reduce(addMoney, []),
    },
    tasks: {
      made: tasks.reduce((sum, task) => sum + task.made, 0),
      done: tasks.reduce((sum, task) => sum + task.done, 0),
      late: tasks.reduce((sum, task) => sum + task.late, 0),
      byDepartment: tasks.map(({ department, made: count }) => ({ name: department, count })),
    },
  };
}

function toOutcomes(tally: Tally): Record<Outcome, number> & { total: number; answeredByAiShare: number | null } {
  const of = (outcome: Outcome) => tally[OUTCOMES.indexOf(outcome)] ?? 0;
  const total = tally.reduce((sum, count) => sum + count, 0);
  return {
    total,
    answeredByAi: of('answeredByAi'),
    askedAgain: of('askedAgain'),
    complained: of('complained'),
    leftOpen: of('leftOpen'),
    smalltalk: of('smalltalk'),
    handedToStaff: of('handedToStaff'),
    answeredByAiShare: share(of('answeredByAi'), total),
  };
}

function toBreakdown(tallies: Readonly<Record<string, Tally>>): Analytics['outcomes']['topics'] {
  const rows = Object.entries(tallies).map(([name, tally]) => ({ name, ...toOutcomes(tally) }));
  return rows.toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

function toCounted(tallies: Readonly<Record<string, Tally>>): { name: string; count: number }[] {
  return toBreakdown(tallies).map(({ name, total: count }) => ({ name, count }));
}

function toMostFrequent<T extends { name: string; count: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function toServiceLevel({ firstResponseHeld, resolutionHeld, pending }: DayFigures, { promise }: Rules) {
  const { firstResponseMinutes, resolutionHours, hours } = promise;
  const promiseFigures = ({ met, missed }: { met: number; missed: number }, targetMs: number | null) => ({
    targetMs,
    met,
    missed,
    metShare: share(met, met + missed),
  });
  return {
    hours,
    firstResponse: promiseFigures(
      firstResponseHeld,
      firstResponseMinutes === null ? null : firstResponseMinutes * MINUTE_MS,
    ),
    resolution: promiseFigures(resolutionHeld, resolutionHours === null ? null : resolutionHours * HOUR_MS),
    pending,
  };
}

async function toColleagues(db: Db, { colleagues }: DayFigures): Promise<Analytics['colleagues']> {
  const names = await findActorNames(db, Object.keys(colleagues));
  return Object.entries(colleagues)
    .map(([id, { conversations, responses, scores }]) => ({
      id,
      name: names.get(id) ?? null,
      conversations,
      firstResponseMedianMs: quantile(responses, 0.5),
      ratings: scores.length,
      averageRating: toSatisfaction(scores).average,
    }))
    .toSorted((a, b) => b.conversations - a.conversations || (a.id < b.id ? -1 : 1));
}

function toSatisfaction(scores: readonly number[]) {
  const byScore = [1, 2, 3, 4, 5].map((score) => ({
    score,
    count: scores.filter((rating) => rating === score).length,
  }));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { ratings: scores.length, average: share(sum, scores.length), byScore };
}

function toHeadline(sum: DayFigures): Omit<Analytics['previous'], 'from' | 'to'> {
  const { total, answeredByAi, handedToStaff, answeredByAiShare } = toOutcomes(sum.outcomes);
  const { ratings, average } = toSatisfaction(sum.scores);
  return {
    total,
    answeredByAi,
    handedToStaff,
    answeredByAiShare,
    medianMs: quantile(sum.firstResponses, 0.5),
    staffMedianMs: quantile(sum.staffResponses, 0.5),
    resolutionMedianMs: quantile(sum.resolutions, 0.5),
    ratings,
    average,
  };
}
