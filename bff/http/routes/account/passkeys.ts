import type { z } from 'zod';
import { loginAnswer } from '../../../../shared/api/account/account.ts';
import {
  confirmBody,
  type passkey,
  passkeyAnswer,
  passkeyBody,
  passkeyLoginBody,
  passkeyOptionsAnswer,
} from '../../../../shared/api/account/second-factors.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import { describeDevice } from '../../../auth/describe-device.ts';
import {
  challengeTaker,
  keepChallenge,
  newPasskeyOptions,
  type RelyingParty,
  readNewPasskey,
  readSignature,
  relyingParty,
  signInOptions,
} from '../../../auth/passkeys.ts';
import { newRecoveryCodes } from '../../../auth/recovery-codes.ts';
import { ServiceError } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import { addressBucket } from '../../../base/network/address-bucket.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
} from '../../../store/account/passkeys.ts';
import {
  countRecoveryCodes,
  deleteUselessRecoveryCodes,
  replaceRecoveryCodes,
} from '../../../store/account/second-factors.ts';
import { findUserById } from '../../../store/account/users.ts';
import { auditEntry, type Call, fieldFault, param, sessionOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { confirmPerson } from '../../signing-in/confirm-person.ts';
import { requireRemainingFactor } from '../../signing-in/require-remaining-factor.ts';
import { noteFailure, signIn } from '../../signing-in/sign-in.ts';

type AnyCall = Call<unknown, unknown>;
const PASSKEYS_MAX = 20;

/**
 * Passkeys (WebAuthn). A signed-in user adds them; a passkey alone is enough to sign in, because it needs the device
 * and a fingerprint, a face or a PIN.
 */
export const passkeyRoutes = [
  route({
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'session',
    summary: 'Return the options for creating a passkey (navigator.credentials.create)',
    status: 200,
    body: confirmBody,
    answer: passkeyOptionsAnswer,
    errors: ['conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      const party = requireParty(call);
      await confirmPerson(call, call.body.password);
      const storedPasskeys = await listPasskeys(call.deps.db, user.id);
      if (storedPasskeys.length >= PASSKEYS_MAX)
        throw new ServiceError('conflict', `At most ${PASSKEYS_MAX}: remove one first`);
      const options = await newPasskeyOptions(party, user, storedPasskeys);
      return call.write(async (trx) => {
        await keepChallenge(trx, options.challenge, user.id, call.now);
        return { ...options };
      });
    },
  }),
  route({
    method: 'POST',
    path: '/auth/passkeys',
    access: 'session',
    summary: 'Store the passkey that the browser created; the first second factor also returns recovery codes',
    status: 201,
    body: passkeyBody,
    answer: passkeyAnswer,
    errors: ['conflict'],
    async handler(call) {
      const { user } = sessionOf(call);
      const { deps, body, now } = call;
      const credential = await readNewPasskey(
        requireParty(call),
        body.response,
        challengeTaker(deps.writer, user.id, now),
      );
      if (credential === null || (await findPasskey(deps.db, credential.credentialId)) !== undefined)
        throw fieldFault('/response', 'invalid', 'not a new passkey made for this site with the options of just now');
      const at = now.toISOString();
      const name = body.name?.trim() ?? (describeDevice(call.userAgent) || 'Passkey');
      const newPasskey: Passkey = {
        ...credential,
        id: newId('passkey'),
        userId: user.id,
        name,
        createdAt: at,
        lastUsedAt: null,
      };
      const recovery = (await countRecoveryCodes(deps.db, user.id)) === 0 ? await newRecoveryCodes() : null;
      return call.write(async (trx) => {
        await insertPasskey(trx, newPasskey);
        if (recovery !== null) await replaceRecoveryCodes(trx, user.id, recovery.kept, { isActive: true, at });
        const entry = auditEntry(call, 'user.factor_added', user.id, { factor: 'passkey' });
        await appendAudit(trx, deps.secrets, entry, at);
        return { ...describePasskey(newPasskey), ...(recovery && { recoveryCodes: recovery.codes }) };
      });
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    access: 'session',
    summary: 'Remove a passkey',
    status: 204,
    body: confirmBody,
    answer: null,
    errors: ['conflict', 'rate_limited'],
    async handler(call) {
      const { user } = sessionOf(call);
      await confirmPerson(call, call.body.password);
      await call.write(async (trx) => {
        if (!(await deletePasskey(trx, user.id, param(call, 'id'))))
          throw new ServiceError('not_found', 'There is no such passkey');
        await requireRemainingFactor(trx, user);
        await deleteUselessRecoveryCodes(trx, user.id);
        const entry = auditEntry(call, 'user.factor_removed', user.id, { factor: 'passkey' });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
      });
      return undefined;
    },
  }),
  route({
    method: 'POST',
    path: '/auth/login/passkey/options',
    access: 'public',
    limit: 'passkey',
    summary: 'Return the options for signing in with a passkey (navigator.credentials.get)',
    status: 200,
    body: noBody,
    answer: passkeyOptionsAnswer,
    errors: ['conflict'],
    async handler(call) {
      const options = await signInOptions(requireParty(call));
      return call.write(async (trx) => {
        await keepChallenge(trx, options.challenge, null, call.now);
        return { ...options };
      });
    },
  }),
  route({
    method: 'POST',
    path: '/auth/login/passkey',
    access: 'public',
    limit: 'login',
    summary: 'Sign in with a passkey: sets the session cookie',
    status: 200,
    body: passkeyLoginBody,
    answer: loginAnswer,
    errors: ['unauthorized', 'network_refused', 'conflict'],
    async handler(call) {
      const { deps, body, now } = call;
      const party = requireParty(call);
      const storedPasskey = await findPasskey(deps.db, body.response.id);
      const user = storedPasskey === undefined ? undefined : await findUserById(deps.db, storedPasskey.userId);
      if (storedPasskey === undefined || user === undefined) throw notAccepted();
      const expectedChallenge = challengeTaker(deps.writer, null, now);
      const counter = await readSignature(party, body.response, { passkey: storedPasskey, expectedChallenge });
      if (counter === null) noteFailure(call, user, 'user.factor_failed');
      if (counter === null || user.disabledAt !== null) throw notAccepted();
      const answer = await call.write(async (trx) => {
        const currentUser = await findUserById(trx, user.id);
        const isStored = await notePasskeyUse(trx, storedPasskey.id, counter, now.toISOString());
        if (currentUser === undefined || currentUser.disabledAt !== null || !isStored) throw notAccepted();
        return signIn(trx, call, { user: currentUser, action: 'user.signed_in', factor: 'passkey' });
      });
      await call.limits.giveBack('login', addressBucket(call.address));
      return answer;
    },
  }),
];

/** The site that passkeys belong to, named by the caller's page; null if the server's address allows none. */
export function partyOf({ deps, site }: AnyCall): RelyingParty | null {
  return relyingParty(deps.config.baseUrl, deps.config.baseUrlIsGuessed === true, site);
}

export function describePasskey({ id, name, createdAt, lastUsedAt }: Passkey): z.infer<typeof passkey> {
  return { id, name, createdAt, lastUsedAt };
}

function requireParty(call: AnyCall): RelyingParty {
  const party = partyOf(call);
  if (party !== null) return party;
  throw new ServiceError(
    'conflict',
    'Passkeys belong to a host name with https: set BASE_URL, or open the desk by localhost',
  );
}

/** The same answer for an unknown passkey, one of another site, and a copied one. */
function notAccepted(): ServiceError {
  return new ServiceError('unauthorized', 'This passkey does not sign anybody in here');
}
