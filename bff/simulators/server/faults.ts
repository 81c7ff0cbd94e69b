/**
 * A fault. `lost`: the connection breaks before the request is handled; `cut`: it is handled, and the connection breaks in
 * the middle of the answer; `unanswered`: it is handled, and the connection breaks before the answer; `silent`: it is
 * handled, and the connection stays open without an answer; `failed`: it is handled, but answered with this status;
 * `repeat`: the previous answer of the same path is sent again; `malformed`: the answer is invalid JSON, or JSON of
 * another shape (`body`).
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
  /** Only requests whose `METHOD /path?query` matches; default: all. */
  on?: RegExp;
  /** The number of requests with this fault; default 1. */
  times?: number;
  /** The number of matching requests before the fault; default 0. */
  after?: number;
}

/** Planned faults. A request gets the first plan that matches it; each plan counts separately. */
export interface Faults {
  order(fault: FaultKind & FaultOrder): void;
  /** Returns and consumes the fault of a request; null: none. */
  take(request: string): FaultKind | null;
  /** The number of plans that are not used up. */
  pending(): number;
  clear(): void;
  /** How far the server's clock is wrong, in ms. It affects `now`, times in answers and Date headers. */
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
