import type { FetchLike } from '../http-transport.ts';
import type { Delivery } from '../line-sender.ts';
import type { ClientStorage, Outgoing } from '../outbox.ts';
import type { CreateSocket } from '../socket-transport.ts';
import type { AnyFrame, ClientClock } from '../world.ts';

/** Callbacks of the connection. */
export interface GuestClientEvents {
  /** Called for each server frame, once and in order, including welcome and acks. */
  frame(frame: AnyFrame): void;
  /**
   * Called when the connection changes; `online` means `welcome` has arrived. `code` is the close code that ended it for good.
   */
  link(state: 'connecting' | 'online' | 'offline' | 'stopped', code: number | null): void;
  /** Called for a guest's message that the server has not confirmed. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** The environment of a client, and the guest's hints. */
export interface GuestClientOptions {
  propertyId: string;
  /** The server's address; ends in `/chat/`. */
  baseUrl: string;
  storage: ClientStorage;
  locale(): string;
  page?(): { url: string; title: string };
  identity?: string | null;
  createSocket: CreateSocket;
  /** Used when a network blocks sockets; without it, only sockets are used. */
  fetch?: FetchLike;
  clock: ClientClock;
  /** Random number from 0 to 1. */
  random(): number;
  isOnline?(): boolean;
}
