import {
  passwordBody,
  registerAnswer,
  registerBody,
  registrationAnswer,
} from '../../../../shared/api/account/account.ts';
import { redeemPasswordLink } from '../../../auth/one-time.ts';
import { hashPassword } from '../../../auth/password.ts';
import { registerAccount } from '../../../auth/register.ts';
import { findSecretFault, type SetupSecretFault } from '../../../auth/setup-secret.ts';
import { openPasswordJudge, wordsOfOwner } from '../../../auth/weak-password.ts';
import { claim, isClaimed } from '../../../base/claim.ts';
import { hasAccounts } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { deleteOneTimeTokensOf } from '../../../store/account/one-time-tokens.ts';
import { deleteStaffSessionsOf } from '../../../store/account/staff-sessions.ts';
import { saveUser } from '../../../store/account/users.ts';
import { fieldFault } from '../../request/call.ts';
import { route } from '../../route.ts';

/** The page where a user sets a password. The token is in the fragment, which browsers do not send to servers. */
export function setupUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/desk#password=${token}`;
}

/**
 * Loads the check that throws a field error for a password that is known from a breach, trivial, or made of words of
 * its owner or their hotel.
 */
export async function openRefuseEasy(): Promise<(password: string, ofOwner?: readonly string[]) => void> {
  const isEasilyGuessed = await openPasswordJudge();
  return (password, ofOwner) => {
    if (isEasilyGuessed(password, ofOwner))
      throw fieldFault(
        '/password',
        'too_easy',
        'easily guessed or known from a breach; a sentence of some words is hard',
      );
  };
}

const SECRET_WORDS: Record<SetupSecretFault, string> = {
  required: 'this server is reached by others: send the secret that it printed when it started',
  wrong: 'not the secret that the server printed when it started',
  expired: 'older than 30 minutes: start the server again, and take the new one',
};

export const registerRoutes = [
  route({
    method: 'GET',
    path: '/auth/registration',
    access: 'public',
    summary: 'Return whether an account can be created on this server, and whether it would be the first',
    status: 200,
    answer: registrationAnswer,
    async handler({ deps }) {
      const { registration, dataDir } = deps.config;
      const isEmpty = !(await hasAccounts(deps.db)) && !isClaimed(dataDir);
      const needsSecret = deps.config.setupSecret !== undefined && isEmpty;
      const isOpen = registration === 'open' || (registration === 'first' && isEmpty);
      return { open: isOpen, empty: isEmpty, needsSecret, resetByMail: deps.mail !== null };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limit: 'register',
    summary: 'Create an account with its first property, its owner and an API key',
    status: 201,
    body: registerBody,
    answer: registerAnswer,
    errors: ['registration_closed', 'email_taken'],
    async handler({ deps, now, body: { setupSecret: sentSecret, ...body }, write }) {
      const { plan, baseUrl, dataDir } = deps.config;
      // An emptied store looks like a new one, and the next visitor would become its owner.
      const isStoreLost = deps.config.registration === 'first' && isClaimed(dataDir);
      const registration = isStoreLost ? 'closed' : deps.config.registration;
      const secret = deps.config.setupSecret;
      const fault = secret === undefined ? null : findSecretFault(secret, sentSecret, now);
      if (fault !== null && registration === 'first' && !(await hasAccounts(deps.db)))
        throw fieldFault('/setupSecret', fault, SECRET_WORDS[fault]);
      const answer = await write(async (trx) => {
        const { property, owner, apiKey, setupToken } = await registerAccount(
          trx,
          { secrets: deps.secrets, registration, plan },
          body,
          now,
        );
        return {
          account: { id: owner.accountId, plan },
          property: { id: property.id, name: property.name },
          user: { id: owner.id, email: owner.email, role: 'owner' as const },
          apiKey,
          setupUrl: setupUrl(baseUrl, setupToken),
        };
      });
      try {
        claim(dataDir, now);
      } catch (error) {
        deps.log.error({ err: error }, 'The data folder could not be marked as somebody’s; the next start does it');
      }
      return answer;
    },
  }),
  route({
    method: 'POST',
    path: '/auth/password',
    access: 'public',
    limit: 'oneTimeToken',
    summary: 'Set a password with the token of a link; signs the user out everywhere',
    status: 204,
    body: passwordBody,
    answer: null,
    async handler({ deps, now, body, address, write }) {
      const refuseEasy = await openRefuseEasy();
      refuseEasy(body.password);
      const passwordHash = await hashPassword(body.password); // before the transaction, because it is slow
      const userId = await write(async (trx) => {
        const user = await redeemPasswordLink(trx, body.token, now);
        if (user === null) throw fieldFault('/token', 'expired', 'unknown, used or too old; ask for a new link');
        refuseEasy(body.password, await wordsOfOwner(trx, user)); // the transaction rolls back, so the link stays valid
        const at = now.toISOString();
        await saveUser(trx, { ...user, passwordHash, updatedAt: at });
        await deleteStaffSessionsOf(trx, user.id);
        await deleteOneTimeTokensOf(trx, user.id);
        const entry = { accountId: user.accountId, propertyId: null, actor: user.id, subject: user.id, address };
        await appendAudit(trx, deps.secrets, { ...entry, action: 'user.password_set' }, at);
        return user.id;
      });
      deps.feed.publishRevocation({ userId });
      return undefined;
    },
  }),
];
