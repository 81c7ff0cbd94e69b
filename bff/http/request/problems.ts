import type { Context } from 'koa';
import type { Problem } from '../../../shared/api/common.ts';
import { ERRORS, ServiceError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { RateLimited } from './limits.ts';

/**
 * Answers with an error in the format of RFC 9457. Unexpected errors are logged and answered as `internal` without details;
 * errors of the caller are not logged as failures.
 */
export function writeProblem(ctx: Context, error: unknown, requestId: string, log: Log): void {
  const serviceError = error instanceof ServiceError ? error : null;
  const code = serviceError?.code ?? 'internal';
  const { status, title } = ERRORS[code];
  if (serviceError === null || (serviceError.cause !== undefined && status >= 500))
    log.error({ err: error, requestId }, 'A request failed');
  // An error the caller can correct is not a failure of the server.
  else if (serviceError.cause !== undefined)
    log.info({ code, why: serviceError.message, requestId }, 'A request was refused');
  const problem: Problem = {
    type: `${ctx.state['baseUrl'] ?? ''}/docs#error-${code}`,
    title,
    status,
    detail: serviceError?.message ?? 'It has been logged under this request id',
    code,
    requestId,
    ...(serviceError?.fields === undefined ? {} : { errors: serviceError.fields }),
  };
  if (error instanceof RateLimited) ctx.set(error.headers);
  if (serviceError?.retryAfterMs !== undefined)
    ctx.set('Retry-After', String(Math.ceil(serviceError.retryAfterMs / 1_000)));
  else if (status === 503) ctx.set('Retry-After', '1');
  if (status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  ctx.status = status;
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
}
