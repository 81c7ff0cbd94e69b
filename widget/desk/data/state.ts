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

/** Where the live connection stands. `offline` means it is being tried again. */
export type Connection = 'connecting' | 'online' | 'offline';

/**
 * A reply on its way: shown at once, and settled by the stored message. `key` makes sending it again harmless. `waiting`:
 * the server could not be reached, and it leaves by itself when it can; `failed`: it was refused, and somebody must look.
 */
export interface Outgoing {
  key: string;
  conversationId: string;
  text: string;
  /** Files that go with it. */
  files?: readonly SentFile[];
  /** A list below the words. */
  card?: CardOf<'list'>;
  internal: boolean;
  state: 'sending' | 'waiting' | 'failed';
  reason: string;
  at: string;
}

/**
 * Which page the desk shows: `failed` means the server could not be asked who is signed in, `factor_missing` that the account asks
 * whoever is for a second factor they do not have.
 */
export type Phase =
  | { name: 'starting' }
  | { name: 'failed'; reason: string }
  | { name: 'signed_out'; why: 'first' | 'ended' | 'link_spent' | 'password_set' }
  | { name: 'set_password'; token: string }
  | { name: 'factor_missing' }
  | { name: 'ready' };

/** A short word to the person at the desk, with at most one thing to do about it. */
export interface Toast {
  id: number;
  tone: 'done' | 'problem' | 'guest';
  text: string;
  action: ToastAction | null;
}

/** `isUndo`: the key for undoing runs it too. */
export interface ToastAction {
  label: string;
  run: () => void;
  isUndo?: boolean;
}

/** The messages of one conversation, in order of `seq`, each once. `isGone`: the server has no such conversation. */
export interface Thread {
  isGone?: boolean;
  loading: Loading;
  messages: readonly Message[];
  /** There are older messages than these on the server. */
  hasEarlier: boolean;
}

/** Everything the desk shows. Replaced, never mutated: views compare by identity. */
export interface DeskState {
  phase: Phase;
  route: Route;
  preferences: Preferences;
  toasts: readonly Toast[];
  user: StaffUser | null;
  /** What this person may do at the property, in the server's words. */
  rights: readonly string[];
  /** What this server can do beyond the rest, in its own words. */
  features: readonly string[];
  properties: readonly PropertyName[];
  propertyId: string | null;
  timezone: string | null;
  connection: Connection;
  /** The newest event applied; what comes at or below it is a repeat. */
  lastEvent: number;
  listing: Listing;
  /** How many there are of each kind, by the server; null until it has said so. */
  counts: Counts | null;
  /** Every conversation that is active and not put off is here, and events keep it so. */
  holdsActive: boolean;
  conversations: ReadonlyMap<string, Conversation>;
  threads: ReadonlyMap<string, Thread>;
  outgoing: readonly Outgoing[];
  /** What staff sort conversations by, by id. */
  labels: ReadonlyMap<string, Label>;
  /** Several things that staff often do together. */
  macros: readonly Macro[];
  /** Ways to look at the list: one's own and the house's. */
  views: readonly SavedView[];
  /** Conversations chosen to do something to all of them; null: none are being chosen. */
  picked: ReadonlySet<string> | null;
  drafts: ReadonlyMap<string, Draft>;
  /** The server has said which drafts there are. */
  draftsKnown: boolean;
  tasks: ReadonlyMap<string, Task>;
  tasksLoading: Loading;
  presence: ReadonlyMap<string, readonly Presence[]>;
  /** Conversations whose guest is writing at this moment. */
  guestsTyping: ReadonlySet<string>;
  alerts: readonly Alert[];
}

/** A desk that has just been opened. */
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

/** The state of another property of the same account: who is signed in stays, what belonged to the first is forgotten. */
export function otherProperty(state: DeskState, propertyId: string): DeskState {
  const { phase, route, preferences, toasts, user, features, properties } = state;
  const rights = properties.find(({ id }) => id === propertyId)?.rights ?? [];
  return { ...emptyState(), phase, route, preferences, toasts, user, rights, features, properties, propertyId };
}

/** Could this line not leave? One that only waits for those before it is as good as being sent. */
export function isStuck({ state, reason }: Outgoing): boolean {
  return state === 'failed' || (state === 'waiting' && reason !== '');
}

/** Is something here that the server does not have yet and will not get once the page is gone? */
export function hasUnsent(state: DeskState): boolean {
  return state.outgoing.length > 0;
}

/** Tasks nobody has begun: the number at their entry in the navigation. */
export function openTaskCount(state: DeskState): number {
  let count = 0;
  for (const task of state.tasks.values()) if (task.state === 'open') count += 1;
  return count;
}
