import { z } from 'zod';
import { CHECKLIST_MAX, DEPARTMENTS, PRIORITIES, TASK_RHYTHMS } from '../domain/task.ts';
import { shownAttachment } from '../protocol/attachment.ts';
import { dateField, idField, text } from './common.ts';

/** A colleague's comment or picture on a task. */
export const taskComment = z.object({
  id: z.string(),
  name: z.string().describe('The name of the author at the time of writing'),
  text: z.string(),
  attachment: shownAttachment.nullable().describe('A picture of the task; null: none'),
  at: z.string(),
});
export type TaskComment = z.infer<typeof taskComment>;

export const taskCommentBody = z.strictObject({ text: text(4_000) });

const steps = z.array(text(200)).max(CHECKLIST_MAX);

/** A recurring task to create. */
export const taskRuleBody = z.strictObject({
  title: text(200),
  detail: z.string().max(4_000).default(''),
  department: z.enum(DEPARTMENTS),
  room: text(20).nullable().default(null),
  priority: z.enum(PRIORITIES).default('normal'),
  assigneeId: idField.nullable().default(null),
  checklist: steps.default([]).describe('The steps'),
  every: z.enum(TASK_RHYTHMS),
  firstDay: dateField.describe('The first date at the property'),
  time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time such as 09:00' })
    .describe('The due time at the property, HH:MM'),
});

/** A recurring task. */
export const taskRule = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  department: z.enum(DEPARTMENTS),
  room: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  assigneeId: z.string().nullable(),
  checklist: z.array(z.string()),
  every: z.enum(TASK_RHYTHMS),
  time: z.string(),
  firstDay: z.string().describe('The first date at the property'),
  nextDay: z.string().describe('The date of its next task at the property'),
  createdAt: z.string(),
});
export type TaskRule = z.infer<typeof taskRule>;
