import type { z } from 'zod';
import { parseAnswer, toError } from '../../pms/net/answer.ts';
import type { Effect } from '../../pms/net/effect.ts';
import type { Net, NetAnswer } from '../../pms/net/net.ts';
import { quoteReason } from '../../pms/net/reason.ts';
import { failure } from './schema.ts';

/** Largest page size. */
export const PAGE_MAX = 100;

/** Calls with a user's key (header `user-api-key`), which has all rights of that user. */
export interface Client {
  get<T>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    given: { body?: object; effect: Exclude<Effect, 'read'> },
    signal: AbortSignal,
  ): Promise<void>;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const headers = { 'user-api-key': credentials['apiKey'] ?? '', accept: 'application/json' };
  return {
    async get(path, query, schema, signal) {
      const url = `${base}${path}?${new URLSearchParams(query)}`;
      return parseAnswer(letThrough(await net.send({ method: 'GET', url, headers }, signal), path), schema, path);
    },
    async send(method, path, { body, effect }, signal) {
      const request = {
        method,
        url: `${base}${path}`,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        effect,
      };
      letThrough(await net.send(request, signal), path);
    },
  };
}

/** `errors.code` names the error; `details` may be an object or a list and is not shown. */
function letThrough(answer: NetAnswer, call: string): NetAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const parsedFailure = failure.safeParse(readJson(answer.body));
  throw toError(
    answer,
    call,
    parsedFailure.success ? quoteReason(parsedFailure.data.errors.title ?? parsedFailure.data.errors.code ?? '') : '',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer of a server in front of the API
  }
}
