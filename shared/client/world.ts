import type { GuestClientFrame, HelloFrame } from '../protocol/guest-frames.ts';

/** The clock and timers of a client; passed in, so that tests can replace them. */
export interface ClientClock {
  /** Milliseconds since the epoch. */
  now(): number;
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A frame as received. Unknown types and fields are passed on. */
export type AnyFrame = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Callbacks of a transport. `alive` is called for every sign of life, including frames. */
export interface TransportEvents {
  frame(frame: AnyFrame): void;
  alive(): void;
  /** Called once at the end. `code` is a close code; 1006 when the connection was lost. */
  closed(code: number, retryAfterMs: number | null): void;
}

/** One connection. After `close` there are no more callbacks. */
export interface Transport {
  send(frame: GuestClientFrame): void;
  close(): void;
}

export type OpenTransport = (hello: HelloFrame, events: TransportEvents) => Transport;

/** Close code of a lost connection; reported by browsers, never sent. */
export const LOST = 1006;

/** Null if the text is no frame. */
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

/** Whether it is an object with fields of unknown types. Arrays pass too, but lack the fields we ask for. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
