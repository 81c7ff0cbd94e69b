import { PmsError, type PmsErrorCode } from '../pms/net/errors.ts';
import { ChannelError, type SendResult } from './port.ts';

/** Causes by which no connection was made, so that the platform cannot have accepted anything. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
/** Errors of calls that were never made. */
const NOT_MADE: ReadonlySet<PmsErrorCode> = new Set<PmsErrorCode>(['address_refused', 'bad_settings', 'cancelled']);

/**
 * Returns the outcome of sending without a readable answer: `refused`, to be sent again, only where nothing can have arrived; else
 * `unsure`, because a second try could reach the guest twice.
 */
export function readLost(error: unknown, label: string): SendResult {
  if (!(error instanceof PmsError) || !isSurelyUnsent(error)) return { kind: 'unsure' };
  return {
    kind: 'refused',
    reason: 'channel_unreachable',
    message: `${label} does not answer`,
    code: null,
    retryAfterMs: 0,
    blocksConnection: false,
  };
}

function isSurelyUnsent({ code, cause }: PmsError): boolean {
  if (NOT_MADE.has(code)) return true;
  return (
    code === 'unreachable' && cause instanceof Error && 'code' in cause && NOT_CONNECTED.includes(String(cause.code))
  );
}

/** Turns a call without an answer into a ChannelError. */
export function toChannelError(error: unknown, label: string): ChannelError {
  if (!(error instanceof PmsError)) throw error;
  if (error.code === 'address_refused' || error.code === 'bad_settings')
    return new ChannelError('address_refused', error.message, { cause: error });
  return new ChannelError('unreachable', `${label} does not answer`, { cause: error });
}

/** Parses JSON; null if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
