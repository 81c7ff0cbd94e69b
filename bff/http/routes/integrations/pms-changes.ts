import type { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import {
  pmsConflict,
  pmsPageQuery,
  pmsPush,
  pmsPushQuery,
  pmsResent,
  pmsResolveBody,
  pmsResolved,
  pmsSourceQuery,
} from '../../../../shared/api/pms.ts';
import type { PmsPush } from '../../../store/pms/pushes.ts';
import { param, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { recordAnswer, sourceOf } from './pms-connection.ts';

/** Conflicts (fields changed on both sides), and writes to the PMS. */
export const pmsChangeRoutes = [
  route({
    method: 'GET',
    path: '/api/integrations/pms/conflicts',
    access: 'guests:read',
    property: true,
    summary: 'List the conflicts: guests’ fields changed on both sides that wait for a decision',
    status: 200,
    query: pmsPageQuery,
    answer: listOf(pmsConflict),
    handler: (call) => call.deps.sync.conflicts(sourceOf(call), call.query),
  }),
  route({
    method: 'POST',
    path: '/api/integrations/pms/conflicts/{id}/resolve',
    access: 'guests:write',
    property: true,
    summary: 'Resolve a conflict: use the PMS’s value, or send ServiceChat’s value to the PMS',
    status: 200,
    query: pmsSourceQuery,
    body: pmsResolveBody,
    answer: pmsResolved,
    errors: ['conflict'],
    handler: (call) =>
      call.deps.sync.resolveConflict(
        sourceOf(call),
        param(call, 'id'),
        call.body.winner,
        principalOf(call),
        recordAnswer(call),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/pushes',
    access: 'property:read',
    property: true,
    summary: 'List the changes sent to the PMS with their outcomes, newest first',
    status: 200,
    query: pmsPushQuery,
    answer: listOf(pmsPush),
    async handler(call) {
      const { items, nextCursor } = await call.deps.sync.listPushes(sourceOf(call), call.query);
      return { items: items.map(describePush), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/integrations/pms/pushes/{id}/resend',
    access: 'property:write',
    property: true,
    summary: 'Retry a change that could not be sent to the PMS',
    status: 202,
    query: pmsSourceQuery,
    body: noBody,
    answer: pmsResent,
    async handler(call) {
      const id = param(call, 'id');
      const resent = (sent: string) => ({ id: sent, state: 'pending' as const });
      await call.deps.sync.resend(sourceOf(call), id, principalOf(call), (trx, sent) =>
        call.record(trx, resent(sent.id)),
      );
      return resent(id);
    },
  }),
];

function describePush(push: PmsPush): z.input<typeof pmsPush> {
  const { id, kind, subjectId, state, attempts, runAt, receipt, lastError, createdAt, settledAt } = push;
  const nextAttemptAt = state === 'pending' ? runAt : null;
  return { id, kind, subjectId, state, attempts, nextAttemptAt, receipt, lastError, createdAt, settledAt };
}
