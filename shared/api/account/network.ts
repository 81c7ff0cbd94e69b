import { z } from 'zod';

/** An address, or a network in CIDR notation; that it is one is for the route to say. */
const entry = z.string().min(1).max(49);

export const networkBody = z.strictObject({ allow: z.array(entry).max(100) });
export type NetworkBody = z.infer<typeof networkBody>;
export const networkAnswer = z.strictObject({
  allow: z.array(z.string()).describe('From where API and desk may be used; empty: from everywhere'),
  address: z.string().describe('Where this call came from'),
});
