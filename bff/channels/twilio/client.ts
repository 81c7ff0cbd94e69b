import type { z } from 'zod';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../lost.ts';
import type { Begin, ChannelNet } from '../net.ts';
import { ChannelError } from '../port.ts';
import { classify } from './errors.ts';
import { failure } from './schema.ts';

export const LABEL = 'Twilio';
export const DEFAULT_BASE_URL = 'https://api.twilio.com';
const VERSION = '2010-04-01';
const NO_SUCH_RESOURCE = 20404;

/** Calls Twilio's API for one account. */
export interface TwilioApi {
  /** A request to read what is below the account, with who asks. */
  at(path: string): { url: string; headers: Record<string, string> };
  /** Posts a form. Every status is an answer; rejects with a PmsError where none came. `begin`: as in a ChannelRequest. */
  post(path: string, form: URLSearchParams, begin: Begin, signal: AbortSignal): Promise<NetAnswer>;
  /** Reads what a 200 holds; rejects with a ChannelError for everything else. */
  read<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
}

/** `path` is below the account: `/Messages.json`. */
export function createTwilioApi(net: ChannelNet, account: Readonly<Record<string, string>>): TwilioApi {
  const { accountSid = '', authToken = '', baseUrl = DEFAULT_BASE_URL } = account;
  const place = `${baseUrl.replace(/\/+$/, '')}/${VERSION}/Accounts/${accountSid}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    at: (path) => ({ url: place + path, headers: { authorization } }),
    post: (path, form, begin, signal) =>
      net.send(
        {
          method: 'POST',
          url: place + path,
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
          begin,
        },
        signal,
      ),
    async read(path, query, schema, signal) {
      const asked = new URLSearchParams(query);
      const url = asked.size === 0 ? place + path : `${place}${path}?${asked}`;
      const answer = await net
        .send({ method: 'GET', url, headers: { authorization } }, signal)
        .catch((error: unknown) => {
          throw toChannelError(error, LABEL);
        });
      if (answer.status !== 200) throw readRefusal(answer);
      const parsed = schema.safeParse(parseJson(answer.body));
      if (parsed.success) return parsed.data;
      throw new ChannelError('refused', 'Twilio answered other than its description says');
    },
  };
}

/** The code of an error's answer; null where it is none of Twilio's. */
export function readCode({ body }: Pick<NetAnswer, 'body'>): number | null {
  return failure.safeParse(parseJson(body)).data?.code ?? null;
}

function readRefusal(answer: NetAnswer): ChannelError {
  const code = readCode(answer);
  if (code === null || answer.status >= 500)
    return new ChannelError('unreachable', `Twilio answered ${answer.status} without saying why`);
  if (code === NO_SUCH_RESOURCE)
    return new ChannelError('rejected_credentials', 'Twilio knows no such account, or this token may not see it');
  const { message, blocksConnection, retryMs } = classify(code);
  if (blocksConnection) return new ChannelError('rejected_credentials', message);
  return new ChannelError(retryMs === null ? 'refused' : 'unreachable', message);
}
