import type { z } from 'zod';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../channel-errors.ts';
import type { Begin, ChannelNet } from '../net.ts';
import { ChannelError } from '../port.ts';
import { classify } from './errors.ts';
import { failure } from './schema.ts';

export const LABEL = 'WhatsApp';
export const DEFAULT_BASE_URL = 'https://graph.facebook.com';
export const DEFAULT_VERSION = 'v23.0';

const TOLD_CHARACTERS_MAX = 500;

/** Hosts from which Meta serves files. */
const META_HOSTS = /(?:^|\.)(?:fbsbx\.com|facebook\.com|whatsapp\.net|fbcdn\.net)$/;

/** The address of the Cloud API and the credentials. */
export interface GraphAccess {
  baseUrl: string;
  version: string;
  apiKey: string;
}

/** The client of the Graph API. */
export interface Graph {
  /** Resolves with any status; rejects with a PmsError if no answer came. `begin`: as in a ChannelRequest. */
  call(
    method: 'GET' | 'POST',
    path: string,
    body: object | null,
    signal: AbortSignal,
    begin?: Begin,
  ): Promise<NetAnswer>;
  /** Posts something optional, and skips it if our rate limit is nearly used up. Never rejects. */
  tell(path: string, body: object, signal: AbortSignal): Promise<void>;
  /** Posts a form. Resolves and rejects as `call`. */
  post(path: string, form: FormData, signal: AbortSignal): Promise<NetAnswer>;
  /** Downloads a file by the URL from the Graph API. Only Meta's hosts and the configured host are allowed. */
  download(url: string, bytesMax: number, signal: AbortSignal): Promise<{ status: number; bytes: Buffer }>;
  /** Returns the parsed body of a 200; rejects with a ChannelError for any other answer. */
  read<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal, body?: object): Promise<T>;
}

export function createGraph(net: ChannelNet, { baseUrl, version, apiKey }: GraphAccess): Graph {
  const at = (path: string) => `${baseUrl.replace(/\/+$/, '')}/${version}${path}`;
  const ask = (method: 'GET' | 'POST', path: string, body: object | null) => ({
    method,
    url: at(path),
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const call: Graph['call'] = (method, path, body, signal, begin) =>
    net.send({ ...ask(method, path, body), begin }, signal);
  return {
    call,
    async tell(path, body, signal) {
      await net.send({ ...ask('POST', path, body), isSpare: true }, signal).catch(() => undefined);
    },
    async post(path, form, signal) {
      const written = new Response(form);
      const headers = {
        authorization: `Bearer ${apiKey}`,
        'content-type': written.headers.get('content-type') ?? '',
      };
      const body = new Uint8Array(await written.arrayBuffer());
      return net.send({ method: 'POST', url: at(path), headers, body }, signal);
    },
    async download(url, bytesMax, signal) {
      const { host } = new URL(url);
      // The request carries the token, so no other host may receive it.
      if (host !== new URL(baseUrl).host && !META_HOSTS.test(host))
        throw new ChannelError('refused', `WhatsApp named ${host} for a file, which is not one of its hosts`);
      return net.download({ url, headers: { authorization: `Bearer ${apiKey}` } }, bytesMax, signal);
    },
    async read(path, schema, signal, body) {
      const answer = await call(body === undefined ? 'GET' : 'POST', path, body ?? null, signal).catch(
        (error: unknown) => {
          throw toChannelError(error, LABEL);
        },
      );
      if (answer.status === 200) {
        const parsed = schema.safeParse(parseJson(answer.body));
        if (parsed.success) return parsed.data;
        throw new ChannelError('refused', 'WhatsApp answered other than its description says');
      }
      throw readRefusal(answer);
    },
  };
}

/** Returns the code of the Graph API's error; null if another server answered. */
export function readCode({ body }: Pick<NetAnswer, 'body'>): number | null {
  return failure.safeParse(parseJson(body)).data?.error.code ?? null;
}

function readRefusal(answer: NetAnswer): ChannelError {
  const code = readCode(answer);
  if (code === null) return new ChannelError('unreachable', `WhatsApp answered ${answer.status} without saying why`);
  const subcode = failure.parse(parseJson(answer.body)).error.error_subcode;
  if (code === 100 && subcode === 33)
    return new ChannelError(
      'rejected_credentials',
      'WhatsApp knows no such account or number, or this token may not see it',
    );
  const { message, blocksConnection, reason, retryMs } = classify(code);
  if (blocksConnection && reason !== 'too_many') return new ChannelError('rejected_credentials', message);
  // Meta's text for people; its `message` is for programs.
  const ownMessage = failure.parse(parseJson(answer.body)).error.error_user_msg?.slice(0, TOLD_CHARACTERS_MAX);
  return new ChannelError(retryMs === null ? 'refused' : 'unreachable', ownMessage || message);
}
