import { reportRule, reportRuleBody } from '../../../../shared/api/report.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { loadReportRule, saveReportRule } from '../../../store/house/report-rules.ts';
import { auditEntry, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

const path = '/api/report';

export const reportRoutes = [
  route({
    method: 'GET',
    path,
    access: 'account:read',
    property: true,
    summary: 'Return the recipients of the monthly report',
    status: 200,
    answer: reportRule,
    handler: (call) => loadReportRule(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path,
    access: 'property:write',
    also: ['account:read'], // whoever sets the recipients may read the figures
    property: true,
    summary:
      'Set the recipients of the monthly report, a PDF by e-mail; if last month’s report has not been sent, it is sent within minutes',
    status: 200,
    body: reportRuleBody,
    answer: reportRule,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const { id } = propertyOf(call);
        const { seen, to, language } = call.body;
        const { updatedAt: changedAt } = await loadReportRule(trx, id);
        if (seen !== undefined && changedAt !== null && seen !== changedAt)
          throw new ServiceError(
            'conflict',
            `A colleague changed who gets the report at ${changedAt}; look at it again`,
          );
        const now = call.now.toISOString();
        const at = changedAt === null ? now : laterThan(changedAt, now);
        await saveReportRule(trx, id, { to, language, updatedAt: at });
        const detail = { addresses: to.length };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'report.changed', id, detail), at);
        return loadReportRule(trx, id);
      }),
  }),
];
