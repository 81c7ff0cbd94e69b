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

/** What the desk reads of the server's answers. Fields the desk does not use are left out; more may come and are ignored. */

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

/** Who is signed in, which properties they work for and what they may do there. */
export interface Me {
  user: StaffUser;
  /** What this server can do beyond the rest: translate, push. */
  features: readonly string[];
  properties: PropertyName[];
  /** At any of them. */
  rights: readonly string[];
  csrfToken: string;
  /** The account asks for a second factor and there is none: nothing but its set-up is open. */
  mustSetUpFactor: boolean;
}

export interface PropertyName {
  id: string;
  name: string;
  timezone: string | null;
  /** It wants the language model, where the server has one. */
  languageModel: boolean;
  /** What one may do there. */
  rights: readonly string[];
}

export interface LastMessage {
  author: Author;
  text: string;
  /** What its first file is; null: it has none. */
  attachment: AttachmentKind | null;
  language: string;
  at: string;
}

/** A stretch of a message; `marks` are places in it, in UTF-16, in order and apart. */
export interface Match {
  messageId: string;
  text: string;
  language: string;
  marks: readonly (readonly [from: number, to: number])[];
}

/** A guest in danger. `by` is who looks after it, since `acknowledgedAt`; null: nobody yet, and every desk rings. */
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
  /** What the guest's newest message is about, as the engine names it. */
  matter: readonly string[];
  room: string | null;
  /** Why it waits for a person. */
  waitingWhy: WaitingReason | null;
  /** Ids of the house's labels. */
  labels: readonly string[];
  priority: Priority;
  /** Put off until then. */
  snoozedUntil: string | null;
  /** When the first of its tasks is due. */
  dueAt: string | null;
  /** Guest messages that this person has not read and nobody has answered. */
  unread: number;
  /** Since when its guest waits for a person. */
  waitingSince: string | null;
  /** What the assistant has asked and waits to hear: an intent, and the detail it lacks. */
  openQuestion: { about: string; asks: string } | null;
  /** The matter the AI takes “how much is it?” to be about; null once it no longer does. */
  topic: { about: string; until: string } | null;
  /** Where a search found its words, if it was in a message: a stretch of it, and what to mark. */
  match: Match | null;
  /** Where the guest waits for a person: what they wrote last. */
  waitingFor: { text: string; language: string; attachment: AttachmentKind | null } | null;
  /** The page of the hotel's site where the guest began to write. */
  page: string | null;
  /** The guest's address on their channel; null in the site's own chat. */
  address: string | null;
  /** Until when they may be written to freely; null: always. */
  windowUntil: string | null;
  optedOut: boolean;
  /** Grows whenever a booking is opened or closed to it. */
  access: number;
  /** The conversation that goes on in its place. */
  mergedInto: string | null;
  /** Those of the same guest that go on in this one. */
  merged: readonly { id: string; channel: Channel }[];
  /** Since when nobody listens to its guest. */
  blockedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface MessagePart {
  text: string;
  language: string;
}

/** A file as the server has it, ready to go with a reply. */
export interface SentFile {
  id: string;
  kind: AttachmentKind;
  name: string;
}

/** A file of a message; `url` is asked with the session. */
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
  /** What the guest sees below the words; read where it is drawn. */
  card?: unknown;
  internal: boolean;
  at: string;
  decision?: Decision | null;
  /** How far it got, where its channel tells. */
  delivery?: MessageDelivery | null;
  /** By language, where a model translated it. */
  translations: ReadonlyMap<string, string>;
  /** Of a note that says what a colleague did. */
  event: StaffEvent | null;
}

/** How far a message got; `elsewhere`: where it went instead, because its own channel did not take it. */
export interface MessageDelivery extends Reached {
  elsewhere?: (Reached & { channel: Channel; address: string }) | null;
}

export interface Reached {
  state: ReachedState;
  reason: ReachFault | null;
  /** What the platform said of a failure, in English. */
  hint: string;
  /** Its own code, for whoever asks its support. */
  code: string;
}

