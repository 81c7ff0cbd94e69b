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
    summary: 'The copies of the store on the server’s disk, the newest first',
    status: 200,
    answer: listOf(backup),
    errors: ['forbidden'],
    async handler(call) {
      await refuseShared(call);
      return { items: listBackups(call.deps.config.dataDir), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/backups',
    access: 'account:write',
    summary: 'Copy the whole store to the server’s disk; the newest seven copies are kept',
    status: 201,
    body: noBody,
    answer: backup,
    errors: ['forbidden'],
    async handler(call) {
      await refuseShared(call);
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
async function refuseShared({ deps }: Call<unknown, unknown>): Promise<void> {
  if ((await countAccounts(deps.db)) > 1)
    throw new ServiceError('forbidden', 'Several accounts share this server; whoever runs it sees to its backups');
}
