import type { DeskEvent } from './apply.ts';

export interface LiveHandlers {
  /** Fetches a ticket for one socket; called at each connection. */
  ticket(): Promise<string>;
  onEvent(event: DeskEvent): void;
  /** `fresh`: events were missed, so load everything again. */
  onOnline(fresh: boolean, newestEvent: number): void;
  onOffline(): void;
  /** The session has ended or lost its rights. */
  onRefused(): void;
}

/** The live connection, as the rest of the desk sees it. */
export interface Live {
  /** Reports which conversation is open here; its messages then count as read. */
  look(conversationId: string | null): void;
  typing(conversationId: string, on: boolean): void;
  /** Reconnects and resumes after the last event number. */
  resume(): void;
  /** Checks the connection; without an answer it counts as offline within seconds. */
  doubt(): void;
  close(): void;
}

/** Opens the live connection for a property, resuming after `lastEvent`. */
export type OpenLive = (propertyId: string, lastEvent: () => number, handlers: LiveHandlers) => Live;
