import { createHmac, randomBytes } from 'node:crypto';
import { measureSms } from '../../../shared/domain/text/sms.ts';
import type { SimAnswer } from '../server/serve.ts';
import { SIMULATED, type SimMessage } from './account.ts';

const VERSION = '2010-04-01';

export function newSid(letters: 'SM' | 'MM'): string {
  return letters + randomBytes(16).toString('hex');
}

/** An error in Twilio's format. */
export function refuse(code: number, message: string, status = 400): SimAnswer {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } };
}

/** A message in the API's format: numbers as strings, dates as in mail. */
export function describeMessage(message: SimMessage): Record<string, unknown> {
  const { sid, to, from, messagingServiceSid, body, status, direction, errorCode, createdAt, media } = message;
  const at = toRfc2822(createdAt);
  const uri = `/${VERSION}/Accounts/${SIMULATED.accountSid}/Messages/${sid}`;
  return {
    sid,
    account_sid: SIMULATED.accountSid,
    messaging_service_sid: messagingServiceSid,
    from,
    to,
    body,
    status,
    direction,
    num_segments: String(messagingServiceSid === null ? measureSms(body).segments : 0),
    num_media: String(media.length),
    price: null,
    price_unit: 'USD',
    error_code: errorCode,
    error_message: null,
    api_version: VERSION,
    date_created: at,
    date_updated: at,
    date_sent: status === 'queued' || status === 'accepted' ? null : at,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}

/** Writes a date such as `Thu, 09 Oct 2025 08:53:20 +0000`. */
function toRfc2822(at: Date): string {
  return at.toUTCString().replace('GMT', '+0000');
}

/** The `X-Twilio-Signature` of a form. */
export function signForm(url: string, fields: Readonly<Record<string, string>>, token: string): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], url);
  return createHmac('sha1', token).update(Buffer.from(text, 'utf8')).digest('base64');
}
