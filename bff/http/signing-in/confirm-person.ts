import { verifyPassword } from '../../auth/password.ts';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { type Call, fieldFault, sessionOf } from '../request/call.ts';

/** For this long after signing in the password is not asked for again. */
const FRESH_MS = 10 * 60 * 1_000;

/**
 * Asks for the password before sign-in methods are changed, so that an unattended desk does not give the account away. Throws
 * `validation_failed` for `/password` if it is missing or wrong, and `rate_limited` after ten wrong ones in 15 minutes.
 */
export async function confirmPerson(
  call: Call<unknown, unknown>,
  password: string | undefined,
  { always = false }: { always?: boolean } = {},
): Promise<void> {
  const { session, user } = sessionOf(call);
  const isFresh = +call.now - Date.parse(session.createdAt) < FRESH_MS;
  if (password === undefined) {
    if (isFresh && !always) return;
    throw fieldFault('/password', 'required', 'you signed in a while ago: send your password');
  }
  const account = call.deps.secrets.sign('login', `${user.email}\n${addressBucket(call.address)}`);
  await call.limits.take('account', account);
  if (!(await verifyPassword(password, user.passwordHash))) throw fieldFault('/password', 'wrong', 'not it');
  await call.limits.giveBack('account', account); // only failures count
}
