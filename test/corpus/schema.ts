import { z } from 'zod';
import { AI_MODES, CONVERSATION_STATES } from '../../shared/domain/conversation.ts';
import { DECISION_KINDS, HANDOFF_REASONS, QUESTIONS, VERIFY_ACTS } from '../../shared/domain/decision.ts';
import { INTENTS } from '../../shared/domain/intents.ts';
import { DEPARTMENTS, PRIORITIES, TASK_STATES } from '../../shared/domain/task.ts';

const task = z.strictObject({
  kind: z.string(),
  department: z.enum(DEPARTMENTS).optional(),
  room: z.string().nullable().optional(),
  state: z.enum(TASK_STATES).optional(),
  priority: z.enum(PRIORITIES).optional(),
  /** Texts that its title contains, and texts that it does not contain. */
  title: z.string().optional(),
  titleNot: z.string().optional(),
  /** When the task is due, in local time at the hotel: a date, a time, or both (`2026-11-21 07:00`). */
  due: z.string().optional(),
});

/** The expectations after a guest's line; an omitted field is not checked. */
const holds = z.strictObject({
  /** These intents were understood; others may be too. */
  intents: z.array(z.enum(INTENTS)).optional(),
  /** All kinds of the decision's steps, in order. */
  kinds: z.array(z.enum(DECISION_KINDS)).optional(),
  /** The question to the guest. */
  asks: z.enum(QUESTIONS).optional(),
  verify: z.enum(VERIFY_ACTS).optional(),
  handoff: z.enum(HANDOFF_REASONS).optional(),
  offer: z.enum(['made', 'booked', 'requested', 'declined', 'unavailable', 'withdrawn', 'told']).optional(),
  /** One task of the conversation matches this. */
  task: task.optional(),
  /** Each of these matches one task of the conversation. */
  tasks: z.array(task).optional(),
  /** The number of the conversation's open tasks. */
  openTasks: z.int().optional(),
  charges: z.int().optional(),
  state: z.enum(CONVERSATION_STATES).optional(),
  /** The language of the reply. */
  language: z.string().optional(),
  /** Texts that the reply contains or does not contain. Facts, not wording. */
  says: z.array(z.string()).optional(),
  saysNot: z.array(z.string()).optional(),
  /** The source of the answer: a part of the source's label, or its type. */
  source: z.string().optional(),
  /** The guest received no message. */
  silent: z.boolean().optional(),
  /** A draft waits for a colleague. */
  drafted: z.boolean().optional(),
  /** A desk rang with this kind of alert. */
  alert: z.string().optional(),
});

const turn = z.union([
  z.strictObject({ guest: z.string(), choice: z.string().optional(), holds: holds.default({}) }),
  /** The guest taps the newest quick reply with this value, or the one before it if `old`. */
  z.strictObject({ taps: z.string(), old: z.boolean().default(false), holds: holds.default({}) }),
  /** The guest types the code from the e-mail, or a wrong code. */
  z.strictObject({ types: z.enum(['right code', 'wrong code']), holds: holds.default({}) }),
  z.strictObject({
    staff: z.enum([
      'takes over',
      'writes',
      'notes',
      'releases',
      'resolves',
      'finishes the task',
      'approves',
      'discards',
    ]),
    text: z.string().optional(),
    holds: holds.default({}),
  }),
  z.strictObject({ minutesPass: z.number(), holds: holds.default({}) }),
  /** The hotel takes an extra of this kind out of its catalogue. */
  z.strictObject({ stopsSelling: z.string(), holds: holds.default({}) }),
]);

/** One scripted conversation with the sample hotel. */
export const script = z.strictObject({
  name: z.string(),
  mode: z.enum(AI_MODES).default('auto'),
  /** `code`: the hotel sends e-mail; `details`: the hotel sends no e-mail. */
  mail: z.boolean().default(true),
  /** No colleague is on duty. */
  closed: z.boolean().default(false),
  /** The booking that the conversation was granted before: its number and how it was granted. */
  knows: z
    .strictObject({ booking: z.string(), level: z.enum(['booking', 'details', 'staff']).default('booking') })
    .optional(),
  turns: z.array(turn).min(1),
});

export type Script = z.infer<typeof script>;
export type Turn = z.infer<typeof turn>;
export type Holds = z.infer<typeof holds>;
