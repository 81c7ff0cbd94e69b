import type { Context } from 'koa';
import type { Problem } from '../../../shared/api/common.ts';
import { ERRORS, ServiceError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { RateLimited } from './limits.ts';

/**
 * Writes an error as RFC 9457 says. What was not expected is logged and told as `internal`, with nothing of its inside; what a
 * caller got wrong is theirs and not logged, whatever it was found by.
 */
export function writeProblem(ctx: Context, error: unknown, requestId: string, log: Log): void {
  const known = error instanceof ServiceError ? error : null;
  const code = known?.code ?? 'internal';
  const { status, title } = ERRORS[code];
  if (known === null || (known.cause !== undefined && status >= 500))
    log.error({ err: error, requestId }, 'A request failed');
  // What the caller can put right is no failure of the server: what was told says it all.
  else if (known.cause !== undefined) log.info({ code, why: known.message, requestId }, 'A request was refused');
  const problem: Problem = {
    type: `${ctx.state['baseUrl'] ?? ''}/docs#error-${code}`,
    title,
    status,
    detail: known?.message ?? 'It has been logged under this request id',
    code,
    requestId,
    ...(known?.fields === undefined ? {} : { errors: known.fields }),
  };
  if (error instanceof RateLimited) ctx.set(error.headers);
  if (known?.retryAfterMs !== undefined) ctx.set('Retry-After', String(Math.ceil(known.retryAfterMs / 1_000)));
  else if (status === 503) ctx.set('Retry-After', '1');
  if (status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  ctx.status = status;
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
}
