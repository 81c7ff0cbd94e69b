import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../domain/staff/audit.ts';
import { guestLook, guestProperty } from '../../protocol/guest-frames.ts';
import { idField, pageQuery } from '../common.ts';

export const healthAnswer = z.strictObject({
  status: z.enum(['ok', 'failing']),
  checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean() })),
});

export const auditQuery = z.strictObject({
  ...pageQuery,
  action: z.enum(AUDIT_ACTIONS).optional(),
  actor: idField.optional().describe('A user’s or key’s id, `guest` or `system`'),
  subject: idField.optional().describe('The id of the object of the action'),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional().describe('Only entries before this time'),
});
export const auditEntry = z.strictObject({
  number: z.int(),
  at: z.string(),
  actor: z.string(),
  actorName: z.string().nullable().describe('The current name of the actor; null: the actor no longer exists'),
  action: z.string(),
  subject: z.string(),
  subjectName: z.string().nullable(),
  propertyId: z.string().nullable(),
  detail: z.looseObject({}),
  address: z.string().nullable().describe('The network address of the caller; null: no external caller'),
  hash: z.string(),
});

export const auditVerdict = z.strictObject({
  anchors: z
    .enum(['apart', 'beside', 'silent'])
    .describe(
      'Whether a roll-back of the whole machine would be detected. beside: no, the anchors are rolled back with it. silent: the witness does not respond',
    ),
  whole: z.boolean(),
  rows: z.int().describe('The number of the account’s entries'),
  firstFault: z.int().optional().describe('The number of the first invalid entry'),
});

/** The hotel's FAQs, as guests may read them. */
export const chatHelp = z.strictObject({
  items: z.array(z.strictObject({ question: z.string(), answer: z.string(), language: z.string() })),
});

/** The data that the launcher needs before it connects. */
export const chatConfig = z.strictObject({
  property: guestProperty.extend({ timezone: z.string() }),
  active: z.boolean(),
});

/** The launcher's colours and settings, without the long texts that few visitors need. */
export const chatLook = z.strictObject({
  accent: z.string(),
  look: guestLook.pick({ theme: true, corner: true, radius: true, lines: true }),
});
export type ChatLook = z.infer<typeof chatLook>;

/** The launcher's current settings, pushed to pages whose chat is not open. */
export const chatLookNow = z.strictObject({
  active: z.boolean().describe('False: the chat is switched off and must not be shown'),
  ...chatLook.partial().shape,
});
