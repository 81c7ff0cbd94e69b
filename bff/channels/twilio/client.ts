import type { z } from 'zod';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../channel-errors.ts';
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
  /** Returns the URL of a request below the account, and the headers with the credentials. */
  at(path: string): { url: string; headers: Record<string, string> };
  /** Posts a form. Resolves with any status; rejects with a PmsError if no answer came. `begin`: as in a ChannelRequest. */
  post(path: string, form: URLSearchParams, begin: Begin, signal: AbortSignal): Promise<NetAnswer>;
  /** Returns the parsed body of a 200; rejects with a ChannelError for any other answer. */
  read<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
}

/** Paths are below the account, such as `/Messages.json`. */
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
      const search = new URLSearchParams(query);
      const url = search.size === 0 ? place + path : `${place}${path}?${search}`;
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

/** Returns the code of Twilio's error; null if another server answered. */
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
