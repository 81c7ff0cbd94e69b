import { GuestConnection } from './connection/guest-connection.ts';
import type { GuestClientEvents, GuestClientOptions } from './connection/options.ts';
import { Outbox, type Outgoing } from './outbox.ts';

/** A guest's connection. Reconnects by itself; the guest's messages arrive once and in order. */
export interface GuestClient {
  start(): void;
  send(line: Outgoing): void;
  /** Sends a refused message again. */
  resend(id: string): void;
  typing(on: boolean): void;
  read(seq: number): void;
  olderThan(seq: number, limit?: number): void;
  rate(score: number, comment?: string): void;
  /** `language`: the language of the consent text that was shown. */
  consent(granted: boolean, version: string, language: string): void;
  end(): void;
  /** Erases the conversation on the server, which then closes the connection for good. */
  erase(): void;
  /** Forgets the conversation here and starts a new one. */
  startOver(): void;
  identify(jwt: string): void;
  /** The session token while connected, for other requests. */
  session(): string | undefined;
  /** Call when the page is shown or the network is back: connects at once, or checks the connection. */
  wake(): void;
  /** Call when the network is lost. */
  offline(): void;
  /** Call when another tab changed the storage; null if it removed the entry. */
  storageChanged(text: string | null): void;
  close(): void;
}

/** Creates a client; `start` connects it. */
export function createGuestClient(options: GuestClientOptions, events: GuestClientEvents): GuestClient {
  const outbox = new Outbox(options.storage);
  const connection = new GuestConnection(options, events, outbox);
  const { lines } = connection;
  return {
    start() {
      lines.showWaiting();
      connection.connect();
    },
    send(line) {
      outbox.add(line);
      const { session } = connection;
      if (session !== undefined && outbox.session === undefined) outbox.setSession(session);
      if (connection.isOnline) lines.flush();
      else events.pending(line, 'waiting');
    },
    resend(id) {
      outbox.revive(id);
      lines.flush();
    },
    typing: (on) => connection.emit({ type: 'typing', on }),
    read: (seq) => connection.read(seq),
    olderThan: (seq, limit) => connection.olderThan(seq, limit),
    rate: (score, comment) => connection.emit({ type: 'rate', score, ...(comment !== undefined && { comment }) }),
    consent: (granted, version, language) => connection.consent({ granted, version, language }),
    end: () => connection.emit({ type: 'end' }),
    erase: () => connection.emit({ type: 'erase' }),
    startOver: () => connection.startOver(),
    session: () => (connection.isOnline ? connection.session : undefined),
    identify: (jwt) => connection.identify(jwt),
    wake: () => connection.wake(),
    offline: () => connection.drop(),
    storageChanged(text) {
      if (outbox.adopt(text)) connection.takeSession();
    },
    close: () => connection.close(),
  };
}
