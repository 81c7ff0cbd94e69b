import type { Outgoing } from '../../shared/client/outbox.ts';
import type { AnyFrame, Delivery } from './chat-state.ts';

export type { Outgoing };

/** Callbacks of the connection. */
export interface LinkEvents {
  /** Called for each server frame, in order, including welcome and acks. */
  frame(frame: AnyFrame): void;
  /** Called when the connection changes. `code` is the close code when it stopped for good, else null. */
  link(state: 'connecting' | 'online' | 'offline' | 'stopped', code: number | null): void;
  /** Called for a guest's message that the server has not confirmed yet. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** The panel's connection. Hides sockets, resuming and the queue of unsent messages. */
export interface ChatLink {
  start(): void;
  send(line: Outgoing): void;
  /** Sends a message again after the server refused it. */
  resend(id: string): void;
  typing(on: boolean): void;
  read(seq: number): void;
  olderThan(seq: number, limit?: number): void;
  rate(score: number, comment?: string): void;
  /** `language`: the language of the consent text that was shown. */
  consent(granted: boolean, version: string, language: string): void;
  end(): void;
  /** Erases the conversation on the server; the link then stops. */
  erase(): void;
  /** Forgets this browser's conversation and starts a new one. */
  startOver(): void;
  identify(jwt: string): void;
  /** The session token, or undefined when not connected. */
  session(): string | undefined;
  /** Connects now instead of waiting for the next retry. */
  wake(): void;
  close(): void;
}

export type OpenLink = (events: LinkEvents) => ChatLink;
