import { z } from 'zod';

const days = z.int().min(1).max(3_650).nullable();
const daysQuery = z.coerce.number().int().min(1).max(3_650).optional();

const guestKinds = {
  conversationDays: days.describe('After the last word, with all that was said'),
  guestDays: days.describe('After the last stay: the guest, their reservations and every conversation of theirs'),
};

/** Days to keep each kind of data; null: until deleted by hand. */
export const retention = z.strictObject({
  ...guestKinds,
  taskDays: days.describe('Staff’s work, after it was finished or called off'),
  pmsLogDays: days.describe('What was exchanged with the PMS and the channel manager: lines of the log, and runs'),
  webhookDays: days.describe('What the hotel’s own programs were told, sent or not; it can be sent again for as long'),
  auditDays: days.describe(
    'What entries of the audit log say. Their places in the chain stay, so that it can be verified',
  ),
});
/** Only the rules for guests' data, for `/api/property/retention`. */
export const guestRetention = z.strictObject(guestKinds);

export const guestRetentionQuery = z.strictObject({ conversationDays: daysQuery, guestDays: daysQuery });
export const retentionQuery = z.strictObject({
  ...guestRetentionQuery.shape,
  taskDays: daysQuery,
  pmsLogDays: daysQuery,
  webhookDays: daysQuery,
  auditDays: daysQuery,
});

const guestReach = {
  conversations: z.int().describe('By their own age'),
  guests: z.int().describe('Each with their reservations and conversations'),
};
/** How much data a rule would delete now. */
export const guestRetentionReach = z.strictObject(guestReach);
export const retentionReach = z.strictObject({
  ...guestReach,
  tasks: z.int(),
  pmsLogs: z.int().describe('Lines of the log, and runs'),
  webhookDeliveries: z.int(),
  auditEntries: z.int(),
});
export type Retention = z.infer<typeof retention>;
export type RetentionAsked = z.infer<typeof retentionQuery>;
export type RetentionReach = z.infer<typeof retentionReach>;

/** Default retention: a fiscal year for conversations, three years for guest profiles, little for technical logs. */
export const RETENTION_AT_FIRST: Retention = {
  conversationDays: 365,
  guestDays: 1_095,
  taskDays: 365,
  pmsLogDays: 90,
  webhookDays: 30,
  auditDays: 400,
};
