import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The possible outcomes of a turn, as a good receptionist would decide. */
export const OUTCOMES = [
  'answer',
  'unknown',
  'task',
  'ask',
  'talk',
  'emergency',
  'human',
  'declined',
  'refer',
  'outside',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const wantedTask = z.strictObject({
  about: z.string().default('other'),
  room: z.string().optional(),
  count: z.number().optional(),
  time: z.string().optional(),
  date: z.string().optional(),
});
export type WantedTask = z.infer<typeof wantedTask>;

const expectation = z.strictObject({
  does: z.array(z.enum(OUTCOMES)).min(1),
  says: z.array(z.array(z.string())).default([]),
  stance: z.enum(['yes', 'no', 'conditional']).optional(),
  saysNot: z.array(z.string()).default([]),
  task: wantedTask.optional(),
  tasks: z.array(wantedTask).default([]),
  noTask: z.boolean().default(false),
  language: z.string().optional(),
  why: z.string().default(''),
});
export type Expectation = z.infer<typeof expectation>;

const conversation = z.strictObject({
  id: z.string(),
  language: z.string(),
  at: z.string(),
  turns: z.array(z.strictObject({ guest: z.string(), expect: expectation })).min(1),
});
export type BenchConversation = z.infer<typeof conversation>;

const hotel = z.strictObject({
  name: z.string(),
  country: z.string(),
  city: z.string(),
  address: z.string(),
  timezone: z.string(),
  currency: z.string(),
  phone: z.string(),
  languages: z.array(z.string()).min(1),
  amenities: z.array(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
  policies: z.string(),
  specialties: z.string(),
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});
export type BenchHotel = z.infer<typeof hotel>;

const benchFile = z.strictObject({ id: z.string(), hotel, conversations: z.array(conversation) });
export type BenchFile = z.infer<typeof benchFile>;

/** Reads a hotel with its guests. Throws with the file and the place where the format is violated. */
export function readBenchFile(path: string): BenchFile {
  const parsed = benchFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The response of `POST /turns` of an engine's endpoint; see README.md. */
export const turnAnswer = z.object({
  reply: z.string(),
  /** The part of the reply that quotes a text in another language than the guest's. */
  quoted: z.string().default(''),
  language: z.string(),
  outcomes: z.array(z.enum(OUTCOMES)),
  /** The engine's reasons, for its developers. */
  reason: z.string().default(''),
  /** All tasks of the conversation that are open after the turn. */
  tasks: z.array(
    z.object({
      about: z.string(),
      room: z.string().nullable(),
      text: z.string(),
      date: z.string().nullable(),
      time: z.string().nullable(),
      isNew: z.boolean(),
    }),
  ),
});
export type TurnAnswer = z.infer<typeof turnAnswer>;
