import { z } from 'zod';
import { ATTACHMENT_KINDS, ATTACHMENTS_PER_MESSAGE_MAX } from '../domain/attachment.ts';
import { AUTHORS, CHANNELS, CONVERSATION_MODES, CONVERSATION_STATES, LINK_PURPOSES } from '../domain/conversation.ts';
import { WAITING_REASONS } from '../domain/decision.ts';
import { REACH_FAULTS, REACHED_STATES } from '../domain/delivery.ts';
import { DANGERS } from '../domain/emergency.ts';
import { STAFF_EVENTS, type StaffEvent } from '../domain/staff/staff-event.ts';
import { CHECKLIST_MAX, DEPARTMENTS, PRIORITIES, TASK_STATES } from '../domain/task.ts';
import { isMailbox } from '../domain/text/mailbox.ts';
import { shownAttachment } from '../protocol/attachment.ts';
import { card } from '../protocol/card.ts';
import { TEXT_CHARACTERS_MAX } from '../protocol/limits.ts';
import { listCardBody } from './card.ts';
import { placeField } from './channels.ts';
import { emailField, idField, instantField, languageField, pageQuery, text } from './common.ts';

const person = z.object({ id: z.string(), name: z.string() }).nullable();
const department = z.enum(DEPARTMENTS);
const messageText = text(TEXT_CHARACTERS_MAX);
const attachmentKind = z.enum(ATTACHMENT_KINDS).describe('The kind of the message’s first file');

/** Most labels on a conversation; a row has no room for more. */
const LABELS_AT_ONCE_MAX = 10;

export const conversationQuery = z.strictObject({
  ...pageQuery,
  state: z
    .enum([...CONVERSATION_STATES, 'active'])
    .optional()
    .describe('active: all conversations that are not resolved'),
  channel: z.enum(CHANNELS).optional(),
  assignee: z.string().min(1).max(64).optional().describe('A user’s id, `none`, or `me`'),
  department: department.optional(),
  language: languageField.optional().describe('The guest’s language'),
  label: z.string().min(1).max(64).optional().describe('The id of a label'),
  priority: z.enum(PRIORITIES).optional(),
  snoozed: z.enum(['true', 'false']).optional().describe('true: only snoozed conversations; false: only others'),
  attention: z
    .enum(['true'])
    .optional()
    .describe('Only conversations that need staff: waiting guests, drafts to approve, unacknowledged emergencies'),
  unread: z.enum(['true']).optional().describe('Only conversations with messages that the caller has not read'),
  blocked: z.enum(['true']).optional().describe('Only conversations of blocked guests'),
  merged: z
    .enum(['true'])
    .optional()
    .describe('true: only conversations merged into another; absent: these are left out'),
  q: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Words to search for in messages, guests’ names, rooms, addresses and bookings'),
});

/** An action of staff in a conversation, and who did it. */
export const staffEvent = z.object({
  kind: z.enum(STAFF_EVENTS),
  by: z.string(),
  to: z.string().optional().describe('The name of the colleague or department it was assigned to'),
  summary: z
    .object({
      guest: z.string().nullable().describe('The guest’s name'),
      room: z.string().nullable(),
      language: z.string().nullable(),
      matter: z.array(z.string()),
      since: z.string().nullable().describe('The time since which the guest has waited'),
      words: z.object({ text: z.string(), language: z.string() }).nullable().describe('The guest’s last message'),
      asks: z.string().nullable().describe('The assistant’s question that the guest has not yet answered'),
      tasks: z
        .array(z.object({ title: z.string(), state: z.string(), dueAt: z.string() }))
        .describe('The unfinished tasks'),
    })
    .optional()
    .describe('The summary of the conversation when it was forwarded'),
}) satisfies z.ZodType<StaffEvent>;

