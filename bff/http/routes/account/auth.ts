import type { z } from 'zod';
import {
  linkBody,
  loginAnswer,
  loginBody,
  meAnswer,
  ownPasswordBody,
  ticketAnswer,
} from '../../../../shared/api/account/account.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import { issueOneTimeToken, redeemOneTimeToken } from '../../../auth/one-time.ts';
import { hashPassword, verifyPassword } from '../../../auth/password.ts';
import { actAt, reachOf } from '../../../auth/principal.ts';
import { findProof, type Proof, spendProof } from '../../../auth/second-factor.ts';
import { wordsOfOwner } from '../../../auth/weak-password.ts';
import { ServiceError } from '../../../base/errors.ts';
import { addressBucket, networkBucket } from '../../../base/network/address-bucket.ts';
import { findAccount } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { deleteOneTimeTokensOf } from '../../../store/account/one-time-tokens.ts';
import { hasSecondFactor } from '../../../store/account/second-factors.ts';
import {
  deleteOtherStaffSessions,
  deleteStaffSession,
  hasSignedInFrom,
} from '../../../store/account/staff-sessions.ts';
import { describeUser, findUserByEmail, findUserById, saveUser, type User } from '../../../store/account/users.ts';
import { listModelProperties } from '../../../store/house/activation.ts';
import { listProperties } from '../../../store/house/properties.ts';
import { auditEntry, type Call, fieldFault, orNotFound, sessionOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { sessionCookie } from '../../signing-in/cookies.ts';
import { noteFailure, placeKey, signIn } from '../../signing-in/sign-in.ts';
import { openRefuseEasy } from './register.ts';

const PROPERTIES_SHOWN = 200;

export const authRoutes = [
  route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    limit: 'login',
    summary: 'Sign in at the desk: sets the session cookie',
    status: 200,
    body: loginBody,
    answer: loginAnswer,
    errors: ['unauthorized', 'second_factor_required', 'network_refused', 'rate_limited'],
    async handler(call) {
      const { deps, limits, body, write } = call;
      const bucket = addressBucket(call.address);
      // The key includes the address; otherwise anybody who knows an e-mail address could lock its owner out.
      const accountAndAddressKey = deps.secrets.sign('login', `${body.email.toLowerCase()}\n${bucket}`);
      await limits.take('account', accountAndAddressKey);
      const user = await findUserByEmail(deps.db, body.email);
      const isKnownDevice = user !== undefined && (await hasSignedInFrom(deps.db, user.id, placeKey(call)));
      const accountKey = deps.secrets.sign('login', body.email.toLowerCase());
      if (!isKnownDevice) await limits.logins.turn(accountKey, networkBucket(call.address));
      const isRightPassword = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (user !== undefined && !isRightPassword) noteFailure(call, user);
      if (user === undefined || !isRightPassword || user.disabledAt !== null) throw wrongCredentials();
      const forgive = async () => {
        await Promise.all([limits.giveBack('login', bucket), limits.giveBack('account', accountAndAddressKey)]); // only failures count
        if (!isKnownDevice) limits.logins.succeeded(accountKey, networkBucket(call.address));
      };
      const proof = await proveSecondFactor(call, user, forgive);
      const answer = await write(async (trx) => {
        // Since the check a colleague may have disabled the user or changed the password.
        const current = await findUserById(trx, user.id);
        if (current?.passwordHash !== user.passwordHash || current.disabledAt !== null) throw wrongCredentials();
        if (proof !== null && !(await spendProof(trx, user.id, proof))) throw wrongCode();
        return signIn(trx, call, { user: current, action: 'user.signed_in', factor: proof?.kind });
      });
      await forgive();
      return answer;
    },
  }),
  route({
    method: 'POST',
    path: '/auth/link',
    access: 'public',
    limit: 'oneTimeToken',
    summary: 'Sign in with a one-time link, such as the one the server prints at its start',
    status: 200,
    body: linkBody,
    answer: loginAnswer,
    errors: ['unauthorized', 'network_refused'],
    handler: (call) =>
      call.write(async (trx) => {
        const user = await redeemOneTimeToken(trx, call.body.token, 'sign_in', call.now);
        if (user === null) throw new ServiceError('unauthorized', 'The link was used or is too old; ask for a new one');
        return signIn(trx, call, { user, action: 'user.signed_in_by_link' });
      }),
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    access: 'session',
    summary: 'Sign out: end the session and close its sockets',
    status: 204,
    body: noBody,
    answer: null,
    async handler(call) {
      const { session, user } = sessionOf(call);
      await call.write(async (trx) => {
        await deleteStaffSession(trx, session.id);
        await deleteOneTimeTokensOf(trx, user.id);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'user.signed_out', user.id), call.now.toISOString());
        call.headers['Set-Cookie'] = sessionCookie(call.deps.config.baseUrl, '');
      });
      call.deps.feed.publishRevocation({ sessionId: session.id });
      return undefined;
    },
  }),
  route({
    method: 'PUT',
    path: '/auth/me/password',
    access: 'session',
    summary: 'Change your own password; needs the current one and signs you out everywhere else',
    status: 204,
    body: ownPasswordBody,
    answer: null,
    errors: ['rate_limited'],
    async handler(call) {
      const { session, user } = sessionOf(call);
      const { deps, limits, body, now } = call;
      const accountAndAddressKey = deps.secrets.sign('login', `${user.email}\n${addressBucket(call.address)}`);
      await limits.take('account', accountAndAddressKey);
      if (!(await verifyPassword(body.current, user.passwordHash))) throw fieldFault('/current', 'wrong', 'not it');
      await limits.giveBack('account', accountAndAddressKey); // only failures count
      (await openRefuseEasy())(body.password, await wordsOfOwner(deps.db, user));
      const passwordHash = await hashPassword(body.password); // before the transaction: it takes its time
      const endedSessionIds = await call.write(async (trx) => {
        const current = await findUserById(trx, user.id);
        if (current?.passwordHash !== user.passwordHash) throw fieldFault('/current', 'wrong', 'not it any more');
        const at = now.toISOString();
        await saveUser(trx, { ...current, passwordHash, updatedAt: at });
        await deleteOneTimeTokensOf(trx, user.id);
        await appendAudit(trx, deps.secrets, auditEntry(call, 'user.password_set', user.id), at);
        return deleteOtherStaffSessions(trx, user.id, session.id);
      });
      for (const sessionId of endedSessionIds) deps.feed.publishRevocation({ sessionId });
      return undefined;
    },
  }),
  route({
    method: 'GET',
    path: '/auth/me',
    access: 'session',
    summary: 'Return the signed-in user, with rights and properties',
    status: 200,
    answer: meAnswer,
    async handler(call) {
      const { session, user, principal } = sessionOf(call);
      const account = orNotFound(await findAccount(call.deps.db, user.accountId), 'account');
      const propertyPage = { only: reachOf(principal), limit: PROPERTIES_SHOWN };
      const { items } = await listProperties(call.deps.db, user.accountId, propertyPage);
      const withModel = await listModelProperties(call.deps.db, user.accountId);
      return {
        user: describeUser(user),
        account: { id: account.id, plan: account.plan },
        properties: items.map(({ id, name, timezone }) => ({
          id,
          name,
          timezone,
          languageModel: withModel.has(id),
          rights: [...(actAt(principal, id)?.scopes ?? [])],
        })),
        rights: [...principal.scopes],
        features: { translation: call.deps.model !== undefined },
        csrfToken: session.csrfToken,
        mustSetUpFactor: principal.lacksFactor,
        endsAt: session.endsAt,
      };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/ticket',
    access: 'session',
    summary: 'Create a ticket that opens the desk’s socket; it can be used once, within 30 seconds',
    status: 201,
    body: noBody,
    answer: ticketAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const { session, user } = sessionOf(call);
        const { token, expiresAt } = await issueOneTimeToken(trx, user.id, 'ticket', call.now, session.id);
        return { ticket: token, expiresAt };
      }),
  }),
];

