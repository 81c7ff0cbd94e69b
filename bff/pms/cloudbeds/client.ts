import type { z } from 'zod';
import { readDate } from '../adapter/pms-clock.ts';
import { parseAnswer, toError } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import { PmsError, type PmsErrorCode } from '../net/errors.ts';
import type { NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTurns, type Turns } from '../net/turns.ts';
import type { SessionWorld } from '../port.ts';
import { encodeForm, type FormValue } from '../values/form.ts';
import { createLogin } from './login.ts';
import { envelope, island } from './schema.ts';

/** The API version that we call (the `servers` of its published description). */
const BASE_PATH = '/api/v1.3';

export type Fields = { [name: string]: FormValue };

/** Calls for one property. Reads send a query, writes a form (the vendor's "tech specs"). */
export interface Client {
  /** The vendor's time at its latest answer (`Date` header). Cursors by our clock could lose changes. */
  heardAt(): Date | null;
  get<T>(call: string, query: Fields, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  send<T>(
    effect: Exclude<Effect, 'read'>,
    method: 'POST' | 'PUT' | 'DELETE',
    call: string,
    fields: Fields,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T>;
  /** Lets only one read-change-write sequence per record run at a time. */
  turns: Turns;
}

/** Makes a client. It looks up the property's own host once, because properties are spread over "islands". */
export function createClient({
  net,
  credentials,
  clock,
  keep,
}: Pick<SessionWorld, 'net' | 'credentials' | 'clock' | 'keep'>): Client {
  const start = new URL(credentials['apiUrl'] || 'https://api.cloudbeds.com');
  const propertyId = credentials['propertyId'] ?? '';
  const headers = { 'x-property-id': propertyId };
  const logIn = createLogin({
    net,
    credentials,
    clock,
    keep,
    tokenUrl: new URL(`${BASE_PATH}/access_token`, start).href,
  });
  let propertyHost: Promise<string> | null = null;
  let lastAnswerAt: Date | null = null;

  async function send(request: NetRequest, call: string, signal: AbortSignal): Promise<NetAnswer> {
    const answer = requireSuccess(await logIn(net, request, signal), call);
    lastAnswerAt = readDate(answer) ?? lastAnswerAt;
    return answer;
  }

  /**
   * Looks up the host once for concurrent calls, even if one of them is cancelled. After a failure the next call tries
   * again.
   */
  function findHost(): Promise<string> {
    propertyHost ??= lookUpHost(new AbortController().signal).catch((error: unknown) => {
      propertyHost = null;
      throw error;
    });
    return propertyHost;
  }

  async function lookUpHost(signal: AbortSignal): Promise<string> {
    const url = new URL(`${BASE_PATH}/oauth/metadata`, start).href;
    const answer = await send({ method: 'GET', url, headers }, 'oauth/metadata', signal);
    const apiUrl = new URL(parseAnswer(answer, island, 'oauth/metadata').data.api.url);
    if (!isSameVendor(apiUrl, start))
      throw new PmsError('address_refused', 'oauth/metadata: the PMS names a host that is not its own');
    return apiUrl.origin;
  }

  return {
    turns: createTurns(),
    heardAt: () => lastAnswerAt,
    async get(call, query, schema, signal) {
      const url = `${await findHost()}${BASE_PATH}/${call}?${encodeForm(query)}`;
      return parseAnswer(await send({ method: 'GET', url, headers }, call, signal), schema, call);
    },
    async send(effect, method, call, fields, schema, signal) {
      const url = `${await findHost()}${BASE_PATH}/${call}`;
      const form = encodeForm(fields);
      const request =
        method === 'DELETE'
          ? { method, url: `${url}?${form}`, headers, effect }
          : {
              method,
              url,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              body: form,
              effect,
            };
      return parseAnswer(await send(request, call, signal), schema, call);
    },
  };
}

/** The key may be sent to the configured host and to other hosts of the same vendor only. */
function isSameVendor(url: URL, start: URL): boolean {
  const vendorDomain = start.hostname.split('.').slice(-2).join('.');
  return (
    url.host === start.host ||
    (url.protocol === start.protocol && /[a-z]/i.test(vendorDomain) && url.hostname.endsWith(`.${vendorDomain}`))
  );
}

/**
 * The meaning of a refusal, by its text: most have status 200 with `success: false` (the vendor's list of common
 * errors).
 */
const MEANING: readonly [words: RegExp, code: PmsErrorCode][] = [
  [/not active anymore|access.?denied|invalid (?:api )?(?:key|token)/i, 'rejected_credentials'],
  [/permission|not authori[sz]ed|scope/i, 'not_allowed'],
  [/not found|does ?n[o']t exist|no longer exists/i, 'not_found'],
  [/too many|rate limit/i, 'rate_limited'],
  [/locked|try again/i, 'busy'],
];

function requireSuccess(answer: NetAnswer, call: string): NetAnswer {
  const parsed = envelope.safeParse(readJson(answer.body));
  const reason = quoteReason(parsed.success ? parsed.data.message : '');
  if (answer.status < 200 || answer.status > 299) throw toError(answer, call, reason);
  if (!parsed.success || parsed.data.success) return answer; // answers of another form are checked by their own schema
  const code = MEANING.find(([words]) => words.test(parsed.data.message ?? ''))?.[1] ?? 'refused';
  throw new PmsError(code, `${call}: ${reason || 'the PMS refused without a reason'}`, { status: answer.status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the caller's schema will report it
  }
}
