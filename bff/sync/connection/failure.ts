import { type ErrorCode, ServiceError } from '../../base/errors.ts';
import { PmsError, type PmsErrorCode } from '../../pms/net/errors.ts';
import type { LastError } from '../../store/pms/connections.ts';

const API_CODES: Record<PmsErrorCode, ErrorCode> = {
  unreachable: 'pms_unreachable',
  rate_limited: 'pms_unreachable',
  busy: 'pms_unreachable',
  cancelled: 'pms_unreachable',
  rejected_credentials: 'pms_rejected_credentials',
  not_allowed: 'pms_rejected_credentials',
  address_refused: 'pms_address_refused',
  bad_settings: 'validation_failed',
  bad_signature: 'unauthorized',
  malformed_answer: 'pms_failed',
  refused: 'pms_failed',
  not_found: 'pms_failed',
  not_supported: 'pms_failed',
};

/** A PMS's error as our API reports it. Other errors are returned unchanged. `apiCodes`: another table of codes. */
export function toServiceError(
  error: unknown,
  apiCodes: Readonly<Record<PmsErrorCode, ErrorCode>> = API_CODES,
): unknown {
  if (!(error instanceof PmsError)) return error;
  const code = apiCodes[error.code];
  return new ServiceError(code, error.message, {
    cause: error,
    ...(error.retryAfterMs === null ? {} : { retryAfterMs: error.retryAfterMs }),
    ...(code === 'validation_failed'
      ? { fields: [{ pointer: pointerOf(error), code: error.code, detail: error.message }] }
      : {}),
  });
}

function pointerOf({ setting }: PmsError): string {
  return setting === null ? '/credentials' : `/credentials/${setting}`;
}

/** The stored and shown form of a failure. Other errors are stored without their text. */
export function describeFailure(error: unknown, at: Date): LastError {
  return error instanceof PmsError
    ? { code: error.code, message: error.message, at: at.toISOString() }
    : { code: 'internal', message: 'Something failed here', at: at.toISOString() };
}
