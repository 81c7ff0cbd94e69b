import type { GuestClientFrame, HelloFrame } from '../protocol/guest-frames.ts';

/** What a client needs of the place it runs in; handed in, so that a browser, Node and a test's clock all do. */
export interface ClientClock {
  /** Milliseconds since the epoch. */
  now(): number;
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A frame as it came over the wire. Frames and fields of later versions are passed on, not refused. */
export type AnyFrame = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What a way to the server tells of itself. `alive` is called for every sign of life, frames included. */
export interface TransportEvents {
  frame(frame: AnyFrame): void;
  alive(): void;
  /** Once, at the end. `code` is a close code; 1006 where the connection was lost without one. */
  closed(code: number, retryAfterMs: number | null): void;
}

/** One connection. After `close` it tells nothing more. */
export interface Transport {
  send(frame: GuestClientFrame): void;
  close(): void;
}

export type OpenTransport = (hello: HelloFrame, events: TransportEvents) => Transport;

/** The close code of a connection that was lost: browsers report it, nobody sends it. */
export const LOST = 1006;

/** Null for text that is no frame. */
export function readFrame(text: string): AnyFrame | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFrame(value) ? value : null;
  } catch {
    return null;
  }
}

export function isFrame(value: unknown): value is AnyFrame {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** An object of JSON: of its fields nothing is known. A list passes too, and has none that we ask for. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
