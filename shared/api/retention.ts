import { z } from 'zod';

const days = z.int().min(1).max(3_650).nullable();

/** How long guests' data is kept; null: until somebody deletes it. */
export const retention = z.strictObject({
  conversationDays: days.describe('After the last word, with all that was said'),
  guestDays: days.describe('After the last stay: the guest, their reservations and every conversation of theirs'),
});
export type Retention = z.infer<typeof retention>;
