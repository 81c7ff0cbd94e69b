import { z } from 'zod';

const days = z.int().min(1).max(3_650).nullable();
const daysQuery = z.coerce.number().int().min(1).max(3_650).optional();

const guestKinds = {
  conversationDays: days.describe(
    'The days after which a conversation is deleted, counted from its last message; null: never',
  ),
  guestDays: days.describe(
    'The days after which a guest is deleted with all reservations and conversations, counted from the last stay; null: never',
  ),
};

/** Days to keep each kind of data; null: until deleted by hand. */
export const retention = z.strictObject({
  ...guestKinds,
  taskDays: days.describe(
    'The days after which a task is deleted, counted from its completion or cancellation; null: never',
  ),
  pmsLogDays: days.describe(
    'The days after which log entries and syncs of the PMS and the channel manager are deleted; null: never',
  ),
  webhookDays: days.describe(
    'The days after which a webhook delivery is deleted, sent or not; it can be sent again until then; null: never',
  ),
  auditDays: days.describe(
    'The days after which the content of audit log entries is deleted; null: never. The hashes are kept, so that the chain can be verified',
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
  conversations: z.int().describe('The number of conversations deleted by their own age'),
  guests: z.int().describe('The number of guests deleted, each with reservations and conversations'),
};
/** How much data a rule would delete now. */
export const guestRetentionReach = z.strictObject(guestReach);
export const retentionReach = z.strictObject({
  ...guestReach,
  tasks: z.int(),
  pmsLogs: z.int().describe('The number of log entries and syncs deleted'),
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
