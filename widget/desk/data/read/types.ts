import type { AttachmentKind, AttachmentState } from '../../../../shared/domain/attachment.ts';
import type { Author, Channel, ConversationMode, ConversationState } from '../../../../shared/domain/conversation.ts';
import type { Decision, WaitingReason } from '../../../../shared/domain/decision.ts';
import type { ReachedState, ReachFault } from '../../../../shared/domain/delivery.ts';
import type { Danger } from '../../../../shared/domain/emergency.ts';
import type { LabelTone } from '../../../../shared/domain/staff/label.ts';
import type { Role } from '../../../../shared/domain/staff/rights.ts';
import type { StaffEvent } from '../../../../shared/domain/staff/staff-event.ts';
import type { GrantLevel, ReservationState } from '../../../../shared/domain/stay.ts';
import type { ChecklistItem, Department, Priority, TaskRhythm, TaskState } from '../../../../shared/domain/task.ts';
import type { ListQuery } from '../kept/listing.ts';

/** Types of the server's answers, with only the fields that the desk uses. */

export interface Person {
  id: string;
  name: string;
}

export interface StaffUser {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** The signed-in person, their properties and rights. */
export interface Me {
  user: StaffUser;
  /** Optional abilities of this server: translate, push. */
  features: readonly string[];
  properties: PropertyName[];
  /** Rights at any property. */
  rights: readonly string[];
  csrfToken: string;
  /** The account requires a second factor that this person has not set up; nothing else is allowed before. */
  mustSetUpFactor: boolean;
}

export interface PropertyName {
  id: string;
  name: string;
  timezone: string | null;
  /** Whether a language model is used, if the server has one. */
  languageModel: boolean;
  /** Rights at this property. */
  rights: readonly string[];
}

export interface LastMessage {
  author: Author;
  text: string;
  /** Kind of its first file; null if it has none. */
  attachment: AttachmentKind | null;
  language: string;
  at: string;
}

/** An excerpt of a message; `marks` are ranges of UTF-16 positions, in order and not overlapping. */
export interface Match {
  messageId: string;
  text: string;
  language: string;
  marks: readonly (readonly [from: number, to: number])[];
}

/** An emergency. `by` acknowledged it at `acknowledgedAt`; null: nobody yet, and every desk rings. */
export interface Alarm {
  danger: Danger;
  room: string | null;
  rehearsal: boolean;
  words: { text: string; language: string } | null;
  at: string;
  by: Person | null;
  acknowledgedAt: string | null;
}

export interface Conversation {
  id: string;
  channel: Channel;
  state: ConversationState;
  mode: ConversationMode;
  guest: { id: string | null; name: string | null } | null;
  language: string | null;
  assignee: Person | null;
  department: Department | null;
  lastMessage: LastMessage | null;
  emergency: Alarm | null;
  /** Intents of the guest's newest message. */
  matter: readonly string[];
  room: string | null;
  /** Reason why it waits for a person. */
  waitingWhy: WaitingReason | null;
  /** Label ids. */
  labels: readonly string[];
  priority: Priority;
  /** Snoozed until then. */
  snoozedUntil: string | null;
  /** When its first task is due. */
  dueAt: string | null;
  /** When the guest last came back to one of the unfinished tasks. */
  askedAgainAt: string | null;
  /** Guest messages that are unread by this person and unanswered. */
  unread: number;
  /** Since when the guest has waited for a person. */
  waitingSince: string | null;
  /** The assistant's open question: an intent, and the detail it lacks. */
  openQuestion: { about: string; asks: string } | null;
  /** The intent that short follow-ups such as “how much is it?” refer to; null once it expired. */
  topic: { about: string; until: string } | null;
  /** An excerpt around the words found by a search in its messages. */
  match: Match | null;
  /** The last message of a guest who waits for a person. */
  waitingFor: { text: string; language: string; attachment: AttachmentKind | null } | null;
  /** The page of the hotel's site where the guest started the chat. */
  page: string | null;
  /** The guest's address on their channel; null in web chat. */
  address: string | null;
  /** End of the channel's window for free messages; null: no limit. */
  windowUntil: string | null;
  optedOut: boolean;
  /** Increased whenever a booking is linked or unlinked. */
  access: number;
  /** Id of the conversation it was merged into. */
  mergedInto: string | null;
  /** Conversations of the same guest that were merged into this one. */
  merged: readonly { id: string; channel: Channel }[];
  /** When the guest was blocked. */
  blockedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface MessagePart {
  text: string;
  language: string;
}

/** An uploaded file, ready to be sent with a reply. */
export interface SentFile {
  id: string;
  kind: AttachmentKind;
  name: string;
}

/** A file of a message; `url` needs the session. */
export interface MessageFile extends SentFile {
  state: AttachmentState;
  bytes: number;
  width: number | null;
  height: number | null;
  url: string;
}

export interface Message {
  id: string;
  conversationId: string;
  seq: number;
  author: Author;
  name?: string | null;
  text: string;
  language: string;
  parts?: MessagePart[] | null;
  files: readonly MessageFile[];
  /** A card below the text; validated when drawn. */
  card?: unknown;
  internal: boolean;
  at: string;
  decision?: Decision | null;
  /** Delivery status, on channels that report it. */
  delivery?: MessageDelivery | null;
  /** Translations by language. */
  translations: ReadonlyMap<string, string>;
  /** Set for notes about an action of a colleague. */
  event: StaffEvent | null;
}

/** Delivery status of a message; `elsewhere`: the channel it was sent on instead, after its own refused it. */
export interface MessageDelivery extends Reached {
  elsewhere?: (Reached & { channel: Channel; address: string }) | null;
}

export interface Reached {
  state: ReachedState;
  reason: ReachFault | null;
  /** The platform's error text, in English. */
  hint: string;
  /** The platform's error code, for its support. */
  code: string;
}

export interface Draft {
  id: string;
  conversationId: string;
  /** The guest message it answers. */
  replyTo: string;
  text: string;
  language: string;
  state: 'open' | 'approved' | 'discarded';
  /** Increased with each edit; approvals and edits name the revision they saw. */
  revision: number;
  editedBy: Person | null;
  /** A card below the text, if sent unchanged; validated when drawn. */
  card?: unknown;
  /** The guest has written again since. */
  stale: boolean;
  decision?: Decision | null;
  at: string;
}

export interface Task {
  id: string;
  department: Department;
  kind: string;
  title: string;
  detail: string;
  room: string | null;
  guestId: string | null;
  conversationId: string | null;
  state: TaskState;
  priority: Priority;
  dueAt: string;
  assignee: Person | null;
  /** Intents of the task. */
  things: readonly string[];
  checklist: readonly ChecklistItem[];
  /** Number of comments and pictures by colleagues. */
  comments: number;
  /** When the guest is told that it is done, unless undone before. */
  tellAt: string | null;
  /** When the guest last came back to it; null: never. */
  askedAgainAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A colleague's comment or picture on a task. */
export interface TaskComment {
  id: string;
  name: string;
  text: string;
  file: MessageFile | null;
  at: string;
}

/** A recurring task; days and times are in the property's time zone. */
export interface TaskRule extends NewTaskRule {
  id: string;
  nextDay: string;
}

/** A new recurring task; days and times are in the property's time zone. */
export interface NewTaskRule {
  title: string;
  detail: string;
  department: Department;
  room: string | null;
  priority: Priority;
  every: TaskRhythm;
  firstDay: string;
  time: string;
  assigneeId: string | null;
  checklist: readonly string[];
}

/** A booking linked to a conversation, and why. Days are in the property's time zone: `YYYY-MM-DD`. */
export interface Booking {
  confirmationNumber: string;
  level: GrantLevel;
  reason: string;
  checkIn: string;
  checkOut: string;
}

/** A reservation of the hotel. */
export interface Reservation {
  id: string;
  guestId: string;
  confirmationNumber: string;
  state: ReservationState;
  checkIn: string;
  checkOut: string;
  arrivalTime: string | null;
  roomType: string;
  room: string | null;
  adults: number;
  children: number;
  ratePlan: string;
  inclusions: readonly string[];
  balance: { amount: string; currency: string } | null;
  notes: string;
  /** The grant that links the stay to the conversation; null without a link. */
  grant: { level: GrantLevel; reason: string } | null;
}

/** A guest's preference, with the sentence it was read from. */
export interface Preference {
  id: string;
  kind: string;
  quote: string;
  language: string;
  state: 'proposed' | 'kept' | 'discarded';
}

export interface GuestName {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string | null;
  notes: string;
}

/** All about a conversation's guest: profile, stays, preferences, earlier conversations. */
export interface GuestFile {
  guest: GuestName | null;
  reservations: readonly Reservation[];
  /** Total spent, per currency. */
  spend: readonly { amount: string; currency: string }[];
  preferences: readonly Preference[];
  /** Preferences as written in the PMS. */
  pmsPreferences: readonly string[];
  conversations: readonly {
    id: string;
    channel: Channel;
    state: ConversationState;
    updatedAt: string;
    lastText: string;
  }[];
}

/** A saved reply, in several languages. */
export interface CannedReply {
  id: string;
  name: string;
  texts: readonly { language: string; text: string }[];
  /** Time of the last change. */
  updatedAt: string;
}

/** Number of conversations per kind. */
export type Counts = Readonly<Record<'active' | 'mine' | 'open', number>>;

/** A label of the property. */
export interface Label {
  id: string;
  name: string;
  tone: LabelTone;
}

/** An entry of a task's history. `change` has the new value of each changed text field. */
export interface TaskEvent {
  id: string;
  actor: { kind: 'user' | 'key' | 'guest' | 'system'; name: string };
  made: boolean;
  change: ReadonlyMap<string, string | null>;
  at: string;
}

/** A colleague who has the conversation open. */
export interface Presence {
  user: Person;
  typing: boolean;
}

export interface Alert {
  event: number;
  kind: string;
  conversationId: string | null;
  /** Suggested assignee; null: anyone. */
  userId: string | null;
  detail: string;
  at: string;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** A macro; only the server reads its actions. */
export interface Macro {
  id: string;
  name: string;
  actions: readonly Readonly<Record<string, unknown>>[];
}

/** Saved filters of the list. */
export interface SavedView {
  id: string;
  name: string;
  shared: boolean;
  /** Created by this person. */
  own: boolean;
  query: Omit<ListQuery, 'search' | 'everywhere'>;
}

/** Result for one of several conversations. `undo` is sent back unchanged. */
export interface Acted {
  id: string;
  done: boolean;
  conversation: Conversation | null;
  undo: readonly unknown[];
  /** Why nothing was done. */
  detail: string | null;
}
