import type Router from '@koa/router';
import { ServiceError } from '../../base/errors.ts';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';
import type { Dispatch } from '../dispatch.ts';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** What a proxy adds: a request that came through one is not of this machine, wherever the proxy stands. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

/**
 * The figures for Prometheus: with `Authorization: Bearer METRICS_TOKEN` where that is set, else from this machine alone.
 * Beside the route table, because the answer is Prometheus's text and not JSON.
 */
export function addMetrics(router: Router, { deps }: Pick<Dispatch, 'deps'>): void {
  router.get('/metrics', async (ctx) => {
    const { metricsToken } = deps.config;
    if (metricsToken === null) {
      const isOwn = LOOPBACK.test(ctx.req.socket.remoteAddress ?? '');
      if (!isOwn || OF_PROXIES.some((name) => name in ctx.req.headers))
        throw new ServiceError('unauthorized', 'Set METRICS_TOKEN to read the figures from elsewhere');
    } else if (!equalInConstantTime(ctx.get('Authorization'), `Bearer ${metricsToken}`))
      throw new ServiceError('unauthorized', 'Send Authorization: Bearer METRICS_TOKEN');
    ctx.type = deps.metrics.contentType;
    ctx.body = await deps.metrics.scrape();
  });
}
