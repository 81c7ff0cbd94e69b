import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Next } from 'koa';
import { idPattern } from '../../../shared/domain/ids.ts';
import { recordSite } from '../../conversation/guest/record-site.ts';
import { describeLauncher } from '../../conversation/house/describe-launcher.ts';
import { findPicture } from '../../store/house/look.ts';
import type { HttpDeps } from '../deps.ts';
import { IMMUTABLE } from './static-files.ts';

/** Stands in the built script where a property's look may be put (widget/launcher/served-look.ts). */
const PLACE = '"{{LOOK}}"';
const SCRIPT_PATH = '/chat/widget.js';
const PICTURE_PATH = /^\/chat\/pictures\/(\w{1,64})$/;
/** A browser may keep the script so long; the page is told how it looks by now (`routes/guests/look-stream.ts`). */
const SCRIPT_CACHED = 'public, max-age=60';
const KEPT_MAX = 200;

/** The script with a property's look in it (`widget.js?property=prp_…`), and the pictures of looks. */
export function lookFiles(deps: HttpDeps) {
  const script = readScript(deps.assetsDir);
  const zipped = new Map<string, Buffer>();
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const [, picture] = PICTURE_PATH.exec(ctx.path) ?? [];
    if (picture !== undefined) return servePicture(ctx, next, deps, picture);
    const { property } = ctx.query;
    if (ctx.path !== SCRIPT_PATH || typeof property !== 'string') return next();
    const code = script();
    if (code === null) return next();
    const look = await readLook(deps, property, ctx.get('Origin') || ctx.get('Referer'));
    const text = code.replace(PLACE, () => toLiteral(look));
    ctx.set('Cache-Control', SCRIPT_CACHED);
    ctx.set('Vary', 'Accept-Encoding');
    ctx.type = 'text/javascript; charset=utf-8';
    if (!ctx.acceptsEncodings('gzip')) {
      ctx.body = text;
      return;
    }
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = zip(zipped, text);
  };
}

/** How the launcher looks; null where there is nothing to show. */
async function readLook(deps: HttpDeps, propertyId: string, page: string): Promise<unknown> {
  const look = (await describeLauncher(deps.db, propertyId)) ?? null;
  if (look !== null) await recordSite(deps, propertyId, originOf(page));
  return look;
}

function originOf(page: string): string | null {
  return URL.canParse(page) ? new URL(page).origin : null;
}

/** JSON as it may stand in a script: two line ends are none in JSON. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Read again only where the build is newer. */
function readScript(assetsDir: string | null): () => string | null {
  const file = assetsDir === null ? null : join(assetsDir, 'widget', 'widget.js');
  let kept = { atMs: 0, text: '' };
  return () => {
    const stat = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === null || stat === undefined) return null;
    if (stat.mtimeMs !== kept.atMs) kept = { atMs: stat.mtimeMs, text: readFileSync(file, 'utf8') };
    return kept.text;
  };
}

function zip(kept: Map<string, Buffer>, text: string): Buffer {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const bytes = gzipSync(text, { level: 9 });
  kept.set(text, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

async function servePicture(ctx: Context, next: Next, { db }: Pick<HttpDeps, 'db'>, id: string): Promise<void> {
  const found = idPattern('picture').test(id) ? await findPicture(db, id) : undefined;
  if (found === undefined) return next();
  ctx.set('Cache-Control', IMMUTABLE);
  ctx.type = found.type;
  ctx.body = Buffer.from(found.data, 'base64');
}
