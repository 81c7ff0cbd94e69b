const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'whsec_';
const VERSION = 'v1,';

/** A webhook event. `id` is the same at each delivery, so handle each id once. */
export interface WebhookMessage {
  id: string;
  type: string;
  /** When it happened, ISO 8601 UTC. */
  timestamp: string;
  data: unknown;
}

/**
 * Why a call is rejected. `missing_header`; `stale`: more than five minutes off; `bad_secret`: not a valid secret;
 * `bad_signature`: body, id, time or secret differ; `malformed`: signed, but no event.
 */
export type WebhookFault = 'missing_header' | 'stale' | 'bad_secret' | 'bad_signature' | 'malformed';

/** Thrown for a call that must not be trusted: answer it with 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookFault;

  constructor(code: WebhookFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** Request headers: `Headers`, or Node's object with lower-case names. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | string[] | undefined>>;

/** Verifies webhooks (Standard Webhooks 1.0). Runs in Node, browsers and workers. */
export const webhook = {
  /**
   * Returns the event of a genuine call; rejects with a WebhookError otherwise. `body` is the raw request body as text, not
   * parsed and serialised again. `secret` is the `whsec_…` shown when the webhook was created.
   */
  async verify(
    { secret, headers, body }: { secret: string; headers: WebhookHeaders; body: string },
    now: () => Date = () => new Date(),
  ): Promise<WebhookMessage> {
    const id = readHeader(headers, 'webhook-id');
    const timestamp = readHeader(headers, 'webhook-timestamp');
    const signatures = readHeader(headers, 'webhook-signature');
    const offSeconds = Math.abs(Math.floor(+now() / 1_000) - Number(timestamp));
    if (!/^\d+$/.test(timestamp) || offSeconds > TOLERANCE_SECONDS)
      throw new WebhookError('stale', 'webhook-timestamp is more than five minutes off: look at this machine’s clock');
    const key = await importKey(secret);
    const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
    if (!(await isSignedBy(key, signatures, signed)))
      throw new WebhookError(
        'bad_signature',
        'No signature fits: use the body’s bytes as they came, and this webhook’s secret',
      );
    const event = readEvent(body);
    if (event === null) throw new WebhookError('malformed', 'The body is no event');
    return { id, ...event };
  },
};

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** One valid signature is enough, because there are two while a secret is being replaced. Other versions are ignored. */
async function isSignedBy(key: Key, signatures: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const ours = signatures.split(' ').filter((one) => one.startsWith(VERSION));
  for (const one of ours) {
    const signature = fromBase64(one.slice(VERSION.length));
    // The platform compares in constant time.
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

async function importKey(secret: string): Promise<Key> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === null || bytes.length === 0) throw new WebhookError('bad_secret', 'A secret is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const given = typeof headers['get'] === 'function' ? headers['get'](name) : find(headers, name);
  const value = Array.isArray(given) ? given[0] : given;
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookError('missing_header', `The request has no ${name}`);
}

function find(headers: object, name: string): unknown {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Checked by hand, because a schema library would be larger than this whole file. */
function readEvent(body: string): Omit<WebhookMessage, 'id'> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { type, timestamp, data }: { type?: unknown; timestamp?: unknown; data?: unknown } = parsed;
    return typeof type === 'string' && typeof timestamp === 'string' ? { type, timestamp, data } : null;
  } catch {
    return null; // not JSON
  }
}
