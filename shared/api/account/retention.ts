import { z } from 'zod';

const days = z.int().min(1).max(3_650).nullable();
const asked = z.coerce.number().int().min(1).max(3_650).optional();

const guestKinds = {
  conversationDays: days.describe('After the last word, with all that was said'),
  guestDays: days.describe('After the last stay: the guest, their reservations and every conversation of theirs'),
};

/** How long each kind of data is kept, in days; null: until somebody deletes it. */
export const retention = z.strictObject({
  ...guestKinds,
  taskDays: days.describe('Staff’s work, after it was finished or called off'),
  pmsLogDays: days.describe('What was exchanged with the PMS and the channel manager: lines of the log, and runs'),
  webhookDays: days.describe('What the hotel’s own programs were told, sent or not; it can be sent again for as long'),
  auditDays: days.describe(
    'What entries of the audit log say. Their places in the chain stay, so that it can be verified',
  ),
});
/** The part of it that is guests’ own: `/api/property/retention` knows no more. */
export const guestRetention = z.strictObject(guestKinds);

export const guestRetentionQuery = z.strictObject({ conversationDays: asked, guestDays: asked });
export const retentionQuery = z.strictObject({
  ...guestRetentionQuery.shape,
  taskDays: asked,
  pmsLogDays: asked,
  webhookDays: asked,
  auditDays: asked,
});

const guestReach = {
  conversations: z.int().describe('By their own age'),
  guests: z.int().describe('Each with their reservations and conversations'),
};
/** What a rule would delete at this moment. */
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

/** What a house begins with: an accounting year for talk, three for guests who come back, little for technical logs. */
export const RETENTION_AT_FIRST: Retention = {
  conversationDays: 365,
  guestDays: 1_095,
  taskDays: 365,
  pmsLogDays: 90,
  webhookDays: 30,
  auditDays: 400,
};
