import type { Clock } from '../../base/clock.ts';
import { PmsError } from './errors.ts';
import type { Net, NetAnswer, NetRequest } from './net.ts';

/** Renewed this long before it ends, so that no request is under way when it does. */
const EARLY_MS = 60_000;

export interface Token {
  value: string;
  /** From now; null: until it is refused. */
  lastsMs: number | null;
}

/** Access tokens of one connection. Two that need one at once fetch one. */
export interface TokenSource {
  get(signal: AbortSignal): Promise<string>;
  /** A new one in place of `stale`; where another call renewed it meanwhile, that one. */
  renew(stale: string, signal: AbortSignal): Promise<string>;
  /**
   * Sends with the token (`Authorization: Bearer` unless `put` says otherwise), and once more with a new one where it is
   * refused by 401. That first one was not let in, so sending again repeats nothing.
   */
  send(
    net: Net,
    request: NetRequest,
    signal: AbortSignal,
    put?: (request: NetRequest, token: string) => NetRequest,
  ): Promise<NetAnswer>;
}

/** `fetchToken` gets its own signal: who gives up waiting does not take the token from the others. */
export function createTokenSource({
  fetchToken,
  clock,
  earlyMs = EARLY_MS,
}: {
  fetchToken: (signal: AbortSignal) => Promise<Token>;
  clock: Clock;
  earlyMs?: number;
}): TokenSource {
  let kept: { value: string; goodUntilMs: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function fetchAndKeep(): Promise<string> {
    const { value, lastsMs } = await fetchToken(new AbortController().signal);
    // A token that lasts less than twice the margin is used for half its life.
    const goodForMs = lastsMs === null ? Number.POSITIVE_INFINITY : Math.max(lastsMs - earlyMs, lastsMs / 2);
    kept = { value, goodUntilMs: +clock() + goodForMs };
    return value;
  }

  function fetchOnce(signal: AbortSignal): Promise<string> {
    fetching ??= fetchAndKeep().finally(() => {
      fetching = null;
    });
    return orAbort(fetching, signal);
  }

  async function get(signal: AbortSignal): Promise<string> {
    return kept !== null && +clock() < kept.goodUntilMs ? kept.value : fetchOnce(signal);
  }

  async function renew(stale: string, signal: AbortSignal): Promise<string> {
    if (kept?.value === stale) kept = null;
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
