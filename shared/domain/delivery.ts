import type { ConnectedChannel } from './conversation.ts';

/** Delivery states of a message; `unknown`: it may have arrived, so it is not sent again automatically. */
export const REACHED_STATES = ['queued', 'sent', 'delivered', 'read', 'failed', 'unknown'] as const;
export type ReachedState = (typeof REACHED_STATES)[number];

/** Reasons why a message was not delivered; the desk has texts for each, with advice. */
export const REACH_FAULTS = [
  'window_closed',
  'opted_out',
  'not_reachable',
  'rejected_credentials',
  'not_allowed',
  'too_many',
  'bad_template',
  'template_missing',
  'template_unfilled',
  'refused',
  'payment',
  'channel_unreachable',
  'not_connected',
  'may_have_arrived',
] as const;
export type ReachFault = (typeof REACH_FAULTS)[number];

/** Delivery of a message, on channels that report it. `parts`: number of parts, if it was split. */
export interface Delivery {
  state: ReachedState;
  reason?: ReachFault;
  /** For staff, in English: the platform's message, with advice. */
  hint?: string;
  /** The platform's error code, for its support. */
  code?: string;
  at: string;
  parts?: number;
  /** The fallback channel it was sent on after its own refused it. */
  elsewhere?: Omit<Delivery, 'elsewhere'> & { channel: ConnectedChannel; address: string | null };
}

/** States only move forward, so that late or repeated notices change nothing. */
const RANK: Record<ReachedState, number> = { queued: 0, unknown: 1, failed: 2, sent: 2, delivered: 3, read: 4 };

/** Whether a part's state may change. A failed part may still be reported as delivered. */
export function mayReach(before: ReachedState, after: ReachedState): boolean {
  return RANK[after] > RANK[before] || (after === 'failed' && before === 'sent');
}

/** Delivery of the whole message: the state of its slowest part; a failed or unknown part counts first. */
export function joinParts(
  parts: readonly Omit<Delivery, 'parts' | 'elsewhere'>[],
): Omit<Delivery, 'elsewhere'> | undefined {
  const worst = [...parts].sort((a, b) => order(a.state) - order(b.state))[0];
  if (worst === undefined) return undefined;
  return { ...worst, ...(parts.length > 1 ? { parts: parts.length } : {}) };
}

function order(state: ReachedState): number {
  return ['failed', 'unknown', 'queued', 'sent', 'delivered', 'read'].indexOf(state);
}
