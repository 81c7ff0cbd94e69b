import type { Effect } from './effect.ts';

/** The one way out to a PMS. Adapters are handed one and open no connection of their own. */
export interface Net {
  /**
   * Sends a request and reads the whole answer (bounded). Every status that comes back is an answer; a PmsError
   * `unreachable`, `address_refused` or `cancelled` says that none came. Waits for the provider's rate budget, keeps to
   * `Retry-After`, and tries again (full-jitter back-off) what the request's `effect` allows: busy servers and lost connections
   * where twice is once, 429 alone where each time adds another. A `delete` that is told a second time and finds nothing (404,
   * 410) is answered 204.
   */
  send(request: NetRequest, signal: AbortSignal): Promise<NetAnswer>;
  /** Opens a socket to the PMS, by the same rules of addresses; it ends with the connection's own end at the latest. */
  open(request: SocketRequest, signal: AbortSignal): Promise<NetSocket>;
}

export interface SocketRequest {
  /** `wss://…`; `ws://` where plain HTTP is allowed. */
  url: string;
  protocol: string;
  onMessage(text: string): void;
  /** Once, however it came to its end. */
  onClose(end: { code: number; reason: string }): void;
}

export interface NetSocket {
  send(text: string): void;
  close(): void;
}

export interface NetRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as it is; say its type in the headers. */
  body?: string;
  /** What it does to the PMS; default: GET and HEAD read, all else appends. */
  effect?: Effect;
  /** The same was sent before, and nobody knows whether it arrived. */
  again?: boolean;
  /** For limits that the vendor counts apart; default: one budget for all. */
  bucket?: string;
}

export interface NetAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}
