import type { SimAnswer } from '../server/serve.ts';
import { SIMULATED } from './account.ts';
import { refuse } from './words.ts';

const BODY_CHARACTERS_MAX = 1_600;
const REPEATABLE = ['MediaUrl', 'PersistentAction'];
/** The accepted parameters. Twilio ignores others; this simulator refuses them. */
const KNOWN = [
  ...REPEATABLE,
  'To',
  'From',
  'MessagingServiceSid',
  'Body',
  'StatusCallback',
  'ValidityPeriod',
  'SmartEncoded',
];

/** The error of an outgoing message, checked in Twilio's order; null: none. */
export function findFault(
  form: URLSearchParams,
  { blocked, sendsMms }: { blocked: ReadonlySet<string>; sendsMms: boolean },
): SimAnswer | null {
  const unknown = [...form.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw new Error(`Twilio has no parameter ${unknown}`);
  const twice = [...form.keys()].find((name) => !REPEATABLE.includes(name) && form.getAll(name).length > 1);
  if (twice !== undefined) throw new Error(`${twice} is given twice`);
  const to = form.get('To') ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refuse(21211, `Invalid 'To' Phone Number: ${to}`);
  const from = form.get('From');
  const service = form.get('MessagingServiceSid');
  if (from === null && service === null)
    return refuse(21603, "A 'From' or 'MessagingServiceSid' parameter is required");
  if (from !== null && from !== SIMULATED.phoneNumber) return refuse(21606, `The 'From' number ${from} is not yours`);
  if (service !== null && service !== SIMULATED.messagingServiceSid) return refuse(20404, 'No such service', 404);
  if (blocked.has(to)) return refuse(21610, 'Attempt to send to unsubscribed recipient');
  const body = form.get('Body') ?? '';
  if (body.trim() === '' && !form.has('MediaUrl')) return refuse(21602, 'Message body is required');
  if (body.length > BODY_CHARACTERS_MAX) return refuse(21617, 'The concatenated message body exceeds 1600 characters');
  return findMediaFault(form, sendsMms) ?? findSettingFault(form);
}

function findMediaFault(form: URLSearchParams, sendsMms: boolean): SimAnswer | null {
  const urls = form.getAll('MediaUrl');
  if (urls.length === 0) return null;
  if (!sendsMms) return refuse(21621, 'The From number is not enabled for MMS');
  if (!form.get('To')?.startsWith('+1')) return refuse(21612, 'No MMS to this country');
  const isWrong = (url: string) => !/^https?:$/.test(URL.parse(url)?.protocol ?? '');
  return urls.length > 10 || urls.some(isWrong) ? refuse(21620, 'Invalid media URL') : null;
}

function findSettingFault(form: URLSearchParams): SimAnswer | null {
  const callback = form.get('StatusCallback');
  const url = callback === null ? null : URL.parse(callback);
  if (callback !== null && (url === null || !/^https?:$/.test(url.protocol) || url.hostname.includes('_')))
    return refuse(21609, 'Invalid StatusCallback');
  const seconds = Number(form.get('ValidityPeriod') ?? 36_000);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 36_000) return refuse(35_117, 'Invalid ValidityPeriod');
  return null;
}
