import { z } from 'zod';
import { staffEvent } from '../../shared/api/conversations.ts';
import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import type { Channel } from '../../shared/domain/conversation.ts';
import type { Decision } from '../../shared/domain/decision.ts';
import type { Delivery } from '../../shared/domain/delivery.ts';
import type { StaffEvent } from '../../shared/domain/staff/staff-event.ts';
import type { ChecklistItem } from '../../shared/domain/task.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { ShownAttachment } from '../../shared/protocol/attachment.ts';
import { type Card, card } from '../../shared/protocol/card.ts';
import { findUserNames } from '../store/account/user-names.ts';
import { findContactsOf } from '../store/channels/contacts.ts';
import { findDeliveries } from '../store/channels/parts.ts';
import { type Conversation, findConversation } from '../store/conversations/conversations.ts';
import { findDecisions, type StoredDecision } from '../store/conversations/decisions.ts';
import type { DeskEvent } from '../store/conversations/desk-events.ts';
import { type Draft, findDraft } from '../store/conversations/drafts.ts';
import { findFollowUps } from '../store/conversations/follow-ups.ts';
import { findLabelsOf } from '../store/conversations/labels.ts';
import { findMergedInto } from '../store/conversations/merged.ts';
import { firstKind, showAttachments } from '../store/conversations/message-attachments.ts';
import {
  findLastMessages,
  findLastOfGuests,
  findMessage,
  findNewestOfGuests,
  type Message,
} from '../store/conversations/messages.ts';
import { countUnread, countUnreadByReader } from '../store/conversations/read-marks.ts';
import { findTranslations } from '../store/house/translations.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import { countTaskComments } from '../store/tasks/task-comments.ts';
import { findOpenWork, findTask, type Task } from '../store/tasks/tasks.ts';
import { type EmergencyView, toEmergencyViews } from './alerts/emergency-view.ts';
import { findWindowEnd } from './channels/channel-limits.ts';
import type { DeskFrame } from './feed.ts';
import { type DialogueView, toDialogueView } from './staff/dialogue-view.ts';

/** The address from which the desk and programs load a file. */
const FILES_PATH = '/api/uploads';

const refersTo = z.record(z.string(), z.string());
const matter = z.array(z.string());
const cardOfReply = z.object({ card: card.optional() }).transform(({ card }) => (card === undefined ? {} : { card }));
const things = z.array(z.string());
const checklist = z.array(z.object({ text: z.string(), done: z.boolean() }));

