import { backoffMs } from './backoff.ts';
import type { ApiErrorCode, Problem } from './generated/api-types.ts';
import { createSseReader } from './sse.ts';

const TIMEOUT_MS = 60_000;
const RETRIES_MAX = 3;
const RETRY_AFTER_MS_MAX = 60_000;
const WORTH_RETRYING = [429, 502, 503, 504];
const PAGE_SIZE_MAX = 200;

/** The part of `fetch` used here; fits browsers and Node. */
export type ApiFetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData;
    signal: AbortSignal;
    redirect: 'error';
  },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  body?: ReadableStream<Uint8Array> | null;
  /** Needed only for calls that return a file. */
  blob?(): Promise<Blob>;
}>;

export interface ClientOptions {
  /** The server's address: `https://chat.example`. */
  baseUrl: string;
  /** `sck_…`; without it only public calls work. Never put it into public pages. */
  apiKey?: string;
  /** The property, if the key has several. */
  propertyId?: string;
  fetch?: ApiFetch;
  /** Waits before a retry. */
  wait?: (ms: number) => Promise<void>;
}

/** Options of one call. */
export interface CallOptions {
  propertyId?: string;
  /** Another key than the client's, or a guest's session. */
  apiKey?: string;
  /** Your own key, so that the same action runs once even across processes; default: a new one per call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A page of a list. */
export interface Page<T> {
  items: readonly T[];
  nextCursor: string | null;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Given {
  query?: object | undefined;
  body?: object | undefined;
  /** Sent as a form; a `File` keeps its name. */
  file?: Blob | undefined;
}

/** The server's answer. */
interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
  /** Set when a file was requested and returned. */
  blob?: Blob | undefined;
  cause?: unknown;
}

/**
 * A failed call. `code` is the code of the problem+json; `unreachable`: no answer; `malformed`: the answer is no JSON; `unknown`:
 * refused by something other than our server.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | 'unreachable' | 'malformed' | 'unknown';
  /** The problem's type: a page with advice. */
  readonly type: string | null;
  readonly requestId: string | null;
  /** Errors of the body's fields, each with a JSON pointer. */
  readonly errors: NonNullable<Problem['errors']>;

  constructor(message: string, given: { status: number; code: ApiError['code']; problem?: Problem; cause?: unknown }) {
    super(message, given.cause === undefined ? {} : { cause: given.cause });
    this.status = given.status;
    this.code = given.code;
    this.type = given.problem?.type ?? null;
    this.requestId = given.problem?.requestId ?? null;
    this.errors = given.problem?.errors ?? [];
  }
}

