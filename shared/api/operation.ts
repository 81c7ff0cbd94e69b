import { z } from 'zod';
import { guestProperty } from '../protocol/guest-frames.ts';
import { pageQuery } from './common.ts';

export const healthAnswer = z.strictObject({
  status: z.enum(['ok', 'failing']),
  checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean() })),
});

export const auditQuery = z.strictObject(pageQuery);
export const auditEntry = z.strictObject({
  number: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  propertyId: z.string().nullable(),
  detail: z.looseObject({}),
  hash: z.string(),
});

/** What the launcher needs before a socket is open. */
export const chatConfig = z.strictObject({
  property: guestProperty.omit({ greeting: true }).extend({ timezone: z.string() }),
  active: z.boolean(),
});
