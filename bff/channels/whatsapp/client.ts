import type { z } from 'zod';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../lost.ts';
import type { Begin, ChannelNet } from '../net.ts';
import { ChannelError } from '../port.ts';
import { classify } from './errors.ts';
import { failure } from './schema.ts';

export const LABEL = 'WhatsApp';
export const DEFAULT_BASE_URL = 'https://graph.facebook.com';
export const DEFAULT_VERSION = 'v23.0';

const TOLD_CHARACTERS_MAX = 500;

/** Where Meta keeps files. */
const META_HOSTS = /(?:^|\.)(?:fbsbx\.com|facebook\.com|whatsapp\.net|fbcdn\.net)$/;

/** Where the Cloud API is and who asks. */
export interface GraphAccess {
  baseUrl: string;
  version: string;
  apiKey: string;
}

/** Calls the Graph API. */
export interface Graph {
  /** Every status is an answer; rejects with a PmsError where none came. `begin`: as in a ChannelRequest. */
  call(
    method: 'GET' | 'POST',
    path: string,
    body: object | null,
    signal: AbortSignal,
    begin?: Begin,
  ): Promise<NetAnswer>;
  /** A POST that nobody misses: left where our own limits have little room. Never rejects. */
  tell(path: string, body: object, signal: AbortSignal): Promise<void>;
  /** Sends a form. As `call`. */
  post(path: string, form: FormData, signal: AbortSignal): Promise<NetAnswer>;
  /** Fetches bytes from where the Graph API said they are: from Meta's own hosts, or the configured one. */
  download(url: string, bytesMax: number, signal: AbortSignal): Promise<{ status: number; bytes: Buffer }>;
  /** As `call`, and reads what a 200 holds; rejects with a ChannelError for everything else. */
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
      // The token goes along: to nobody but Meta.
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

/** The code of an error's answer; null where it is none of the Graph API's. */
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
  // What is told to people in so many words, Meta says here; its `message` is for programs.
  const told = failure.parse(parseJson(answer.body)).error.error_user_msg?.slice(0, TOLD_CHARACTERS_MAX);
  return new ChannelError(retryMs === null ? 'refused' : 'unreachable', told || message);
}