/** Calls the API with credentials, and retries when that is safe. Every call rejects with an ApiError. */
export class ApiClient {
  readonly #options: ClientOptions;
  readonly #root: string;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#root = options.baseUrl.replace(/\/+$/, '');
  }

  /**
   * Every entry of a list, page after page: `client.each((page) => client.listTasks({ state: 'open', ...page }))`.
   */
  async *each<T>(list: (page: { cursor?: string; limit: number }) => Promise<Page<T>>): AsyncGenerator<T, void> {
    let cursor: string | null = null;
    do {
      const page: Page<T> = await list({ limit: PAGE_SIZE_MAX, ...(cursor !== null && { cursor }) });
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  protected async call<T>(method: Method, path: string, given: Given, options: CallOptions = {}): Promise<T> {
    const { text } = await this.#answer(method, path, given, options);
    // No validation: the server is ours, and its tests check answers by the schemas of these types.
    return readAnswer(text, method, path) as T;
  }

  /** A file: a picture, a PDF, a table. */
  protected async file(path: string, given: Given, options: CallOptions = {}): Promise<Blob> {
    const { blob } = await this.#answer('GET', path, given, options, true);
    return blob ?? new Blob([]);
  }

  async #answer(method: Method, path: string, given: Given, options: CallOptions, isFile = false): Promise<Answer> {
    const key = options.idempotencyKey ?? globalThis.crypto.randomUUID();
    for (let tries = 1; ; tries++) {
      const answer = await this.#once(method, path, given, options, { key, isFile }).catch((cause: unknown): Answer => {
        options.signal?.throwIfAborted();
        return { status: 0, retryAfter: null, text: '', cause };
      });
      if (isGood(answer)) return answer;
      const error = this.#toError(answer);
      const mayHelp = answer.status === 0 || (WORTH_RETRYING.includes(answer.status) && !error.code.startsWith('pms_'));
      const waitMs = answer.retryAfter === null ? backoffMs(tries, Math.random) : Number(answer.retryAfter) * 1_000;
      if (!mayHelp || tries > RETRIES_MAX || !(waitMs <= RETRY_AFTER_MS_MAX)) throw error;
      await (this.#options.wait ?? sleep)(waitMs);
    }
  }

  /** Events of a stream until it ends; no retry. */
  protected async *stream<T>(path: string, given: Given, options: CallOptions = {}): AsyncGenerator<T, void> {
    const signal = options.signal ?? new AbortController().signal;
    const headers = { ...this.#headers('GET', options), accept: 'text/event-stream' };
    const response = await this.#fetch(path, given, { method: 'GET', headers, signal, redirect: 'error' });
    if (response.status !== 200) throw this.#toError({ status: response.status, text: await response.text() });
    const read = createSseReader();
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    try {
      for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
        for (const data of read(decoder.decode(part.value, { stream: true }))) yield JSON.parse(data) as T;
    } finally {
      await reader?.cancel();
    }
  }

  async #once(
    method: Method,
    path: string,
    given: Given,
    options: CallOptions,
    { key, isFile }: { key: string; isFile: boolean },
  ): Promise<Answer> {
    const headers = this.#headers(method, options);
    if (isFile) headers['accept'] = '*/*';
    if (given.body !== undefined) headers['content-type'] = 'application/json';
    // A POST is safe to retry because of its idempotency key.
    if (method === 'POST') headers['idempotency-key'] = key;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
    const body = toBody(given);
    const init = { method, headers, signal, redirect: 'error' as const, ...(body !== undefined && { body }) };
    const response = await this.#fetch(path, given, init);
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    return isFile && isGood(response)
      ? { status, retryAfter, text: '', blob: await response.blob?.() }
      : { status, retryAfter, text: await response.text() };
  }

  #fetch(path: string, { query = {} }: Given, init: Parameters<ApiFetch>[1]): ReturnType<ApiFetch> {
    const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      parameters.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const { fetch = globalThis.fetch } = this.#options;
    return fetch(`${this.#root}${path}${search === '' ? '' : `?${search}`}`, init);
  }

  #headers(method: Method, options: CallOptions): Record<string, string> {
    const apiKey = options.apiKey ?? this.#options.apiKey;
    const propertyId = options.propertyId ?? this.#options.propertyId;
    return {
      accept: method === 'DELETE' ? '*/*' : 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(propertyId !== undefined && { 'x-property-id': propertyId }),
    };
  }

  #toError({ status, text, cause }: { status: number; text: string; cause?: unknown }): ApiError {
    if (status === 0)
      return new ApiError(`${this.#root} did not answer${whyNot(this.#root)}`, { status, code: 'unreachable', cause });
    const problem = parseJson(text);
    if (!isProblem(problem)) return new ApiError(`The server answered ${status}`, { status, code: 'unknown' });
    // A code newer than this library is passed through.
    return new ApiError(problem.detail, { status, code: problem.code as ApiErrorCode, problem });
  }
}

/** Hint for a cross-origin page: browsers hide the API's answer without saying why. */
function whyNot(root: string): string {
  const { location } = globalThis as { location?: { origin: string } };
  if (location === undefined || `${root}/`.startsWith(`${location.origin}/`)) return '';
  return `; a page of ${location.origin} may not read it: call it from a page of the server's own address, or from your own server`;
}

function isGood({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

/** `fetch` sets a form's content type itself, because it contains the boundary. */
function toBody({ body, file }: Given): string | FormData | undefined {
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append('file', file);
  return form;
}

function readAnswer(text: string, method: Method, path: string): unknown {
  if (text === '') return undefined;
  const value = parseJson(text);
  if (value === undefined)
    throw new ApiError(`${method} ${path} answered no JSON: is this a ServiceChat server?`, {
      status: 200,
      code: 'malformed',
    });
  return value;
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'detail' in value && typeof value.detail === 'string';
}

/** Undefined if it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
