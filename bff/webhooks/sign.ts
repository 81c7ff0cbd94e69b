import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A secret as Standard Webhooks 1.0 writes one: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers of one try (Standard Webhooks 1.0): the id stays the same on every try, the time is that of this one, and
 * there is a signature by each secret, the newest first, so that a secret can be replaced without a gap.
 */
export function signWebhook(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(+now / 1_000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.replace(PREFIX, ''), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
