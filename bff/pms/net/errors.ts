/**
 * Why a call to a PMS failed. `unreachable`: no answer, or a failing server; `rejected_credentials`: it does not know
 * us; `not_allowed`: we lack a right; `rate_limited`: too many calls; `malformed_answer`: the answer has another form
 * than documented; `refused`: it understood and refused for good; `busy`: it refused for now (a lock, a conflict);
 * `not_found`; `not_supported`; `bad_signature`: a webhook call that is not from the PMS; `bad_settings`;
 * `address_refused`: the address is private, and the operator does not allow that; `cancelled`.
 */
export type PmsErrorCode =
  | 'unreachable'
  | 'rejected_credentials'
  | 'not_allowed'
  | 'rate_limited'
  | 'malformed_answer'
  | 'refused'
  | 'busy'
  | 'not_found'
  | 'not_supported'
  | 'bad_signature'
  | 'bad_settings'
  | 'address_refused'
  | 'cancelled';

const WORTH_RETRYING: readonly PmsErrorCode[] = ['unreachable', 'rate_limited', 'busy'];

/**
 * A failed call to a PMS. Hotel staff read `message`: what happened and what to do. It holds no secret and no guest
 * data.
 */
export class PmsError extends Error {
  override readonly name = 'PmsError';
  readonly code: PmsErrorCode;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** The key of the wrong setting; null if it is not a single one. */
  readonly setting: string | null;

  constructor(
    code: PmsErrorCode,
    message: string,
    options: { status?: number; retryAfterMs?: number; setting?: string; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.setting = options.setting ?? null;
  }

  /** Could the same call succeed later? */
  get worthRetrying(): boolean {
    return WORTH_RETRYING.includes(this.code);
  }
}
