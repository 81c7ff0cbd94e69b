import type { DeskEvent } from './apply.ts';

export interface LiveHandlers {
  /** A ticket for one socket; asked for at each connection. */
  ticket(): Promise<string>;
  onEvent(event: DeskEvent): void;
  /** `fresh`: what we hold does not join on to the server's log; fetch everything again. */
  onOnline(fresh: boolean, newestEvent: number): void;
  onOffline(): void;
  /** The session ended, was disabled or lost its rights. */
  onRefused(): void;
}

/** The desk's side of the socket, as the rest of the desk sees it. */
export interface Live {
  /** Tells which conversation is open here, or none; what its guest wrote then counts as read. */
  look(conversationId: string | null): void;
  typing(conversationId: string, on: boolean): void;
  /** Connects again and reads on from the last number: what came does not join on to what we have. */
  resume(): void;
  /** Is there still somebody at the other end? If not it counts as offline within seconds. */
  doubt(): void;
  close(): void;
}

/** Opens the live connection for a property, resuming after `lastEvent`. */
export type OpenLive = (propertyId: string, lastEvent: () => number, handlers: LiveHandlers) => Live;
