import { Agent, request } from 'undici';
import { type AddressGuard, createAddressGuard, findRefusal } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';
import { readRetryAfter } from '../base/network/retry-after.ts';

const TIMEOUT_MS = 20_000;
const CONNECTIONS_EACH_MAX = 2;
/** Of an answer nothing is read but its status: a body that never ends is cut off. */
const ANSWER_BYTES_MAX = 64 * 1_024;

/** What came of one try. `status` null: no answer came, and `error` says why, without a word of the other end's. */
export interface Posted {
  status: number | null;
  error: string | null;
  retryAfterMs: number | null;
}

/** The one way out to a hotel's programs. */
export interface WebhookPost {
  guard: AddressGuard;
  /** Posts JSON. Redirects are answers like others, and are not followed. Never rejects. */
  send(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Posted>;
  close(): Promise<void>;
}

/** `allowedPrivate`: the hosts and networks inside this server's own that its operator allows. */
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
        // The status is what counts: it was taken, whatever becomes of the rest.
        await answer.body.dump({ limit: ANSWER_BYTES_MAX }).catch(() => undefined);
        return { status: answer.statusCode, error: null, retryAfterMs: readRetryAfter(retryAfter, new Date()) };
      } catch (error) {
        return { status: null, error: describe(error), retryAfterMs: null };
      }
    },
    close: () => agent.close(),
  };
}

/** What went wrong on the line. */
function describe(error: unknown): string {
  const refused = findRefusal(error);
  if (refused !== null) return refused.message;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'No answer came in time';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  return `The address could not be reached (${code})`;
}