export const conversation = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(CONVERSATION_STATES),
  mode: z.enum(CONVERSATION_MODES),
  guest: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  language: z.string().nullable(),
  assignee: person,
  department: department.nullable(),
  lastMessage: z
    .object({ author: z.enum(AUTHORS), text: z.string(), at: z.string(), attachment: attachmentKind.optional() })
    .nullable(),
  waitingFor: z
    .object({ text: z.string(), language: z.string(), at: z.string(), attachment: attachmentKind.optional() })
    .nullable()
    .describe('The guest’s last message, if the guest waits for staff; else null'),
  emergency: z
    .object({
      danger: z.enum(DANGERS),
      room: z.string().nullable(),
      rehearsal: z.boolean(),
      words: z.object({ text: z.string(), language: z.string() }).nullable().describe('The guest’s message'),
      at: z.string(),
      acknowledgedBy: person.describe('The colleague who acknowledged it; null: nobody yet'),
      acknowledgedAt: z.string().nullable(),
    })
    .nullable()
    .describe('The emergency reported by the guest; null: none'),
  matter: z.array(z.string()).describe('The intents of the guest’s newest message'),
  room: z.string().nullable().describe('The guest’s room number; null: not known'),
  waitingWhy: z
    .enum(WAITING_REASONS)
    .nullable()
    .describe('The reason for which the guest waits for staff; null: the guest does not wait'),
  labels: z.array(z.string()).describe('The ids of the labels'),
  priority: z.enum(PRIORITIES),
  snoozedUntil: z
    .string()
    .nullable()
    .describe('The time until which the conversation is snoozed; null: it is not snoozed'),
  dueAt: z.string().nullable().describe('The earliest due time of its unfinished tasks; null: no such task'),
  askedAgainAt: z
    .string()
    .nullable()
    .describe('The last time the guest asked again about one of its unfinished tasks; null: never'),
  unread: z
    .int()
    .describe(
      'The number of the guest’s messages that the caller has not read and no person has answered; for an API key: that nobody has read',
    ),
  mergedInto: z
    .string()
    .nullable()
    .describe('The id of the conversation into which this one was merged; null: it was not merged'),
  merged: z
    .array(z.object({ id: z.string(), channel: z.enum(CHANNELS) }))
    .describe('The conversations merged into this one'),
  blockedAt: z.string().nullable().describe('The time at which the guest was blocked; null: not blocked'),
  rating: z.object({ score: z.int(), comment: z.string().nullable() }).nullable(),
  page: z.string().nullable(),
  address: z
    .string()
    .nullable()
    .describe('The guest’s address on the channel; in the web chat the e-mail address left for replies; else null'),
  windowUntil: z
    .string()
    .nullable()
    .describe('The time until which free text may be sent; afterwards only templates. null: no limit'),
  optedOut: z.boolean().describe('Whether the guest has opted out of messages on this channel'),
  access: z.int().describe('A counter that increases whenever a booking is opened or closed to the conversation'),
  waitingSince: z
    .string()
    .nullable()
    .describe('The time since which the conversation has waited for staff; null: it does not wait'),
  openQuestion: z
    .object({ about: z.string(), asks: z.string() })
    .nullable()
    .describe('The assistant’s question that the guest has not yet answered'),
  dialogue: z
    .object({
      topic: z
        .object({ about: z.string(), until: z.string() })
        .nullable()
        .describe('The current topic, and the time until which a question without a subject refers to it'),
      waiting: z.array(z.object({ about: z.string(), asks: z.string() })).describe('The questions to be asked next'),
      requests: z
        .array(z.object({ about: z.string(), taskId: z.string().nullable() }))
        .describe('The guest’s requests that can still be changed or cancelled, newest first'),
    })
    .describe('Further state of the assistant'),
  match: z
    .object({
      messageId: z.string(),
      author: z.enum(AUTHORS),
      language: z.string(),
      at: z.string(),
      text: z.string().describe('An excerpt of the message around the match'),
      marks: z
        .array(z.tuple([z.int(), z.int()]))
        .describe('The positions of the matches in the excerpt, in UTF-16 code units'),
    })
    .nullable()
    .optional()
    .describe('The match of the search; null if the match was in the guest’s name'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

/** Number of conversations of each kind that the desk lists. */
export const conversationCounts = z.strictObject({
  active: z.int(),
  waiting: z.int(),
  mine: z.int().describe('The number of unresolved conversations assigned to the caller'),
  open: z.int(),
  staffed: z.int(),
  resolved: z.int(),
  snoozed: z.int().describe('The number of unresolved snoozed conversations; the other numbers leave them out'),
  unread: z.int().describe('The number of unresolved conversations with messages that the caller has not read'),
});
export type ConversationCounts = z.infer<typeof conversationCounts>;

/** The engine's decision about a guest's message, and the reason for it. */
export const decision = z.object({
  reason: z.string(),
  steps: z.array(z.looseObject({ kind: z.string() })),
  alternatives: z.array(z.object({ name: z.string(), score: z.number() })),
  understanding: z.looseObject({}).optional(),
});

/** A stored decision with the id of the guest's message. All are stored, also those that sent no reply. */
export const storedDecision = z.object({ id: z.string(), messageId: z.string(), at: z.string(), ...decision.shape });

export const decisionsQuery = z.strictObject(pageQuery);

export const messagesQuery = z.strictObject({
  limit: pageQuery.limit,
  after: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('The sequence number of the last known entry of the staff stream'),
  before: z
    .union([z.literal('latest'), z.coerce.number().int().min(1)])
    .optional()
    .describe(
      'Only the newest entries before this sequence number, or `latest`; still in ascending order, and `after` is ignored',
    ),
});

/** Why a message was not delivered. */
const deliveryFault = {
  reason: z.enum(REACH_FAULTS).optional().describe('The kind of failure'),
  hint: z.string().optional().describe('The text for staff, in English: the platform’s error and its solution'),
  code: z.string().optional().describe('The platform’s error code'),
};

export const message = z.object({
  id: z.string(),
  seq: z.int(),
  author: z.enum(AUTHORS),
  name: z.string().nullable(),
  text: z.string(),
  language: z.string(),
  parts: z.array(z.object({ text: z.string(), language: z.string() })).optional(),
  attachments: z.array(shownAttachment),
  card: card.optional().describe('The card below the text'),
  delivery: z
    .object({
      state: z.enum(REACHED_STATES),
      ...deliveryFault,
      at: z.string(),
      parts: z.int().optional(),
      elsewhere: z
        .object({
          channel: z.enum(CHANNELS).exclude(['widget']),
          address: z.string().nullable().describe('The address; null: the guest deleted it'),
          state: z.enum(REACHED_STATES),
          ...deliveryFault,
          at: z.string(),
          parts: z.int().optional(),
        })
        .optional()
        .describe('The other address to which the message was sent once after its own channel had finally failed'),
    })
    .optional()
    .describe('The delivery state, if the channel reports it; unknown: it may have arrived and is not sent again'),
  internal: z.boolean(),
  replyTo: z.string().nullable(),
  at: z.string(),
  translations: z
    .record(z.string(), z.string())
    .optional()
    .describe('The translations requested by staff, by language'),
  event: z.object(staffEvent.shape).optional().describe('The staff action that the note records'),
  decision: decision.optional(),
});
export type Message = z.infer<typeof message>;

export const staffMessageBody = z
  .strictObject({
    text: messageText.optional(),
    attachments: z
      .array(idField)
      .min(1)
      .max(ATTACHMENTS_PER_MESSAGE_MAX)
      .optional()
      .describe('The ids of files from POST /api/uploads, with or without a text'),
    card: listCardBody.optional().describe('A list below the text; other channels show it as lines of text'),
    template: z
      .strictObject({
        name: text(512),
        language: text(35),
        variables: z
          .array(placeField(1_024))
          .max(20)
          .optional()
          .describe('The values of the template’s placeholders, in order'),
      })
      .optional()
      .describe('An approved template, sent instead of a text'),
  })
  .superRefine(({ text: words, template, attachments, card }, context) => {
    const isOwn = words !== undefined || attachments !== undefined;
    if (card !== undefined && words === undefined)
      context.addIssue({ code: 'custom', path: ['text'], message: 'a card needs words', params: { code: 'required' } });
    if (isOwn !== (template !== undefined)) return;
    const code = isOwn ? 'exclusive' : 'required';
    const message = 'give a text, attachments or both, or else a template';
    context.addIssue({ code: 'custom', path: ['text'], message, params: { code } });
  });
export const noteBody = z.strictObject({ text: messageText });
export const takeoverBody = z.strictObject({
  force: z.boolean().optional().describe('Whether to take the conversation over from another colleague'),
});
export const noBody = z.strictObject({});
export const reopenBody = z.strictObject({
  restore: z
    .boolean()
    .optional()
    .describe('Whether to restore the state before the resolution, unless there are newer messages'),
});
/** Labels, priority and snooze; omitted fields stay. */
export const sortConversationBody = z.strictObject({
  labels: z
    .array(idField)
    .max(LABELS_AT_ONCE_MAX)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Each label once', params: { code: 'duplicate' } })
    .optional(),
  priority: z.enum(PRIORITIES).optional(),
  snoozedUntil: instantField
    .nullable()
    .optional()
    .describe(
      'Out of the lists until then, at most a year ahead; it wakes sooner where its guest writes. null: wake it now',
    ),
});
/** Who acknowledged an emergency, and when. */
export const acknowledged = z.strictObject({
  acknowledgedBy: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
});
/** The conversation to merge into. */
export const mergeBody = z.strictObject({ into: idField.describe('The id of the conversation to merge into') });
/** The colleague to forward to. */
export const forwardBody = z.strictObject({
  userId: idField.describe('The id of a colleague who may answer guests'),
  text: text(4_000).optional().describe('A comment added to the summary'),
});
export const assignBody = z
  .strictObject({
    userId: idField.nullable().optional().describe('The id of the colleague; null: nobody'),
    department: department.optional(),
  })
  .superRefine(({ userId, department: named }, context) => {
    if ((userId === undefined) !== (named === undefined)) return;
    const code = userId === undefined ? 'required' : 'exclusive';
    context.addIssue({
      code: 'custom',
      path: ['userId'],
      message: 'give either userId or department',
      params: { code },
    });
  });

export const draftQuery = z.strictObject({ ...pageQuery, conversation: z.string().min(1).max(64).optional() });
export const draft = z.object({
  id: z.string(),
  conversationId: z.string(),
  replyTo: z.string(),
  text: z.string(),
  language: z.string(),
  state: z.enum(['open', 'approved', 'discarded']),
  stale: z.boolean().describe('Whether the guest has written since the message it replies to'),
  revision: z.int().describe('The revision; it increases by one with each change of the text'),
  editedBy: person.describe('The colleague who last edited the text; null: the text is the engine’s'),
  card: card.optional().describe('The card below the text, sent if the text is not changed'),
  decision: decision.optional(),
  at: z.string(),
});
export type Draft = z.infer<typeof draft>;
const revision = z
  .int()
  .min(0)
  .describe('The revision you last read. If it has changed since, the call fails with a conflict');
export const approveBody = z.strictObject({ text: messageText.optional(), revision: revision.optional() });
export const linkConversationBody = z.strictObject({
  purpose: z
    .enum(LINK_PURPOSES)
    .describe(
      'resume: continue the same chat on another device; whatsapp: continue on WhatsApp, staff see both conversations',
    ),
});
export const conversationLink = z.strictObject({
  url: z.string().describe('The link, usable once. It gives access to the guest’s session, so do not share it'),
  qr: z.string().describe('The address as a QR code, an SVG document'),
  expiresAt: z.string(),
});
export type ConversationLink = z.infer<typeof conversationLink>;
/** The e-mail address of a guest who leaves the page, used only for replies in this conversation. */
export const followUpBody = z.strictObject({
  email: emailField.refine(isMailbox, { error: 'One address', params: { code: 'invalid_format' } }),
  consentText: text(1_000).describe('The consent text the guest accepted; stored with the address'),
  language: languageField.describe('The language of that text'),
});
export const followUp = z.strictObject({ email: z.string().nullable().describe('The address; null: none') });
/** A copy of the conversation by e-mail, requested by its guest. */
export const mailTranscriptBody = z.strictObject({
  email: emailField.refine(isMailbox, { error: 'One address', params: { code: 'invalid_format' } }),
  language: languageField.describe('The language of the e-mail if the conversation’s language is not known'),
});
export const mailedTranscript = z.strictObject({
  email: z.string().describe('The address to which the transcript is sent'),
});
export const useLinkBody = z.strictObject({
  propertyId: idField,
  token: z.string().min(1).max(128).describe('The part of the link after `#`'),
});
export const usedLink = z.strictObject({
  session: z.string().describe('The session token for this device’s `hello` frame'),
  conversationId: z.string(),
});
export type UsedLink = z.infer<typeof usedLink>;

export const editDraftBody = z.strictObject({ text: messageText, revision });

export const taskQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(TASK_STATES).optional(),
  department: department.optional(),
  conversation: z.string().min(1).max(64).optional(),
  assignee: z.string().min(1).max(64).optional().describe('A user’s id, or `none`'),
  overdue: z.enum(['true']).optional().describe('Only overdue tasks'),
  changedSince: instantField.optional().describe('Only tasks changed at or after this time'),
});
export const task = z.object({
  id: z.string(),
  department,
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
  room: z.string().nullable(),
  guestId: z.string().nullable(),
  conversationId: z.string().nullable(),
  reservationId: z.string().nullable(),
  language: z.string().nullable().describe('The guest’s language, in which the guest is told of the completion'),
  state: z.enum(TASK_STATES),
  priority: z.enum(PRIORITIES),
  dueAt: z.string(),
  assignee: person,
  overdue: z.boolean(),
  escalation: z.int().describe('The number of escalations because it was overdue'),
  escalateAt: z.string().nullable().describe('The time of the next escalation if it is not finished'),
  things: z.array(z.string()).describe('The things concerned, by the engine’s names, such as shower'),
  checklist: z.array(z.object({ text: z.string(), done: z.boolean() })).describe('The steps'),
  comments: z.int().describe('The number of comments and pictures'),
  tellAt: z
    .string()
    .nullable()
    .describe('The time at which the guest is told of the completion, unless it is undone before'),
  askedAgainAt: z.string().nullable().describe('The last time the guest asked again about it; null: never'),
  createdAt: z.string(),
  updatedAt: z.string(),
  doneAt: z.string().nullable(),
});
export type Task = z.infer<typeof task>;

