import type { z } from 'zod';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../channel-errors.ts';
import type { Begin, ChannelNet } from '../net.ts';
import { ChannelError } from '../port.ts';
import { classify } from './errors.ts';
import { failure } from './schema.ts';

export const LABEL = 'Channex';
const DEFAULT_BASE_URL = 'https://app.channex.io/api/v1';
/** Largest page size. */
export const PAGE_MAX = 100;
/** Longer lists are not read to their end. */
const PAGES_MAX = 20;

/** Calls Channex's API with a user's key (header `user-api-key`), which has all rights of that user. */
export interface ChannexApi {
  /** Returns the URL of a request, and the headers with the API key. */
  at(path: string): { url: string; headers: Record<string, string> };
  /** Sends JSON. Resolves with any status; rejects with a PmsError if no answer came. `begin`: as in a ChannelRequest. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object | null,
    signal: AbortSignal,
    begin?: Begin,
  ): Promise<NetAnswer>;
  /** Returns the parsed body of a 200; rejects with a ChannelError for any other answer. */
  read<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** Returns all records of a list, page by page. Rejects as `read` does. */
  readAll<T>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<{ data: T[] }>,
    signal: AbortSignal,
  ): Promise<T[]>;
}

export function createChannexApi(net: ChannelNet, account: Readonly<Record<string, string>>): ChannexApi {
  const { apiKey = '', baseUrl = DEFAULT_BASE_URL } = account;
  const base = baseUrl.replace(/\/+$/, '');
  const headers = { 'user-api-key': apiKey, accept: 'application/json' };
  const api: ChannexApi = {
    at: (path) => ({ url: base + path, headers }),
    send: (method, path, body, signal, begin) =>
      net.send(
        {
          method,
          url: base + path,
          headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
          ...(body === null ? {} : { body: JSON.stringify(body) }),
          begin,
        },
        signal,
      ),
    async read(path, query, schema, signal) {
      const search = new URLSearchParams(query);
      const url = base + path + (search.size === 0 ? '' : `?${search}`);
      const answer = await net.send({ method: 'GET', url, headers }, signal).catch((error: unknown) => {
        throw toChannelError(error, LABEL);
      });
      if (answer.status !== 200) throw readRefusal(answer);
      const parsed = schema.safeParse(parseJson(answer.body));
      if (parsed.success) return parsed.data;
      throw new ChannelError('refused', `${LABEL} answered other than its documents say`);
    },
    async readAll(path, query, schema, signal) {
      const all = [];
      for (let page = 1; page <= PAGES_MAX; page++) {
        const paged = { ...query, 'pagination[page]': String(page), 'pagination[limit]': String(PAGE_MAX) };
        const { data } = await api.read(path, paged, schema, signal);
        all.push(...data);
        if (data.length < PAGE_MAX) break;
      }
      return all;
    },
  };
  return api;
}

/** Returns the code of Channex's error; null if another server answered. */
export function readCode({ body }: Pick<NetAnswer, 'body'>): string | null {
  return failure.safeParse(parseJson(body)).data?.errors.code ?? null;
}

/** Turns Channex's error answer into a ChannelError. */
export function readRefusal(answer: NetAnswer): ChannelError {
  const { status } = answer;
  if (readCode(answer) === null || status >= 500)
    return new ChannelError('unreachable', `${LABEL} answered ${status} without saying why`);
  const { message, retryMs } = classify(status);
  if ([401, 403, 404].includes(status)) return new ChannelError('rejected_credentials', message);
  return new ChannelError(retryMs === null ? 'refused' : 'unreachable', message);
}
