import { backup } from '../../../shared/api/backup.ts';
import { listOf } from '../../../shared/api/common.ts';
import { noBody } from '../../../shared/api/conversations.ts';
import { ServiceError } from '../../base/errors.ts';
import { countAccounts } from '../../store/accounts.ts';
import { appendAudit } from '../../store/audit.ts';
import { listBackups, makeBackup } from '../../store/backup.ts';
import { auditEntry, type Call } from '../call.ts';
import { route } from '../route.ts';

export const backupRoutes = [
  route({
    method: 'GET',
    path: '/api/backups',
    access: 'account:write',
    summary: 'The copies of the store on the server’s disk, the newest first; none where several accounts share it',
    status: 200,
    answer: listOf(backup),
    handler: async (call) => ({
      items: (await isShared(call)) ? [] : listBackups(call.deps.config.dataDir),
      nextCursor: null,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/backups',
    access: 'account:write',
    summary: 'Copy the whole store to the server’s disk; the newest seven copies are kept',
    status: 201,
    body: noBody,
    answer: backup,
    errors: ['conflict'],
    async handler(call) {
      if (await isShared(call))
        throw new ServiceError('conflict', 'Several accounts share this server; whoever runs it sees to its backups');
      const made = await makeBackup(call.deps.db, call.deps.config.dataDir, call.now);
      return call.write(async (trx) => {
        const entry = auditEntry(call, 'backup.made', made.name, { bytes: made.bytes });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return made;
      });
    },
  }),
];

/** The store holds every account's data: where it is shared, copies are its operator's business. */
async function isShared({ deps }: Call<unknown, unknown>): Promise<boolean> {
  return (await countAccounts(deps.db)) > 1;
}
