import { z } from 'zod';

/** Frames of the desk's socket. Commands go over HTTP; the socket reports events and presence. */

/** Frames sent by the desk. `propertyId` is needed if the account has several properties. */
export const deskClientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    ticket: z.string().min(1).max(256).optional(),
    apiKey: z.string().min(1).max(256).optional(),
    propertyId: z.string().min(1).max(64).optional(),
    lastEvent: z.int().min(0).optional(),
    epoch: z.string().min(1).max(64).optional(),
  }),
  /** Which conversation this desk has open (null: none), and whether its user is typing there. */
  z.strictObject({
    type: z.literal('presence'),
    conversationId: z.string().min(1).max(64).nullable(),
    typing: z.boolean(),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);

const numbered = { event: z.int().min(1), at: z.string() };
const subject = z.looseObject({ id: z.string() }).nullable();

/** Frames sent to the desk. Subjects have the same shape as in HTTP answers; null if deleted. */
export const deskServerFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    propertyId: z.string(),
    epoch: z.string(),
    /** The newest event number of the property. */
    event: z.int().min(0),
    /** `resume`: every event after `lastEvent` follows. `snapshot`: load the lists over HTTP, then apply what follows. */
    mode: z.enum(['resume', 'snapshot']),
    user: z.object({ id: z.string(), name: z.string(), kind: z.enum(['user', 'key']) }),
    heartbeatMs: z.int(),
  }),
  /** `conversationId` and `taskId` identify what was deleted. */
  z.object({
    type: z.literal('conversation'),
    ...numbered,
    conversationId: z.string().optional(),
    conversation: subject,
    /** Unread messages per colleague who has looked; '' for all others. `conversation.unread` is for programs. */
    unreadBy: z.record(z.string(), z.int()).optional(),
  }),
  z.object({ type: z.literal('message'), ...numbered, conversationId: z.string(), message: subject }),
  z.object({ type: z.literal('draft'), ...numbered, conversationId: z.string(), draft: subject }),
  z.object({ type: z.literal('task'), ...numbered, taskId: z.string().optional(), task: subject }),
  z.object({
    type: z.literal('alert'),
    ...numbered,
    conversationId: z.string().nullable(),
    kind: z.string(),
    department: z.string().optional(),
    /** The suggested colleague, or the task's assignee. */
    userId: z.string().optional(),
    taskId: z.string().optional(),
    /** For urgent work: `high` or `urgent`. */
    priority: z.string().optional(),
  }),
  /** Not stored, no number. `guest`: the guest is typing; `viewers`: colleagues who have it open. */
  z.object({
    type: z.literal('presence'),
    conversationId: z.string(),
    guest: z.object({ typing: z.boolean() }).optional(),
    viewers: z.array(z.object({ id: z.string(), name: z.string(), typing: z.boolean() })).optional(),
  }),
  z.object({ type: z.literal('notice'), kind: z.literal('draining'), retryAfterMs: z.int() }),
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
  z.object({ type: z.literal('pong') }),
]);

export type DeskClientFrame = z.infer<typeof deskClientFrame>;
