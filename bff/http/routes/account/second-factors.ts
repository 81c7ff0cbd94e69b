import {
  codeBody,
  confirmBody,
  factorsAnswer,
  recoveryCodesAnswer,
  removeTotpBody,
  totpAnswer,
} from '../../../../shared/api/account/second-factors.ts';
import { newRecoveryCodes } from '../../../auth/recovery-codes.ts';
import { findTotpStep, newTotp, sealTotp } from '../../../auth/totp.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { listPasskeys } from '../../../store/account/passkeys.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  deleteSecondFactors,
  deleteTotp,
  deleteUselessRecoveryCodes,
  findTotp,
  hasSecondFactor,
  insertTotp,
  replaceRecoveryCodes,
  takeTotpStep,
} from '../../../store/account/second-factors.ts';
import { deleteStaffSessionsOf } from '../../../store/account/staff-sessions.ts';
import { findUser } from '../../../store/account/users.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, principalOf, sessionOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { confirmPerson } from '../../signing-in/confirm-person.ts';
import { requireRemainingFactor } from '../../signing-in/require-remaining-factor.ts';
import { requirePowersOf } from '../../signing-in/staff-post.ts';
import { describePasskey, partyOf } from './passkeys.ts';

type AnyCall = Call<unknown, unknown>;

/** Second factors for signing in: an app that shows codes, and recovery codes in case it is lost. */
export const secondFactorRoutes = [
  route({
    method: 'GET',
    path: '/auth/factors',
    access: 'session',
    summary: 'List your second factors',
    status: 200,
    answer: factorsAnswer,
    async handler(call) {
      const { user } = sessionOf(call);
      const { db } = call.deps;
      const totp = await findTotp(db, user.id);
      return {
        totp: totp !== undefined && totp.confirmedAt !== null,
        passkeys: (await listPasskeys(db, user.id)).map(describePasskey),
        recoveryCodesLeft: await countRecoveryCodes(db, user.id),
        // If the server's address is guessed, a page opened under this machine's name can make passkeys.
        passkeysPossible: call.deps.config.baseUrlIsGuessed === true || partyOf(call) !== null,
      };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/totp',
    access: 'session',
    summary: 'Start the set-up of an authenticator app; it takes effect after a code has confirmed it',
    status: 201,
    body: confirmBody,
    answer: totpAnswer,
    errors: ['conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      await confirmPerson(call, call.body.password);
      const { codes, kept: hashes } = await newRecoveryCodes();
      const { secret, otpauth } = newTotp(user.email);
      const at = call.now.toISOString();
      return call.write(async (trx) => {
        const storedTotp = await findTotp(trx, user.id);
        if (storedTotp !== undefined && storedTotp.confirmedAt !== null)
          throw new ServiceError('conflict', 'An app is set up already: remove it first');
        const sealed = sealTotp(call.deps.secrets, user.id, secret);
        await insertTotp(trx, { userId: user.id, secret: sealed, confirmedAt: null, lastStep: 0, createdAt: at });
        await replaceRecoveryCodes(trx, user.id, hashes, { isActive: false, at });
        return { secret, otpauth, recoveryCodes: codes };
      });
    },
  }),
  route({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'session',
    summary: 'Confirm the authenticator app with a code; every later sign-in needs a code',
    status: 204,
    body: codeBody,
    answer: null,
    errors: ['conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      const { deps, limits, body, now } = call;
      await limits.take('secondFactor', user.id);
      await call.write(async (trx) => {
        const totp = await findTotp(trx, user.id);
        if (totp === undefined || totp.confirmedAt !== null)
          throw new ServiceError('conflict', 'No app waits to be confirmed: begin with POST /auth/totp');
        const step = findTotpStep(deps.secrets, totp, body.code.replaceAll(/\s/g, ''), now);
        if (step === null || !(await takeTotpStep(trx, user.id, step)))
          throw fieldFault('/code', 'wrong', 'not the code that the app shows now; look at the clock of the telephone');
        await confirmTotp(trx, user.id, now.toISOString());
        await audit(trx, call, 'user.factor_added', user.id, 'totp');
      });
      await limits.giveBack('secondFactor', user.id);
      return undefined;
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/totp',
    access: 'session',
    summary: 'Remove the authenticator app; needs your password',
    status: 204,
    body: removeTotpBody,
    answer: null,
    errors: ['not_found', 'conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      await confirmPerson(call, call.body.password, { always: true });
      await call.write(async (trx) => {
        if (!(await deleteTotp(trx, user.id))) throw new ServiceError('not_found', 'No app is set up');
        await requireRemainingFactor(trx, user);
        await deleteUselessRecoveryCodes(trx, user.id);
        await audit(trx, call, 'user.factor_removed', user.id, 'totp');
      });
      return undefined;
    },
  }),
  route({
    method: 'POST',
    path: '/auth/recovery-codes',
    access: 'session',
    summary: 'Create new recovery codes; the previous ones become invalid',
    status: 201,
    body: confirmBody,
    answer: recoveryCodesAnswer,
    errors: ['conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      await confirmPerson(call, call.body.password);
      const { codes, kept: hashes } = await newRecoveryCodes();
      return call.write(async (trx) => {
        if (!(await hasSecondFactor(trx, user.id)))
          throw new ServiceError('conflict', 'There is no second factor that they could replace');
        await replaceRecoveryCodes(trx, user.id, hashes, { isActive: true, at: call.now.toISOString() });
        await audit(trx, call, 'user.recovery_codes_made', user.id);
        return { recoveryCodes: codes };
      });
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/staff/{id}/factors',
    access: 'staff:write',
    summary: 'Remove all second factors of a colleague who has lost them; signs the colleague out everywhere',
    status: 204,
    answer: null,
    async handler(call) {
      const userId = await call.write(async (trx) => {
        const principal = principalOf(call);
        const user = orNotFound(await findUser(trx, principal.accountId, param(call, 'id')), 'colleague');
        requirePowersOf(principal, user);
        await deleteSecondFactors(trx, user.id);
        await deleteStaffSessionsOf(trx, user.id);
        await audit(trx, call, 'user.factor_removed', user.id, 'all');
        return user.id;
      });
      call.deps.feed.publishRevocation({ userId });
      return undefined;
    },
  }),
];

async function audit(
  trx: Trx,
  call: AnyCall,
  action: 'user.factor_added' | 'user.factor_removed' | 'user.recovery_codes_made',
  userId: string,
  factor?: string,
): Promise<void> {
  const entry = auditEntry(call, action, userId, factor === undefined ? undefined : { factor });
  await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
}
