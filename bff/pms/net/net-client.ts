import { StringDecoder } from 'node:string_decoder';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, type Dispatcher, request as sendOverHttp } from 'undici';
import { createBreaker } from '../../base/breaker.ts';
import type { Clock } from '../../base/clock.ts';
import { createAddressGuard } from '../../base/network/address-guard.ts';
import { createConnector } from '../../base/network/connector.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import { traced } from '../../base/tracing.ts';
import { type Budget, createBudget, type Limits } from './budget.ts';
import { effectOf, isDoneAlready, isRepeatable } from './effect.ts';
import { PmsError } from './errors.ts';
import { createMask, type Mask } from './mask.ts';
import type { Net, NetAnswer, NetRequest, NetSocket, SocketRequest } from './net.ts';
import { openSocket } from './net-socket.ts';
import { checkAddress, readCause } from './refusal.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 60_000;
const BODY_TIMEOUT_MS = 30_000;
/** The limit for a whole call, even if its bytes arrive slowly. */
const CALL_TIMEOUT_MS = 120_000;
const BODY_BYTES_MAX = 32 * 1_024 * 1_024;
const BACKOFF_MS = 1_000;
const BACKOFF_MS_MAX = 30_000;
/** If a vendor asks for a longer pause, the run ends and continues later. */
const REST_MS_MAX = 60_000;
/** Some PMSs answer 408 or 500 when they are only busy. Such calls are repeated if that does no harm. */
const RETRIABLE = [408, 429, 500, 502, 503, 504];

/** A request and its outcome, for the log. The address is masked, and bodies are left out. */
export interface Exchange {
  method: NetRequest['method'];
  address: string;
  /** Null: there was no answer. */
  status: number | null;
  attempt: number;
  durationMs: number;
  bytes: number;
  /** Why there was no answer. */
  error: string | null;
}

export interface NetOptions {
  /** The provider's limits. */
  budget: Limits;
  /** The budget of each `bucket`, if it is shared with others; default: this client's own. */
  budgetOf?: (bucket: string) => Budget;
  /**
   * Addresses, networks and hosts (each with or without a port) that may be reached in private networks or by plain
   * HTTP.
   */
  allowedPrivate: readonly string[];
  /** How often a call is retried; read for each call. */
  retries: () => number;
  clock: Clock;
  /** Values that must not appear in logs. */
  secrets: readonly string[];
  onExchange?: (exchange: Exchange) => void;
  /** The wait before the first retry, in milliseconds; it doubles each time. */
  backoffMs?: number;
  /** Returns a number from 0 (included) to 1 (excluded). */
  random?: () => number;
}

/** A `Net` for one PMS connection, with its open sockets. */
export interface NetClient extends Net {
  mask: Mask;
  close(): Promise<void>;
}

/**
 * The only client for outbound calls: TLS 1.3, no redirects (a 3xx is returned like any answer), private addresses
 * refused after the name is resolved, and limits of time and size. After five calls in a row without a usable answer it
 * pauses for a while.
 */
export function createNet(options: NetOptions): NetClient {
  return new OutboundClient(options);
}

class OutboundClient implements NetClient {
  readonly mask: Mask;
  readonly #options: NetOptions;
  readonly #guard: ReturnType<typeof createAddressGuard>;
  readonly #breaker: ReturnType<typeof createBreaker>;
  readonly #budgets = new Map<string, Budget>();
  readonly #sockets = new Set<NetSocket>();
  readonly #agent: Agent;

