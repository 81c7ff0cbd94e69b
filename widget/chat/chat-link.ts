import type { Outgoing } from '../../shared/client/outbox.ts';
import type { AnyFrame, Delivery } from './chat-state.ts';

export type { Outgoing };

/** What the panel hears of its connection. */
export interface LinkEvents {
  /** Every frame of the server, in order, welcome and acks included. */
  frame(frame: AnyFrame): void;
  /** Whether there is a connection; `code` is the close code that ended it for good. */
  link(state: 'connecting' | 'online' | 'offline' | 'stopped', code: number | null): void;
  /** A line of the guest's that the server has not confirmed. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** The panel's connection: sockets, resuming and the queue of unsent lines are behind it. */
export interface ChatLink {
  start(): void;
  send(line: Outgoing): void;
  /** Tries a line again that the server refused. */
  resend(id: string): void;
  typing(on: boolean): void;
  read(seq: number): void;
  olderThan(seq: number, limit?: number): void;
  rate(score: number, comment?: string): void;
  /** `language`: of the text that was shown. */
  consent(granted: boolean, version: string, language: string): void;
  end(): void;
  /** Has the conversation erased; the link then stops. */
  erase(): void;
  /** Forgets the conversation in this browser and begins another. */
  startOver(): void;
  identify(jwt: string): void;
  /** The session's token while there is a connection. */
  session(): string | undefined;
  /** Somebody is there: connect now, instead of when it is due. */
  wake(): void;
  close(): void;
}

export type OpenLink = (events: LinkEvents) => ChatLink;
