import type { GuestServerFrame } from '../../shared/protocol/guest-frames.ts';
import type { GuestEvent } from '../store/conversations/guest-events.ts';

/** A short-lived signal to a guest's page, which is not stored. */
export type GuestSignal = Extract<GuestServerFrame, { type: 'typing' | 'delta' }>;

/** A committed change of a property, as a frame for its desks. */
export interface DeskFrame {
  type: string;
  event?: number;
  [field: string]: unknown;
}

/** Ended access: these users' or keys' sockets are closed. */
export interface Revocation {
  userId?: string;
  keyId?: string;
  sessionId?: string;
  /** The account whose list of allowed networks changed: only sockets from other networks are closed. */
  networkOf?: string;
}

/** Guest pages to close: all, or those whose token has a lower level. */
export interface Closing {
  code: number;
  below?: number;
}

type Listener<T> = (value: T) => void;
type Undo = () => void;

/** Listens to one conversation, for one open page. There may be many thousands. */
export interface GuestListener {
  event(event: GuestEvent): void;
  signal(signal: GuestSignal): void;
  closing(closing: Closing): void;
  /** The stream has reached this number. */
  end?(seq: number): void;
}

/**
 * Publishes committed changes inside this process. These are hints: a listener that misses one reads the tables. Listeners must
 * be synchronous and must not throw.
 */
export interface Feed {
  publishGuest(event: GuestEvent): void;
  publishSignal(conversationId: string, signal: GuestSignal): void;
  publishDesk(propertyId: string, frame: DeskFrame): void;
  /** A short-lived signal to desks, which is not stored: a frame without a number. */
  publishDeskSignal(propertyId: string, frame: DeskFrame): void;
  /** A stream has reached this number by a write of another process: listeners that are behind read the table. */
  publishGuestEnd(conversationId: string, seq: number): void;
  publishDeskEnd(propertyId: string, event: number): void;
  publishRevocation(revocation: Revocation): void;
  /** Closes a conversation's pages with this code. `below`: only those whose token has a lower level. */
  publishClosing(conversationId: string, code: number, below?: number): void;
  /** Something that all guest pages of the property show has changed. */
  publishProperty(propertyId: string): void;
  onProperty(propertyId: string, listener: () => void): Undo;
  onGuest(conversationId: string, listener: GuestListener): Undo;
  onDesk(propertyId: string, listener: Listener<DeskFrame>, onEnd?: Listener<number>): Undo;
  onRevocation(listener: Listener<Revocation>): Undo;
  hasDesk(propertyId: string): boolean;
  /** The conversations and properties that have listeners in this process. */
  followed(): { conversations: string[]; properties: string[] };
}

export function createFeed(): Feed {
  const guests = new Topics<GuestListener>();
  const desks = new Topics<Listener<DeskFrame>>();
  const revocations = new Topics<Listener<Revocation>>();
  const properties = new Topics<() => void>();
  const deskEnds = new Topics<Listener<number>>();
  return {
    publishGuest: (event) => guests.tell(event.conversationId, (listener) => listener.event(event)),
    publishSignal: (conversationId, signal) => guests.tell(conversationId, (listener) => listener.signal(signal)),
    publishDesk: (propertyId, frame) => desks.tell(propertyId, (listener) => listener(frame)),
    publishDeskSignal: (propertyId, frame) => desks.tell(propertyId, (listener) => listener(frame)),
    publishGuestEnd: (conversationId, seq) => guests.tell(conversationId, (listener) => listener.end?.(seq)),
    publishDeskEnd: (propertyId, event) => deskEnds.tell(propertyId, (listener) => listener(event)),
    publishRevocation: (revocation) => revocations.tell('', (listener) => listener(revocation)),
    publishClosing(conversationId, code, below) {
      const closing = below === undefined ? { code } : { code, below };
      guests.tell(conversationId, (listener) => listener.closing(closing));
    },
    publishProperty: (propertyId) => properties.tell(propertyId, (listener) => listener()),
    onProperty: (propertyId, listener) => properties.subscribe(propertyId, listener),
    onGuest: (conversationId, listener) => guests.subscribe(conversationId, listener),
    onDesk: (propertyId, listener, onEnd) =>
      undoAll([
        desks.subscribe(propertyId, listener),
        ...(onEnd === undefined ? [] : [deskEnds.subscribe(propertyId, onEnd)]),
      ]),
    onRevocation: (listener) => revocations.subscribe('', listener),
    hasDesk: (propertyId) => desks.has(propertyId),
    followed: () => ({ conversations: guests.topics(), properties: deskEnds.topics() }),
  };
}

function undoAll(steps: readonly Undo[]): Undo {
  return () => {
    for (const step of steps) step();
  };
}

/** Listeners by topic; topics without listeners are removed. */
class Topics<Heard> {
  readonly #listeners = new Map<string, Set<Heard>>();

  tell(topic: string, tell: (listener: Heard) => void): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) tell(listener);
  }

  subscribe(topic: string, listener: Heard): Undo {
    const listeners = this.#listeners.get(topic) ?? new Set<Heard>();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  has(topic: string): boolean {
    return this.#listeners.has(topic);
  }

  topics(): string[] {
    return [...this.#listeners.keys()];
  }
}
