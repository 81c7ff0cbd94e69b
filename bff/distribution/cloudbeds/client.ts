import type { z } from 'zod';
import { parseAnswer, toError } from '../../pms/net/answer.ts';
import type { Effect } from '../../pms/net/effect.ts';
import { PmsError, type PmsErrorCode } from '../../pms/net/errors.ts';
import type { Net, NetAnswer } from '../../pms/net/net.ts';
import { quoteReason } from '../../pms/net/reason.ts';
import { encodeForm } from '../../pms/values/form.ts';
import { envelope } from './schema.ts';

/** Largest page size. */
export const PAGE_MAX = 100;
type Fields = Readonly<Record<string, string>>;

/** Calls with a property's key (header `x-api-key`). Reads use the query, writes a form. */
export interface Client {
  get<T>(call: string, query: Fields, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  send(
    method: 'POST' | 'DELETE',
    call: string,
    given: { fields: Fields; effect: Exclude<Effect, 'read'> },
    signal: AbortSignal,
  ): Promise<void>;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const headers = { 'x-api-key': credentials['apiKey'] ?? '', 'x-property-id': credentials['propertyId'] ?? '' };
  return {
    async get(call, query, schema, signal) {
      const url = `${base}/${call}?${encodeForm(query)}`;
      return parseAnswer(letThrough(await net.send({ method: 'GET', url, headers }, signal), call), schema, call);
    },
    async send(method, call, { fields, effect }, signal) {
      const form = encodeForm(fields);
      const byForm = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const request =
        method === 'DELETE'
          ? { method, url: `${base}/${call}?${form}`, headers, effect }
          : { method, url: `${base}/${call}`, headers: byForm, body: form, effect };
      letThrough(await net.send(request, signal), call);
    },
  };
}

/** Meaning of refusals by their text: most have status 200 with `success: false`. */
const MEANING: readonly [words: RegExp, code: PmsErrorCode][] = [
  [/not active anymore|access.?denied|invalid (?:api )?(?:key|token)/i, 'rejected_credentials'],
  [/permission|not authori[sz]ed|scope/i, 'not_allowed'],
  [/not found|does ?n[o']t exist|no longer exists/i, 'not_found'],
  [/too many|rate limit/i, 'rate_limited'],
];

function letThrough(answer: NetAnswer, call: string): NetAnswer {
  const parsedEnvelope = envelope.safeParse(readJson(answer.body));
  const reason = quoteReason(parsedEnvelope.success ? parsedEnvelope.data.message : '');
  if (answer.status < 200 || answer.status > 299) throw toError(answer, call, reason);
  if (!parsedEnvelope.success || parsedEnvelope.data.success) return answer; // other answers are checked by their own schema
  const code = MEANING.find(([words]) => words.test(parsedEnvelope.data.message ?? ''))?.[1] ?? 'refused';
  throw new PmsError(code, `${call}: ${reason || 'Cloudbeds refused without a reason'}`, { status: answer.status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the caller's schema reports it
  }
}
