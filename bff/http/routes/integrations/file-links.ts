import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { addressBucket } from '../../../base/network/address-bucket.ts';
import { toJpeg } from '../../../files/picture.ts';
import { fileLinkHash } from '../../../links/file-link.ts';
import { findFileLink, openFileLink } from '../../../store/channels/file-links.ts';
import type { Upload } from '../../../store/channels/uploads.ts';
import { findProperty } from '../../../store/house/properties.ts';
import type { Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { sendFile } from '../../listener/send-file.ts';

const PATH = '/chat/files/{token}';
/**
 * After the first opening a guest may open the link again for this long: connections break, and players fetch a file in
 * pieces.
 */
const OPEN_MS = 10 * 60_000;
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const OVER = 'This link has been used, or is too old. Ask the house to send it again.';

const common = {
  access: 'public',
  also: [],
  property: false,
  limit: 'linkUse',
  bodyBytesMax: 0,
  query: undefined,
  body: undefined,
  errors: [],
} as const;

/** Files for guests whose channel cannot carry them, for the documentation. */
export const fileLinkOperations: readonly Described[] = [
  {
    ...common,
    method: 'GET',
    path: PATH,
    summary: 'Return a file for a guest: its bytes for the delivering platform, the page that opens it for a guest',
    status: 200,
    answer: z.string(),
    answerType: 'text/html',
  },
  {
    ...common,
    method: 'POST',
    path: PATH,
    summary: 'Open the file as the guest; possible once',
    status: 303,
    answer: null,
  },
  {
    ...common,
    method: 'GET',
    path: `${PATH}/open`,
    summary: 'Return the file, for ten minutes after it was opened',
    status: 200,
    answer: z.string().meta({ format: 'binary' }),
    answerType: 'application/octet-stream',
  },
];

/** Serves files to anybody who has the link. A program that only previews the link does not use it up. */
export function addFileLinks(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  const routerPath = PATH.replace('{token}', ':token');

  async function find(ctx: Context, token = '') {
    ctx.set(await limits.take('linkUse', addressBucket(ctx.state['address'])));
    return findFileLink(deps.db, fileLinkHash(token), deps.clock().toISOString());
  }

  router.get(routerPath, async (ctx) => {
    const fileLink = await find(ctx, ctx.params['token']);
    if (fileLink === undefined) return showPage(ctx, 404, OVER);
    const { link, upload } = fileLink;
    if (link.user === 'platform') return sendToPlatform(ctx, upload, link.jpegBytesMax);
    const name = (await findProperty(deps.db, link.propertyId))?.name ?? '';
    showPage(ctx, 200, name, upload);
  });

  router.post(routerPath, async (ctx) => {
    const token = ctx.params['token'] ?? '';
    const fileLink = await find(ctx, token);
    if (fileLink?.link.user !== 'guest') return showPage(ctx, 404, OVER);
    const now = deps.clock();
    const until = new Date(+now + OPEN_MS).toISOString();
    await deps.writer.write((trx) => openFileLink(trx, fileLinkHash(token), now.toISOString(), until));
    ctx.redirect(`/chat/files/${token}/open`);
    ctx.status = 303;
    ctx.body = '';
  });

  router.get(`${routerPath}/open`, async (ctx) => {
    const fileLink = await find(ctx, ctx.params['token']);
    if (fileLink === undefined || fileLink.link.openedAt === null) return showPage(ctx, 404, OVER);
    await sendFile(ctx, deps.files, fileLink.upload);
  });

  async function sendToPlatform(ctx: Context, upload: Upload, jpegBytesMax: number | null): Promise<void> {
    await sendFile(ctx, deps.files, upload);
    if (jpegBytesMax === null || upload.hash === null) return;
    ctx.status = 200;
    ctx.remove('Content-Range');
    ctx.body = await toJpeg(await deps.files.read(upload.hash), jpegBytesMax);
    ctx.set('Content-Type', 'image/jpeg');
  }
}

/** Almost without words, because guests of every language read it. */
function showPage(ctx: Context, status: number, title: string, file?: Pick<Upload, 'name' | 'bytes'>): void {
  ctx.status = status;
  ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY });
  const fileLine =
    file === undefined ? '' : `<p dir="auto">${escapeHtml(file.name)} · ${Math.ceil(file.bytes / 1_024)} kB</p>`;
  const openForm =
    file === undefined
      ? ''
      : `<form method="post"><button aria-label="Open ${escapeHtml(file.name)}"><span aria-hidden="true">⬇</span></button></form>`;
  ctx.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main><h1 dir="auto">${escapeHtml(title)}</h1>${fileLine}${openForm}</main>
</html>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: light-dark(#eef1f0, #15191a); }
main { box-sizing: border-box; inline-size: min(24rem, 100% - 2rem); padding: 2rem; border-radius: 1rem; text-align: center;
  background: light-dark(#fff, #1f2527); color: light-dark(#1a2022, #eef1f0); }
h1 { margin: 0 0 .5rem; font-size: 1.15rem; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
button { font: inherit; font-size: 1.5rem; inline-size: 100%; min-block-size: 3.25rem; border: 0; border-radius: .75rem;
  background: #0b6b4f; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid light-dark(#15191a, #fff); outline-offset: 2px; }
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
