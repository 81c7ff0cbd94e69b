import { z } from 'zod';
import { instantField, mailboxes } from './common.ts';

const MINUTES_MAX = 30;

const rules = {
  emergencyAfterMinutes: z
    .int()
    .min(2)
    .max(MINUTES_MAX)
    .describe('The minutes without an acknowledgement after which all colleagues off duty are called'),
  emergencyMail: mailboxes.describe('Additional addresses that are notified'),
};

/** Who is called when nobody on duty acknowledges an emergency. */
export const alertRules = z.strictObject({ ...rules, updatedAt: z.string().nullable() });
export type AlertRules = z.infer<typeof alertRules>;

export const alertRulesBody = z.strictObject({
  ...rules,
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});

/** Default alert rules. */
export const ALERTS_AT_FIRST: Omit<AlertRules, 'updatedAt'> = { emergencyAfterMinutes: 2, emergencyMail: [] };
