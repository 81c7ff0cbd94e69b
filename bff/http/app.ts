import type Router from '@koa/router';
import Koa, { type Context, type Next } from 'koa';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { toOriginForm } from '../base/network/request-target.ts';
import type { HttpDeps } from './deps.ts';
import type { Dispatch } from './dispatch.ts';
import { docsPage, isDocsPath } from './docs/docs-page.ts';
import { createClientAddress } from './listener/client-address.ts';
import { chatCors } from './listener/cors.ts';
import { logUnsent } from './listener/log-unsent.ts';
import { lookFiles } from './listener/look-files.ts';
import { samplePage } from './listener/sample-page.ts';
import { securityHeaders } from './listener/security-headers.ts';
import { socketPaths } from './listener/socket-paths.ts';
import { isPagePath, staticFiles } from './listener/static-files.ts';
import { createLimits } from './request/limits.ts';
import { writeProblem } from './request/problems.ts';
import { createRouter } from './router.ts';

const REQUEST_ID = /^[\w.~-]{1,128}$/;

/** The HTTP server's app: all routes of the table, the generated API documents, and the built browser files. */
export function createApp(deps: HttpDeps): Koa {
  const app = new Koa();
  const clientAddress = createClientAddress(deps.config.trustedProxies);
  const shared: Dispatch = { deps, limits: createLimits(deps.nodes, deps.limits), inFlight: new Map() };
  const router = createRouter(shared);

  app.use(async (ctx, next) => {
    const requestedId = ctx.get('X-Request-Id');
    const requestId = REQUEST_ID.test(requestedId) ? requestedId : newId('request');
    ctx.state['baseUrl'] = deps.config.baseUrl;
    ctx.set('X-Request-Id', requestId);
    const startedMs = performance.now();
    try {
      ctx.state['address'] = clientAddress(ctx.req);
      readTarget(ctx);
      await next();
    } catch (error) {
      writeProblem(ctx, error, requestId, deps.log);
    }
    const ms = Math.round(performance.now() - startedMs);
    const path = ctx['_matchedRoute'] ?? null; // the route's pattern, since a path may contain data that must not be logged
    deps.log.debug({ requestId, method: ctx.method, path, status: ctx.status, ms }, 'Request');
  });
  app.use(securityHeaders(deps.config.baseUrl));
  app.use(chatCors);
  app.use(socketPaths);
  app.use(docsPage());
  app.use(samplePage(deps));
  app.use(lookFiles(deps));
  app.use(staticFiles(deps.assetsDir));
  app.use(router.routes());
  app.use((ctx: Context, _next: Next) => refuse(ctx, router));
  app.on('error', (error: unknown) => logUnsent(deps.log, error));
  return app;
}

/** Refuses a malformed request target or host, at which Koa would fail later. */
function readTarget({ req }: Context): void {
  const target = toOriginForm(req.url);
  if (target === null) throw new ServiceError('bad_request', 'A request names a path, such as /health/live');
  req.url = target;
}

/** Answers a request without a route: 405 if another method would match, else 404. */
function refuse(ctx: Context, router: Router): void {
  const here = router.match(ctx.path, ctx.method).path;
  const isFile = ctx.method !== 'GET' && ctx.method !== 'HEAD' && (isDocsPath(ctx.path) || isPagePath(ctx.path));
  const methods = isFile ? ['GET', 'HEAD'] : here.flatMap((layer) => layer.methods);
  if (methods.length === 0) throw new ServiceError('not_found', 'There is nothing at this path; see /docs');
  const allowed = [...new Set(methods)].toSorted();
  ctx.set('Allow', allowed.join(', '));
  if (ctx.method !== 'OPTIONS') throw new ServiceError('method_not_allowed', `Use ${allowed.join(', ')}`);
  ctx.status = 204;
}
