import type { FaultKind, FaultOrder } from '../simulators/server/faults.ts';

const ORDER = /^(?<kind>[a-z_]+)(?::(?<value>[^*@]+))?(?:\*(?<times>\d+))?(?:@(?<on>.+))?$/;

/** Format of faults, for help texts. */
export const FAULT_FORM =
  'latency:MS, status:CODE, rate_limit[:SECONDS], lost, cut, unanswered, silent, failed:CODE, repeat or malformed, then *TIMES and @PATTERN if wanted';

/** Parses a fault such as `status:500*3@GET /v1/reservations`; null if invalid. */
export function readFault(text: string): (FaultKind & FaultOrder) | null {
  const { kind, value, times, on } = ORDER.exec(text.trim())?.groups ?? {};
  const order: FaultOrder = {
    ...(times === undefined ? {} : { times: Number(times) }),
    ...(on === undefined ? {} : { on: toPattern(on) }),
  };
  switch (kind) {
    case 'latency':
      return value !== undefined && /^\d+$/.test(value) ? { kind, ms: Number(value), ...order } : null;
    case 'status':
    case 'failed':
      return value !== undefined && /^[45]\d\d$/.test(value) ? { kind, status: Number(value), ...order } : null;
    case 'rate_limit':
      return value === undefined ? { kind, ...order } : { kind, retryAfter: value, ...order };
    case 'lost':
    case 'cut':
    case 'unanswered':
    case 'silent':
    case 'repeat':
    case 'malformed':
      return value === undefined ? { kind, ...order } : null;
    default:
      return null;
  }
}

/** Matches the literal text anywhere in `METHOD /path?query`. */
function toPattern(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
