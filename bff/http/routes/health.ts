import { healthAnswer } from '../../../shared/api/account/operation.ts';
import { ServiceError } from '../../base/errors.ts';
import { route } from '../route.ts';

export const healthRoutes = [
  route({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Check that the process is running',
    status: 200,
    answer: healthAnswer,
    handler: async () => ({ status: 'ok' as const, checks: [] }),
  }),
  route({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary:
      'Check that the server is ready: it writes to the store and checks the free space; 503 with the name of the failing check if not',
    status: 200,
    answer: healthAnswer,
    errors: ['store_unavailable'],
    async handler({ deps }) {
      const checks = await deps.readiness.check();
      const failing = checks.find(({ ok }) => !ok);
      if (failing !== undefined)
        throw new ServiceError('store_unavailable', `The check "${failing.name}" fails: ${failing.detail}`);
      return { status: 'ok' as const, checks: checks.map(({ name, ok }) => ({ name, ok })) };
    },
  }),
];
