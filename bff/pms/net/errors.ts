/**
 * Why a PMS could not be worked with. `unreachable`: no answer, or a failing server; `rejected_credentials`: it does not
 * know us; `not_allowed`: it knows us, and a right is missing; `rate_limited`: too many calls; `malformed_answer`: it
 * answers other than its description says; `refused`: it understood and said no (trying again is no use); `busy`: it said no for
 * now (a lock, a conflict); `not_found`; `not_supported`; `bad_signature`: a webhook that is not the PMS's; `bad_settings`;
 * `address_refused`: the address is private and the operator does not allow such; `cancelled`.
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

/** A failure of a PMS. `message` is read by hotel staff: what happened and what to do; never a secret, never guest data. */
export class PmsError extends Error {
  override readonly name = 'PmsError';
  readonly code: PmsErrorCode;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Of bad settings the one that is wrong, by its key; null: not one alone. */
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

  /** May the same call go well later? */
  get worthRetrying(): boolean {
    return WORTH_RETRYING.includes(this.code);
  }
}
