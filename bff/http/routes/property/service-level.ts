import { serviceLevel, serviceLevelBody } from '../../../../shared/api/service-level.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { loadServiceLevel, saveServiceLevel } from '../../../store/house/service-level.ts';
import { auditEntry, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

const path = '/api/service-level';

export const serviceLevelRoutes = [
  route({
    method: 'GET',
    path,
    access: 'property:read',
    property: true,
    summary: 'Return the targets for staff’s first response and resolution of handed-over conversations',
    status: 200,
    answer: serviceLevel,
    handler: (call) => loadServiceLevel(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path,
    access: 'property:write',
    property: true,
    summary:
      'Set the targets for staff’s first response and resolution; they apply to all figures, including past days',
    status: 200,
    body: serviceLevelBody,
    answer: serviceLevel,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const { id } = propertyOf(call);
        const { seen, ...targets } = call.body;
        const { updatedAt: changedAt } = await loadServiceLevel(trx, id);
        if (seen !== undefined && changedAt !== null && seen !== changedAt)
          throw new ServiceError('conflict', `A colleague changed the targets at ${changedAt}; look at them again`);
        const now = call.now.toISOString();
        const at = changedAt === null ? now : laterThan(changedAt, now);
        await saveServiceLevel(trx, id, targets, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'service_level.changed', id, targets), at);
        return loadServiceLevel(trx, id);
      }),
  }),
];
