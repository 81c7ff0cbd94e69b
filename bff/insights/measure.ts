import { Temporal } from 'temporal-polyfill';
import type { Analytics } from '../../shared/api/analytics.ts';
import { addMoney } from '../../shared/domain/money.ts';
import {
  countGuestMessages,
  countIntents,
  type MeasuredConversation,
  measureConversations,
  measureOffers,
  measureTasks,
  type Span,
} from '../store/analytics.ts';
import type { Db } from '../store/schema.ts';
import { countOpenGroups } from '../store/unanswered.ts';
import { createLocalTime } from './local-time.ts';
import { countBy, quantile, share } from './numbers.ts';

/** What happened at a property between two days (`YYYY-MM-DD`, both included) of its own calendar. */
export async function measure(
  db: Db,
  {
    propertyId,
    timezone,
    from,
    to,
    now,
  }: { propertyId: string; timezone: string; from: string; to: string; now: Date },
): Promise<Analytics> {
  const span: Span = { propertyId, from: startOf(from, timezone), to: startOf(dayAfter(to), timezone) };
  const conversations = await measureConversations(db, span);
  const intents = await countIntents(db, span);
  const unanswered = await countOpenGroups(db, propertyId);
  const { states, charges } = await measureOffers(db, span);
  const tasks = await measureTasks(db, { ...span, now: now.toISOString() });
  const made = states.reduce((sum, { count }) => sum + count, 0);
  const accepted = states.find(({ state }) => state === 'accepted')?.count ?? 0;
  const local = createLocalTime(timezone);
  const byDate = Map.groupBy(conversations, ({ createdAt }) => local.dateOf(createdAt));
  return {
    from,
    to,
    conversations: {
      ...countOutcomes(conversations),
      byDay: daysBetween(from, to).map((date) => {
        const { total, answeredByAi, handedToStaff } = countOutcomes(byDate.get(date) ?? []);
        return { date, total, answeredByAi, handedToStaff };
      }),
      byHour: countHours(await countGuestMessages(db, span), local.hourOf),
      byChannel: countBy(conversations, ({ channel }) => channel),
    },
    firstResponse: measureResponses(conversations),
    languages: countBy(conversations, ({ language }) => language ?? ''),
    intents,
    unanswered,
    satisfaction: measureSatisfaction(conversations),
    offers: { made, accepted, acceptedShare: share(accepted, made), revenue: charges.reduce(addMoney, []) },
    tasks: {
      made: tasks.reduce((sum, task) => sum + task.made, 0),
      done: tasks.reduce((sum, task) => sum + task.done, 0),
      late: tasks.reduce((sum, task) => sum + task.late, 0),
      byDepartment: tasks.map(({ department, made: count }) => ({ name: department, count })),
    },
  };
}

function countOutcomes(conversations: readonly MeasuredConversation[]) {
  const handedToStaff = conversations.filter(({ handedAt, staffAt }) => handedAt !== null || staffAt !== null).length;
  const answeredByAi = conversations.filter(
    ({ answeredAt, handedAt, staffAt }) => answeredAt !== null && handedAt === null && staffAt === null,
  ).length;
  const total = conversations.length;
  return { total, answeredByAi, handedToStaff, answeredByAiShare: share(answeredByAi, total) };
}

function measureResponses(conversations: readonly MeasuredConversation[]): Analytics['firstResponse'] {
  const all = conversations.flatMap(({ askedAt, answeredAt }) => elapsed(askedAt, answeredAt));
  const staff = conversations.flatMap(({ handedAt, askedAt, staffAt }) => elapsed(handedAt ?? askedAt, staffAt));
  return {
    medianMs: quantile(all, 0.5),
    p90Ms: quantile(all, 0.9),
    staffMedianMs: quantile(staff, 0.5),
    staffP90Ms: quantile(staff, 0.9),
  };
}

function elapsed(from: string | null, to: string | null): number[] {
  return from === null || to === null || to < from ? [] : [Date.parse(to) - Date.parse(from)];
}

function measureSatisfaction(conversations: readonly MeasuredConversation[]): Analytics['satisfaction'] {
  const scores = conversations.flatMap(({ ratingScore }) => ratingScore ?? []);
  const byScore = [1, 2, 3, 4, 5].map((score) => ({ score, count: scores.filter((given) => given === score).length }));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { ratings: scores.length, average: share(sum, scores.length), byScore };
}

function countHours(minutes: readonly { minute: string; count: number }[], hourOf: (at: string) => number): number[] {
  const hours = new Array<number>(24).fill(0);
  for (const { minute, count } of minutes) {
    const hour = hourOf(`${minute}:00.000Z`);
    hours[hour] = (hours[hour] ?? 0) + count;
  }
  return hours;
}

function startOf(date: string, timezone: string): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timezone);
  return new Date(start.epochMilliseconds).toISOString();
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

function daysBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to)).days + 1;
  return Array.from({ length: count }, (_, day) => first.add({ days: day }).toString());
}
