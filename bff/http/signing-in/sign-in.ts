import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import { describeDevice } from '../../auth/describe-device.ts';
import { requireNetwork } from '../../auth/network.ts';
import { openSession } from '../../auth/sessions.ts';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { lacksSecondFactor } from '../../store/account/account-sign-in.ts';
import { appendAudit } from '../../store/account/audit.ts';
import { notePlace } from '../../store/account/staff-sessions.ts';
import { describeUser, type User } from '../../store/account/users.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Call } from '../request/call.ts';
import { sessionCookie } from './cookies.ts';

/** After this time a network without sign-ins counts as new again. */
const PLACE_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

type AnyCall = Call<unknown, unknown>;

/**
 * Opens a session for an authenticated user, sets its cookie, and logs it. Throws `network_refused` if the account may not be
 * used from this address; that is checked last, so that only people who could sign in learn of it.
 */
export async function signIn(
  trx: Trx,
  call: AnyCall,
  { user, action, factor }: { user: User; action: AuditAction; factor?: string | undefined },
) {
  await requireNetwork(trx, user.accountId, call.address);
  const from = { device: describeDevice(call.userAgent), address: call.address };
  const { token, session } = await openSession(trx, user.id, call.now, from);
  const at = call.now.toISOString();
  const forgetBefore = new Date(+call.now - PLACE_KEPT_MS).toISOString();
  await notePlace(trx, { userId: user.id, placeKey: placeKey(call), at, forgetBefore });
  call.headers['Set-Cookie'] = sessionCookie(call.deps.config.baseUrl, token);
  const { address } = call;
  const entry = { accountId: user.accountId, propertyId: null, actor: user.id, action, subject: user.id, address };
  await appendAudit(trx, call.deps.secrets, { ...entry, detail: { ...from, ...(factor && { factor }) } }, at);
  const mustSetUpFactor = await lacksSecondFactor(trx, user);
  return { user: describeUser(user), csrfToken: session.csrfToken, mustSetUpFactor };
}

/** A pseudonym of the caller's network. */
export function placeKey({ deps, address }: AnyCall): string {
  return deps.secrets.sign('address', addressBucket(address));
}

/** Logs a failed sign-in in the account's audit log, without waiting for it: an unknown e-mail address has no account. */
export function noteFailure(
  { deps, address, userAgent, now }: AnyCall,
  user: User,
  action: AuditAction = 'user.sign_in_failed',
): void {
  const detail = { device: describeDevice(userAgent), address };
  const entry = { accountId: user.accountId, propertyId: null, actor: 'unknown', subject: user.id, detail };
  deps.writer
    .write((trx) => appendAudit(trx, deps.secrets, { ...entry, action }, now.toISOString()))
    .catch((error: unknown) => deps.log.warn({ err: error }, 'a failed sign-in was not noted'));
}
