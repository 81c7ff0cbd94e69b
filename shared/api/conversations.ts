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
const attachmentKind = z.enum(ATTACHMENT_KINDS).describe('What the first file of the message is');

/** Most labels on a conversation; a row has no room for more. */
const LABELS_AT_ONCE_MAX = 10;

export const conversationQuery = z.strictObject({
  ...pageQuery,
  state: z
    .enum([...CONVERSATION_STATES, 'active'])
    .optional()
    .describe('active: whatever is not resolved'),
  channel: z.enum(CHANNELS).optional(),
  assignee: z.string().min(1).max(64).optional().describe('A user’s id, none, or me'),
  department: department.optional(),
  language: languageField.optional().describe('What the guest writes'),
  label: z.string().min(1).max(64).optional().describe('The id of one of the house’s labels'),
  priority: z.enum(PRIORITIES).optional(),
  snoozed: z.enum(['true', 'false']).optional().describe('Only what is put off until later, or only what is not'),
  attention: z
    .enum(['true'])
    .optional()
    .describe('Only what wants a person: guests who wait, drafts to approve, emergencies nobody looks after'),
  unread: z.enum(['true']).optional().describe('Only where a guest wrote what the caller has not read'),
  blocked: z.enum(['true']).optional().describe('Only of guests whom staff do not listen to'),
  merged: z.enum(['true']).optional().describe('Only what goes on in another conversation; else none of these'),
  q: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Words in the messages, the guest’s name, room, address or booking'),
});

