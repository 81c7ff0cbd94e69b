/**
 * Something that goes wrong, in the order it is asked for. `lost`: the line breaks before the request is worked on;
 * `cut`: it is worked on, and the line breaks in the middle of the answer; `unanswered`: it is worked on, and the line breaks
 * before a byte of the answer; `silent`: it is worked on, and the line stays open without an answer; `failed`: it is worked on, and this status is answered all the same; `repeat`: the answer
 * before, from the same path, is given again; `malformed`: an answer that is no JSON, or JSON of another shape (`body`).
 */
export type FaultKind =
  | { kind: 'latency'; ms: number }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'rate_limit'; retryAfter?: string }
  | { kind: 'lost' }
  | { kind: 'cut' }
  | { kind: 'unanswered' }
  | { kind: 'silent' }
  | { kind: 'failed'; status: number }
  | { kind: 'repeat' }
  | { kind: 'malformed'; body?: string };

export interface FaultOrder {
  /** Only where `METHOD /path?query` fits; default: every request. */
  on?: RegExp;
  /** How many requests it happens to; default 1. */
  times?: number;
  /** How many that fit go well before; default 0. */
  after?: number;
}

/** Faults to order. The first order that fits a request is taken; each counts on its own. */
export interface Faults {
  order(fault: FaultKind & FaultOrder): void;
  /** The next fault of a request, used up by asking. */
  take(request: string): FaultKind | null;
  /** Orders that are not used up. */
  pending(): number;
  clear(): void;
  /** How wrong the server's clock is, in ms: its `now`, stamps and Date headers. */
  clockSkewMs: number;
}

export function createFaults(): Faults {
  let orders: { fault: FaultKind; on: RegExp; left: number; after: number }[] = [];
  return {
    clockSkewMs: 0,
    order({ on = /./, times = 1, after = 0, ...fault }) {
      orders.push({ fault, on, left: times, after });
    },
    take(request) {
      for (const order of orders) {
        if (order.left <= 0 || !order.on.test(request)) continue;
        if (order.after > 0) {
          order.after -= 1;
          continue;
        }
        order.left -= 1;
        return order.fault;
      }
      return null;
    },
    pending: () => orders.filter(({ left }) => left > 0).length,
    clear() {
      orders = [];
    },
  };
}
