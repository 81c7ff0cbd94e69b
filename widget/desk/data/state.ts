import type { CardOf } from '../../../shared/protocol/card.ts';
import { FIRST_LISTING, type Listing, type Loading } from './kept/listing.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './kept/preferences.ts';
import type {
  Alert,
  Conversation,
  Counts,
  Draft,
  Label,
  Macro,
  Message,
  Presence,
  PropertyName,
  SavedView,
  SentFile,
  StaffUser,
  Task,
} from './read/types.ts';
import { FIRST_VIEW, type Route } from './route.ts';

/** State of the live connection. `offline`: reconnecting. */
export type Connection = 'connecting' | 'online' | 'offline';

/**
 * An unsent reply, shown at once and replaced by the stored message. `key` makes a retry harmless. `waiting`: server not
 * reachable, sent later by itself. `failed`: refused, staff must act.
 */
export interface Outgoing {
  key: string;
  conversationId: string;
  text: string;
  /** Its files. */
  files?: readonly SentFile[];
  /** A list card below the text. */
  card?: CardOf<'list'>;
  internal: boolean;
  state: 'sending' | 'waiting' | 'failed';
  reason: string;
  at: string;
}

/**
 * Which page is shown. `failed`: could not load who is signed in. `factor_missing`: the account requires a second factor that is
 * not set up.
 */
export type Phase =
  | { name: 'starting' }
  | { name: 'failed'; reason: string }
  | { name: 'signed_out'; why: 'first' | 'ended' | 'link_spent' | 'password_set' }
  | { name: 'set_password'; token: string }
  | { name: 'factor_missing' }
  | { name: 'ready' };

/** A short notice in the corner, with at most one action. */
export interface Toast {
  id: number;
  tone: 'done' | 'problem' | 'guest';
  text: string;
  action: ToastAction | null;
}

/** `isUndo`: the undo shortcut runs it too. */
export interface ToastAction {
  label: string;
  run: () => void;
  isUndo?: boolean;
}

/** The messages of a conversation, ordered by `seq`, each once. `isGone`: it does not exist on the server. */
export interface Thread {
  isGone?: boolean;
  loading: Loading;
  messages: readonly Message[];
  /** The server has older messages. */
  hasEarlier: boolean;
}

/** Everything the desk shows. Replaced, never mutated: views compare by identity. */
export interface DeskState {
  phase: Phase;
  route: Route;
  preferences: Preferences;
  toasts: readonly Toast[];
  user: StaffUser | null;
  /** This person's rights at the property. */
  rights: readonly string[];
  /** Optional abilities of this server. */
  features: readonly string[];
  properties: readonly PropertyName[];
  propertyId: string | null;
  timezone: string | null;
  connection: Connection;
  /** Number of the newest event applied; lower ones are repeats. */
  lastEvent: number;
  listing: Listing;
  /** Number of conversations per kind, by the server; null until loaded. */
  counts: Counts | null;
  /** True when all active conversations that are not snoozed are loaded. */
  holdsActive: boolean;
  conversations: ReadonlyMap<string, Conversation>;
  threads: ReadonlyMap<string, Thread>;
  outgoing: readonly Outgoing[];
  /** The property's labels by id. */
  labels: ReadonlyMap<string, Label>;
  /** The property's macros. */
  macros: readonly Macro[];
  /** Saved views: one's own and the property's. */
  views: readonly SavedView[];
  /** Selected conversations; null when not selecting. */
  picked: ReadonlySet<string> | null;
  drafts: ReadonlyMap<string, Draft>;
  /** Whether the drafts are loaded. */
  draftsKnown: boolean;
  tasks: ReadonlyMap<string, Task>;
  tasksLoading: Loading;
  presence: ReadonlyMap<string, readonly Presence[]>;
  /** Conversations whose guest is typing. */
  guestsTyping: ReadonlySet<string>;
  alerts: readonly Alert[];
}

/** The initial state. */
export function emptyState(): DeskState {
  return {
    phase: { name: 'starting' },
    route: { view: FIRST_VIEW, rest: '' },
    preferences: DEFAULT_PREFERENCES,
    toasts: [],
    user: null,
    rights: [],
    features: [],
    properties: [],
    propertyId: null,
    timezone: null,
    connection: 'connecting',
    lastEvent: 0,
    listing: FIRST_LISTING,
    counts: null,
    holdsActive: false,
    conversations: new Map(),
    threads: new Map(),
    outgoing: [],
    labels: new Map(),
    macros: [],
    views: [],
    picked: null,
    drafts: new Map(),
    draftsKnown: false,
    tasks: new Map(),
    tasksLoading: 'idle',
    presence: new Map(),
    guestsTyping: new Set(),
    alerts: [],
  };
}

/** The state after switching to another property: only who is signed in is kept. */
export function otherProperty(state: DeskState, propertyId: string): DeskState {
  const { phase, route, preferences, toasts, user, features, properties } = state;
  const rights = properties.find(({ id }) => id === propertyId)?.rights ?? [];
  return { ...emptyState(), phase, route, preferences, toasts, user, rights, features, properties, propertyId };
}

/** Whether sending failed; a reply that waits for an earlier one does not count. */
export function isStuck({ state, reason }: Outgoing): boolean {
  return state === 'failed' || (state === 'waiting' && reason !== '');
}

/** Whether anything would be lost if the page were closed. */
export function hasUnsent(state: DeskState): boolean {
  return state.outgoing.length > 0;
}

/** Number of tasks not started, shown in the navigation. */
export function openTaskCount(state: DeskState): number {
  let count = 0;
  for (const task of state.tasks.values()) if (task.state === 'open') count += 1;
  return count;
}