const changed = z.union([z.string(), z.number()]).nullable();
export const taskEvent = z.object({
  id: z.string(),
  actor: z.object({ kind: z.enum(['user', 'key', 'guest', 'system']), id: z.string().nullable(), name: z.string() }),
  change: z.record(z.string(), z.object({ from: changed, to: changed })),
  at: z.string(),
});
export type TaskEvent = z.infer<typeof taskEvent>;

const taskFields = {
  detail: z.string().max(4_000).optional(),
  room: text(20).nullable().optional(),
  priority: z.enum(PRIORITIES).optional(),
  dueAt: instantField.optional(),
  assigneeId: idField.nullable().optional(),
  checklist: z
    .array(z.strictObject({ text: text(200), done: z.boolean().default(false) }))
    .max(CHECKLIST_MAX)
    .optional()
    .describe('The steps, in order'),
};
export const createTaskBody = z.strictObject({
  department,
  title: text(200),
  kind: text(50).optional(),
  conversationId: idField.optional(),
  ...taskFields,
});
export const updateTaskBody = z.strictObject({
  ...taskFields,
  department: department.optional(),
  title: text(200).optional(),
  state: z.enum(TASK_STATES).optional(),
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});

export const askBody = z.strictObject({
  text: messageText,
  language: languageField.optional(),
  reservationId: idField.optional(),
});
export const askAnswer = z.object({
  language: z.looseObject({ code: z.string(), confidence: z.number(), source: z.string() }),
  understanding: z.looseObject({}),
  decision,
  reply: z.looseObject({ text: z.string(), language: z.string() }),
  model: z
    .enum(['off', 'declined', 'not_asked', 'translate', 'answer'])
    .describe('The request that the language model would get for a guest; a dry run does not call it'),
});
