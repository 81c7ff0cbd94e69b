import { Agent, request as sendOverHttp } from 'undici';
import { createAddressGuard } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';
import { type Budget, createBudget, type Limits } from '../pms/net/budget.ts';
import { PmsError } from '../pms/net/errors.ts';
import type { NetAnswer, NetRequest } from '../pms/net/net.ts';
import { checkAddress, readCause } from '../pms/net/refusal.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** The timeout of a call to a platform. */
export const CALL_TIMEOUT_MS = 30_000;
const BODY_BYTES_MAX = 4 * 1_024 * 1_024;

/** A request to a platform. `body` may be a form with a file. */
export type ChannelRequest = Pick<NetRequest, 'method' | 'url' | 'headers'> & {
  body?: string | Uint8Array;
  /** Awaited after the wait for our own rate limit and before the first byte is sent. If it rejects, nothing is sent. */
  begin?: Begin | undefined;
  /** Whether the request is optional. If so, it is skipped if our rate limit is nearly used up, so that it delays no other request. */
  isSpare?: boolean;
};

/** Records that an attempt begins which the platform may accept. Rejects if the message must no longer be sent. */
export type Begin = () => Promise<void>;

/**
 * The only network access to messaging platforms: TLS 1.3, private addresses refused after name resolution, no redirects, limited
 * times and sizes. It repeats no request and does not wait after a 429: the outbox row of a message repeats the attempt, also after
 * a crash.
 */
export interface ChannelNet {
  /** Resolves with any status; rejects with a PmsError if no answer came. The error's cause says at which step the call failed. */
  send(request: ChannelRequest, signal: AbortSignal): Promise<NetAnswer>;
  /** As `send`, for a binary answer of at most `bytesMax` bytes. */
  download(
    request: Pick<NetRequest, 'url' | 'headers'>,
    bytesMax: number,
    signal: AbortSignal,
  ): Promise<Omit<NetAnswer, 'body'> & { bytes: Buffer }>;
  close(): Promise<void>;
}

/** `limits`: the rate limits of one account; `callTimeoutMs`: the timeout of a call, which does not include the wait for `limits`. */
export function createChannelNet(
  allowedPrivate: readonly string[],
  limits: Limits,
  callTimeoutMs = CALL_TIMEOUT_MS,
): ChannelNet {
  const guard = createAddressGuard(allowedPrivate);
  const budget = createBudget(limits);
  const agent = new Agent({
    connect: createConnector(guard, { minVersion: 'TLSv1.3', timeout: Math.min(CONNECT_TIMEOUT_MS, callTimeoutMs) }),
    headersTimeout: callTimeoutMs,
    bodyTimeout: callTimeoutMs,
    connections: limits.atOnce,
  });
  /** Makes one call and reads at most `bytesMax` bytes of its answer. */
  async function call(request: ChannelRequest, bytesMax: number, signal: AbortSignal) {
    const { method, url, headers = {}, body, begin, isSpare = false } = request;
    const to = URL.parse(url);
    if (to === null) throw new PmsError('bad_settings', 'The address of the platform is not a URL');
    checkAddress(guard, to);
    // The timeout starts after the wait for our rate limit; otherwise a busy house would give up calls that were never made.
    const release = await takeFrom(budget, isSpare, signal).catch((error: unknown) => throwCancelled(error, to));
    try {
      await begin?.();
      const within = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]);
      return await exchange(to, { method, headers, body, signal: within }, bytesMax);
    } finally {
      release();
    }
  }

  async function exchange(
    to: URL,
    { method, headers, body, signal }: Pick<ChannelRequest, 'method' | 'headers' | 'body'> & { signal: AbortSignal },
    bytesMax: number,
  ) {
    try {
      const answer = await sendOverHttp(to, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': 'ServiceChat/1.0.0', ...headers },
        body: body ?? null,
        signal,
      });
      const bytes = await readBody(answer.body as AsyncIterable<Buffer>, bytesMax);
      return { status: answer.statusCode, headers: flatten(answer.headers), bytes };
    } catch (error) {
      throw toPmsError(error, to);
    }
  }

  return {
    async send(request, signal) {
      const { status, headers, bytes } = await call(request, BODY_BYTES_MAX, signal);
      return { status, headers, body: bytes.toString('utf8') };
    },
    download: (request, bytesMax, signal) => call({ ...request, method: 'GET' }, bytesMax, signal),
    close: () => agent.close(),
  };
}

async function takeFrom(budget: Budget, isSpare: boolean, signal: AbortSignal): Promise<() => void> {
  const release = isSpare ? budget.takeSpare() : await budget.take(signal);
  if (release === null) throw new Error('Little is left of our own limits');
  return release;
}

async function readBody(body: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax)
      throw new PmsError('malformed_answer', `The platform sent more than ${bytesMax} bytes in one answer`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function flatten(headers: Record<string, string | string[] | undefined>): NetAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** Throws for a call that was cancelled while it waited for our rate limit; nothing was sent. */
function throwCancelled(cause: unknown, { host }: URL): never {
  throw new PmsError('cancelled', `A call to ${host} was given up before it was made`, { cause });
}

/** Turns a network failure into a PmsError, which contains no text of the answer. */
function toPmsError(error: unknown, { host }: URL): PmsError {
  return readCause(error) ?? new PmsError('unreachable', `${host} could not be reached`, { cause: error });
}
