import type Router from '@koa/router';
import { ServiceError } from '../../base/errors.ts';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';
import type { Dispatch } from '../dispatch.ts';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Headers that proxies add. A request that came through a proxy does not count as local, wherever the proxy runs. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

/**
 * Metrics for Prometheus: with `Authorization: Bearer METRICS_TOKEN` if that is set, or else only from this machine.
 * They are not in the route table, because the answer is text in Prometheus's format.
 */
export function addMetrics(router: Router, { deps }: Pick<Dispatch, 'deps'>): void {
  router.get('/metrics', async (ctx) => {
    const { metricsToken } = deps.config;
    if (metricsToken === null) {
      const isLocal = LOOPBACK.test(ctx.req.socket.remoteAddress ?? '');
      if (!isLocal || OF_PROXIES.some((name) => name in ctx.req.headers))
        throw new ServiceError('unauthorized', 'Set METRICS_TOKEN to read the figures from elsewhere');
    } else if (!equalInConstantTime(ctx.get('Authorization'), `Bearer ${metricsToken}`))
      throw new ServiceError('unauthorized', 'Send Authorization: Bearer METRICS_TOKEN');
    ctx.type = deps.metrics.contentType;
    ctx.body = await deps.metrics.scrape();
  });
}
