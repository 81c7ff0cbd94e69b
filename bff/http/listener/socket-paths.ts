import type { Context, Next } from 'koa';
import { ServiceError } from '../../base/errors.ts';

const PATHS = new Set(['/chat/socket', '/desk/socket']);

/** Answers requests without an upgrade for a socket's path. Upgrades never come here, for the gateway takes them. */
export async function socketPaths(ctx: Context, next: Next): Promise<void> {
  if (!PATHS.has(ctx.path)) return next();
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    ctx.set('Upgrade', 'websocket');
    ctx.set('Connection', 'Upgrade');
    throw new ServiceError('upgrade_required', 'Open a WebSocket here');
  }
  ctx.set('Allow', 'GET');
  if (ctx.method !== 'OPTIONS') throw new ServiceError('method_not_allowed', 'Use GET, to open a WebSocket');
  ctx.status = 204;
}
