import { z } from 'zod';
import { CHANNELS } from '../domain/conversation.ts';
import { DEPARTMENTS, PRIORITIES } from '../domain/task.ts';
import { idField, languageField, text } from './common.ts';

/** The list's main filters. */
export const VIEW_FILTERS = ['active', 'waiting', 'mine', 'open', 'resolved'] as const;

/** The filters of a view; omitted ones do not apply. */
export const viewQuery = z.strictObject({
  filter: z.enum(VIEW_FILTERS).default('active'),
  channel: z.enum(CHANNELS).nullable().default(null),
  assignee: idField.nullable().default(null).describe('A colleague’s id, or `none`'),
  department: z.enum(DEPARTMENTS).nullable().default(null),
  language: languageField.nullable().default(null),
  unread: z.boolean().default(false).describe('Only conversations with messages that the caller has not read'),
  label: idField.nullable().default(null).describe('A label’s id'),
  priority: z.enum(PRIORITIES).nullable().default(null),
  snoozed: z.boolean().default(false).describe('Only snoozed conversations'),
});

const fields = {
  name: text(40),
  query: viewQuery,
  shared: z.boolean().describe('Whether the view is shared with all colleagues of the property'),
};

export const savedViewBody = z.strictObject({ ...fields, shared: fields.shared.default(false) });
export const updateSavedViewBody = z.strictObject(fields).partial();

/** Saved filters of the list. */
export const savedView = z.strictObject({
  id: z.string(),
  name: z.string(),
  query: viewQuery,
  shared: z.boolean(),
  own: z.boolean().describe('Whether the caller created it'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedView = z.infer<typeof savedView>;
