import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { SendFault } from '../port.ts';

/** How an error of the Cloud API is handled. The error's code decides, because the vendor changes its texts. */
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
const later = (message: string, retryMs = 0): ErrorClass => ({
  reason: 'too_many',
  message,
  retryMs,
  blocksConnection: false,
});
const account = (reason: ReachFault, message: string): ErrorClass => ({
  ...permanent(reason, message),
  retryMs: 0,
  blocksConnection: true,
});

/** Errors of the account's own limits. Further messages would only use up more of these limits. */
const limited = (message: string, retryMs: number): ErrorClass => ({
  reason: 'too_many',
  message,
  retryMs,
  blocksConnection: true,
});

const BUSY = later('WhatsApp is busy; it is tried again by itself');
const TOKEN = account(
  'rejected_credentials',
  'WhatsApp does not accept the token any more: connect again with a new one',
);
const RIGHT = account('not_allowed', 'The token lacks a right: it needs whatsapp_business_messaging and …_management');
const BLOCKED = account('not_allowed', 'Meta has blocked this account: see the Business Manager');
const TEMPLATE = permanent('bad_template', 'The template does not fit: look at its language and its places');

/** The guest switched off marketing messages in WhatsApp. */
const NO_OFFERS = 131050;

/** Meta's error codes, grouped by what staff can do (as of 2026). */
const CLASSES: Readonly<Record<number, ErrorClass>> = {
  0: TOKEN,
  1: BUSY,
  2: BUSY,
  3: RIGHT,
  4: limited('The quota of calls is used up; sending goes on by itself', 5 * MINUTE_MS),
  10: RIGHT,
  33: account('not_allowed', 'The number was deleted at WhatsApp: connect another one'),
  100: permanent('refused', 'WhatsApp did not understand the message'),
  190: TOKEN,
  368: BLOCKED,
  80007: limited('The account’s quota is used up; sending goes on by itself', 5 * MINUTE_MS),
  130429: BUSY,
  131000: BUSY,
  131005: RIGHT,
  131016: BUSY,
  131026: permanent('not_reachable', 'The guest cannot be reached on WhatsApp'),
  131030: permanent('not_reachable', 'This is a test number: add the guest to its list of recipients at Meta'),
  131031: BLOCKED,
  131037: account('not_allowed', 'WhatsApp has not approved the number’s display name: see the WhatsApp Manager'),
  131042: account('payment', 'WhatsApp wants a way to pay: see the Business Manager'),
  131047: permanent('window_closed', 'More than 24 hours have passed since the guest last wrote: send a template'),
  131048: limited(
    'WhatsApp limits this number because guests blocked or reported it: write only to who asked, and look at its quality in the WhatsApp Manager',
    60 * MINUTE_MS,
  ),
  131049: permanent('refused', 'WhatsApp kept it back to spare the guest: not before a day has passed'),
  [NO_OFFERS]: permanent('opted_out', 'The guest wants no offers on WhatsApp: this template advertises'),
  131056: later('Too many messages to one guest; it is tried again by itself', 6_000),
  131053: permanent('refused', 'WhatsApp could not take the file: send it in another form'),
  131057: later('The number is being upgraded; it is tried again by itself', MINUTE_MS),
  131063: permanent('bad_template', 'WhatsApp has switched off templates that advertise for this account'),
  131064: limited('The account has written first to as many guests as WhatsApp lets it', 60 * MINUTE_MS),
  132000: TEMPLATE,
  132001: TEMPLATE,
  132005: TEMPLATE,
  132007: TEMPLATE,
  132008: TEMPLATE,
  132012: TEMPLATE,
  132015: permanent('bad_template', 'The template is paused at WhatsApp'),
  132016: permanent('bad_template', 'The template is disabled at WhatsApp'),
  133004: BUSY,
  133010: account('not_allowed', 'The number is not registered at WhatsApp'),
};

/** Returns how an error is handled. After an unknown error the message is not sent again. */
export function classify(code: number): ErrorClass {
  const known = CLASSES[code];
  if (known !== undefined) return known;
  return code >= 200 && code <= 299 ? RIGHT : permanent('refused', `WhatsApp refused the message (${code})`);
}

/** Returns the fault for an error code. */
export function toFault(code: number): SendFault {
  const { reason, message, blocksConnection } = classify(code);
  return { reason, message, blocksConnection, code: String(code), ...(code === NO_OFFERS ? { offersOnly: true } : {}) };
}
