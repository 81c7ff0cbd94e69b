import type { Log } from '../../base/log.ts';

/** Error codes of a connection that the client closed. */
const GONE = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);
/** Error codes of Node's HTTP parser (`llhttp`). */
const MALFORMED = /^HPE_/;

/**
 * Logs why an answer was not sent. A client that left or sent no HTTP is logged at debug level; everything else is an
 * error of the server.
 */
export function logUnsent(log: Log, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (GONE.has(code)) log.debug({ code }, 'A caller went before its answer was there');
  else if (MALFORMED.test(code)) log.debug({ code }, 'What a caller sent is no HTTP');
  else log.error({ err: error }, 'An answer could not be sent');
}
