import { backup } from '../../../../shared/api/account/backup.ts';
import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import { ServiceError } from '../../../base/errors.ts';
import { countAccounts } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { auditEntry, type Call } from '../../request/call.ts';
import { route } from '../../route.ts';

export const backupRoutes = [
  route({
    method: 'GET',
    path: '/api/backups',
    access: 'account:write',
    summary: 'List the server’s local backups, newest first; the list is empty if several accounts share the server',
    status: 200,
    answer: listOf(backup),
    handler: async (call) => ({
      items: (await isShared(call)) ? [] : call.deps.backups.list(),
      nextCursor: null,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/backups',
    access: 'account:write',
    summary: 'Create a backup of the whole store, encrypted with the master key; only the newest backups are kept',
    status: 201,
    body: noBody,
    answer: backup,
    errors: ['conflict', 'backup_failed'],
    async handler(call) {
      if (await isShared(call))
        throw new ServiceError('conflict', 'Several accounts share this server; whoever runs it sees to its backups');
      const backupMade = await call.deps.backups.make().catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : 'The copy failed';
        throw new ServiceError('backup_failed', reason, { cause });
      });
      return call.write(async (trx) => {
        const entry = auditEntry(call, 'backup.made', backupMade.name, { bytes: backupMade.bytes });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return backupMade;
      });
    },
  }),
];

/** The store holds the data of all accounts: if several share it, only the operator may copy it. */
async function isShared({ deps }: Call<unknown, unknown>): Promise<boolean> {
  return (await countAccounts(deps.db)) > 1;
}
