import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { SendFault } from '../port.ts';

/** What is to be done about an error of Twilio's: by its code, never by its words, which change. */
export interface ErrorClass {
  reason: ReachFault;
  message: string;
  /** It was not taken and may go well later: how long to wait at least, in ms; null: never. */
  retryMs: number | null;
  /** The account is at fault: nothing else would go better. */
  blocksConnection: boolean;
}

const no = (reason: ReachFault, message: string): ErrorClass => ({
  reason,
  message,
  retryMs: null,
  blocksConnection: false,
});
const later = (message: string, retryMs = 0): ErrorClass => ({ ...no('too_many', message), retryMs });
const account = (reason: ReachFault, message: string): ErrorClass => ({
  ...no(reason, message),
  retryMs: 0,
  blocksConnection: true,
});

const WRONG_NUMBER = no('not_reachable', 'No SMS can be sent to this number');
const QUEUE_FULL = later('Twilio’s queue for this number is full; it is tried again by itself', 5 * MINUTE_MS);
const NOT_FROM_HERE = no('not_allowed', 'The house’s number cannot send SMS to this guest’s: see the number at Twilio');

/** What a 429 means that says no more. */
export const BUSY_CODE = 20429;
const BUSY = later('Twilio is busy; it is tried again by itself');

/** Twilio's error codes, of its API and of its status callbacks, by what staff can do (twilio.com/docs/api/errors). */
const CLASSES: Readonly<Record<number, ErrorClass>> = {
  11200: no('refused', 'Twilio could not fetch the file from this server: is it reached at its BASE_URL?'),
  20003: account('rejected_credentials', 'Twilio does not accept the token any more: connect again with a new one'),
  20404: no('refused', 'Twilio has no such account or message'),
  20429: BUSY,
  21211: WRONG_NUMBER,
  21408: no('not_allowed', 'SMS to this country are switched off: see the geographic permissions at Twilio'),
  21602: no('refused', 'Twilio found no words in the message'),
  21606: NOT_FROM_HERE,
  21610: no('opted_out', 'The guest wants no more messages'),
  21611: QUEUE_FULL,
  21612: NOT_FROM_HERE,
  21614: WRONG_NUMBER,
  21617: no('refused', 'The message is too long for SMS'),
  21621: no('refused', 'The house’s number cannot send pictures'),
  30001: no('too_many', 'Twilio’s queue was full for too long'),
  30002: account('not_allowed', 'Twilio has suspended the account'),
  30003: no('not_reachable', 'The guest’s phone is off or out of reach'),
  30004: no('not_reachable', 'The guest’s phone takes no messages from this number'),
  30005: WRONG_NUMBER,
  30006: WRONG_NUMBER,
  30007: no('refused', 'The guest’s carrier took the message for spam'),
  30008: no('not_reachable', 'The guest’s carrier does not say why it did not deliver'),
  30034: no('not_allowed', 'The number is not registered for messages to the United States: see A2P 10DLC at Twilio'),
  63017: BUSY,
};

/** How an error is dealt with. One that is not known is not tried again. */
export function classify(code: number): ErrorClass {
  return CLASSES[code] ?? no('refused', `Twilio refused the message (${code})`);
}

/** Why a message did not reach its guest, by the code it was told with. */
export function toFault(code: number): SendFault {
  const { reason, message, blocksConnection } = classify(code);
  return { reason, message, blocksConnection, code: String(code) };
}
