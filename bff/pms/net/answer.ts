import type { z } from 'zod';
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
  let body: unknown;
  try {
    body = JSON.parse(answer.body);
  } catch (cause) {
    throw new PmsError('malformed_answer', `${call}: the PMS did not answer in JSON`, { status: answer.status, cause });
  }
  return parseValue(body, schema, call, answer.status);
}

/** Part of an answer through its schema; throws as `parseAnswer` does. */
export function parseValue<T>(value: unknown, schema: z.ZodType<T>, call: string, status?: number): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue === undefined || issue.path.length === 0 ? 'the whole' : issue.path.join('.');
  throw new PmsError(
    'malformed_answer',
    `${call}: ${field} is not as the PMS describes it (${issue?.code ?? 'unknown'})`,
    status === undefined ? {} : { status },
  );
}
