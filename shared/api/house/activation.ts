import { z } from 'zod';
import { AI_MODES, CHANNELS } from '../../domain/conversation.ts';
import { parseHours } from '../../domain/house/hours.ts';
import { WEEKDAYS } from '../../domain/house/week.ts';
import { dateField, distinct, instantField } from '../common.ts';

const hours = z
  .string()
  .min(1)
  .max(100)
  .refine((value) => parseHours(value) !== null, {
    error: 'Use 24/7, closed, or spans such as 08:00-12:00, 13:00-18:00 that do not overlap',
    params: { code: 'invalid_format' },
    when: ({ value }) => typeof value === 'string' && value !== '',
  });

/** Weekly hours in the property's time zone. */
export const weekHours = z.strictObject({ mon_fri: hours, weekend: hours });

const businessHours = weekHours.extend({
  days: z
    .partialRecord(z.enum(WEEKDAYS), hours)
    .optional()
    .describe('The days of the week whose hours differ from those of `mon_fri` or `weekend`'),
  holidays: z
    .array(z.strictObject({ date: dateField, hours }))
    .max(400)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
      error: 'Each day once',
      params: { code: 'duplicate' },
    })
    .optional(),
});
export type BusinessHours = z.infer<typeof businessHours>;

const STAFF_IDLE_MINUTES_MAX = 24 * 60;

export const activationBody = z.strictObject({
  channels: distinct(z.enum(CHANNELS), 0, CHANNELS.length).describe(
    'The active channels; an empty list switches all channels off',
  ),
  aiMode: z.enum(AI_MODES),
  businessHours,
  active: z.boolean().optional().describe('False switches all channels off and keeps the settings'),
  languageModel: z
    .boolean()
    .optional()
    .describe(
      'False: no guest’s text is sent to a language or embedding model, whatever the operator has set up. Absent: unchanged',
    ),
  askRating: z
    .boolean()
    .optional()
    .describe(
      'True: guests of channels other than the web chat are asked for a rating after staff resolve the conversation. Absent: unchanged',
    ),
  staffIdleMinutes: z
    .int()
    .min(0)
    .max(STAFF_IDLE_MINUTES_MAX)
    .optional()
    .describe(
      'The minutes without a colleague’s reply after which the conversation is released; 0: never. Absent: unchanged',
    ),
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});
export type ActivationBody = z.infer<typeof activationBody>;

/** `warnings` name what will keep guests from good answers. */
export const activationAnswer = z.strictObject({
  channels: z.array(z.enum(CHANNELS)),
  aiMode: z.enum(AI_MODES),
  businessHours,
  active: z.boolean(),
  languageModel: z.boolean(),
  askRating: z.boolean(),
  staffIdleMinutes: z.int(),
  updatedAt: z.string(),
  warnings: z.array(z.strictObject({ code: z.string(), detail: z.string() })),
});
export type Activation = Omit<z.infer<typeof activationAnswer>, 'warnings' | 'updatedAt'>;
/** New activation settings; omitted fields stay. */
export type NewActivation = Omit<Activation, 'staffIdleMinutes' | 'languageModel' | 'askRating'> & {
  staffIdleMinutes?: number | undefined;
  languageModel?: boolean | undefined;
  askRating?: boolean | undefined;
};
