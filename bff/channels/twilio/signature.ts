import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelCall } from '../port.ts';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

/**
 * Verifies `X-Twilio-Signature`: the HMAC-SHA1 with the account's token over the called URL and each name and value of a form. For
 * another body the URL contains the body's SHA-256 (npm twilio 6.2.0, `src/webhooks/webhooks.ts`).
 */
export function isSignedBy(
  { url, headers, body }: Pick<ChannelCall, 'url' | 'headers' | 'body'>,
  token: string,
): boolean {
  const given = headers['x-twilio-signature'];
  if (token === '' || given === undefined) return false;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded' || body.length === 0;
  if (!isForm && !isHashNamed(url, body)) return false;
  const fields = isForm ? writeFields(new URLSearchParams(body.toString('utf8'))) : '';
  return withAndWithoutPort(url)
    .map((one) => isSameSecret(given, sign(one + fields, token)))
    .includes(true);
}

/** Signs the URL followed by the form's fields. */
export function sign(text: string, token: string): string {
  return createHmac('sha1', token).update(text, 'utf8').digest('base64');
}

/** Writes the sorted names, each followed by its sorted values without repetitions. */
export function writeFields(fields: URLSearchParams): string {
  return [...new Set(fields.keys())]
    .sort()
    .flatMap((name) => [...new Set(fields.getAll(name))].sort().map((value) => name + value))
    .join('');
}

function isHashNamed(url: string, body: Buffer): boolean {
  const expected = createHash('sha256').update(body).digest('hex');
  return isSameSecret(URL.parse(url)?.searchParams.get('bodySHA256') ?? undefined, expected);
}

/** Returns the URL with and without the default port, because Twilio signs either of them. */
function withAndWithoutPort(url: string): string[] {
  const [, protocol = '', host = '', port = '', rest = ''] = /^(https?:)\/\/([^/:?#]+)(?::(\d+))?(.*)$/.exec(url) ?? [];
  const standard = DEFAULT_PORTS[protocol];
  if (standard === undefined || (port !== '' && port !== standard)) return [url];
  return [`${protocol}//${host}${rest}`, `${protocol}//${host}:${standard}${rest}`];
}
