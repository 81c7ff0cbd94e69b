/** A fault in a form, by the RFC 6901 pointer of its field. */
export interface FieldProblem {
  pointer: string;
  code: string;
  detail: string;
}

/** A failed call: the server's problem+json, or `offline` when there was no answer. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldProblem[];

  constructor(code: string, status: number, detail: string, fields: readonly FieldProblem[] = []) {
    super(detail);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export interface RequestOptions {
  /** JSON, or a form. */
  body?: unknown;
  /** Makes a repeated POST harmless: the same key is the same action. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The answer is a file: returned as text, or with `blob` as a Blob. */
  isFile?: boolean | 'blob';
}

/** Calls the server and returns the parsed body, or null if empty. Throws {@link DeskError}. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<unknown>;

/** Sent with every call: the property and the token against cross-site requests. */
export interface Caller {
  csrfToken: string | null;
  propertyId: string | null;
}

/** Longest wait that a retry makes a user endure. */
const PATIENCE_S = 15;

/**
 * Builds the function for all HTTP calls. `caller` is read at each call; `onSignedOut` is called after an unexpected 401. A GET
 * answered with "try again shortly" is retried once.
 */
export function createSend(fetch: typeof globalThis.fetch, caller: Caller, onSignedOut: () => void): Send {
  return async (method, path, options = {}) => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (caller.csrfToken !== null && method !== 'GET') headers['X-CSRF-Token'] = caller.csrfToken;
    if (caller.propertyId !== null) headers['X-Property-Id'] = caller.propertyId;
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    const form = options.body instanceof FormData ? options.body : null;
    if (method !== 'GET' && form === null) headers['Content-Type'] = 'application/json';
    const ask = () =>
      fetch(path, {
        method,
        headers,
        credentials: 'same-origin',
        ...(method !== 'GET' && { body: form ?? JSON.stringify(options.body ?? {}) }),
        ...(options.signal && { signal: options.signal }),
      }).catch((cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        throw new DeskError('offline', 0, 'The server cannot be reached');
      });
    const first = await ask();
    const waitS = Number(first.headers.get('Retry-After') ?? PATIENCE_S + 1);
    const isPutOff = first.status === 429 && method === 'GET' && waitS <= PATIENCE_S;
    if (isPutOff) await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
    const response = isPutOff ? await ask() : first;
    if (response.ok && options.isFile === 'blob') return response.blob();
    if (response.ok && options.isFile === true) return response.text();
    const body = await readJson(response);
    if (response.ok) return body;
    if (response.status === 401 && !path.startsWith('/auth/')) onSignedOut();
    throw toError(response.status, body);
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // an error page of a proxy: the status is enough
  }
}

function toError(status: number, body: unknown): DeskError {
  const problem = isRecord(body) ? body : {};
  const code = typeof problem['code'] === 'string' ? problem['code'] : 'http_error';
  const detail = typeof problem['detail'] === 'string' ? problem['detail'] : `The server answered ${status}`;
  const errors = Array.isArray(problem['errors']) ? problem['errors'].filter(isFieldProblem) : [];
  return new DeskError(code, status, detail, errors);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['pointer'] === 'string' && typeof value['detail'] === 'string';
}
