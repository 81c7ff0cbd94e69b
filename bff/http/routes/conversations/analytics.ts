import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { ANALYTICS_DAYS_MAX, type Analytics, analytics, analyticsQuery } from '../../../../shared/api/analytics.ts';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { ServiceError } from '../../../base/errors.ts';
import { measureElsewhere } from '../../../insights/measure.ts';
import { loadRules } from '../../../insights/rules.ts';
import { type Call, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const DAYS = 30;

export const analyticsRoutes = [
  route({
    method: 'GET',
    path: '/api/analytics',
    access: 'account:read',
    property: true,
    summary:
      'What happened between two days: conversations, answers, times, languages, topics, satisfaction, offers, tasks',
    status: 200,
    query: analyticsQuery,
    answer: analytics,
    handler: measurePeriod,
  }),
  route({
    method: 'GET',
    path: '/api/analytics.pdf',
    access: 'account:read',
    property: true,
    summary: 'The same as pages to print, in English',
    status: 200,
    query: analyticsQuery,
    answer: z.string().meta({ format: 'binary' }),
    answerType: 'application/pdf',
    isBinary: true,
    async handler(call) {
      // The drawing is loaded by who prints, which is seldom.
      const { writeReport } = await import('../../../insights/report-pdf.ts');
      return (await writeReport(await measurePeriod(call), propertyOf(call).name)).toString('latin1');
    },
  }),
];

async function measurePeriod(call: Call<z.infer<typeof analyticsQuery>, unknown>): Promise<Analytics> {
  const { id: propertyId, timezone } = propertyOf(call);
  const to = call.query.to ?? localDate(call.now, timezone);
  const last = Temporal.PlainDate.from(to);
  const from = call.query.from ?? last.subtract({ days: DAYS - 1 }).toString();
  const days = Temporal.PlainDate.from(from).until(last).days + 1;
  if (days < 1 || days > ANALYTICS_DAYS_MAX)
    throw new ServiceError('validation_failed', `from and to: at most ${ANALYTICS_DAYS_MAX} days, and not backwards`);
  const { db, reader } = call.deps;
  const rules = await loadRules(db, { id: propertyId, timezone });
  return reader.read(measureElsewhere, { propertyId, from, to, rules, now: call.now });
}