  constructor(options: NetOptions) {
    this.#options = options;
    this.mask = createMask(options.secrets);
    this.#guard = createAddressGuard(options.allowedPrivate);
    this.#breaker = createBreaker(options.clock);
    this.#agent = new Agent({
      connect: createConnector(this.#guard, { minVersion: 'TLSv1.3', timeout: CONNECT_TIMEOUT_MS }),
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
      connections: options.budget.atOnce,
    });
  }

  async send(request: NetRequest, signal: AbortSignal): Promise<NetAnswer> {
    // Only the host is traced, because path and query may hold a guest's name.
    const facts = { 'http.request.method': request.method, 'server.address': URL.parse(request.url)?.host ?? '' };
    return traced({ name: 'call', facts }, () => this.#send(request, signal));
  }

  async #send(request: NetRequest, signal: AbortSignal): Promise<NetAnswer> {
    const { clock, retries, random = Math.random, backoffMs = BACKOFF_MS } = this.#options;
    const url = readUrl(request.url);
    checkAddress(this.#guard, url);
    await this.#requireReady(request.bucket ?? '');
    const effect = effectOf(request);
    const repeatable = isRepeatable(effect);
    for (let number = 1; ; number++) {
      const result = await this.#attempt(request, url, number, signal);
      const waitMs = waitBefore(result, { number, repeatable, retries: retries(), clock });
      if (waitMs === null) {
        reportToBreaker(result, this.#breaker);
        if (result instanceof PmsError) throw result;
        const isRepeated = request.again === true || number > 1;
        return isRepeated && isDoneAlready(effect, result.status) ? { ...result, status: 204, body: '' } : result;
      }
      const backoff = Math.min(BACKOFF_MS_MAX, backoffMs * 2 ** (number - 1)) * random();
      if (!(await rested(Math.max(waitMs, Math.ceil(backoff)), signal))) throw cancelled();
    }
  }

  async open(request: SocketRequest, signal: AbortSignal): Promise<NetSocket> {
    const url = readUrl(request.url);
    checkAddress(this.#guard, new URL(url.href.replace(/^ws/, 'http')));
    const began = performance.now();
    const reportOpening = (error: string | null) =>
      this.#tell({ method: 'GET' }, url, 1, began, { status: error === null ? 101 : null, bytes: 0, error });
    const onClose: SocketRequest['onClose'] = (end) => {
      this.#sockets.delete(socket);
      request.onClose(end);
    };
    const socket = await openSocket(this.#agent, { ...request, onClose }, signal).catch((error: unknown) => {
      const failure = toPmsError(error, signal, url);
      reportOpening(failure.code);
      throw failure;
    });
    this.#sockets.add(socket);
    reportOpening(null);
    return socket;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    await this.#agent.close();
  }

  /** Throws if the PMS asked for a pause, or has not answered for a while. */
  async #requireReady(bucket: string): Promise<void> {
    const rest = await this.#budgetOf(bucket).restMs();
    if (rest > REST_MS_MAX)
      throw new PmsError('rate_limited', 'The PMS asked for a rest that is not over', { retryAfterMs: rest });
    if (!this.#breaker.allows())
      throw new PmsError('unreachable', 'The PMS did not answer several times in a row; it is tried again soon');
  }

  /** Makes one attempt. Returns the answer, or the PmsError with the reason why there is none. */
  async #attempt(request: NetRequest, url: URL, number: number, signal: AbortSignal): Promise<NetAnswer | PmsError> {
    const budget = this.#budgetOf(request.bucket ?? '');
    const release = await budget.take(signal).catch(() => null);
    if (release === null) return cancelled();
    const began = performance.now();
    const result = await exchange(this.#agent, request, url, signal).catch((error: unknown) =>
      toPmsError(error, signal, url),
    );
    release();
    if (result instanceof PmsError) {
      this.#tell(request, url, number, began, { status: null, bytes: 0, error: result.code });
      return result;
    }
    const { bytes, ...answer } = result;
    this.#tell(request, url, number, began, { status: answer.status, bytes, error: null });
    if (answer.status === 429) budget.rest(readRetryAfter(answer.headers, this.#options.clock()) ?? 0);
    return answer;
  }

  #tell(
    { method }: Pick<NetRequest, 'method'>,
    url: URL,
    attempt: number,
    began: number,
    outcome: Pick<Exchange, 'status' | 'bytes' | 'error'>,
  ): void {
    const durationMs = Math.round(performance.now() - began);
    this.#options.onExchange?.({ method, address: this.mask.url(url), attempt, durationMs, ...outcome });
  }

  #budgetOf(bucket: string): Budget {
    const { budget, budgetOf } = this.#options;
    const budgetOfBucket = this.#budgets.get(bucket) ?? budgetOf?.(bucket) ?? createBudget(budget);
    this.#budgets.set(bucket, budgetOfBucket);
    return budgetOfBucket;
  }
}

/** The minimal wait before a retry, in milliseconds; null: no retry. */
function waitBefore(
  result: NetAnswer | PmsError,
  { number, repeatable, retries, clock }: { number: number; repeatable: boolean; retries: number; clock: Clock },
): number | null {
  if (number > retries) return null;
  if (result instanceof PmsError) return repeatable && result.code === 'unreachable' ? 0 : null;
  if (!RETRIABLE.includes(result.status) || (!repeatable && result.status !== 429)) return null;
  const retryAfterMs = readRetryAfter(result.headers, clock()) ?? 0;
  return retryAfterMs > REST_MS_MAX ? null : retryAfterMs;
}

/** Tells the breaker the outcome. Only a failing server counts as a failure; a refusal does not. */
function reportToBreaker(result: NetAnswer | PmsError, breaker: { succeeded(): void; failed(): void }): void {
  if (result instanceof PmsError) {
    if (result.code === 'unreachable') breaker.failed();
  } else if (result.status >= 500) breaker.failed();
  else breaker.succeeded();
}

async function exchange(
  dispatcher: Dispatcher,
  request: NetRequest,
  url: URL,
  signal: AbortSignal,
): Promise<NetAnswer & { bytes: number }> {
  // Not AbortSignal.timeout, which would keep the call and its answer in memory until it fires.
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, CALL_TIMEOUT_MS);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end(); // aborted while waiting for its turn: the event will not come again
  try {
    const { statusCode, headers, body } = await sendOverHttp(url, {
      dispatcher,
      method: request.method,
      headers: { 'user-agent': 'ServiceChat', ...request.headers },
      body: request.body ?? null,
      signal: stop.signal,
    });
    // Each part is read as it comes: its buffer of 64 kB is free before the next is asked for, and none is made of them all.
    const decoder = new StringDecoder('utf8');
    const parts: string[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > BODY_BYTES_MAX) throw new PmsError('malformed_answer', 'The PMS sent more than 32 MB in one answer');
      parts.push(decoder.write(chunk));
    }
    parts.push(decoder.end());
    return { status: statusCode, headers: flatten(headers), body: parts.join(''), bytes };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function flatten(headers: Record<string, string | string[] | undefined>): NetAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** The error for a failed connection, with nothing of the answer. */
function toPmsError(error: unknown, signal: AbortSignal, { host }: URL): PmsError {
  const pmsError = readCause(error);
  if (pmsError !== null) return pmsError;
  if (signal.aborted) return cancelled();
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  return new PmsError('unreachable', `${host} could not be reached (${code})`, { cause: error });
}

function readUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null) throw new PmsError('bad_settings', 'The address of the PMS is not a URL');
  return url;
}

function cancelled(): PmsError {
  return new PmsError('cancelled', 'The call was stopped');
}

async function rested(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false);
}
