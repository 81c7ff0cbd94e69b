import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { SendFault } from '../port.ts';

/** What is to be done about an error of the Cloud API: by its code, never by its words, which change. */
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
const later = (message: string, retryMs = 0): ErrorClass => ({
  reason: 'too_many',
  message,
  retryMs,
  blocksConnection: false,
});
const account = (reason: ReachFault, message: string): ErrorClass => ({
  ...no(reason, message),
  retryMs: 0,
  blocksConnection: true,
});

/** The account's own limits: whatever else is sent would only use up more of them. */
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
const TEMPLATE = no('bad_template', 'The template does not fit: look at its language and its places');

/** The guest switched off what advertises, in WhatsApp itself. */
const NO_OFFERS = 131050;

/** Meta's error codes, by what staff can do (facts of the platform as of 2026). */
const CLASSES: Readonly<Record<number, ErrorClass>> = {
  0: TOKEN,
  1: BUSY,
  2: BUSY,
  3: RIGHT,
  4: limited('The quota of calls is used up; sending goes on by itself', 5 * MINUTE_MS),
  10: RIGHT,
  33: account('not_allowed', 'The number was deleted at WhatsApp: connect another one'),
  100: no('refused', 'WhatsApp did not understand the message'),
  190: TOKEN,
  368: BLOCKED,
  80007: limited('The account’s quota is used up; sending goes on by itself', 5 * MINUTE_MS),
  130429: BUSY,
  131000: BUSY,
  131005: RIGHT,
  131016: BUSY,
  131026: no('not_reachable', 'The guest cannot be reached on WhatsApp'),
  131030: no('not_reachable', 'This is a test number: add the guest to its list of recipients at Meta'),
  131031: BLOCKED,
  131037: account('not_allowed', 'WhatsApp has not approved the number’s display name: see the WhatsApp Manager'),
  131042: account('payment', 'WhatsApp wants a way to pay: see the Business Manager'),
  131047: no('window_closed', 'More than 24 hours have passed since the guest last wrote: send a template'),
  131048: limited(
    'WhatsApp limits this number because guests blocked or reported it: write only to who asked, and look at its quality in the WhatsApp Manager',
    60 * MINUTE_MS,
  ),
  131049: no('refused', 'WhatsApp kept it back to spare the guest: not before a day has passed'),
  [NO_OFFERS]: no('opted_out', 'The guest wants no offers on WhatsApp: this template advertises'),
  131056: later('Too many messages to one guest; it is tried again by itself', 6_000),
  131053: no('refused', 'WhatsApp could not take the file: send it in another form'),
  131057: later('The number is being upgraded; it is tried again by itself', MINUTE_MS),
  131063: no('bad_template', 'WhatsApp has switched off templates that advertise for this account'),
  131064: limited('The account has written first to as many guests as WhatsApp lets it', 60 * MINUTE_MS),
  132000: TEMPLATE,
  132001: TEMPLATE,
  132005: TEMPLATE,
  132007: TEMPLATE,
  132008: TEMPLATE,
  132012: TEMPLATE,
  132015: no('bad_template', 'The template is paused at WhatsApp'),
  132016: no('bad_template', 'The template is disabled at WhatsApp'),
  133004: BUSY,
  133010: account('not_allowed', 'The number is not registered at WhatsApp'),
};

/** How an error is dealt with. One that is not known is not tried again. */
export function classify(code: number): ErrorClass {
  const known = CLASSES[code];
  if (known !== undefined) return known;
  return code >= 200 && code <= 299 ? RIGHT : no('refused', `WhatsApp refused the message (${code})`);
}

/** Why a message did not reach its guest, by the code it was told with. */
export function toFault(code: number): SendFault {
  const { reason, message, blocksConnection } = classify(code);
  return { reason, message, blocksConnection, code: String(code), ...(code === NO_OFFERS ? { offersOnly: true } : {}) };
}