/** A conversation in lists, API answers and desk frames. */
export interface ConversationView extends DialogueView {
  id: string;
  channel: string;
  state: string;
  mode: string;
  guest: { id: string | null; name: string | null };
  language: string | null;
  assignee: { id: string; name: string } | null;
  department: string | null;
  lastMessage: { author: string; text: string; at: string; attachment?: AttachmentKind } | null;
  /** The guest's last message, if they wait for staff. */
  waitingFor: { text: string; language: string; at: string; attachment?: AttachmentKind } | null;
  /** An emergency and who has acknowledged it; for a rehearsal `words` is null. */
  emergency: EmergencyView | null;
  /** The matter of the guest's newest message. */
  matter: string[];
  /** The guest's room, if known. */
  room: string | null;
  /** Why the guest waits for staff. */
  waitingWhy: string | null;
  labels: string[];
  priority: string;
  /** Snoozed until then. */
  snoozedUntil: string | null;
  /** The due time of its first unfinished task. */
  dueAt: string | null;
  /** When the guest last came back to one of its unfinished tasks. */
  askedAgainAt: string | null;
  unread: number;
  /** The conversation it was merged into. */
  mergedInto: string | null;
  /** The conversations merged into this one. */
  merged: { id: string; channel: Channel }[];
  /** Since when its guest is blocked. */
  blockedAt: string | null;
  rating: { score: number; comment: string | null } | null;
  page: string | null;
  /** The guest's address on their channel; in the site's chat their e-mail address for later replies, or null. */
  address: string | null;
  /** Until when the channel allows free text; null: always. */
  windowUntil: string | null;
  optedOut: boolean;
  /** Grows whenever its access to a booking begins or ends. */
  access: Conversation['sessionLevel'];
  /** Since when it waits for staff. */
  waitingSince: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The engine's decision about a guest's message, for staff. */
export interface DecisionView {
  reason: string;
  steps: Decision['steps'];
  alternatives: Decision['alternatives'];
  understanding: Understanding;
}

/** A message as staff see it, notes included. */
export interface StaffMessageView {
  id: string;
  seq: number;
  author: string;
  name: string | null;
  text: string;
  language: string;
  parts?: { text: string; language: string }[];
  attachments: ShownAttachment[];
  /** Shown to the guest below the text. */
  card?: Card;
  /** Its delivery state, if the channel reports it. */
  delivery?: Delivery;
  internal: boolean;
  replyTo: string | null;
  at: string;
  /** Translations by the language model, by language. */
  translations?: Record<string, string>;
  /** For a note about an act of staff: the act and the person. */
  event?: StaffEvent;
  decision?: DecisionView;
}

export interface DraftView {
  id: string;
  conversationId: string;
  replyTo: string;
  text: string;
  language: string;
  state: string;
  /** The guest has written again since the message that this draft answers. */
  stale: boolean;
  /** Counts the changes of its text. */
  revision: number;
  /** The colleague who last edited the draft; null: the text is the engine's. */
  editedBy: { id: string; name: string } | null;
  /** The card that the guest would see below the text if the draft is sent unchanged. */
  card?: Card;
  decision?: DecisionView;
  at: string;
}

export type TaskView = Omit<Task, 'propertyId' | 'assigneeId' | 'things' | 'checklist'> & {
  things: string[];
  checklist: ChecklistItem[];
  /** The number of comments and pictures. */
  comments: number;
  assignee: { id: string; name: string } | null;
  /** Unfinished and overdue. */
  overdue: boolean;
};

/**
 * Adds to conversations' rows what lists show beside them, with a few queries for any number of rows. `reader`: the colleague
 * whose unread messages are counted; null: a program.
 */
export async function toConversationViews(
  db: Db | Trx,
  rows: readonly Conversation[],
  reader: string | null,
): Promise<ConversationView[]> {
  const beside = await loadBeside(db, rows, reader);
  return rows.map((row) => toView(row, beside));
}

/** The additional data of lists, by conversation id. */
async function loadBeside(db: Db | Trx, rows: readonly Conversation[], reader: string | null) {
  const ids = rows.map((row) => row.id);
  const idsOf = (isMeant: (row: Conversation) => boolean): string[] => rows.filter(isMeant).map(({ id }) => id);
  return {
    contacts: await findContactsOf(
      db,
      idsOf(({ channel }) => channel !== 'widget'),
    ),
    left: await findFollowUps(
      db,
      idsOf(({ channel }) => channel === 'widget'),
    ),
    last: await findLastMessages(db, ids),
    asked: await findLastOfGuests(
      db,
      idsOf(({ state }) => state === 'waiting'),
    ),
    unread: await countUnread(db, ids, reader),
    names: await findUserNames(
      db,
      rows.flatMap((row) => row.assigneeId ?? []),
    ),
    emergencies: await toEmergencyViews(db, rows),
    work: await findOpenWork(db, ids),
    labels: await findLabelsOf(db, ids),
    merged: await findMergedInto(db, ids),
  };
}

function toView(
  row: Conversation,
  {
    contacts,
    left,
    last,
    asked,
    unread,
    names,
    emergencies,
    work,
    labels,
    merged,
  }: Awaited<ReturnType<typeof loadBeside>>,
): ConversationView {
  const message = last.get(row.id);
  const wish = asked.get(row.id);
  const contact = contacts.get(row.id);
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    mode: row.mode,
    guest: { id: row.guestId, name: row.guestName },
    language: row.language,
    assignee: toPerson(row.assigneeId, names),
    department: row.department,
    lastMessage:
      message === undefined
        ? null
        : { author: message.author, text: message.text, at: message.at, ...firstKind(message) },
    waitingFor:
      wish === undefined ? null : { text: wish.text, language: wish.language, at: wish.at, ...firstKind(wish) },
    emergency: emergencies.get(row.id) ?? null,
    matter: row.matter === null ? [] : readJson(matter, row.matter),
    room: row.room,
    waitingWhy: row.state === 'waiting' ? row.waitingWhy : null,
    labels: labels.get(row.id) ?? [],
    priority: row.priority,
    snoozedUntil: row.snoozedUntil,
    dueAt: work.get(row.id)?.dueAt ?? null,
    askedAgainAt: work.get(row.id)?.askedAgainAt ?? null,
    unread: unread.get(row.id) ?? 0,
    mergedInto: row.mergedInto,
    merged: merged.get(row.id) ?? [],
    blockedAt: row.blockedAt,
    rating: row.ratingScore === null ? null : { score: row.ratingScore, comment: row.ratingComment },
    page: row.pageUrl,
    address: contact?.address ?? left.get(row.id)?.address ?? null,
    windowUntil: contact === undefined ? null : findWindowEnd(contact),
    optedOut: contact?.optedOutAt != null,
    access: row.sessionLevel,
    ...toDialogueView(row.dialogue),
    waitingSince: row.waitingSince,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export async function toConversationView(
  db: Db | Trx,
  row: Conversation,
  reader: string | null = null,
): Promise<ConversationView> {
  const [view] = await toConversationViews(db, [row], reader);
  if (view === undefined) throw new Error('A row gave no view');
  return view;
}

/** Messages with the decisions behind the engine's replies. */
export async function toStaffMessages(
  db: Db | Trx,
  propertyId: string,
  rows: readonly Message[],
): Promise<StaffMessageView[]> {
  const decisions = await findDecisions(
    db,
    propertyId,
    rows.flatMap((row) => row.decisionId ?? []),
  );
  const translations = await findTranslations(
    db,
    rows.map((row) => row.id),
  );
  const deliveries = await findDeliveries(
    db,
    rows.filter(({ author, internal }) => author !== 'guest' && internal === 0).map(({ id }) => id),
  );
  return rows.map((row) => {
    const delivery = deliveries.get(row.id);
    const translated = translations.get(row.id);
    return {
      id: row.id,
      seq: row.staffSeq,
      author: row.author,
      name: row.name,
      text: row.text,
      language: row.language,
      ...(row.parts === null ? {} : { parts: JSON.parse(row.parts) }),
      attachments: showAttachments(row, FILES_PATH),
      ...(row.card === null ? {} : { card: readJson(card, row.card) }),
      ...(delivery === undefined ? {} : { delivery }),
      internal: row.internal === 1,
      replyTo: row.replyTo,
      at: row.at,
      ...(translated === undefined ? {} : { translations: translated }),
      ...(row.event === null ? {} : { event: readJson(staffEvent, row.event) }),
      ...findDecisionView(decisions, row.decisionId),
    };
  });
}

export async function toDraftViews(db: Db | Trx, propertyId: string, rows: readonly Draft[]): Promise<DraftView[]> {
  const decisions = await findDecisions(
    db,
    propertyId,
    rows.flatMap((row) => row.decisionId ?? []),
  );
  const newest = await findNewestOfGuests(
    db,
    rows.map((row) => row.conversationId),
  );
  const names = await findUserNames(
    db,
    rows.flatMap((row) => row.editedBy ?? []),
  );
  return rows.map((row) => {
    return {
      id: row.id,
      conversationId: row.conversationId,
      replyTo: row.replyTo,
      text: row.text,
      language: row.language,
      state: row.state,
      stale: row.state === 'open' && newest.get(row.conversationId) !== row.replyTo,
      revision: row.revision,
      editedBy: toPerson(row.editedBy, names),
      ...(row.editedBy === null ? readJson(cardOfReply, row.reply) : {}),
      at: row.at,
      ...findDecisionView(decisions, row.decisionId),
    };
  });
}

export async function toTaskViews(db: Db | Trx, rows: readonly Task[], now: Date): Promise<TaskView[]> {
  const names = await findUserNames(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  );
  const comments = await countTaskComments(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ propertyId: _, assigneeId, ...row }) => ({
    ...row,
    things: readJson(things, row.things),
    checklist: readJson(checklist, row.checklist),
    comments: comments.get(row.id) ?? 0,
    assignee: toPerson(assigneeId, names),
    overdue: (row.state === 'open' || row.state === 'in_progress') && row.dueAt < now.toISOString(),
  }));
}

