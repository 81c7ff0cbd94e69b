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

/** The version of the API that is called (its published description's `servers`). */
const BASE_PATH = '/api/v1.3';

export type Fields = { [name: string]: FormValue };

/** Calls of one property. Reading goes by query, writing by form (the vendor's "tech specs"). */
export interface Client {
  /** The vendor's own time at its newest answer (its `Date`): cursors by our clock would lose changes where clocks differ. */
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
  /** What is read, changed and written back: each record's own, one after the other. */
  turns: Turns;
}

/** The property's own host is asked for once: properties are spread over "islands". */
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
  let home: Promise<string> | null = null;
  let heard: Date | null = null;

  async function send(request: NetRequest, call: string, signal: AbortSignal): Promise<NetAnswer> {
    const answer = requireSuccess(await logIn(net, request, signal), call);
    heard = readDate(answer) ?? heard;
    return answer;
  }

  /** Calls that start together ask together, whichever of them is stopped; what failed is asked again. */
  function findHome(): Promise<string> {
    home ??= askHome(new AbortController().signal).catch((error: unknown) => {
      home = null;
      throw error;
    });
    return home;
  }

  async function askHome(signal: AbortSignal): Promise<string> {
    const url = new URL(`${BASE_PATH}/oauth/metadata`, start).href;
    const answer = await send({ method: 'GET', url, headers }, 'oauth/metadata', signal);
    const told = new URL(parseAnswer(answer, island, 'oauth/metadata').data.api.url);
    if (!isSameHouse(told, start))
      throw new PmsError('address_refused', 'oauth/metadata: the PMS names a host that is not its own');
    return told.origin;
  }

  return {
    turns: createTurns(),
    heardAt: () => heard,
    async get(call, query, schema, signal) {
      const url = `${await findHome()}${BASE_PATH}/${call}?${encodeForm(query)}`;
      return parseAnswer(await send({ method: 'GET', url, headers }, call, signal), schema, call);
    },
    async send(effect, method, call, fields, schema, signal) {
      const url = `${await findHome()}${BASE_PATH}/${call}`;
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

/** The key goes to the host that was configured and to others of the same vendor, nowhere else. */
function isSameHouse(told: URL, start: URL): boolean {
  const house = start.hostname.split('.').slice(-2).join('.');
  return (
    told.host === start.host ||
    (told.protocol === start.protocol && /[a-z]/i.test(house) && told.hostname.endsWith(`.${house}`))
  );
}

/** What a refusal means by its words: most come as status 200 with `success: false` (the vendor's list of common errors). */
const MEANING: readonly [words: RegExp, code: PmsErrorCode][] = [
  [/not active anymore|access.?denied|invalid (?:api )?(?:key|token)/i, 'rejected_credentials'],
  [/permission|not authori[sz]ed|scope/i, 'not_allowed'],
  [/not found|does ?n[o']t exist|no longer exists/i, 'not_found'],
  [/too many|rate limit/i, 'rate_limited'],
  [/locked|try again/i, 'busy'],
];

function requireSuccess(answer: NetAnswer, call: string): NetAnswer {
  const told = envelope.safeParse(readJson(answer.body));
  const reason = quoteReason(told.success ? told.data.message : '');
  if (answer.status < 200 || answer.status > 299) throw toError(answer, call, reason);
  if (!told.success || told.data.success) return answer; // answers of another form are judged by their own schema
  const code = MEANING.find(([words]) => words.test(told.data.message ?? ''))?.[1] ?? 'refused';
  throw new PmsError(code, `${call}: ${reason || 'the PMS refused without a reason'}`, { status: answer.status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the caller's schema says so
  }
}
