import type { Context } from 'koa';
import { ServiceError } from '../../base/errors.ts';
import type { Files } from '../../files/files.ts';
import type { Upload } from '../../store/channels/uploads.ts';

/** Nothing in a file may run, load or be framed, should somebody open it as a page. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** While somebody looks at a conversation; an erased one is not to be had from a browser for long. */
const KEPT = 'private, max-age=300';
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Answers with a file's bytes, or the stretch of them that is asked for, as players do. Throws `not_found` for what is not here. */
export async function sendFile(ctx: Context, files: Pick<Files, 'read' | 'has'>, upload: Upload): Promise<void> {
  if (upload.hash === null) throw new ServiceError('not_found', 'The file is not here');
  if (!files.has(upload.hash)) throw new ServiceError('not_found', 'The file is not here');
  const bytes = await files.read(upload.hash);
  ctx.attachment(upload.name, { type: upload.kind === 'document' ? 'attachment' : 'inline' });
  ctx.set({
    'Content-Type': upload.type,
    'Content-Security-Policy': FILE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': KEPT,
    'Accept-Ranges': 'bytes',
    Vary: 'Authorization, Cookie',
  });
  const stretch = readRange(ctx.get('Range'), bytes.length);
  if (stretch === null) {
    ctx.status = 200;
    ctx.body = bytes;
    return;
  }
  const [from, to] = stretch;
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${from}-${to}/${bytes.length}`);
  ctx.body = bytes.subarray(from, to + 1);
}

/** First and last byte of one stretch; null where the whole is to be sent, which is right for anything unclear. */
function readRange(header: string, length: number): [number, number] | null {
  const [, first = '', last = ''] = RANGE.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? [from, to] : null;
}
