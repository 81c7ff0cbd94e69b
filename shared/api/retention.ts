import { z } from 'zod';

const days = z.int().min(1).max(3_650).nullable();

/** How long guests' data is kept; null: until somebody deletes it. */
export const retention = z.strictObject({
  conversationDays: days.describe('After the last word, with all that was said'),
  guestDays: days.describe('After the last stay: the guest, their reservations and every conversation of theirs'),
});
export const retentionQuery = z.strictObject({
  conversationDays: z.coerce.number().int().min(1).max(3_650).optional(),
  guestDays: z.coerce.number().int().min(1).max(3_650).optional(),
});
/** What a rule would delete at this moment. */
export const retentionReach = z.strictObject({
  conversations: z.int().describe('By their own age'),
  guests: z.int().describe('Each with their reservations and conversations'),
});
export type Retention = z.infer<typeof retention>;
