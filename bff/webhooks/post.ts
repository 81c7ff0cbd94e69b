import { Agent, request } from 'undici';
import { type AddressGuard, createAddressGuard, findRefusal } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';
import { readRetryAfter } from '../base/network/retry-after.ts';

const TIMEOUT_MS = 20_000;
const CONNECTIONS_EACH_MAX = 2;
/** Only the status of an answer matters; a longer body is cut off. */
const ANSWER_BYTES_MAX = 64 * 1_024;

/** Result of one attempt. `status` null: no answer, and `error` says why, without text of the receiver. */
export interface Posted {
  status: number | null;
  error: string | null;
  retryAfterMs: number | null;
}

/** Sends webhooks. */
export interface WebhookPost {
  guard: AddressGuard;
  /** Posts JSON. Redirects are not followed. Never rejects. */
  send(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Posted>;
  close(): Promise<void>;
}

/** `allowedPrivate`: private hosts and networks that the operator allows. */
export function createWebhookPost(allowedPrivate: readonly string[], timeoutMs = TIMEOUT_MS): WebhookPost {
  const guard = createAddressGuard(allowedPrivate);
  const agent = new Agent({
    connect: createConnector(guard, { timeout: timeoutMs }),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connections: CONNECTIONS_EACH_MAX,
  });
  return {
    guard,
    async send(url, headers, body, signal) {
      try {
        guard.checkUrl(new URL(url));
        const answer = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'ServiceChat', ...headers },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          dispatcher: agent,
        });
        const given = answer.headers['retry-after'];
        const retryAfter = { 'retry-after': Array.isArray(given) ? given[0] : given };
        // The status is enough, whatever happens to the rest.
        await answer.body.dump({ limit: ANSWER_BYTES_MAX }).catch(() => undefined);
        return { status: answer.statusCode, error: null, retryAfterMs: readRetryAfter(retryAfter, new Date()) };
      } catch (error) {
        return { status: null, error: describe(error), retryAfterMs: null };
      }
    },
    close: () => agent.close(),
  };
}

/** Describes a network error. */
function describe(error: unknown): string {
  const refused = findRefusal(error);
  if (refused !== null) return refused.message;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'No answer came in time';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  return `The address could not be reached (${code})`;
}
