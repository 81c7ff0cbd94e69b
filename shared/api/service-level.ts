import { z } from 'zod';
import { SERVICE_HOURS } from '../domain/service-hours.ts';
import { instantField } from './common.ts';

const MINUTES_MAX = 10_080;
const HOURS_MAX = 2_160;

const promises = {
  firstResponseMinutes: z
    .int()
    .min(1)
    .max(MINUTES_MAX)
    .nullable()
    .describe('The target in minutes from the hand-over to a colleague’s first message; null: no target'),
  resolutionHours: z
    .int()
    .min(1)
    .max(HOURS_MAX)
    .nullable()
    .describe('The target in hours from the hand-over until the conversation is resolved; null: no target'),
  hours: z
    .enum(SERVICE_HOURS)
    .describe('`open`: time outside business hours and on holidays is not counted; `always`: all time is counted'),
};

/** Promised response times. All figures are compared with the current values, also for past days. */
export const serviceLevel = z.strictObject({ ...promises, updatedAt: z.string().nullable() });
export type ServiceLevel = z.infer<typeof serviceLevel>;

export const serviceLevelBody = z.strictObject({
  ...promises,
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});

/** Default values. */
export const SERVICE_LEVEL_AT_FIRST: Omit<ServiceLevel, 'updatedAt'> = {
  firstResponseMinutes: 15,
  resolutionHours: 24,
  hours: 'open',
};
