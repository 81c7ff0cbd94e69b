import { ERRORS, type ErrorCode } from '../../base/errors.ts';

/** What the caller can do, by the error's code, or else by its status. */
const ADVICE: Readonly<Record<string, string>> = {
  property_required: 'The key reaches several properties: name one in the header X-Property-Id.',
  unauthorized: 'Send Authorization: Bearer with a key from the desk (Settings, Keys), or sign in again.',
  csrf_failed: 'Send the csrfToken of the sign-in as X-CSRF-Token, or use a key.',
  origin_refused: 'Add the site’s origin in the desk under Settings, On your site.',
  registration_closed: 'REGISTRATION=open lets anyone make an account; else ask whoever runs the server.',
  second_factor_setup_required: 'The account asks all staff for a second factor: POST /auth/totp, or a passkey.',
  plan_limit: 'GET /api/usage says what was used; a larger plan takes more.',
  already_taken: 'Ask the colleague, or send "force": true.',
  window_closed: 'Send a template the platform has approved.',
  validation_failed: 'errors names each fault with a JSON pointer and what would be right.',
  idempotency_mismatch: 'Use another Idempotency-Key for another action.',
  unknown_provider: 'GET /api/integrations/pms/providers lists those there are.',
  pms_rejected_credentials: 'Check the credentials with the PMS; nothing was stored.',
  pms_address_refused: 'An address within the network is named in ALLOW_PRIVATE_NETWORKS first.',
  400: 'Mend the request; the same one fails again.',
  401: 'Prove who you are and try again.',
  403: 'Use credentials with the right that detail names.',
  404: 'Check the id and the path; what belongs to another account is not there either.',
  405: 'The header Allow names the methods there are.',
  409: 'Read what there is, decide, and try again.',
  410: 'Ask for a new one.',
  413: 'Send less at once.',
  415: 'Send JSON with Content-Type: application/json.',
  422: 'Mend what detail names; the same request fails again.',
  426: 'Connect with the WebSocket protocol.',
  429: 'Wait as many seconds as Retry-After says.',
  500: 'Tell whoever runs the server the requestId.',
  502: 'Try again later; the other side did not answer as it should.',
  503: 'Try again after as many seconds as Retry-After says.',
};

/** Returns the advice for an error: that of its code, or else that of its status. */
export function adviceFor(code: ErrorCode): string {
  return ADVICE[code] ?? ADVICE[ERRORS[code].status] ?? '';
}
