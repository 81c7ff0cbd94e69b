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
  onGuest(
    conversationId: string,
    listeners: {
      event: Listener<GuestEvent>;
      signal: Listener<GuestSignal>;
      closing: Listener<Closing>;
      end?: Listener<number>;
    },
  ): Undo;
  onDesk(propertyId: string, listener: Listener<DeskFrame>, onEnd?: Listener<number>): Undo;
  onRevocation(listener: Listener<Revocation>): Undo;
  hasDesk(propertyId: string): boolean;
  /** Whose streams somebody follows here, by conversation and by property. */
  followed(): { conversations: string[]; properties: string[] };
}

export function createFeed(): Feed {
  const events = new Topics<GuestEvent>();
  const signals = new Topics<GuestSignal>();
  const closings = new Topics<Closing>();
  const desks = new Topics<DeskFrame>();
  const revocations = new Topics<Revocation>();
  const properties = new Topics<undefined>();
  const guestEnds = new Topics<number>();
  const deskEnds = new Topics<number>();
  return {
    publishGuest: (event) => events.publish(event.conversationId, event),
    publishSignal: (conversationId, signal) => signals.publish(conversationId, signal),
    publishDesk: (propertyId, frame) => desks.publish(propertyId, frame),
    publishDeskSignal: (propertyId, frame) => desks.publish(propertyId, frame),
    publishGuestEnd: (conversationId, seq) => guestEnds.publish(conversationId, seq),
    publishDeskEnd: (propertyId, event) => deskEnds.publish(propertyId, event),
    publishRevocation: (revocation) => revocations.publish('', revocation),
    publishClosing: (conversationId, code, below) =>
      closings.publish(conversationId, below === undefined ? { code } : { code, below }),
    publishProperty: (propertyId) => properties.publish(propertyId, undefined),
    onProperty: (propertyId, listener) => properties.subscribe(propertyId, listener),
    onGuest(conversationId, { event, signal, closing, end }) {
      return undoAll([
        events.subscribe(conversationId, event),
        signals.subscribe(conversationId, signal),
        closings.subscribe(conversationId, closing),
        ...(end === undefined ? [] : [guestEnds.subscribe(conversationId, end)]),
      ]);
    },
    onDesk: (propertyId, listener, onEnd) =>
      undoAll([
        desks.subscribe(propertyId, listener),
        ...(onEnd === undefined ? [] : [deskEnds.subscribe(propertyId, onEnd)]),
      ]),
    onRevocation: (listener) => revocations.subscribe('', listener),
    hasDesk: (propertyId) => desks.has(propertyId),
    followed: () => ({ conversations: guestEnds.topics(), properties: deskEnds.topics() }),
  };
}

function undoAll(steps: readonly Undo[]): Undo {
  return () => {
    for (const step of steps) step();
  };
}

/** Listeners by topic; a topic without any takes no memory. */
class Topics<T> {
  readonly #listeners = new Map<string, Set<Listener<T>>>();

  publish(topic: string, value: T): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(value);
  }

  subscribe(topic: string, listener: Listener<T>): Undo {
    const listeners = this.#listeners.get(topic) ?? new Set();
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