export interface Draft {
  id: string;
  conversationId: string;
  /** The guest message this would answer. */
  replyTo: string;
  text: string;
  language: string;
  state: 'open' | 'approved' | 'discarded';
  /** Grows with each change of its words; who approves or changes says which one they saw. */
  revision: number;
  editedBy: Person | null;
  /** What the guest would see below the words, were they sent as they are; read where it is drawn. */
  card?: unknown;
  /** The guest has written again since the message it answers. */
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
  /** What it is about, as the engine names it. */
  things: readonly string[];
  checklist: readonly ChecklistItem[];
  /** How much colleagues have said and shown of it. */
  comments: number;
  /** When its guest is told that it is finished, unless it is taken back before. */
  tellAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What a colleague said or showed of a task. */
export interface TaskComment {
  id: string;
  name: string;
  text: string;
  file: MessageFile | null;
  at: string;
}

/** Work that comes again; days and times are the property's. */
export interface TaskRule {
  id: string;
  title: string;
  department: Department;
  room: string | null;
  every: TaskRhythm;
  time: string;
  nextDay: string;
}

/** A booking that a conversation may see, and why. The days are the property's: `YYYY-MM-DD`. */
export interface Booking {
  confirmationNumber: string;
  level: GrantLevel;
  reason: string;
  checkIn: string;
  checkOut: string;
}

/** A booking as the hotel holds it. */
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
  /** How the conversation may see it, or null where only staff do. */
  grant: { level: GrantLevel; reason: string } | null;
}

/** Something a guest said they like, with the sentence it came from. */
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

/** What is known beside a conversation: who it is, their stays, what they like, what was before. */
export interface GuestFile {
  guest: GuestName | null;
  reservations: readonly Reservation[];
  /** What the stays came to, one sum for each currency. */
  spend: readonly { amount: string; currency: string }[];
  preferences: readonly Preference[];
  /** In the PMS's own words. */
  pmsPreferences: readonly string[];
  conversations: readonly {
    id: string;
    channel: Channel;
    state: ConversationState;
    updatedAt: string;
    lastText: string;
  }[];
}

/** A reply that is sent often, in the languages the house has given. */
export interface CannedReply {
  id: string;
  name: string;
  texts: readonly { language: string; text: string }[];
  /** When it was last changed. */
  updatedAt: string;
}

/** How many conversations of each kind the property has. */
export type Counts = Readonly<Record<'active' | 'mine' | 'open', number>>;

/** What staff sort conversations by. */
export interface Label {
  id: string;
  name: string;
  tone: LabelTone;
}

/** One thing that happened to a task: it was `made`, or fields changed. `change` has each field's new value, if a text. */
export interface TaskEvent {
  id: string;
  actor: { kind: 'user' | 'key' | 'guest' | 'system'; name: string };
  made: boolean;
  change: ReadonlyMap<string, string | null>;
  at: string;
}

/** A colleague who has a conversation open. */
export interface Presence {
  user: Person;
  typing: boolean;
}

export interface Alert {
  event: number;
  kind: string;
  conversationId: string | null;
  /** Whom it is suggested to; null: whoever is there. */
  userId: string | null;
  detail: string;
  at: string;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Several things that staff often do together; what it does is the server's to read. */
export interface Macro {
  id: string;
  name: string;
  actions: readonly Readonly<Record<string, unknown>>[];
}

/** A way to look at the list that somebody keeps. */
export interface SavedView {
  id: string;
  name: string;
  shared: boolean;
  /** This person made it. */
  own: boolean;
  query: Omit<ListQuery, 'search' | 'everywhere'>;
}

/** What became of one of several conversations. `undo` is sent back as it came. */
export interface Acted {
  id: string;
  done: boolean;
  conversation: Conversation | null;
  undo: readonly unknown[];
  /** Why nothing was done to it. */
  detail: string | null;
}
