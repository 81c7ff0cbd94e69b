import type { Analytics } from '../../../shared/api/analytics.ts';
import { count, fields, list, maybeText, text } from '../data/read/read.ts';

type Counted = { name: string; count: number };
export type Outcomes = Analytics['outcomes']['topics'][number];
type Target = Analytics['serviceLevel']['firstResponse'];

/** Reads the server's figures. A missing figure counts as zero or empty. */
export function readAnalytics(value: unknown): Analytics {
  const from = fields(value) ?? {};
  return {
    from: text(from['from']),
    to: text(from['to']),
    conversations: readConversations(from['conversations']),
    ...readTimes(from),
    outcomes: readAllOutcomes(from['outcomes']),
    colleagues: list(from['colleagues'], readColleague),
    languages: list(from['languages'], readCounted),
    intents: list(from['intents'], readCounted),
    unanswered: count(from['unanswered']),
    learning: readLearning(from['learning']),
    satisfaction: readSatisfaction(from['satisfaction']),
    offers: readOffers(from['offers']),
    tasks: readTasks(from['tasks']),
    previous: readPrevious(from['previous']),
  };
}

function readConversations(value: unknown): Analytics['conversations'] {
  const from = fields(value) ?? {};
  return {
    ...readOutcomes(from),
    byDay: list(from['byDay'], (day) => {
      const one = fields(day) ?? {};
      return {
        date: text(one['date']),
        total: count(one['total']),
        answeredByAi: count(one['answeredByAi']),
        handedToStaff: count(one['handedToStaff']),
      };
    }),
    byHour: list(from['byHour'], count),
    byChannel: list(from['byChannel'], readCounted),
  };
}

function readTimes(from: Record<string, unknown>): Pick<Analytics, 'firstResponse' | 'resolution' | 'serviceLevel'> {
  const response = fields(from['firstResponse']) ?? {};
  const resolution = fields(from['resolution']) ?? {};
  const service = fields(from['serviceLevel']) ?? {};
  return {
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
  };
}

function readAllOutcomes(value: unknown): Analytics['outcomes'] {
  const from = fields(value) ?? {};
  return {
    topics: list(from['topics'], readNamedOutcomes),
    languages: list(from['languages'], readNamedOutcomes),
    channels: list(from['channels'], readNamedOutcomes),
    hours: list(from['hours'], readNamedOutcomes),
  };
}

function readColleague(item: unknown): Analytics['colleagues'][number] {
  const one = fields(item) ?? {};
  return {
    id: text(one['id']),
    name: maybeText(one['name']),
    conversations: count(one['conversations']),
    firstResponseMedianMs: maybeCount(one['firstResponseMedianMs']),
    ratings: count(one['ratings']),
    averageRating: maybeCount(one['averageRating']),
  };
}

function readLearning(value: unknown): Analytics['learning'] {
  const from = fields(value) ?? {};
  return {
    waiting: count(from['waiting']),
    guests: count(from['guests']),
    oldestAt: maybeText(from['oldestAt']),
    asked: count(from['asked']),
    answered: count(from['answered']),
  };
}

function readSatisfaction(value: unknown): Analytics['satisfaction'] {
  const from = fields(value) ?? {};
  return {
    ratings: count(from['ratings']),
    average: maybeCount(from['average']),
    byScore: list(from['byScore'], (item) => ({
      score: count(fields(item)?.['score']),
      count: count(fields(item)?.['count']),
    })),
    comments: list(from['comments'], (item) => {
      const one = fields(item) ?? {};
      return {
        conversationId: text(one['conversationId']),
        score: maybeCount(one['score']),
        comment: text(one['comment']),
        language: maybeText(one['language']),
        at: text(one['at']),
      };
    }),
  };
}

function readOffers(value: unknown): Analytics['offers'] {
  const from = fields(value) ?? {};
  return {
    made: count(from['made']),
    accepted: count(from['accepted']),
    acceptedShare: maybeCount(from['acceptedShare']),
    revenue: list(from['revenue'], (item) => {
      const { amount, currency } = fields(item) ?? {};
      return { amount: text(amount), currency: text(currency) };
    }),
  };
}

function readTasks(value: unknown): Analytics['tasks'] {
  const from = fields(value) ?? {};
  return {
    made: count(from['made']),
    done: count(from['done']),
    late: count(from['late']),
    byDepartment: list(from['byDepartment'], readCounted),
  };
}

function readPrevious(value: unknown): Analytics['previous'] {
  const from = fields(value) ?? {};
  return {
    from: text(from['from']),
    to: text(from['to']),
    total: count(from['total']),
    answeredByAi: count(from['answeredByAi']),
    handedToStaff: count(from['handedToStaff']),
    answeredByAiShare: maybeCount(from['answeredByAiShare']),
    medianMs: maybeCount(from['medianMs']),
    staffMedianMs: maybeCount(from['staffMedianMs']),
    resolutionMedianMs: maybeCount(from['resolutionMedianMs']),
    ratings: count(from['ratings']),
    average: maybeCount(from['average']),
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
