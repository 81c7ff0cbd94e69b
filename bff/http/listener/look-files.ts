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

/** Placeholder in the built script for a property's look (widget/launcher/served-look.ts). */
const LOOK_PLACEHOLDER = '"{{LOOK}}"';
const SCRIPT_PATH = '/chat/widget.js';
const PICTURE_PATH = /^\/chat\/pictures\/(\w{1,64})$/;
/**
 * How long a browser may cache the script. The page is told of later changes of the look
 * (`routes/guests/look-stream.ts`).
 */
const SCRIPT_CACHED = 'public, max-age=60';
const ZIPPED_MAX = 200;

/** Serves the widget script with a property's look in it (`widget.js?property=prp_…`), and the pictures of looks. */
export function lookFiles(deps: HttpDeps) {
  const script = readScript(deps.assetsDir);
  const zippedByText = new Map<string, Buffer>();
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const [, pictureId] = PICTURE_PATH.exec(ctx.path) ?? [];
    if (pictureId !== undefined) return servePicture(ctx, next, deps, pictureId);
    const { property } = ctx.query;
    if (ctx.path !== SCRIPT_PATH || typeof property !== 'string') return next();
    const code = script();
    if (code === null) return next();
    const look = await readLook(deps, property, ctx.get('Origin') || ctx.get('Referer'));
    const text = code.replace(LOOK_PLACEHOLDER, () => toLiteral(look));
    ctx.set('Cache-Control', SCRIPT_CACHED);
    ctx.set('Vary', 'Accept-Encoding');
    ctx.type = 'text/javascript; charset=utf-8';
    if (!ctx.acceptsEncodings('gzip')) {
      ctx.body = text;
      return;
    }
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = zip(zippedByText, text);
  };
}

/** The look of the launcher; null if there is nothing to show. */
async function readLook(deps: HttpDeps, propertyId: string, page: string): Promise<unknown> {
  const look = (await describeLauncher(deps.db, propertyId)) ?? null;
  if (look !== null) await recordSite(deps, propertyId, originOf(page));
  return look;
}

function originOf(page: string): string | null {
  return URL.canParse(page) ? new URL(page).origin : null;
}

/** JSON that is safe inside a script: `<` and the two line ends that JSON does not escape are escaped. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads the built script, and again only if the file has changed. */
function readScript(assetsDir: string | null): () => string | null {
  const file = assetsDir === null ? null : join(assetsDir, 'widget', 'widget.js');
  let cached = { atMs: 0, text: '' };
  return () => {
    const stat = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === null || stat === undefined) return null;
    if (stat.mtimeMs !== cached.atMs) cached = { atMs: stat.mtimeMs, text: readFileSync(file, 'utf8') };
    return cached.text;
  };
}

function zip(zippedByText: Map<string, Buffer>, text: string): Buffer {
  const zipped = zippedByText.get(text);
  if (zipped !== undefined) return zipped;
  const bytes = gzipSync(text, { level: 9 });
  zippedByText.set(text, bytes);
  const [oldest] = zippedByText.keys();
  if (zippedByText.size > ZIPPED_MAX && oldest !== undefined) zippedByText.delete(oldest);
  return bytes;
}

async function servePicture(ctx: Context, next: Next, { db }: Pick<HttpDeps, 'db'>, id: string): Promise<void> {
  const storedPicture = idPattern('picture').test(id) ? await findPicture(db, id) : undefined;
  if (storedPicture === undefined) return next();
  ctx.set('Cache-Control', IMMUTABLE);
  ctx.type = storedPicture.type;
  ctx.body = Buffer.from(storedPicture.data, 'base64');
}
