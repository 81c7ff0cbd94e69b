import type { z } from 'zod';
import { parseAnswer, toError } from '../../pms/net/answer.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { NetAnswer, NetRequest } from '../../pms/net/net.ts';
import { quoteReason } from '../../pms/net/reason.ts';
import { createTokenSource, type Token } from '../../pms/net/token.ts';
import type { SessionWorld } from '../../pms/port.ts';
import { failure, setup, token as tokenAnswer } from './schema.ts';

/** Credits left for the account's other programs. */
const CREDITS_SPARED = 20;
const CREDITS_LEFT = 'x-fivemincreditlimit-remaining';
const CREDITS_RESET = 'x-fivemincreditlimit-resetsin';

export type Query = readonly (readonly [name: string, value: string])[];

/** Requests of one account. */
export interface Client {
  /** A query key may occur several times, for lists. */
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
}

/**
 * Calls with a token in the header `token`. An invite code is exchanged once for a refresh token, which is stored before use and
 * gives tokens valid for a day. A long life token is used as it is. When few credits are left (in each answer's headers), calls
 * stop until they are renewed.
 */
export function createClient({
  net,
  credentials,
  clock,
  keep,
}: Pick<SessionWorld, 'net' | 'credentials' | 'clock' | 'keep'>): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const longLife = credentials['token'] ?? '';
  let refreshToken = credentials['refreshToken'] ?? '';
  let restUntil = 0;

  function requireCredits(): void {
    const retryAfterMs = restUntil - +clock();
    if (retryAfterMs > 0) throw fewCredits(retryAfterMs);
  }

  function countCredits({ headers }: NetAnswer): void {
    const creditsLeft = Number(headers[CREDITS_LEFT] ?? Number.NaN);
    const resetsInMs = Number(headers[CREDITS_RESET] ?? Number.NaN) * 1_000;
    if (creditsLeft < CREDITS_SPARED && resetsInMs > 0) restUntil = +clock() + resetsInMs;
  }

  async function authenticate<T>(
    path: string,
    headers: Readonly<Record<string, string>>,
    { schema, effect }: { schema: z.ZodType<T>; effect: 'read' | 'append' },
    signal: AbortSignal,
  ): Promise<T> {
    const answer = await net.send({ method: 'GET', url: `${base}${path}`, headers, effect }, signal);
    countCredits(answer);
    // A refused code or token has status 400 too; only its description differs.
    if (answer.status === 400) throw toError({ ...answer, status: 401 }, path, reasonOf(answer));
    return parseAnswer(letThrough(answer, path), schema, path);
  }

  const tokens = createTokenSource({
    clock,
    async fetchToken(signal): Promise<Token> {
      if (refreshToken !== '') {
        const given = await authenticate(
          '/authentication/token',
          { refreshToken },
          { schema: tokenAnswer, effect: 'read' },
          signal,
        );
        return { value: given.token, lastsMs: given.expiresIn * 1_000 };
      }
      // The code works once: if the answer is lost, a retry would be refused.
      const code = credentials['inviteCode'] ?? '';
      const given = await authenticate(
        '/authentication/setup',
        { code, deviceName: 'ServiceChat' },
        { schema: setup, effect: 'append' },
        signal,
      );
      refreshToken = given.refreshToken;
      await keep({ refreshToken, inviteCode: '' });
      return { value: given.token, lastsMs: given.expiresIn * 1_000 };
    },
  });

  return {
    async get(path, query, schema, signal) {
      requireCredits();
      const search = new URLSearchParams();
      for (const [name, value] of query) search.append(name, value);
      const request: NetRequest = { method: 'GET', url: `${base}${path}${search.size === 0 ? '' : `?${search}`}` };
      const answer =
        longLife === ''
          ? await tokens.send(net, request, signal, withToken)
          : await net.send(withToken(request, longLife), signal);
      countCredits(answer);
      if (answer.status === 429 && restUntil > +clock()) throw fewCredits(restUntil - +clock());
      return parseAnswer(letThrough(answer, path), schema, path);
    },
  };
}

function withToken(request: NetRequest, token: string): NetRequest {
  return { ...request, headers: { ...request.headers, accept: 'application/json', token } };
}

function fewCredits(retryAfterMs: number): PmsError {
  const words = 'Beds24 has few requests left for this account; it is asked again once it counts again';
  return new PmsError('rate_limited', words, { retryAfterMs });
}

/** A refusal may have status 200. */
function letThrough(answer: NetAnswer, call: string): NetAnswer {
  if (answer.status < 200 || answer.status > 299) throw toError(answer, call, reasonOf(answer));
  const parsedFailure = failure.safeParse(readJson(answer.body));
  if (!parsedFailure.success || parsedFailure.data.success) return answer;
  throw new PmsError('refused', `${call}: ${reasonOf(answer) || 'Beds24 refused without a reason'}`, {
    status: answer.status,
  });
}

function reasonOf({ body }: NetAnswer): string {
  const parsedFailure = failure.safeParse(readJson(body));
  return parsedFailure.success ? quoteReason(parsedFailure.data.error) : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer of a server in front of the API
  }
}
