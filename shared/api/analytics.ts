import { z } from 'zod';
import { dateField } from './common.ts';

export const ANALYTICS_DAYS_MAX = 400;

export const analyticsQuery = z
  .strictObject({
    from: dateField.optional().describe('The first day, at the property; left out: 29 days before the last'),
    to: dateField.optional().describe('The last day; left out: today'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'Not before from',
    params: { code: 'out_of_range' },
  });

const counted = z.strictObject({ name: z.string(), count: z.int() });
const share = z.number().nullable().describe('0 to 1; null where there is nothing to divide');
const duration = z.int().nullable().describe('Milliseconds; null: none to measure');

/** What happened between two days, both included, as the property's calendar has them. */
export const analytics = z.strictObject({
  from: z.string(),
  to: z.string(),
  conversations: z.strictObject({
    total: z.int(),
    answeredByAi: z.int().describe('Answered, and no colleague was called or wrote'),
    handedToStaff: z.int().describe('Waited for a colleague, or was held by one'),
    answeredByAiShare: share,
    byDay: z.array(z.strictObject({ date: z.string(), total: z.int(), answeredByAi: z.int(), handedToStaff: z.int() })),
    byHour: z.array(z.int()).describe('Guests’ messages in each hour of the day, 24 numbers'),
    byChannel: z.array(counted),
  }),
  firstResponse: z.strictObject({
    medianMs: duration.describe('From a guest’s first message to whatever answered it'),
    p90Ms: duration,
    staffMedianMs: duration.describe('From the first hand-off to a colleague’s first message'),
    staffP90Ms: duration,
  }),
  languages: z.array(counted),
  intents: z.array(counted).describe('What guests’ messages were about, the most frequent first'),
  unanswered: z
    .int()
    .describe('Questions that wait for an answer now, whenever they were asked: those of GET /api/ai/unanswered'),
  satisfaction: z.strictObject({
    ratings: z.int(),
    average: z.number().nullable(),
    byScore: z.array(z.strictObject({ score: z.int(), count: z.int() })),
  }),
  offers: z.strictObject({
    made: z.int(),
    accepted: z.int(),
    acceptedShare: share,
    revenue: z.array(z.strictObject({ amount: z.string(), currency: z.string() })),
  }),
  tasks: z.strictObject({
    made: z.int(),
    done: z.int(),
    late: z.int().describe('Done after they were due, or due by now and not done'),
    byDepartment: z.array(counted),
  }),
});
export type Analytics = z.infer<typeof analytics>;
