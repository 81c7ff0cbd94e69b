import { PmsError } from '../pms/net/errors.ts';
import { ChannelError, type SendResult } from './port.ts';

/** Errors before a connection was made: the platform cannot have accepted anything. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Returns the outcome of an attempt without an answer. */
export function readLost(error: unknown, label: string): SendResult {
  const unreachable = {
    kind: 'refused',
    reason: 'channel_unreachable',
    message: `${label} does not answer`,
    code: null,
    retryAfterMs: 0,
    blocksConnection: false,
  } as const;
  if (!(error instanceof PmsError)) return { kind: 'unsure' };
  if (error.code !== 'unreachable') return unreachable;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return NOT_CONNECTED.includes(code ?? '') ? unreachable : { kind: 'unsure' };
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
