import type { Context, Next } from 'koa';

/** Allows every web page to call the guest's paths, which use no cookie. Nothing else may be read across origins. */
export async function chatCors(ctx: Context, next: Next): Promise<void> {
  if (!ctx.path.startsWith('/chat/')) return next();
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (ctx.method === 'OPTIONS' && ctx.get('Access-Control-Request-Method') !== '') {
    ctx.set('Access-Control-Allow-Methods', 'GET, POST');
    ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, X-Request-Id');
    ctx.set('Access-Control-Max-Age', '86400');
    ctx.status = 204;
    return;
  }
  ctx.set(
    'Access-Control-Expose-Headers',
    'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed',
  );
  await next();
}
