import type { Log } from '../../base/log.ts';

/** What a connection ends with that its other side gave up, or that nobody reads any more. */
const GONE = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);
/** What Node's parser calls bytes that are no HTTP (`llhttp`). */
const MALFORMED = /^HPE_/;

/**
 * Logs why an answer was not sent: that a caller went, or sent what is no HTTP, is theirs and told quietly; all else is a failure
 * of the server's.
 */
export function logUnsent(log: Log, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (GONE.has(code)) log.debug({ code }, 'A caller went before its answer was there');
  else if (MALFORMED.test(code)) log.debug({ code }, 'What a caller sent is no HTTP');
  else log.error({ err: error }, 'An answer could not be sent');
}
