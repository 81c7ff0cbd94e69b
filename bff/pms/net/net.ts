import type { Effect } from './effect.ts';

/** The only way to call a PMS. Adapters get one and open no connections themselves. */
export interface Net {
  /**
   * Sends a request and reads the whole answer, up to a limit. Every status is returned as an answer; without an answer
   * it throws a PmsError `unreachable`, `address_refused` or `cancelled`. It waits for the provider's budget, obeys
   * `Retry-After`, and retries (full-jitter back-off) as far as the request's `effect` allows: after a busy server or a
   * lost connection if a repetition has no effect, and only after 429 if it appends. A repeated `delete` that finds
   * nothing (404, 410) is answered with 204.
   */
  send(request: NetRequest, signal: AbortSignal): Promise<NetAnswer>;
  /** Opens a WebSocket to the PMS, with the same address checks. It closes with the PMS connection at the latest. */
  open(request: SocketRequest, signal: AbortSignal): Promise<NetSocket>;
}

export interface SocketRequest {
  /** `wss://…`; `ws://` if plain HTTP is allowed. */
  url: string;
  protocol: string;
  onMessage(text: string): void;
  /** Called once, whichever side closed it. */
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
  /** Sent unchanged; set its type in the headers. */
  body?: string;
  /** The effect on the PMS; default: GET and HEAD read, others append. */
  effect?: Effect;
  /** True if the same request was sent before with unknown outcome. */
  again?: boolean;
  /** The budget it counts against, for vendors with several limits; default: one budget for all. */
  bucket?: string;
}

export interface NetAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}
