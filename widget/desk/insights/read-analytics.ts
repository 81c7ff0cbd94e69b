import type { Analytics } from '../../../shared/api/analytics.ts';
import { count, fields, list, maybeText, text } from '../data/read.ts';

type Counted = { name: string; count: number };

/** What the server counted, as a whole value: what is missing is nothing. */
export function readAnalytics(value: unknown): Analytics {
  const from = fields(value) ?? {};
  const talks = fields(from['conversations']) ?? {};
  const response = fields(from['firstResponse']) ?? {};
  const rated = fields(from['satisfaction']) ?? {};
  const offers = fields(from['offers']) ?? {};
  const tasks = fields(from['tasks']) ?? {};
  return {
    from: text(from['from']),
    to: text(from['to']),
    conversations: {
      total: count(talks['total']),
      answeredByAi: count(talks['answeredByAi']),
      handedToStaff: count(talks['handedToStaff']),
      answeredByAiShare: maybeCount(talks['answeredByAiShare']),
      byDay: list(talks['byDay'], (day) => {
        const one = fields(day) ?? {};
        return {
          date: text(one['date']),
          total: count(one['total']),
          answeredByAi: count(one['answeredByAi']),
          handedToStaff: count(one['handedToStaff']),
        };
      }),
      byHour: list(talks['byHour'], count),
      byChannel: list(talks['byChannel'], readCounted),
    },
    firstResponse: {
      medianMs: maybeCount(response['medianMs']),
      p90Ms: maybeCount(response['p90Ms']),
      staffMedianMs: maybeCount(response['staffMedianMs']),
      staffP90Ms: maybeCount(response['staffP90Ms']),
    },
    languages: list(from['languages'], readCounted),
    intents: list(from['intents'], readCounted),
    unanswered: count(from['unanswered']),
    satisfaction: {
      ratings: count(rated['ratings']),
      average: maybeCount(rated['average']),
      byScore: list(rated['byScore'], (item) => ({
        score: count(fields(item)?.['score']),
        count: count(fields(item)?.['count']),
      })),
    },
    offers: {
      made: count(offers['made']),
      accepted: count(offers['accepted']),
      acceptedShare: maybeCount(offers['acceptedShare']),
      revenue: list(offers['revenue'], (item) => {
        const { amount, currency } = fields(item) ?? {};
        return { amount: text(amount), currency: text(currency) };
      }),
    },
    tasks: {
      made: count(tasks['made']),
      done: count(tasks['done']),
      late: count(tasks['late']),
      byDepartment: list(tasks['byDepartment'], readCounted),
    },
  };
}

function readCounted(item: unknown): Counted | null {
  const name = maybeText(fields(item)?.['name']);
  return name === null ? null : { name, count: count(fields(item)?.['count']) };
}

function maybeCount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
