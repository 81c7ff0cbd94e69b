import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import sirv from 'sirv';

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Of what another name replaces, never other bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Long enough for a visit to a hotel's site, short enough that a new version reaches every page the same hour. */
const LOADER = 'public, max-age=600, stale-while-revalidate=86400';
const PAGE = 'no-cache';

const PAGES = /^\/(?:desk(?:\/(?!assets\/).*)?|sample\/?|chat\/widget\.js|chat\/open\/?)$/;

/** Where the browser files are: the prefix on the web, the folder of the build. */
const MOUNTS = [
  { prefix: '/chat', folder: 'widget' },
  { prefix: '/desk', folder: 'desk' },
  { prefix: '/sample', folder: 'sample' },
] as const;

/** Does a page or the loader have its place at this path, so that asking with another method than GET is what is wrong? */
export function isPagePath(path: string): boolean {
  return PAGES.test(path);
}

/** Serves the built widget, desk and sample page, precompressed where the build made that. Without a folder: nothing. */
export function staticFiles(assetsDir: string | null) {
  const mounts = MOUNTS.flatMap(({ prefix, folder }) => {
    const dir = assetsDir === null ? null : join(assetsDir, folder);
    return dir === null || !existsSync(dir) ? [] : [{ prefix, serve: serveFolder(dir, prefix) }];
  });
  return async (ctx: Context, next: Next): Promise<void> => {
    const mount = mounts.find(({ prefix }) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`));
    if (mount === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (await served(ctx, mount.prefix, mount.serve)) ctx.respond = false;
    else await next();
  };
}

function serveFolder(folder: string, prefix: string): Serve {
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    single: prefix === '/desk', // its views are addresses of their own
    ignores: [/^\/assets\//],
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      const script = pathname === '/widget.js';
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : script ? LOADER : PAGE);
    },
  });
}

/** Lets sirv answer; false where it has no such file. */
function served(ctx: Context, prefix: string, serve: Serve): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { req, res } = ctx;
    const whole = req.url ?? '/';
    res.once('close', () => resolve(true));
    res.once('error', reject);
    res.statusCode = 200; // Koa starts at 404
    req.url = whole.slice(prefix.length) || '/';
    if (!req.url.startsWith('/')) req.url = `/${req.url}`;
    serve(req, res, () => {
      req.url = whole;
      res.statusCode = 404;
      resolve(false);
    });
  });
}
