import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  ANALYTICS_DAYS_MAX,
  type Analytics,
  analytics,
  analyticsQuery,
  reportQuery,
} from '../../../../shared/api/analytics.ts';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { ServiceError } from '../../../base/errors.ts';
import { type Asked, measureInThread } from '../../../insights/measure.ts';
import { reportInThread } from '../../../insights/report/draw-report.ts';
import { loadRules } from '../../../insights/rules.ts';
import { type Call, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const DAYS = 30;

type Query = z.infer<typeof analyticsQuery>;

export const analyticsRoutes = [
  route({
    method: 'GET',
    path: '/api/analytics',
    access: 'account:read',
    property: true,
    summary:
      'Return the figures of a period: conversations, answers, times, languages, topics, satisfaction, offers, tasks',
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
    summary: 'Return the figures of a period as a printable PDF, in a language of the desk',
    status: 200,
    query: reportQuery,
    answer: z.string().meta({ format: 'binary' }),
    answerType: 'application/pdf',
    isBinary: true,
    async handler(call) {
      const reportRequest = {
        ...(await readPeriod(call)),
        houseName: propertyOf(call).name,
        language: call.query.language,
      };
      return Buffer.from(await call.deps.reader.read(reportInThread, reportRequest), 'base64').toString('latin1');
    },
  }),
];

async function measurePeriod(call: Call<Query, unknown>): Promise<Analytics> {
  return call.deps.reader.read(measureInThread, await readPeriod(call));
}

async function readPeriod(call: Call<Query, unknown>): Promise<Asked> {
  const { id: propertyId, timezone } = propertyOf(call);
  const to = call.query.to ?? localDate(call.now, timezone);
  const lastDay = Temporal.PlainDate.from(to);
  const from = call.query.from ?? lastDay.subtract({ days: DAYS - 1 }).toString();
  const days = Temporal.PlainDate.from(from).until(lastDay).days + 1;
  if (days < 1 || days > ANALYTICS_DAYS_MAX)
    throw new ServiceError('validation_failed', `from and to: at most ${ANALYTICS_DAYS_MAX} days, and not backwards`);
  const rules = await loadRules(call.deps.db, { id: propertyId, timezone });
  return { propertyId, from, to, rules, now: call.now };
}
