import { listOf } from '../../../shared/api/common.ts';
import { auditEntry as auditAnswer, auditQuery } from '../../../shared/api/operation.ts';
import { type AuditRow, listAudit } from '../../store/audit.ts';
import { principalOf } from '../call.ts';
import { route } from '../route.ts';

export const auditRoutes = [
  route({
    method: 'GET',
    path: '/api/audit',
    access: 'audit:read',
    summary: 'What was done in the account, the newest first',
    status: 200,
    query: auditQuery,
    answer: listOf(auditAnswer),
    async handler(call) {
      const { items, nextCursor } = await listAudit(call.deps.db, principalOf(call).accountId, call.query);
      return { items: items.map(describe), nextCursor };
    },
  }),
];

function describe({ number, at, actor, action, subject, propertyId, detail, hash }: AuditRow) {
  const readable: Record<string, unknown> = JSON.parse(detail);
  return { number, at, actor, action, subject, propertyId, detail: readable, hash };
}
