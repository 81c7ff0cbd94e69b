import type { Analytics } from '../../../shared/api/analytics.ts';
import { count, fields, list, maybeText, text } from '../data/read/read.ts';

type Counted = { name: string; count: number };
export type Outcomes = Analytics['outcomes']['topics'][number];
type Target = Analytics['serviceLevel']['firstResponse'];

/** What the server counted, as a whole value: what is missing is nothing. */
export function readAnalytics(value: unknown): Analytics {
  const from = fields(value) ?? {};
  const talks = fields(from['conversations']) ?? {};
  const response = fields(from['firstResponse']) ?? {};
  const rated = fields(from['satisfaction']) ?? {};
  const offers = fields(from['offers']) ?? {};
  const tasks = fields(from['tasks']) ?? {};
  const resolution = fields(from['resolution']) ?? {};
  const service = fields(from['serviceLevel']) ?? {};
  const outcomes = fields(from['outcomes']) ?? {};
  const learning = fields(from['learning']) ?? {};
  const previous = fields(from['previous']) ?? {};
  return {
    from: text(from['from']),
    to: text(from['to']),
    conversations: {
      ...readOutcomes(talks),
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
    resolution: { medianMs: maybeCount(resolution['medianMs']), p90Ms: maybeCount(resolution['p90Ms']) },
    serviceLevel: {
      hours: service['hours'] === 'always' ? 'always' : 'open',
      firstResponse: readTarget(service['firstResponse']),
      resolution: readTarget(service['resolution']),
      pending: count(service['pending']),
    },
    outcomes: {
      topics: list(outcomes['topics'], readNamedOutcomes),
      languages: list(outcomes['languages'], readNamedOutcomes),
      channels: list(outcomes['channels'], readNamedOutcomes),
      hours: list(outcomes['hours'], readNamedOutcomes),
    },
    colleagues: list(from['colleagues'], (item) => {
      const one = fields(item) ?? {};
      return {
        id: text(one['id']),
        name: maybeText(one['name']),
        conversations: count(one['conversations']),
        firstResponseMedianMs: maybeCount(one['firstResponseMedianMs']),
        ratings: count(one['ratings']),
        averageRating: maybeCount(one['averageRating']),
      };
    }),
    languages: list(from['languages'], readCounted),
    intents: list(from['intents'], readCounted),
    unanswered: count(from['unanswered']),
    learning: {
      waiting: count(learning['waiting']),
      guests: count(learning['guests']),
      oldestAt: maybeText(learning['oldestAt']),
      asked: count(learning['asked']),
      answered: count(learning['answered']),
    },
    satisfaction: {
      ratings: count(rated['ratings']),
      average: maybeCount(rated['average']),
      byScore: list(rated['byScore'], (item) => ({
        score: count(fields(item)?.['score']),
        count: count(fields(item)?.['count']),
      })),
      comments: list(rated['comments'], (item) => {
        const one = fields(item) ?? {};
        return {
          conversationId: text(one['conversationId']),
          score: maybeCount(one['score']),
          comment: text(one['comment']),
          language: maybeText(one['language']),
          at: text(one['at']),
        };
      }),
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
    previous: {
      from: text(previous['from']),
      to: text(previous['to']),
      total: count(previous['total']),
      answeredByAi: count(previous['answeredByAi']),
      handedToStaff: count(previous['handedToStaff']),
      answeredByAiShare: maybeCount(previous['answeredByAiShare']),
      medianMs: maybeCount(previous['medianMs']),
      staffMedianMs: maybeCount(previous['staffMedianMs']),
      resolutionMedianMs: maybeCount(previous['resolutionMedianMs']),
      ratings: count(previous['ratings']),
      average: maybeCount(previous['average']),
    },
  };
}

function readOutcomes(of: Record<string, unknown>): Omit<Outcomes, 'name'> {
  return {
    total: count(of['total']),
    answeredByAi: count(of['answeredByAi']),
    askedAgain: count(of['askedAgain']),
    complained: count(of['complained']),
    leftOpen: count(of['leftOpen']),
    smalltalk: count(of['smalltalk']),
    handedToStaff: count(of['handedToStaff']),
    answeredByAiShare: maybeCount(of['answeredByAiShare']),
  };
}

function readNamedOutcomes(item: unknown): Outcomes {
  const one = fields(item) ?? {};
  return { name: text(one['name']), ...readOutcomes(one) };
}

function readTarget(item: unknown): Target {
  const one = fields(item) ?? {};
  return {
    targetMs: maybeCount(one['targetMs']),
    met: count(one['met']),
    missed: count(one['missed']),
    metShare: maybeCount(one['metShare']),
  };
}

function readCounted(item: unknown): Counted | null {
  const name = maybeText(fields(item)?.['name']);
  return name === null ? null : { name, count: count(fields(item)?.['count']) };
}

function maybeCount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
