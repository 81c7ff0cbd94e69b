import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import sirv from 'sirv';

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Long enough for a visit to a hotel's site, short enough that a new version reaches every page within the hour. */
const LOADER = 'public, max-age=600, stale-while-revalidate=86400';
const PAGE = 'no-cache';

const PAGES = /^\/(?:desk(?:\/(?!assets\/).*)?|sample\/?|chat\/widget\.js|chat\/open\/?)$/;

/** Where the browser files are: URL prefix and folder of the build. */
const MOUNTS = [
  { prefix: '/chat', folder: 'widget' },
  { prefix: '/desk', folder: 'desk' },
  { prefix: '/sample', folder: 'sample' },
] as const;

/** Whether this is the path of a page or the loader. If so, a request with another method than GET is answered with 405. */
export function isPagePath(path: string): boolean {
  return PAGES.test(path);
}

/**
 * Serves the built widget, desk and sample page, compressed if the build did that. Without a folder it serves nothing.
 */
export function staticFiles(assetsDir: string | null) {
  const mounts = MOUNTS.flatMap(({ prefix, folder }) => {
    const dir = assetsDir === null ? null : join(assetsDir, folder);
    return dir === null || !existsSync(dir) ? [] : [{ prefix, serve: serveFolder(dir, prefix) }];
  });
  return async (ctx: Context, next: Next): Promise<void> => {
    const mount = mounts.find(({ prefix }) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`));
    if (mount === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (await serveWithSirv(ctx, mount.prefix, mount.serve)) ctx.respond = false;
    else await next();
  };
}

function serveFolder(folder: string, prefix: string): Serve {
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    single: prefix === '/desk', // each view of the desk has a path of its own
    ignores: [/^\/assets\//],
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      const script = pathname === '/widget.js';
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : script ? LOADER : PAGE);
    },
  });
}

/** Lets sirv answer; resolves to false if it has no such file. */
function serveWithSirv(ctx: Context, prefix: string, serve: Serve): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { req, res } = ctx;
    const originalUrl = req.url ?? '/';
    res.once('close', () => resolve(true));
    res.once('error', reject);
    res.statusCode = 200; // Koa starts at 404
    req.url = originalUrl.slice(prefix.length) || '/';
    if (!req.url.startsWith('/')) req.url = `/${req.url}`;
    serve(req, res, () => {
      req.url = originalUrl;
      res.statusCode = 404;
      resolve(false);
    });
  });
}
