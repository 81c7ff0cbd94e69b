import type { Context, Next } from 'koa';

/** The policy of our own pages: they load and connect to this origin only. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'", // the desk shows the chat on a page of its own
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html service-chat service-chat-desk',
].join('; ');

const ANSWER_POLICY = "default-src 'none'";
/** The page in which the desk previews the chat. It is the only one that may be framed, and only by this origin. */
const FRAMED_PAGE = '/sample/preview.html';
const PAGES = /^\/(?:desk|docs|sample|chat\/open)(?:\/|$)/;
const HSTS = 'max-age=31536000';

/** Sets the security headers of every answer. Handlers of files that may be cached override `Cache-Control` later. */
export function securityHeaders(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return async (ctx: Context, next: Next): Promise<void> => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Cache-Control', 'no-store');
    const policy = PAGES.test(ctx.path) ? PAGE_POLICY : ANSWER_POLICY;
    const framer = ctx.path === FRAMED_PAGE ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
    ctx.set('Content-Security-Policy', `${policy}; ${framer}`);
    if (!ctx.path.startsWith('/chat/')) {
      ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
      ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    }
    if (secure) ctx.set('Strict-Transport-Security', HSTS);
    await next();
  };
}
