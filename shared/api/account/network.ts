import { z } from 'zod';

/** An IP address, or a network in CIDR notation; the route checks that it is valid. */
const entry = z.string().min(1).max(49);

export const networkBody = z.strictObject({ allow: z.array(entry).max(100) });
export type NetworkBody = z.infer<typeof networkBody>;
export const networkAnswer = z.strictObject({
  allow: z
    .array(z.string())
    .describe('The addresses and networks from which the API and the desk may be used; empty: all'),
  address: z.string().describe('The network address of this call'),
});
