import Router from '@koa/router';
import { type Dispatch, dispatch } from './dispatch.ts';
import { openApiText } from './docs/openapi-text.ts';
import { addTaskPhotos } from './routes/conversations/task-photos.ts';
import { addUploads } from './routes/conversations/uploads.ts';
import { addGuestTransport } from './routes/guests/guest-transport.ts';
import { addGuestWays } from './routes/guests/guest-ways.ts';
import { addLookStream } from './routes/guests/look-stream.ts';
import { addChannelManagerWebhook } from './routes/integrations/channel-manager-webhook.ts';
import { addChannelWebhooks } from './routes/integrations/channel-webhooks.ts';
import { addFileLinks } from './routes/integrations/file-links.ts';
import { addPmsWebhook } from './routes/integrations/pms-webhook.ts';
import { addMetrics } from './routes/metrics.ts';
import { createRoutes } from './routes/table.ts';

/**
 * Routes every path that is not a static file: the route table, and the calls beside it that read raw bytes or stream.
 */
export function createRouter(shared: Dispatch): Router {
  const router = new Router();
  for (const route of createRoutes())
    router.register(toRouterPath(route.path), [route.method], (ctx) => dispatch(ctx, route, ctx.params, shared));
  addGuestTransport(router, shared);
  addLookStream(router, shared);
  addPmsWebhook(router, shared);
  addChannelManagerWebhook(router, shared);
  addMetrics(router, shared);
  addChannelWebhooks(router, shared);
  addUploads(router, shared);
  addFileLinks(router, shared);
  addGuestWays(router, shared);
  addTaskPhotos(router, shared);
  router.get('/', (ctx) => ctx.redirect('/desk'));
  router.get('/openapi.json', async (ctx) => {
    ctx.body = await openApiText(shared.deps.config.baseUrl);
    ctx.type = 'application/json; charset=utf-8';
  });
  return router;
}

/** Turns `{id}` into `:id`, the form of the router. */
function toRouterPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
