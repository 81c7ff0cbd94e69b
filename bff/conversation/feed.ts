import type { GuestServerFrame } from '../../shared/protocol/guest-frames.ts';
import type { GuestEvent } from '../store/conversations/guest-events.ts';

/** What a guest's page shows for a moment and nobody stores. */
export type GuestSignal = Extract<GuestServerFrame, { type: 'typing' | 'delta' }>;

/** A committed change of a property, as its desks are sent it. */
export interface DeskFrame {
  type: string;
  event?: number;
  [field: string]: unknown;
}

/** Whose access ended: their sockets close. */
export interface Revocation {
  userId?: string;
  keyId?: string;
  sessionId?: string;
  /** The account whose list of networks changed: only sockets from elsewhere close. */
  networkOf?: string;
}

/** Pages are to be closed: all, or those whose token is of a level below. */
export interface Closing {
  code: number;
  below?: number;
}

type Listener<T> = (value: T) => void;
type Undo = () => void;

/** Hears of one conversation. It is kept as it is, one for each open page: there may be many thousands. */
export interface GuestListener {
  event(event: GuestEvent): void;
  signal(signal: GuestSignal): void;
  closing(closing: Closing): void;
  /** The stream has come as far as this number. */
  end?(seq: number): void;
}

/**
 * Tells this process what was committed, right after it was. It carries hints: who misses one reads the tables.
 * A listener must not throw and must not wait.
 */
export interface Feed {
  publishGuest(event: GuestEvent): void;
  publishSignal(conversationId: string, signal: GuestSignal): void;
  publishDesk(propertyId: string, frame: DeskFrame): void;
  /** What desks show for a moment and nobody stores: a frame without a number. */
  publishDeskSignal(propertyId: string, frame: DeskFrame): void;
  /** A stream has come as far as this number: who has less reads the table. Told of what another process wrote. */
  publishGuestEnd(conversationId: string, seq: number): void;
  publishDeskEnd(propertyId: string, event: number): void;
  publishRevocation(revocation: Revocation): void;
  /**
   * A guest's conversation was erased or ended from elsewhere: its pages are closed with this code. `below`: only those
   * whose token is of a lower level.
   */
  publishClosing(conversationId: string, code: number, below?: number): void;
  /** What every page of a property shows of it has changed. */
  publishProperty(propertyId: string): void;
  onProperty(propertyId: string, listener: () => void): Undo;
  onGuest(conversationId: string, listener: GuestListener): Undo;
  onDesk(propertyId: string, listener: Listener<DeskFrame>, onEnd?: Listener<number>): Undo;
  onRevocation(listener: Listener<Revocation>): Undo;
  hasDesk(propertyId: string): boolean;
  /** Whose streams somebody follows here, by conversation and by property. */
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

/** Listeners by topic; a topic without any takes no memory. */
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
