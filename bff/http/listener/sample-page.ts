import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import { findMeta } from '../../store/sqlite/meta.ts';
import type { HttpDeps } from '../deps.ts';

const PATHS = ['/sample', '/sample/'];
const TOKEN = '{{PROPERTY_ID}}';

/** Serves the sample hotel's web page with its property in the script tag. Without a loaded sample there is no page. */
export function samplePage({ db, assetsDir }: Pick<HttpDeps, 'db' | 'assetsDir'>) {
  const file = assetsDir === null ? null : join(assetsDir, 'sample', 'index.html');
  const page = file === null || !existsSync(file) ? null : readFileSync(file, 'utf8');
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!PATHS.includes(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const propertyId = await findMeta(db, 'sampleProperty');
    if (page === null || propertyId === null) return next();
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page.replaceAll(TOKEN, propertyId);
  };
}
