import type { ConnectedChannel } from './conversation.ts';

/** How far a message got on its way to a guest; `unknown`: it may have arrived, and is not sent again by itself. */
export const REACHED_STATES = ['queued', 'sent', 'delivered', 'read', 'failed', 'unknown'] as const;
export type ReachedState = (typeof REACHED_STATES)[number];

/** Why a message did not reach its guest; the desk has words for each, and for what to do. */
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

/** What a message's delivery is, where its channel tells of it. `parts`: into how many it was split, where more than one. */
export interface Delivery {
  state: ReachedState;
  reason?: ReachFault;
  /** For staff, in English: what the platform said, and what to do about it. */
  hint?: string;
  /** The platform's own code of the failure, for whoever asks its support. */
  code?: string;
  at: string;
  parts?: number;
  /** Where it went instead, once, because its own channel did not take it. */
  elsewhere?: Omit<Delivery, 'elsewhere'> & { channel: ConnectedChannel; address: string | null };
}

/** Forward only: a notice that comes late or twice changes nothing. */
const RANK: Record<ReachedState, number> = { queued: 0, unknown: 1, failed: 2, sent: 2, delivered: 3, read: 4 };

/** May a part that is `before` become `after`? What failed may still turn out to have been delivered. */
export function mayReach(before: ReachedState, after: ReachedState): boolean {
  return RANK[after] > RANK[before] || (after === 'failed' && before === 'sent');
}

/** The delivery of a whole message: as far as its slowest part got; a part that failed or may have arrived goes before. */
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
