import { alertRules, alertRulesBody } from '../../../../shared/api/alerts.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { loadAlertRules, saveAlertRules } from '../../../store/house/alert-rules.ts';
import { auditEntry, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

const path = '/api/alerts';

export const alertRoutes = [
  route({
    method: 'GET',
    path,
    access: 'property:read',
    property: true,
    summary: 'Return who is called for an emergency that no colleague on duty acknowledges',
    status: 200,
    answer: alertRules,
    handler: (call) => loadAlertRules(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path,
    access: 'property:write',
    property: true,
    summary:
      'Set who is called for an emergency that no colleague on duty acknowledges; also applies to a current alarm',
    status: 200,
    body: alertRulesBody,
    answer: alertRules,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const { id } = propertyOf(call);
        const { seen, ...rules } = call.body;
        const { updatedAt: changedAt } = await loadAlertRules(trx, id);
        if (seen !== undefined && changedAt !== null && seen !== changedAt)
          throw new ServiceError('conflict', `A colleague changed the alerts at ${changedAt}; look at them again`);
        const now = call.now.toISOString();
        const at = changedAt === null ? now : laterThan(changedAt, now);
        await saveAlertRules(trx, id, rules, at);
        const { emergencyAfterMinutes, emergencyMail } = rules;
        const detail = { emergencyAfterMinutes, addresses: emergencyMail.length };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'alerts.changed', id, detail), at);
        return loadAlertRules(trx, id);
      }),
  }),
];
