import { z } from 'zod';
import { SERVICE_HOURS } from '../domain/service-hours.ts';
import { DESK_LANGUAGES } from '../language/desk-languages.ts';
import { FALLBACK_LANGUAGE } from '../language/languages.ts';
import { dateField } from './common.ts';

export const ANALYTICS_DAYS_MAX = 400;

const period = z.strictObject({
  from: dateField.optional().describe('The first day, at the property; left out: 29 days before the last'),
  to: dateField.optional().describe('The last day; left out: today'),
});
const isForward = ({ from, to }: z.infer<typeof period>) => from === undefined || to === undefined || from <= to;
const notBefore = { path: ['to'], error: 'Not before from', params: { code: 'out_of_range' } };

export const analyticsQuery = period.refine(isForward, notBefore);

/** Parameters of the printed report: its period and language. */
export const reportQuery = period
  .extend({ language: z.enum(DESK_LANGUAGES).default(FALLBACK_LANGUAGE).describe('The language of the pages') })
  .refine(isForward, notBefore);

const counted = z.strictObject({ name: z.string(), count: z.int() });
const share = z.number().nullable().describe('0 to 1; null where there is nothing to divide');
const duration = z.int().nullable().describe('Milliseconds; null: none to measure');

/** Outcomes of conversations: each is counted in `total` and in exactly one other field. */
const outcomes = {
  total: z.int(),
  answeredByAi: z.int().describe('Answered, and not asked again, complained of or handed over'),
  askedAgain: z.int().describe('The same was asked again after the AI had answered it'),
  complained: z.int().describe('The guest was not content with the answer, or rated it with one or two of five'),
  leftOpen: z.int().describe('What the guest asked last was answered by nobody'),
  smalltalk: z.int().describe('Nothing was asked'),
  handedToStaff: z.int().describe('Waited for a colleague, or was held by one'),
  answeredByAiShare: share,
};
const breakdown = z.array(z.strictObject({ name: z.string().describe('Empty: not known'), ...outcomes }));
const target = z.strictObject({
  targetMs: duration.describe('Null: the house has no target'),
  met: z.int().describe('Answered or settled in time'),
  missed: z.int().describe('Took longer, or waits for longer by now'),
  metShare: share,
});

/** Figures between two days, both included, in the property's time zone. */
export const analytics = z.strictObject({
  from: z.string(),
  to: z.string(),
  conversations: z.strictObject({
    ...outcomes,
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
  resolution: z
    .strictObject({
      medianMs: duration.describe('From the first hand-off until the conversation was resolved'),
      p90Ms: duration,
    })
    .describe('How soon staff settled what they were handed over with'),
  serviceLevel: z
    .strictObject({
      hours: z.enum(SERVICE_HOURS),
      firstResponse: target.describe('A colleague’s first message'),
      resolution: target.describe('Until the conversation was resolved'),
      pending: z.int().describe('Waits that are neither met nor missed yet'),
    })
    .describe('What the house promises itself (`/api/service-level`), and how it kept it'),
  outcomes: z
    .strictObject({
      topics: breakdown.describe('By what the guest came for'),
      languages: breakdown,
      channels: breakdown,
      hours: breakdown.describe('By the hour of the day in which the conversation began, 24 of them'),
    })
    .describe('What became of conversations, divided in four ways'),
  colleagues: z
    .array(
      z.strictObject({
        id: z.string().describe('The colleague’s'),
        name: z.string().nullable().describe('Null: they are no colleague any more'),
        conversations: z.int().describe('In which they wrote to the guest'),
        firstResponseMedianMs: duration.describe('Of those in which they wrote first'),
        ratings: z.int(),
        averageRating: z
          .number()
          .nullable()
          .describe('The mean of the ratings of these conversations; null: there is none'),
      }),
    )
    .describe('Who answered guests, the busiest first'),
  languages: z.array(counted),
  intents: z.array(counted).describe('What guests’ messages were about, the most frequent first'),
  unanswered: z
    .int()
    .describe('Questions that wait for an answer now, whenever they were asked: those of GET /api/ai/unanswered'),
  learning: z
    .strictObject({
      waiting: z.int().describe('As `unanswered`'),
      guests: z.int().describe('How many guests asked what waits'),
      oldestAt: z.string().nullable().describe('When what waits longest was first asked'),
      asked: z.int().describe('Questions that came up in the period for the first time'),
      answered: z.int().describe('Those of them that the house has answered since'),
    })
    .describe('What the house is still to teach'),
  satisfaction: z.strictObject({
    ratings: z.int(),
    average: z.number().nullable(),
    byScore: z.array(z.strictObject({ score: z.int(), count: z.int() })),
    comments: z
      .array(
        z.strictObject({
          conversationId: z.string(),
          score: z.int().nullable(),
          comment: z.string(),
          language: z.string().nullable(),
          at: z.string(),
        }),
      )
      .describe('What guests wrote with their rating, the newest fifty'),
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
  previous: z
    .strictObject({
      from: z.string(),
      to: z.string(),
      total: z.int(),
      answeredByAi: z.int(),
      handedToStaff: z.int(),
      answeredByAiShare: share,
      medianMs: duration,
      staffMedianMs: duration,
      resolutionMedianMs: duration,
      ratings: z.int(),
      average: z.number().nullable(),
    })
    .describe('The same of as many days right before'),
});
export type Analytics = z.infer<typeof analytics>;