/** An action of staff in a conversation, and who did it. */
export const staffEvent = z.object({
  kind: z.enum(STAFF_EVENTS),
  by: z.string(),
  to: z.string().optional().describe('Whom it was given to'),
  summary: z
    .object({
      guest: z.string().nullable().describe('The guest’s name'),
      room: z.string().nullable(),
      language: z.string().nullable(),
      matter: z.array(z.string()),
      since: z.string().nullable().describe('Since when the guest waits'),
      words: z.object({ text: z.string(), language: z.string() }).nullable().describe('What the guest wrote last'),
      asks: z.string().nullable().describe('What the assistant has asked the guest and waits to hear'),
      tasks: z.array(z.object({ title: z.string(), state: z.string(), dueAt: z.string() })).describe('Unfinished work'),
    })
    .optional()
    .describe('What stood in the conversation when it was forwarded'),
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
    .describe('Where the guest waits for staff: what they wrote last'),
  emergency: z
    .object({
      danger: z.enum(DANGERS),
      room: z.string().nullable(),
      rehearsal: z.boolean(),
      words: z.object({ text: z.string(), language: z.string() }).nullable().describe('The guest’s own'),
      at: z.string(),
      acknowledgedBy: person.describe('Who looks after it; null: nobody yet'),
      acknowledgedAt: z.string().nullable(),
    })
    .nullable()
    .describe('An emergency the guest told of'),
  matter: z.array(z.string()).describe('What the guest’s newest message is about, by the engine’s intents'),
  room: z.string().nullable().describe('The guest’s room, where one is known'),
  waitingWhy: z.enum(WAITING_REASONS).nullable().describe('Why the guest waits for staff'),
  labels: z.array(z.string()).describe('Ids of the house’s own labels'),
  priority: z.enum(PRIORITIES),
  snoozedUntil: z.string().nullable().describe('Put off until then; null: it is not'),
  dueAt: z.string().nullable().describe('When the first of its unfinished tasks is due'),
  unread: z
    .int()
    .describe(
      'Messages of the guest that the caller has not read and no person has answered; to a program: that nobody has read',
    ),
  mergedInto: z.string().nullable().describe('The conversation of the same guest that goes on in its place'),
  merged: z.array(z.object({ id: z.string(), channel: z.enum(CHANNELS) })).describe('Those that go on in this one'),
  blockedAt: z.string().nullable().describe('Since when staff do not listen to its guest; null: they do'),
  rating: z.object({ score: z.int(), comment: z.string().nullable() }).nullable(),
  page: z.string().nullable(),
  address: z
    .string()
    .nullable()
    .describe('The guest’s address on their channel; in the site’s own chat the e-mail address they left, else null'),
  windowUntil: z
    .string()
    .nullable()
    .describe('Until when they may be written to freely, after which only templates go; null: always'),
  optedOut: z.boolean().describe('The guest wants no messages on this channel'),
  access: z.int().describe('Grows whenever a booking is opened or closed to it'),
  waitingSince: z.string().nullable().describe('Since when it waits for staff'),
  openQuestion: z
    .object({ about: z.string(), asks: z.string() })
    .nullable()
    .describe('What the assistant has asked the guest and waits to hear'),
  dialogue: z
    .object({
      topic: z
        .object({ about: z.string(), until: z.string() })
        .nullable()
        .describe('What was spoken of last, and until when “how much is it?” is taken to be about it'),
      waiting: z.array(z.object({ about: z.string(), asks: z.string() })).describe('Questions that wait their turn'),
      requests: z
        .array(z.object({ about: z.string(), taskId: z.string().nullable() }))
        .describe('What the guest asked for and may still correct or take back, the newest first'),
    })
    .describe('What the assistant keeps in mind besides'),
  match: z
    .object({
      messageId: z.string(),
      author: z.enum(AUTHORS),
      language: z.string(),
      at: z.string(),
      text: z.string().describe('A stretch of the message around the words'),
      marks: z.array(z.tuple([z.int(), z.int()])).describe('Where the words stand in it, counted in UTF-16'),
    })
    .nullable()
    .optional()
    .describe('Where a search found its words; null where it was in the guest’s name'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

/** Number of conversations of each kind that the desk lists. */
export const conversationCounts = z.strictObject({
  active: z.int(),
  waiting: z.int(),
  mine: z.int().describe('Not resolved, and the caller’s'),
  open: z.int(),
  staffed: z.int(),
  resolved: z.int(),
  snoozed: z.int().describe('Not resolved, and put off until later: in none of the other counts'),
  unread: z.int().describe('Not resolved, and a guest wrote what the caller has not read'),
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
  after: z.coerce.number().int().min(0).default(0).describe('The staff stream’s number of the last message known'),
  before: z
    .union([z.literal('latest'), z.coerce.number().int().min(1)])
    .optional()
    .describe('The newest before this number, or latest; in order all the same, and after is not looked at'),
});

/** Why a message was not delivered. */
const deliveryFault = {
  reason: z.enum(REACH_FAULTS).optional().describe('What kind of failure it is'),
  hint: z.string().optional().describe('For staff, in English: what the platform said, and what to do about it'),
  code: z.string().optional().describe('The platform’s own code of the failure'),
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
  card: card.optional().describe('What the guest sees below the words'),
  delivery: z
    .object({
      state: z.enum(REACHED_STATES),
      ...deliveryFault,
      at: z.string(),
      parts: z.int().optional(),
      elsewhere: z
        .object({
          channel: z.enum(CHANNELS).exclude(['widget']),
          address: z.string().nullable().describe('Null: the guest took it back'),
          state: z.enum(REACHED_STATES),
          ...deliveryFault,
          at: z.string(),
          parts: z.int().optional(),
        })
        .optional()
        .describe('Where it went instead, once, because its own channel did not take it for good'),
    })
    .optional()
    .describe('How far it got, where its channel tells; unknown: it may have arrived and is not sent again'),
  internal: z.boolean(),
  replyTo: z.string().nullable(),
  at: z.string(),
  translations: z
    .record(z.string(), z.string())
    .optional()
    .describe('By language, where staff had the language model translate it'),
  event: z.object(staffEvent.shape).optional().describe('Of a note that says what staff did: what, and who'),
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
      .describe('Ids from POST /api/uploads, with words or without'),
    card: listCardBody.optional().describe('Things to look at below the text; channels get them as lines'),
    template: z
      .strictObject({
        name: text(512),
        language: text(35),
        variables: z.array(placeField(1_024)).max(20).optional().describe('What stands in its places, in order'),
      })
      .optional()
      .describe('One of the platform’s, instead of a text'),
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
  force: z.boolean().optional().describe('Takes it even from a colleague who holds it'),
});
export const noBody = z.strictObject({});
export const reopenBody = z.strictObject({
  restore: z.boolean().optional().describe('As it was when it was resolved, unless something was said since'),
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
export const mergeBody = z.strictObject({ into: idField.describe('The id of the one that goes on') });
/** The colleague to forward to. */
export const forwardBody = z.strictObject({
  userId: idField.describe('A colleague who answers guests'),
  text: text(4_000).optional().describe('A word of one’s own beside the summary'),
});
export const assignBody = z
  .strictObject({ userId: idField.nullable().optional().describe('null: nobody'), department: department.optional() })
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
  stale: z.boolean().describe('The guest has written again since the message it answers'),
  revision: z.int().describe('Counts up with every change of its words'),
  editedBy: person.describe('Whose words they are now; null: the engine’s'),
  card: card.optional().describe('What the guest would see below the words, were they sent as they are'),
  decision: decision.optional(),
  at: z.string(),
});
export type Draft = z.infer<typeof draft>;
const revision = z.int().min(0).describe('The one the caller has seen; another by now is a conflict');
export const approveBody = z.strictObject({ text: messageText.optional(), revision: revision.optional() });
export const linkConversationBody = z.strictObject({
  purpose: z
    .enum(LINK_PURPOSES)
    .describe('resume: the same chat on another device; whatsapp: the guest goes on there, and staff see both'),
});
export const conversationLink = z.strictObject({
  url: z.string().describe('Opens once; it stands for the guest’s own session, so give it to nobody else'),
  qr: z.string().describe('The address as a QR code: an SVG document'),
  expiresAt: z.string(),
});
export type ConversationLink = z.infer<typeof conversationLink>;
/** The e-mail address of a guest who leaves the page, used only for replies in this conversation. */
export const followUpBody = z.strictObject({
  email: emailField.refine(isMailbox, { error: 'One address', params: { code: 'invalid_format' } }),
  consentText: text(1_000).describe('What the guest read and agreed to when they left it; kept with it'),
  language: languageField.describe('Of that text'),
});
export const followUp = z.strictObject({ email: z.string().nullable().describe('Null: none was left') });
/** A copy of the conversation by e-mail, requested by its guest. */
export const mailTranscriptBody = z.strictObject({
  email: emailField.refine(isMailbox, { error: 'One address', params: { code: 'invalid_format' } }),
  language: languageField.describe('In which the copy speaks where that of the conversation is not known'),
});
export const mailedTranscript = z.strictObject({ email: z.string().describe('Where it goes, this once') });
export const useLinkBody = z.strictObject({
  propertyId: idField,
  token: z.string().min(1).max(128).describe('What stands behind # in the link'),
});
export const usedLink = z.strictObject({
  session: z.string().describe('The session of a welcome: the hello of this device begins with it'),
  conversationId: z.string(),
});
export type UsedLink = z.infer<typeof usedLink>;

export const editDraftBody = z.strictObject({ text: messageText, revision });

export const taskQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(TASK_STATES).optional(),
  department: department.optional(),
  conversation: z.string().min(1).max(64).optional(),
  assignee: z.string().min(1).max(64).optional().describe('A user’s id, or none'),
  overdue: z.enum(['true']).optional().describe('Only what is unfinished and late'),
  changedSince: instantField.optional().describe('Only what changed at or after it'),
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
  language: z.string().nullable().describe('The guest’s, in which they are told when it is done'),
  state: z.enum(TASK_STATES),
  priority: z.enum(PRIORITIES),
  dueAt: z.string(),
  assignee: person,
  overdue: z.boolean(),
  escalation: z.int().describe('How often it was raised for being late'),
  escalateAt: z.string().nullable().describe('When it is raised next, unless it is finished'),
  things: z.array(z.string()).describe('What it is about, as the engine names it: shower'),
  checklist: z.array(z.object({ text: z.string(), done: z.boolean() })).describe('Steps to tick off'),
  comments: z.int().describe('How much colleagues have said and shown of it'),
  tellAt: z.string().nullable().describe('When its guest is told that it is finished, unless it is taken back before'),
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
    .describe('Steps to tick off, in their order'),
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
  seen: instantField.optional().describe('The updatedAt the caller has seen; another by now is a conflict'),
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
    .describe('What the language model would be asked for a guest; a dry run does not ask it'),
});
