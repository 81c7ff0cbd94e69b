import { Agent, request as sendOverHttp } from 'undici';
import { createAddressGuard } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';
import { type Budget, createBudget, type Limits } from '../pms/net/budget.ts';
import { PmsError } from '../pms/net/errors.ts';
import type { NetAnswer, NetRequest } from '../pms/net/net.ts';
import { checkAddress, readCause } from '../pms/net/refusal.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** How long a platform may take to answer one call, in ms. */
export const CALL_TIMEOUT_MS = 30_000;
const BODY_BYTES_MAX = 4 * 1_024 * 1_024;

/** A request; its body may be a form that holds a file. */
export type ChannelRequest = Pick<NetRequest, 'method' | 'url' | 'headers'> & {
  body?: string | Uint8Array;
  /** Called once our own limits let it go, and waited for before its first byte leaves. Where it rejects nothing leaves. */
  begin?: Begin | undefined;
  /** Nobody misses it: it is left where our own limits have little room, so that nothing of use waits behind it. */
  isSpare?: boolean;
};

/** Notes that something is about to leave that may be taken. Rejects where it is not to go any more. */
export type Begin = () => Promise<void>;

/**
 * The one way out to a messaging platform: TLS 1.3, private addresses refused after the name was resolved, no redirects, times
 * and sizes bounded. Nothing is tried again here and nothing waits out a platform's rest: what a guest is told is tried again
 * by its own row, which a crash does not lose.
 */
export interface ChannelNet {
  /** Every status is an answer; rejects with a PmsError where none came. Its cause says how far it got. */
  send(request: ChannelRequest, signal: AbortSignal): Promise<NetAnswer>;
  /** As `send`, for an answer that is no text, of at most so many bytes. */
  download(
    request: Pick<NetRequest, 'url' | 'headers'>,
    bytesMax: number,
    signal: AbortSignal,
  ): Promise<Omit<NetAnswer, 'body'> & { bytes: Buffer }>;
  close(): Promise<void>;
}

/** `limits`: what the platform takes of one account; `callTimeoutMs`: of a call, without the wait until they let it go. */
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
  /** One call, of which at most so many bytes are read. */
  async function call(request: ChannelRequest, bytesMax: number, signal: AbortSignal) {
    const { method, url, headers = {}, body, begin, isSpare = false } = request;
    const to = URL.parse(url);
    if (to === null) throw new PmsError('bad_settings', 'The address of the platform is not a URL');
    checkAddress(guard, to);
    // The wait for our own limits is none of the call's time: a busy house would else give up what never left.
    const release = await takeOf(budget, isSpare, signal).catch((error: unknown) => giveUp(error, to));
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

async function takeOf(budget: Budget, isSpare: boolean, signal: AbortSignal): Promise<() => void> {
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

/** What was given up while it waited: nothing of it left. */
function giveUp(cause: unknown, { host }: URL): never {
  throw new PmsError('cancelled', `A call to ${host} was given up before it was made`, { cause });
}

/** What went wrong on the line, without a word of the answer. */
function toPmsError(error: unknown, { host }: URL): PmsError {
  return readCause(error) ?? new PmsError('unreachable', `${host} could not be reached`, { cause: error });
}