/** A desk event as a frame, with its present row; null if the row was deleted. */
export async function toDeskFrame(db: Db, event: DeskEvent): Promise<DeskFrame> {
  const ids = refersTo.parse(JSON.parse(event.data));
  return { type: event.type, event: event.event, at: event.at, ...(await loadSubject(db, event, ids)) };
}

async function loadSubject(db: Db, event: DeskEvent, ids: Record<string, string>): Promise<Record<string, unknown>> {
  const { propertyId, conversationId } = event;
  switch (event.type) {
    case 'conversation': {
      const row = await findConversation(db, propertyId, conversationId ?? '');
      return row === undefined
        ? { conversationId, conversation: null }
        : { conversation: await toConversationView(db, row), unreadBy: await countUnreadByReader(db, row.id) };
    }
    case 'message': {
      const row = await findMessage(db, propertyId, ids['messageId'] ?? '');
      const [message] = row === undefined ? [] : await toStaffMessages(db, propertyId, [row]);
      return { conversationId, message: message ?? null };
    }
    case 'draft': {
      const row = await findDraft(db, propertyId, ids['draftId'] ?? '');
      const [draft] = row === undefined ? [] : await toDraftViews(db, propertyId, [row]);
      return { conversationId, draft: draft ?? null };
    }
    case 'task': {
      const row = await findTask(db, propertyId, ids['taskId'] ?? '');
      const [task] = row === undefined ? [] : await toTaskViews(db, [row], new Date(event.at));
      return task === undefined ? { ...ids, task: null } : { task };
    }
    default:
      return { conversationId, ...ids };
  }
}

/** The decision of a row as a field; no field if there is none. */
function findDecisionView(decisions: Map<string, StoredDecision>, id: string | null): { decision?: DecisionView } {
  const found = decisions.get(id ?? '');
  return found === undefined ? {} : { decision: toDecisionView(found) };
}

function toDecisionView(row: StoredDecision): DecisionView {
  const decision: Decision = JSON.parse(row.decision);
  const understanding: Understanding = JSON.parse(row.understanding);
  return { ...decision, understanding };
}

function toPerson(id: string | null, names: Map<string, string>): { id: string; name: string } | null {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}

/** A decision in the list of decisions. */
export function toDecisionEntry(row: StoredDecision): DecisionView & { id: string; messageId: string; at: string } {
  return { id: row.id, messageId: row.messageId, at: row.at, ...toDecisionView(row) };
}
