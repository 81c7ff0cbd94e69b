import type { Author, Channel, ConversationMode, ConversationState } from '../../../shared/domain/conversation.ts';
import type { Decision } from '../../../shared/domain/decision.ts';
import type { Role } from '../../../shared/domain/rights.ts';
import type { GrantLevel } from '../../../shared/domain/stay.ts';
import type { Department, Priority, TaskState } from '../../../shared/domain/task.ts';

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
  properties: PropertyName[];
  rights: readonly string[];
  csrfToken: string;
}

export interface PropertyName {
  id: string;
  name: string;
}

export interface LastMessage {
  author: Author;
  text: string;
  language: string;
  at: string;
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
  /** Guest messages nobody on the desk has read. */
  unread: number;
  /** Since when its guest waits for a person. */
  waitingSince: string | null;
  /** What the assistant has asked and waits to hear: an intent, and the detail it lacks. */
  openQuestion: { about: string; asks: string } | null;
  /** The page of the hotel's site where the guest began to write. */
  page: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface MessagePart {
  text: string;
  language: string;
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
  internal: boolean;
  at: string;
  decision?: Decision | null;
}

export interface Draft {
  id: string;
  conversationId: string;
  /** The guest message this would answer. */
  replyTo: string;
  text: string;
  language: string;
  state: 'open' | 'approved' | 'discarded';
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
  conversationId: string | null;
  state: TaskState;
  priority: Priority;
  dueAt: string;
  assignee: Person | null;
  createdAt: string;
  updatedAt: string;
}

/** A booking that a conversation may see, and why. The days are the property's: `YYYY-MM-DD`. */
export interface Booking {
  confirmationNumber: string;
  level: GrantLevel;
  reason: string;
  checkIn: string;
  checkOut: string;
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
  detail: string;
  at: string;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
