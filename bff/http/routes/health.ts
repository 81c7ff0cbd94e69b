import { healthAnswer } from '../../../shared/api/operation.ts';
import { ServiceError } from '../../base/errors.ts';
import { findMeta } from '../../store/meta.ts';
import { route } from '../route.ts';

export const healthRoutes = [
  route({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Is the process there?',
    status: 200,
    answer: healthAnswer,
    handler: async () => ({ status: 'ok' as const, checks: [] }),
  }),
  route({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Can it serve? 503 with the failing check’s name where not',
    status: 200,
    answer: healthAnswer,
    errors: ['store_unavailable'],
    async handler({ deps }) {
      try {
        await findMeta(deps.db, 'epoch');
      } catch (cause) {
        throw new ServiceError('store_unavailable', 'The check "store" fails', { cause });
      }
      return { status: 'ok' as const, checks: [{ name: 'store', ok: true }] };
    },
  }),
];
