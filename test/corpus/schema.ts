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
  /** A part of its title, and what is no part of it. */
  title: z.string().optional(),
  titleNot: z.string().optional(),
  /** When it is due: the local date or time at the hotel, or both: `2026-11-21 07:00`. */
  due: z.string().optional(),
});

/** What must hold after a guest's line; what is left out may be as it likes. */
const holds = z.strictObject({
  /** These intents were understood, among others. */
  intents: z.array(z.enum(INTENTS)).optional(),
  /** The decision's kinds, all of them, in order. */
  kinds: z.array(z.enum(DECISION_KINDS)).optional(),
  /** What the guest is asked. */
  asks: z.enum(QUESTIONS).optional(),
  verify: z.enum(VERIFY_ACTS).optional(),
  handoff: z.enum(HANDOFF_REASONS).optional(),
  offer: z.enum(['made', 'booked', 'requested', 'declined', 'unavailable', 'withdrawn', 'told']).optional(),
  /** One task of the conversation is like this. */
  task: task.optional(),
  /** For each of these, one task of the conversation is like it. */
  tasks: z.array(task).optional(),
  /** How many tasks of the conversation are open. */
  openTasks: z.int().optional(),
  charges: z.int().optional(),
  state: z.enum(CONVERSATION_STATES).optional(),
  /** The language of the reply. */
  language: z.string().optional(),
  /** What the reply has, or has not, in it. Facts, not wording. */
  says: z.array(z.string()).optional(),
  saysNot: z.array(z.string()).optional(),
  /** Where the answer comes from: a part of the source's label, or its type. */
  source: z.string().optional(),
  /** Nothing was said to the guest. */
  silent: z.boolean().optional(),
  /** A draft waits for a colleague. */
  drafted: z.boolean().optional(),
  /** A desk rang with this. */
  alert: z.string().optional(),
});

const turn = z.union([
  z.strictObject({ guest: z.string(), choice: z.string().optional(), holds: holds.default({}) }),
  /** The guest taps a quick reply by its value: the newest that has it, or, where it is `old`, the one before. */
  z.strictObject({ taps: z.string(), old: z.boolean().default(false), holds: holds.default({}) }),
  /** The guest types the code that came by e-mail, or one that did not. */
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
  /** `code`: the hotel sends e-mail; `details`: it does not. */
  mail: z.boolean().default(true),
  /** Nobody is on duty. */
  closed: z.boolean().default(false),
  /** The conversation was given this booking before: its number and how. */
  knows: z
    .strictObject({ booking: z.string(), level: z.enum(['booking', 'details', 'staff']).default('booking') })
    .optional(),
  turns: z.array(turn).min(1),
});

export type Script = z.infer<typeof script>;
export type Turn = z.infer<typeof turn>;
export type Holds = z.infer<typeof holds>;
