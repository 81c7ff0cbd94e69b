import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { SendFault } from '../port.ts';

/** How an error of Twilio is handled. The error's code decides, because the vendor changes its texts. */
export interface ErrorClass {
  reason: ReachFault;
  message: string;
  /** Minimum wait before the next attempt, in milliseconds; null: no attempt can succeed. */
  retryMs: number | null;
  /** Whether the account is at fault. If so, no other message can be sent either. */
  blocksConnection: boolean;
}

const permanent = (reason: ReachFault, message: string): ErrorClass => ({
  reason,
  message,
  retryMs: null,
  blocksConnection: false,
});
const later = (message: string, retryMs = 0): ErrorClass => ({ ...permanent('too_many', message), retryMs });
const account = (reason: ReachFault, message: string): ErrorClass => ({
  ...permanent(reason, message),
  retryMs: 0,
  blocksConnection: true,
});

const WRONG_NUMBER = permanent('not_reachable', 'No SMS can be sent to this number');
const QUEUE_FULL = later('Twilio’s queue for this number is full; it is tried again by itself', 5 * MINUTE_MS);
const NOT_FROM_HERE = permanent(
  'not_allowed',
  'The house’s number cannot send SMS to this guest’s: see the number at Twilio',
);

/** The code for a 429 without a code. */
export const BUSY_CODE = 20429;
const BUSY = later('Twilio is busy; it is tried again by itself');

/** The error codes of Twilio's API and status callbacks, grouped by what staff can do (twilio.com/docs/api/errors). */
const CLASSES: Readonly<Record<number, ErrorClass>> = {
  11200: permanent('refused', 'Twilio could not fetch the file from this server: is it reached at its BASE_URL?'),
  20003: account('rejected_credentials', 'Twilio does not accept the token any more: connect again with a new one'),
  20404: permanent('refused', 'Twilio has no such account or message'),
  20429: BUSY,
  21211: WRONG_NUMBER,
  21408: permanent('not_allowed', 'SMS to this country are switched off: see the geographic permissions at Twilio'),
  21602: permanent('refused', 'Twilio found no words in the message'),
  21606: NOT_FROM_HERE,
  21610: permanent('opted_out', 'The guest wants no more messages'),
  21611: QUEUE_FULL,
  21612: NOT_FROM_HERE,
  21614: WRONG_NUMBER,
  21617: permanent('refused', 'The message is too long for SMS'),
  21621: permanent('refused', 'The house’s number cannot send pictures'),
  30001: permanent('too_many', 'Twilio’s queue was full for too long'),
  30002: account('not_allowed', 'Twilio has suspended the account'),
  30003: permanent('not_reachable', 'The guest’s phone is off or out of reach'),
  30004: permanent('not_reachable', 'The guest’s phone takes no messages from this number'),
  30005: WRONG_NUMBER,
  30006: WRONG_NUMBER,
  30007: permanent('refused', 'The guest’s carrier took the message for spam'),
  30008: permanent('not_reachable', 'The guest’s carrier does not say why it did not deliver'),
  30034: permanent(
    'not_allowed',
    'The number is not registered for messages to the United States: see A2P 10DLC at Twilio',
  ),
  63017: BUSY,
};

/** Returns how an error is handled. After an unknown error the message is not sent again. */
export function classify(code: number): ErrorClass {
  return CLASSES[code] ?? permanent('refused', `Twilio refused the message (${code})`);
}

/** Returns the fault for an error code. */
export function toFault(code: number): SendFault {
  const { reason, message, blocksConnection } = classify(code);
  return { reason, message, blocksConnection, code: String(code) };
}
