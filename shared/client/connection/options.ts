import type { FetchLike } from '../http-transport.ts';
import type { Delivery } from '../line-sender.ts';
import type { ClientStorage, Outgoing } from '../outbox.ts';
import type { CreateSocket } from '../socket-transport.ts';
import type { AnyFrame, ClientClock } from '../world.ts';

/** What a page hears of its connection. */
export interface GuestClientEvents {
  /** Every frame of the server, once and in order of its numbers; welcome and acks included. */
  frame(frame: AnyFrame): void;
  /** Connected means `welcome` was seen. `code` is the close code that ended it for good. */
  link(state: 'connecting' | 'online' | 'offline' | 'stopped', code: number | null): void;
  /** A line of the guest's that the server has not confirmed. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** The place a client runs in, and who speaks there. */
export interface GuestClientOptions {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  storage: ClientStorage;
  locale(): string;
  page?(): { url: string; title: string };
  identity?: string | null;
  createSocket: CreateSocket;
  /** For networks that block sockets; without it there are only sockets. */
  fetch?: FetchLike;
  clock: ClientClock;
  /** From 0 to 1. */
  random(): number;
  isOnline?(): boolean;
}
