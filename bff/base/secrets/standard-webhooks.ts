import { createHmac, randomBytes } from 'node:crypto';
import { equalInConstantTime } from './secrets.ts';

const SECRET_BYTES = 32;
/** How far a sender's clock may be off, in either direction (Standard Webhooks 1.0, verifying). */
export const TOLERANCE_MS = 5 * 60_000;
const ID_MAX = 256;
const PREFIX = 'whsec_';

/** A new secret in the form of Standard Webhooks 1.0: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers of one attempt (Standard Webhooks 1.0). The id stays the same on every attempt, the timestamp is that of
 * this one, and each secret signs, the newest first, so that a secret can be replaced without a gap.
 */
export function signWebhook(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(+now / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.`, body)}`).join(' '),
  };
}

/**
 * Verifies a call and returns its id, or null if it is not signed with `secret` or not recent. While a secret is being
 * replaced a call has several signatures: one has to match. Signatures of unknown versions are ignored.
 */
export function verifyWebhook(
  { headers, body }: { headers: Readonly<Record<string, string | undefined>>; body: string | Buffer },
  secret: string,
  now: Date,
): string | null {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers;
  if (id === '' || id.length > ID_MAX || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(Number(timestamp) * 1_000 - +now) > TOLERANCE_MS) return null;
  const expected = `v1,${signatureOf(secret, `${id}.${timestamp}.`, body)}`;
  return signatures.split(' ').some((one) => equalInConstantTime(one, expected)) ? id : null;
}

function signatureOf(secret: string, head: string, body: string | Buffer): string {
  return createHmac('sha256', Buffer.from(secret.replace(PREFIX, ''), 'base64'))
    .update(head)
    .update(body)
    .digest('base64');
}
