import type { z } from 'zod';
import { problem } from '../api/common.ts';
import { backoffMs } from './backoff.ts';

const TIMEOUT_MS = 60_000;
const RETRIES_MAX = 3;
const RETRY_AFTER_MS_MAX = 60_000;
const WORTH_RETRYING = [429, 502, 503, 504];

/** What is used of `fetch`; a browser's and Node's both fit. */
export type ApiFetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal: AbortSignal;
    redirect: 'error';
  },
) => Promise<{ status: number; headers: { get(name: string): string | null }; text(): Promise<string> }>;

export interface ApiOptions {
  /** Of the server: `https://chat.example`. */
  baseUrl: string;
  /** `sck_…`. */
  apiKey: string;
  /** Which property, where the key reaches several. */
  propertyId?: string | undefined;
  fetch?: ApiFetch;
  /** Waits before a call is tried again. */
  wait?: (ms: number) => Promise<void>;
}

/** The server said no. `code` is the stable word of the API's errors; `unreachable`: it did not answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** Each fault of the body with a JSON pointer to it. */
  readonly errors: readonly { pointer: string; code: string; detail: string }[];

  constructor(
    message: string,
    given: { status: number; code: string; requestId?: string; errors?: ApiError['errors']; cause?: unknown },
  ) {
    super(message, given.cause === undefined ? {} : { cause: given.cause });
    this.status = given.status;
    this.code = given.code;
    this.requestId = given.requestId ?? null;
    this.errors = given.errors ?? [];
  }
}

export interface ApiCall<A extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  answer: A;
}

/** Calls the API: with credentials, and again where that is harmless and may help. Rejects with an ApiError. */
export function createCaller(options: ApiOptions): <A extends z.ZodType>(call: ApiCall<A>) => Promise<z.output<A>> {
  const { baseUrl, apiKey, propertyId, fetch = globalThis.fetch, wait = sleep } = options;
  const root = baseUrl.replace(/\/+$/, '');

  async function once(call: ApiCall<z.ZodType>, key: string) {
    const headers: Record<string, string> = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    if (propertyId !== undefined) headers['x-property-id'] = propertyId;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    // What was done once is only answered again: a POST may be repeated as a GET may.
    if (call.method === 'POST') headers['idempotency-key'] = key;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
    const response = await fetch(root + call.path, {
      method: call.method,
      headers,
      signal,
      redirect: 'error',
      ...body,
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  }

  return async (call) => {
    const key = globalThis.crypto.randomUUID();
    for (let tries = 1; ; tries++) {
      const answer = await once(call, key).catch((cause: unknown) => {
        const told = new ApiError(`${root} did not answer`, { status: 0, code: 'unreachable', cause });
        return { status: 0, retryAfter: null, text: '', told };
      });
      if (answer.status >= 200 && answer.status < 300) return readAnswer(call, answer.text);
      const error = 'told' in answer ? answer.told : toError(answer.status, answer.text);
      const mayHelp = answer.status === 0 || (WORTH_RETRYING.includes(answer.status) && !error.code.startsWith('pms_'));
      const waitMs = answer.retryAfter === null ? backoffMs(tries, Math.random) : Number(answer.retryAfter) * 1_000;
      if (!mayHelp || tries > RETRIES_MAX || !(waitMs <= RETRY_AFTER_MS_MAX)) throw error;
      await wait(waitMs);
    }
  };
}

function toError(status: number, text: string): ApiError {
  const told = problem.safeParse(parseJson(text));
  if (!told.success) return new ApiError(`The server answered ${status}`, { status, code: 'unknown' });
  const { detail, code, requestId, errors = [] } = told.data;
  return new ApiError(detail, { status, code, requestId, errors });
}

/** Answers may gain fields that this library does not know: those alone are no fault. */
function readAnswer<A extends z.ZodType>({ answer, method, path }: ApiCall<A>, text: string): z.output<A> {
  const value = text === '' ? undefined : parseJson(text);
  const parsed = answer.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.filter(({ code }) => code !== 'unrecognized_keys');
  if (faults.length === 0) return value as z.output<A>; // checked just now: it only has more than we know
  const where = faults.map((fault) => fault.path.join('.')).join(', ');
  throw new ApiError(`${method} ${path} answered otherwise than it should: ${where}`, {
    status: 200,
    code: 'malformed',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
