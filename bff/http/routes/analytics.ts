import { Temporal } from 'temporal-polyfill';
import { ANALYTICS_DAYS_MAX, analytics, analyticsQuery } from '../../../shared/api/analytics.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { ServiceError } from '../../base/errors.ts';
import { measure } from '../../insights/measure.ts';
import { propertyOf } from '../call.ts';
import { route } from '../route.ts';

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
    async handler(call) {
      const { id: propertyId, timezone } = propertyOf(call);
      const to = call.query.to ?? localDate(call.now, timezone);
      const last = Temporal.PlainDate.from(to);
      const from = call.query.from ?? last.subtract({ days: DAYS - 1 }).toString();
      const days = Temporal.PlainDate.from(from).until(last).days + 1;
      if (days < 1 || days > ANALYTICS_DAYS_MAX)
        throw new ServiceError(
          'validation_failed',
          `from and to: at most ${ANALYTICS_DAYS_MAX} days, and not backwards`,
        );
      return measure(call.deps.db, { propertyId, timezone, from, to, now: call.now });
    },
  }),
];
