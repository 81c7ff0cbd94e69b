import type { ErrorCode } from '../base/errors.ts';
import type { PmsErrorCode } from '../pms/net/errors.ts';
import { toServiceError } from '../sync/connection/failure.ts';

const API_CODES: Record<PmsErrorCode, ErrorCode> = {
  unreachable: 'channel_manager_unreachable',
  rate_limited: 'channel_manager_unreachable',
  busy: 'channel_manager_unreachable',
  cancelled: 'channel_manager_unreachable',
  rejected_credentials: 'channel_manager_rejected_credentials',
  not_allowed: 'channel_manager_rejected_credentials',
  address_refused: 'pms_address_refused',
  bad_settings: 'validation_failed',
  bad_signature: 'unauthorized',
  malformed_answer: 'channel_manager_failed',
  refused: 'channel_manager_failed',
  not_found: 'channel_manager_failed',
  not_supported: 'channel_manager_failed',
};

/** A channel manager's error as our API reports it. Other errors are returned unchanged. */
export function toTold(error: unknown): unknown {
  return toServiceError(error, API_CODES);
}
