import { auditEntry as auditAnswer, auditQuery, auditVerdict } from '../../../../shared/api/account/operation.ts';
import { listOf } from '../../../../shared/api/common.ts';
import { createWitness } from '../../../operation/anchor-witness.ts';
import { verifyAudit } from '../../../operation/verify-audit.ts';
import { type AuditRow, countAudit, listAudit } from '../../../store/account/audit.ts';
import { findAuditNames } from '../../../store/account/audit-names.ts';
import { principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const auditRoutes = [
  route({
    method: 'GET',
    path: '/api/audit',
    access: 'audit:read',
    summary: 'List the audit log, newest first, with the current names of the ids',
    status: 200,
    query: auditQuery,
    answer: listOf(auditAnswer),
    async handler(call) {
      const { db } = call.deps;
      const { accountId } = principalOf(call);
      const { items, nextCursor } = await listAudit(db, accountId, call.query);
      const ids = items.flatMap(({ actor, subject }) => [actor, subject]);
      const names = await findAuditNames(db, accountId, ids);
      return { items: items.map((row) => describe(row, names)), nextCursor };
    },
  }),
  route({
    method: 'GET',
    path: '/api/audit/verify',
    access: 'audit:read',
    summary: 'Verify that no entry of the audit log was changed, removed, inserted or rolled back',
    status: 200,
    answer: auditVerdict,
    async handler(call) {
      const { db, secrets, config } = call.deps;
      const { anchorFile, anchorUrl, dataDir } = config;
      const witness = anchorUrl === null ? null : createWitness(anchorUrl);
      const { whole, fault, anchors } = await verifyAudit({ db, secrets, anchorFile, dataDir, witness });
      const rows = await countAudit(db, principalOf(call).accountId);
      return { whole, rows, anchors, ...(fault === null ? {} : { firstFault: fault.number }) };
    },
  }),
];

function describe(row: AuditRow, names: ReadonlyMap<string, string>) {
  const { number, at, actor, action, subject, propertyId, detail, hash, address } = row;
  const readable: Record<string, unknown> = JSON.parse(detail);
  return {
    number,
    at,
    actor,
    actorName: names.get(actor) ?? null,
    action,
    subject,
    subjectName: names.get(subject) ?? null,
    propertyId,
    detail: readable,
    address,
    hash,
  };
}
