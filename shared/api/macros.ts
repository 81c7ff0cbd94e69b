import { z } from 'zod';
import { PLACEHOLDERS } from '../domain/staff/canned-reply.ts';
import { DEPARTMENTS, PRIORITIES } from '../domain/task.ts';
import { replyTexts } from './canned-replies.ts';
import { idField, instantField, text } from './common.ts';
import { conversation } from './conversations.ts';

/** Most actions in a macro, so that people can still understand it. */
const ACTIONS_MAX = 12;
/** Most conversations per call. */
const AT_ONCE_MAX = 100;
const MINUTES_MAX = 366 * 24 * 60;

const timeOfDay = z
  .string()
  .min(5)
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time of day such as 08:00' });

const label = idField.describe('A label’s id');

/** One action on a conversation. */
export const conversationAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('reply'),
    texts: replyTexts.describe(
      `The text by language: the guest’s language is used, else English, else the first. It may contain ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}, replaced by known values`,
    ),
  }),
  z
    .strictObject({ do: z.literal('saved_reply'), reply: idField.describe('The id of a canned reply') })
    .describe('The text of the canned reply at the time of the action'),
  z.strictObject({ do: z.literal('add_label'), label }),
  z.strictObject({ do: z.literal('remove_label'), label }),
  z.strictObject({ do: z.literal('priority'), priority: z.enum(PRIORITIES) }),
  z.strictObject({
    do: z.literal('assign'),
    to: idField.nullable().describe('A colleague’s id, `me` for the caller, null for nobody'),
  }),
  z.strictObject({ do: z.literal('department'), department: z.enum(DEPARTMENTS) }),
  z.strictObject({
    do: z.literal('snooze_until'),
    until: instantField.nullable().describe('The time until which the conversation is snoozed; null: end the snooze'),
  }),
  z.strictObject({ do: z.literal('snooze_for'), minutes: z.int().min(1).max(MINUTES_MAX) }),
  z.strictObject({
    do: z.literal('snooze_to'),
    time: timeOfDay.describe('The next occurrence of this time of day at the property'),
  }),
  z.strictObject({
    do: z.literal('task'),
    department: z.enum(DEPARTMENTS),
    title: text(200),
    priority: z.enum(PRIORITIES).default('normal'),
  }),
  z.strictObject({ do: z.literal('resolve') }),
  z.strictObject({ do: z.literal('reopen') }).describe('Reopens a resolved conversation in its previous state'),
]);
export type ConversationAction = z.infer<typeof conversationAction>;

const actions = z
  .array(conversationAction)
  .min(1)
  .max(ACTIONS_MAX)
  .refine((actions) => new Set(actions.map(uniqueness)).size === actions.length, {
    error: 'Each thing once',
    params: { code: 'duplicate' },
  })
  .refine(endsWithResolve, {
    error: 'What resolves the conversation comes last',
    params: { code: 'out_of_order' },
  });

/** Key that must be unique in a macro. Labels may occur several times if they differ. */
function uniqueness(action: ConversationAction): string {
  return action.do === 'add_label' || action.do === 'remove_label' ? `${action.do} ${action.label}` : action.do;
}

function endsWithResolve(actions: readonly ConversationAction[]): boolean {
  const at = actions.findIndex(({ do: what }) => what === 'resolve');
  return at === -1 || at === actions.length - 1;
}

const fields = { name: text(60).describe('The name, unique in the property'), actions };
export const macroBody = z.strictObject(fields);
export const updateMacroBody = z.strictObject(fields).partial();

/** Several actions under one name. */
export const macro = z.strictObject({
  id: z.string(),
  name: z.string(),
  actions: z.array(conversationAction),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Macro = z.infer<typeof macro>;

/** Which conversations to act on: all by one macro, or each with its own actions. */
export const actBody = z
  .strictObject({
    macroId: idField.optional().describe('The id of the macro for all items; absent: each item names its own actions'),
    items: z
      .array(
        z.strictObject({
          id: idField,
          actions: actions.optional(),
          seen: instantField
            .optional()
            .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
        }),
      )
      .min(1)
      .max(AT_ONCE_MAX)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: 'Each conversation once',
        params: { code: 'duplicate' },
      }),
  })
  .superRefine(({ macroId, items }, context) => {
    for (const [place, item] of items.entries()) {
      if ((item.actions === undefined) !== (macroId === undefined)) continue;
      const code = macroId === undefined ? 'required' : 'exclusive';
      context.addIssue({
        code: 'custom',
        path: ['items', place, 'actions'],
        message: 'Name actions, or a macro for all',
        params: { code },
      });
    }
  });

/** The results, in the order of the request. */
export const acted = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      done: z.boolean(),
      conversation: conversation.nullable().describe('The conversation afterwards; null if no action was performed'),
      undo: z.array(conversationAction).describe('The actions that undo the change; empty if it cannot be undone'),
      code: z.string().nullable().describe('The error code; null: the actions were performed'),
      detail: z.string().nullable(),
    }),
  ),
});
