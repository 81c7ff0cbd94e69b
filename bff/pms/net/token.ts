import type { Clock } from '../../base/clock.ts';
import { PmsError } from './errors.ts';
import type { Net, NetAnswer, NetRequest } from './net.ts';

/** Tokens are renewed this long before they expire, so that no request is running when they do. */
const EARLY_MS = 60_000;

export interface Token {
  value: string;
  /** The lifetime from now, in milliseconds; null: until it is refused. */
  lastsMs: number | null;
}

/** The access tokens of one connection. Concurrent callers share one fetch. */
export interface TokenSource {
  get(signal: AbortSignal): Promise<string>;
  /** Replaces the token `stale`. If another call has renewed it meanwhile, that token is returned. */
  renew(stale: string, signal: AbortSignal): Promise<string>;
  /**
   * Sends a request with the token (as `Authorization: Bearer` unless `put` sets it elsewhere), and once more with a
   * new token after a 401. The first request was not admitted, so this repeats nothing.
   */
  send(
    net: Net,
    request: NetRequest,
    signal: AbortSignal,
    put?: (request: NetRequest, token: string) => NetRequest,
  ): Promise<NetAnswer>;
}

/**
 * Makes a token source. `fetchToken` gets its own signal, so that a caller who gives up does not cancel it for others.
 */
export function createTokenSource({
  fetchToken,
  clock,
  earlyMs = EARLY_MS,
}: {
  fetchToken: (signal: AbortSignal) => Promise<Token>;
  clock: Clock;
  earlyMs?: number;
}): TokenSource {
  let cachedToken: { value: string; goodUntilMs: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function fetchAndKeep(): Promise<string> {
    const { value, lastsMs } = await fetchToken(new AbortController().signal);
    // A token that lasts less than twice the margin is used for half its lifetime.
    const goodForMs = lastsMs === null ? Number.POSITIVE_INFINITY : Math.max(lastsMs - earlyMs, lastsMs / 2);
    cachedToken = { value, goodUntilMs: +clock() + goodForMs };
    return value;
  }

  function fetchOnce(signal: AbortSignal): Promise<string> {
    fetching ??= fetchAndKeep().finally(() => {
      fetching = null;
    });
    return orAbort(fetching, signal);
  }

  async function get(signal: AbortSignal): Promise<string> {
    return cachedToken !== null && +clock() < cachedToken.goodUntilMs ? cachedToken.value : fetchOnce(signal);
  }

  async function renew(stale: string, signal: AbortSignal): Promise<string> {
    if (cachedToken?.value === stale) cachedToken = null;
    return get(signal);
  }

  return {
    get,
    renew,
    async send(net, request, signal, put = asBearer) {
      const token = await get(signal);
      const answer = await net.send(put(request, token), signal);
      if (answer.status !== 401) return answer;
      return net.send(put(request, await renew(token, signal)), signal);
    },
  };
}

function asBearer(request: NetRequest, token: string): NetRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PmsError('cancelled', 'The call was stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
