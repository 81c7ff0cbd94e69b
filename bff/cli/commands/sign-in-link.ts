import { Command } from 'commander';
import type { User } from '../../store/account/users.ts';
import { endsInWords, openOwnStore } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `sign-in-link`: a link to sign in, for the operator when nobody can create one in the desk. The server may be running. */
export function signInLinkCommand(): Command {
  return new Command('sign-in-link')
    .description('Print a link with which the owner, or the colleague of an address, sets a new password and signs in')
    .argument('[email]', 'whose (the only owner’s by itself)')
    .option('--lost-factors', 'take away their app, passkeys and recovery codes too, for who has lost them')
    .option('--json', 'print { "email", "url", "expiresAt" }')
    .action(async (email: string | undefined, options: { json?: true; lostFactors?: true }) => {
      const { issuePasswordLink } = await import('../../auth/one-time.ts');
      const { appendAudit } = await import('../../store/account/audit.ts');
      const { deleteSecondFactors } = await import('../../store/account/second-factors.ts');
      const { listSignInUsers } = await import('../../store/account/users.ts');
      const { setupUrl } = await import('../../http/routes/account/register.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const { db, writer, secrets, close } = await openOwnStore(config);
        try {
          const user = chooseUser(await listSignInUsers(db), email);
          const now = new Date();
          const { token, expiresAt } = await writer.write(async (trx) => {
            const entry = { accountId: user.accountId, propertyId: null, actor: 'system', subject: user.id } as const;
            await appendAudit(trx, secrets, { ...entry, action: 'user.link_made' }, now.toISOString());
            if (options.lostFactors) {
              await deleteSecondFactors(trx, user.id);
              const removed = { ...entry, action: 'user.factor_removed', detail: { factor: 'all' } } as const;
              await appendAudit(trx, secrets, removed, now.toISOString());
            }
            return issuePasswordLink(trx, user.id, now);
          });
          const url = setupUrl(config.baseUrl ?? `http://${config.host}:${config.port}`, token);
          console.log(options.json ? JSON.stringify({ email: user.email, url, expiresAt }) : words(user.email, url));
        } finally {
          await close();
        }
      });
    });
}

function words(email: string, url: string): string {
  return `${email} sets a new password here, once and within a day:\n${url}`;
}

/** Throws with the possible users if it is unclear which one is meant. */
function chooseUser(users: readonly User[], email: string | undefined): User {
  const owners = users.filter(({ role }) => role === 'owner');
  const matches = email === undefined ? owners : users.filter((user) => user.email === email.toLowerCase());
  const [only] = matches;
  if (only !== undefined && matches.length === 1) return only;
  if (users.length === 0) throw new Error('Nobody has an account here yet: open the desk and make one');
  const choices = (email === undefined ? owners : users).map((user) => `  ${user.email}`).join('\n');
  throw new Error(
    email === undefined ? `Say whose:\n${choices}` : `Nobody who can sign in has this address:\n${choices}`,
  );
}
