import { ownSession } from '../../../../shared/api/account/account.ts';
import { listOf } from '../../../../shared/api/common.ts';
import { SESSION_IDLE_MS } from '../../../auth/sessions.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  deleteOtherStaffSessions,
  deleteStaffSessionOf,
  listStaffSessions,
} from '../../../store/account/staff-sessions.ts';
import { auditEntry, type Call, param, sessionOf } from '../../request/call.ts';
import { route } from '../../route.ts';

/** The user's own sessions: listed, and ended from anywhere. */
export const sessionRoutes = [
  route({
    method: 'GET',
    path: '/auth/sessions',
    access: 'session',
    summary: 'List your sessions, each with device, address and time of last use',
    status: 200,
    answer: listOf(ownSession),
    async handler(call) {
      const { session: current, user } = sessionOf(call);
      const seenSince = new Date(+call.now - SESSION_IDLE_MS).toISOString();
      const sessions = await listStaffSessions(call.deps.db, user.id, { now: call.now.toISOString(), seenSince });
      const items = sessions.map(({ id, device, address, createdAt, lastSeenAt, endsAt }) => {
        return { id, device, address, createdAt, lastSeenAt, endsAt, current: id === current.id };
      });
      return { items, nextCursor: null };
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'session',
    summary: 'End another of your sessions and close its sockets; to end this one, call /auth/logout',
    status: 204,
    answer: null,
    errors: ['conflict'],
    async handler(call) {
      const { session: current, user } = sessionOf(call);
      const sessionId = param(call, 'id');
      if (sessionId === current.id) throw new ServiceError('conflict', 'This is the session you use: sign out instead');
      await call.write(async (trx) => {
        if (!(await deleteStaffSessionOf(trx, user.id, sessionId)))
          throw new ServiceError('not_found', 'There is no such session');
        await auditEnded(trx, call, user.id, 1);
      });
      call.deps.feed.publishRevocation({ sessionId });
      return undefined;
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'session',
    summary: 'End all your sessions except this one',
    status: 204,
    answer: null,
    async handler(call) {
      const { session: current, user } = sessionOf(call);
      const endedIds = await call.write(async (trx) => {
        const ids = await deleteOtherStaffSessions(trx, user.id, current.id);
        await auditEnded(trx, call, user.id, ids.length);
        return ids;
      });
      for (const sessionId of endedIds) call.deps.feed.publishRevocation({ sessionId });
      return undefined;
    },
  }),
];

async function auditEnded(
  trx: Parameters<typeof appendAudit>[0],
  call: Call<unknown, unknown>,
  userId: string,
  sessions: number,
): Promise<void> {
  const entry = auditEntry(call, 'user.session_ended', userId, { sessions });
  await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
}
