import type { ReachFault } from '../../../shared/domain/delivery.ts';

/** How an error of Channex is handled. */
export interface ErrorClass {
  reason: ReachFault;
  message: string;
  /** Minimum wait before the next attempt, in milliseconds; null: no attempt can succeed. */
  retryMs: number | null;
  /** Whether the account is at fault. If so, no other message can be sent either. */
  blocksConnection: boolean;
}

const CLASSES: Readonly<Record<number, ErrorClass>> = {
  400: {
    reason: 'refused',
    message: 'Channex did not take the message',
    retryMs: null,
    blocksConnection: false,
  },
  401: {
    reason: 'rejected_credentials',
    message: 'Channex does not accept the API key any more: connect again with a new one',
    retryMs: 0,
    blocksConnection: true,
  },
  403: {
    reason: 'not_allowed',
    message: 'The Messages app is not installed for the property, or the key may not use it: see Apps in Channex',
    retryMs: 0,
    blocksConnection: true,
  },
  404: {
    reason: 'not_reachable',
    message: 'Channex has no such property or conversation, or this key may not see it',
    retryMs: null,
    blocksConnection: false,
  },
  422: {
    reason: 'not_reachable',
    message: 'The portal has no chat for this booking: reach the guest another way',
    retryMs: null,
    blocksConnection: false,
  },
  429: {
    reason: 'too_many',
    message: 'Channex is busy; it is tried again by itself',
    retryMs: 0,
    blocksConnection: false,
  },
};

/** Returns how an error is handled, by its status. After an unknown error the message is not sent again. */
export function classify(status: number): ErrorClass {
  const message = `Channex refused the message (${status})`;
  return CLASSES[status] ?? { reason: 'refused', message, retryMs: null, blocksConnection: false };
}
