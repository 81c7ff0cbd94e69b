import type { Context } from 'koa';
import { ServiceError } from '../../base/errors.ts';
import type { Files } from '../../files/files.ts';
import type { Upload } from '../../store/channels/uploads.ts';

/** If somebody opens a file as a page, nothing in it may run, load or be framed. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** Browsers may cache a file for five minutes only, because an erased file must soon be gone. */
const CACHE_CONTROL = 'private, max-age=300';
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Sends a file's bytes, or the range that a player asks for. Throws `not_found` if the file is not stored. */
export async function sendFile(ctx: Context, files: Pick<Files, 'read' | 'has'>, upload: Upload): Promise<void> {
  if (upload.hash === null) throw new ServiceError('not_found', 'The file is not here');
  if (!files.has(upload.hash)) throw new ServiceError('not_found', 'The file is not here');
  const bytes = await files.read(upload.hash);
  ctx.attachment(upload.name, { type: upload.kind === 'document' ? 'attachment' : 'inline' });
  ctx.set({
    'Content-Type': upload.type,
    'Content-Security-Policy': FILE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
    Vary: 'Authorization, Cookie',
  });
  const range = readRange(ctx.get('Range'), bytes.length);
  if (range === null) {
    ctx.status = 200;
    ctx.body = bytes;
    return;
  }
  const [from, to] = range;
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${from}-${to}/${bytes.length}`);
  ctx.body = bytes.subarray(from, to + 1);
}

/** First and last byte of one range; null if the whole file is to be sent, as for any unclear header. */
function readRange(header: string, length: number): [number, number] | null {
  const [, first = '', last = ''] = RANGE.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? [from, to] : null;
}
