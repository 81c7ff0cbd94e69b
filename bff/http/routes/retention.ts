import { retention, retentionQuery, retentionReach } from '../../../shared/api/retention.ts';
import { countExpired } from '../../conversation/retain.ts';
import { appendAudit } from '../../store/audit.ts';
import { loadRetention, saveRetention } from '../../store/retention.ts';
import { auditEntry, propertyOf } from '../call.ts';
import { route } from '../route.ts';

const path = '/api/property/retention';

export const retentionRoutes = [
  route({
    method: 'GET',
    path,
    access: 'property:read',
    property: true,
    summary: 'How long guests’ data is kept',
    status: 200,
    answer: retention,
    handler: (call) => loadRetention(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'GET',
    path: `${path}/reach`,
    access: 'property:write',
    property: true,
    summary: 'How much a rule would delete now; nothing is changed',
    status: 200,
    query: retentionQuery,
    answer: retentionReach,
    handler: (call) => countExpired(call.deps.db, propertyOf(call).id, call.query, call.now),
  }),
  route({
    method: 'PUT',
    path,
    access: 'property:write',
    property: true,
    summary: 'Set how long guests’ data is kept; what is older is deleted within the hour, for good',
    status: 200,
    body: retention,
    answer: retention,
    handler: (call) =>
      call.write(async (trx) => {
        const { id } = propertyOf(call);
        await saveRetention(trx, id, call.body);
        const entry = auditEntry(call, 'retention.changed', id, { ...call.body });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return call.body;
      }),
  }),
];