/**
 * Checks the second factor of a sign-in; null if the user has none. The password was right already, so a missing code
 * is no failure. Wrong codes are limited per user, from any address, because only somebody who knows the password gets
 * this far.
 */
async function proveSecondFactor(
  call: Call<unknown, z.output<typeof loginBody>>,
  user: User,
  forgive: () => Promise<void>,
): Promise<Proof | null> {
  const { deps, limits, body, now } = call;
  const isNeeded = await hasSecondFactor(deps.db, user.id);
  if (!isNeeded && body.code !== undefined)
    throw fieldFault('/code', 'unexpected', 'no second factor is set up; leave it out');
  if (!isNeeded) return null;
  if (body.code === undefined) {
    await forgive();
    throw new ServiceError(
      'second_factor_required',
      'Send code: of your app, or a recovery code; or sign in by a passkey',
    );
  }
  await limits.take('secondFactor', user.id);
  const proof = await findProof(deps, user.id, body.code, now);
  if (proof === null) noteFailure(call, user, 'user.factor_failed');
  if (proof === null) throw wrongCode();
  await limits.giveBack('secondFactor', user.id); // only failures count
  return proof;
}

function wrongCode(): ServiceError {
  return new ServiceError('second_factor_required', 'The code is not right, or was used: wait for the next one');
}

/** The same answer for an unknown address, a wrong password and a disabled user. */
function wrongCredentials(): ServiceError {
  return new ServiceError('unauthorized', 'E-mail address and password do not belong together');
}
