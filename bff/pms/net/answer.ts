import { z } from 'zod';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import { PmsError, type PmsErrorCode } from './errors.ts';
import type { NetAnswer } from './net.ts';

const MEANING: Record<number, PmsErrorCode> = {
  401: 'rejected_credentials',
  403: 'not_allowed',
  404: 'not_found',
  408: 'unreachable',
  409: 'busy',
  410: 'not_found',
  423: 'busy',
  425: 'busy',
  429: 'rate_limited',
  501: 'not_supported',
};

/**
 * Returns answers with status 2xx and throws the error for others. `call` names the request for hotel staff
 * ("reservations/getAll"). Vendors for whom a status means something else handle that first.
 */
export function requireOk(answer: NetAnswer, call: string): NetAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw toError(answer, call);
}

/** Makes the error for an answer other than 2xx. `why`: the PMS's own reason, if it is safe to show. */
export function toError(answer: NetAnswer, call: string, why = ''): PmsError {
  const { status } = answer;
  const code = MEANING[status] ?? (status >= 500 ? 'unreachable' : 'refused');
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  return new PmsError(code, `${call}: the PMS answered ${status}${why === '' ? '' : ` (${why})`}`, {
    status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/** Parses the body with a schema. Throws `malformed_answer` with the call and the field, but none of the data. */
export function parseAnswer<T>(answer: NetAnswer, schema: z.ZodType<T>, call: string): T {
  return parseValue(readBody(answer, call), schema, call, answer.status);
}

/**
 * Parses the list under `name` in a body, and the body's other fields. Each record is released after its schema has parsed it, so
 * that a page is in memory once, not twice. Throws as `parseAnswer` does.
 */
export function parseList<T>(
  answer: NetAnswer,
  { name, item }: { name: string; item: z.ZodType<T> },
  call: string,
): { items: T[]; rest: Readonly<Record<string, unknown>> } {
  const { status } = answer;
  const { [name]: given, ...rest } = parseValue(readBody(answer, call), anyObject, call, status);
  const listed: unknown[] = Array.isArray(given) ? given : parseValue(given, anyList, call, status, [name]);
  const items: T[] = [];
  for (const [index, value] of listed.entries()) {
    items.push(parseValue(value, item, call, status, [name, index]));
    listed[index] = null;
  }
  return { items, rest };
}

const anyObject = z.record(z.string(), z.unknown());
const anyList = z.array(z.unknown());

function readBody({ body, status }: NetAnswer, call: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new PmsError('malformed_answer', `${call}: the PMS did not answer in JSON`, { status, cause });
  }
}

/** Parses a part of an answer with a schema; throws as `parseAnswer` does. `at`: the path of the part in the answer. */
export function parseValue<T>(
  value: unknown,
  schema: z.ZodType<T>,
  call: string,
  status?: number,
  at: readonly PropertyKey[] = [],
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...at, ...(issue?.path ?? [])];
  const field = path.length === 0 ? 'the whole' : path.join('.');
  throw new PmsError(
    'malformed_answer',
    `${call}: ${field} is not as the PMS describes it (${issue?.code ?? 'unknown'})`,
    status === undefined ? {} : { status },
  );
}
