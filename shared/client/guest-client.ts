import { GuestConnection } from './connection/guest-connection.ts';
import type { GuestClientEvents, GuestClientOptions } from './connection/options.ts';
import { Outbox, type Outgoing } from './outbox.ts';

/** A guest's connection: it stays up by itself, and what the guest writes arrives once and in order. */
export interface GuestClient {
  start(): void;
  send(line: Outgoing): void;
  /** Tries a line again that was refused. */
  resend(id: string): void;
  typing(on: boolean): void;
  read(seq: number): void;
  olderThan(seq: number, limit?: number): void;
  rate(score: number, comment?: string): void;
  /** `language`: of the text that was shown. */
  consent(granted: boolean, version: string, language: string): void;
  end(): void;
  /** Has the conversation erased at the server, which then closes the connection for good. */
  erase(): void;
  /** Forgets the conversation here and begins another. */
  startOver(): void;
  identify(jwt: string): void;
  /** The session's token while there is a connection: what else is asked of the server is asked with it. */
  session(): string | undefined;
  /** The page is shown again or the network is back: connect at once, or see whether the connection lives. */
  wake(): void;
  /** The network is gone. */
  offline(): void;
  /** Another tab changed the storage's entry; null where it removed it. */
  storageChanged(text: string | null): void;
  close(): void;
}

/** Connects to nothing before `start`. */
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
