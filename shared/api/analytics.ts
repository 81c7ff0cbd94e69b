import { z } from 'zod';
import { SERVICE_HOURS } from '../domain/service-hours.ts';
import { DESK_LANGUAGES } from '../language/desk-languages.ts';
import { FALLBACK_LANGUAGE } from '../language/languages.ts';
import { dateField } from './common.ts';

export const ANALYTICS_DAYS_MAX = 400;

const period = z.strictObject({
  from: dateField.optional().describe('The first day in the property’s time zone; absent: 29 days before the last day'),
  to: dateField.optional().describe('The last day in the property’s time zone; absent: today'),
});
const isForward = ({ from, to }: z.infer<typeof period>) => from === undefined || to === undefined || from <= to;
const notBefore = { path: ['to'], error: 'Not before from', params: { code: 'out_of_range' } };

export const analyticsQuery = period.refine(isForward, notBefore);

/** Parameters of the printed report: its period and language. */
export const reportQuery = period
  .extend({ language: z.enum(DESK_LANGUAGES).default(FALLBACK_LANGUAGE).describe('The language of the PDF') })
  .refine(isForward, notBefore);

const counted = z.strictObject({ name: z.string(), count: z.int() });
const share = z.number().nullable().describe('The share, from 0 to 1; null if the total is zero');
const duration = z.int().nullable().describe('The duration in milliseconds; null: nothing was measured');

/** Outcomes of conversations: each is counted in `total` and in exactly one other field. */
const outcomes = {
  total: z.int(),
  answeredByAi: z.int().describe('The number answered by the AI, with no repeated question, complaint or hand-over'),
  askedAgain: z.int().describe('The number in which the guest repeated a question that the AI had answered'),
  complained: z
    .int()
    .describe('The number in which the guest complained about the answer, or gave a rating of one or two'),
  leftOpen: z.int().describe('The number in which the guest’s last question was not answered'),
  smalltalk: z.int().describe('The number in which the guest asked nothing'),
  handedToStaff: z.int().describe('The number that waited for staff or were taken over by a colleague'),
  answeredByAiShare: share,
};
const breakdown = z.array(z.strictObject({ name: z.string().describe('The name; empty: not known'), ...outcomes }));
const target = z.strictObject({
  targetMs: duration.describe('The target in milliseconds; null: no target is set'),
  met: z.int().describe('The number within the target'),
  missed: z.int().describe('The number over the target, including those still waiting'),
  metShare: share,
});

/** Figures between two days, both included, in the property's time zone. */
export const analytics = z.strictObject({
  from: z.string(),
  to: z.string(),
  conversations: z.strictObject({
    ...outcomes,
    byDay: z.array(z.strictObject({ date: z.string(), total: z.int(), answeredByAi: z.int(), handedToStaff: z.int() })),
    byHour: z.array(z.int()).describe('The number of guests’ messages in each hour of the day: 24 numbers'),
    byChannel: z.array(counted),
  }),
  firstResponse: z.strictObject({
    medianMs: duration.describe('The time from a guest’s first message to the first reply'),
    p90Ms: duration,
    staffMedianMs: duration.describe('The time from the first hand-over to a colleague’s first message'),
    staffP90Ms: duration,
  }),
  resolution: z
    .strictObject({
      medianMs: duration.describe('The time from the first hand-over until the conversation was resolved'),
      p90Ms: duration,
    })
    .describe('The times in which staff resolved handed-over conversations'),
  serviceLevel: z
    .strictObject({
      hours: z.enum(SERVICE_HOURS),
      firstResponse: target.describe('The figures for a colleague’s first message'),
      resolution: target.describe('The figures for the resolution of the conversation'),
      pending: z.int().describe('The number still waiting within the target'),
    })
    .describe('The service level targets (`/api/service-level`) and how often they were met'),
  outcomes: z
    .strictObject({
      topics: breakdown.describe('The figures by topic'),
      languages: breakdown,
      channels: breakdown,
      hours: breakdown.describe('The figures by the hour of the day in which the conversation began: 24 entries'),
    })
    .describe('The outcomes of conversations, broken down in four ways'),
  colleagues: z
    .array(
      z.strictObject({
        id: z.string().describe('The id of the colleague'),
        name: z.string().nullable().describe('The name; null: the colleague no longer exists'),
        conversations: z.int().describe('The number of conversations in which the colleague wrote to the guest'),
        firstResponseMedianMs: duration.describe(
          'The time to first response in conversations in which the colleague was the first to write',
        ),
        ratings: z.int(),
        averageRating: z.number().nullable().describe('The mean rating of these conversations; null: no rating'),
      }),
    )
    .describe('The figures by colleague, busiest first'),
  languages: z.array(counted),
  intents: z.array(counted).describe('The topics of guests’ messages, most frequent first'),
  unanswered: z.int().describe('The number of questions of GET /api/ai/unanswered that are open now, of any date'),
  learning: z
    .strictObject({
      waiting: z.int().describe('The number of open questions, as in `unanswered`'),
      guests: z.int().describe('The number of guests who asked the open questions'),
      oldestAt: z.string().nullable().describe('The time at which the oldest open question was first asked'),
      asked: z.int().describe('The number of questions first asked in the period'),
      answered: z.int().describe('The number of these questions that the hotel has answered since'),
    })
    .describe('The figures on unanswered questions'),
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
      .describe('The newest fifty comments given with a rating'),
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
    late: z.int().describe('The number of tasks finished after their due time, or overdue now'),
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
    .describe('The same figures for the preceding period of equal length'),
});
export type Analytics = z.infer<typeof analytics>;
