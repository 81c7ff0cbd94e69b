/** All errors that are reported to a caller, with their HTTP statuses. */
export const ERRORS = {
  malformed_json: { status: 400, title: 'The body is not JSON' },
  property_required: { status: 400, title: 'Say which property' },
  bad_request: { status: 400, title: 'The request cannot be read' },
  unauthorized: { status: 401, title: 'Credentials are missing or not valid' },
  second_factor_required: { status: 401, title: 'A second factor is needed' },
  identity_rejected: { status: 401, title: 'The identity could not be verified' },
  consent_required: { status: 403, title: 'The guest has not agreed yet' },
  forbidden: { status: 403, title: 'These credentials do not reach so far' },
  csrf_failed: { status: 403, title: 'The CSRF token is missing or not valid' },
  origin_refused: { status: 403, title: 'This origin may not embed the chat' },
  network_refused: { status: 403, title: 'The account may not be used from this address' },
  registration_closed: { status: 403, title: 'This server takes no new accounts' },
  second_factor_setup_required: { status: 403, title: 'A second factor must be set up first' },
  plan_limit: { status: 403, title: 'The plan does not include more of these' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'This path does not take that method' },
  conflict: { status: 409, title: 'The present state does not allow this' },
  already_acknowledged: { status: 409, title: 'Somebody looks after this emergency already' },
  already_taken: { status: 409, title: 'A colleague holds this conversation' },
  not_synced: { status: 409, title: 'No PMS has told of this yet' },
  pms_not_connected: { status: 409, title: 'No PMS is connected' },
  channel_manager_not_connected: { status: 409, title: 'No channel manager is connected' },
  model_unavailable: { status: 409, title: 'The language model is not to be had here' },
  window_closed: { status: 409, title: 'The guest can only be sent a template now' },
  opted_out: { status: 409, title: 'The guest wants no messages on this channel' },
  channel_not_connected: { status: 409, title: 'The channel is not connected' },
  email_taken: { status: 409, title: 'The e-mail address is in use' },
  id_conflict: { status: 409, title: 'The id was used for another message' },
  link_over: { status: 410, title: 'The link opens nothing any more' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'This type of content is not taken here' },
  would_lock_out: { status: 422, title: 'You would lock yourself out' },
  validation_failed: { status: 422, title: 'The body does not fit' },
  idempotency_mismatch: { status: 422, title: 'The idempotency key was used for another body' },
  upload_unknown: { status: 422, title: 'There is no such file to send' },
  upload_refused: { status: 422, title: 'The file was not let in' },
  unknown_provider: { status: 422, title: 'There is no such provider here' },
  pms_rejected_credentials: { status: 422, title: 'The PMS does not accept these credentials' },
  pms_address_refused: { status: 422, title: 'This address may not be reached from here' },
  channel_manager_rejected_credentials: {
    status: 422,
    title: 'The channel manager does not accept these credentials',
  },
  channel_rejected_credentials: { status: 422, title: 'The platform does not accept these credentials' },
  upgrade_required: { status: 426, title: 'Open a WebSocket here' },
  rate_limited: { status: 429, title: 'Too many requests' },
  chats_limited: { status: 429, title: 'Too many chats were begun from here' },
  internal: { status: 500, title: 'Something failed here' },
  pms_unreachable: { status: 502, title: 'The PMS does not answer' },
  pms_failed: { status: 502, title: 'The PMS answers other than it should' },
  channel_manager_unreachable: { status: 502, title: 'The channel manager does not answer' },
  channel_manager_failed: { status: 502, title: 'The channel manager answers other than it should' },
  channel_unreachable: { status: 502, title: 'The platform does not answer' },
  page_unreachable: { status: 502, title: 'The page does not come' },
  model_failed: { status: 502, title: 'The language model gave nothing that can be used' },
  backup_failed: { status: 500, title: 'The store could not be copied' },
  scanner_unavailable: { status: 503, title: 'The virus scanner does not answer' },
  store_unavailable: { status: 503, title: 'The store does not answer' },
  overloaded: { status: 503, title: 'The server is busy' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One fault in a request. `pointer` is an RFC 6901 JSON pointer into the body. */
export interface FieldError {
  pointer: string;
  /** Set if a query parameter is at fault; `pointer` is then empty. */
  parameter?: string;
  code: string;
  detail: string;
}

/** An expected failure. The caller reads `message`: what happened, where, and what to do. It never holds a secret. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; fields?: FieldError[]; retryAfterMs?: number } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterMs = options.retryAfterMs;
  }
}
