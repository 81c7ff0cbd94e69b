import { PmsError } from '../pms/net/errors.ts';
import { ChannelError, type SendResult } from './port.ts';

/** No connection came about, so nothing can have been taken. */
const NOT_TAKEN = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** What became of a try that no answer came to. */
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
  return NOT_TAKEN.includes(code ?? '') ? unreachable : { kind: 'unsure' };
}

/** A call that no answer came to, as a ChannelError. */
export function toChannelError(error: unknown, label: string): ChannelError {
  if (!(error instanceof PmsError)) throw error;
  if (error.code === 'address_refused' || error.code === 'bad_settings')
    return new ChannelError('address_refused', error.message, { cause: error });
  return new ChannelError('unreachable', `${label} does not answer`, { cause: error });
}

/** What a text holds as JSON; null: it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
