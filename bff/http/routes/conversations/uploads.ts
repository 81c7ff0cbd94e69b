import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { attachment } from '../../../../shared/protocol/attachment.ts';
import { ServiceError } from '../../../base/errors.ts';
import { addressBucket } from '../../../base/network/address-bucket.ts';
import { GUEST, keepUpload, type Sender } from '../../../conversation/guest/uploads.ts';
import { hashOf } from '../../../files/shelf.ts';
import { findUpload } from '../../../store/channels/uploads.ts';
import { admitCaller, type Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { sendFile } from '../../listener/send-file.ts';
import { answerOnce } from '../../request/answer-once.ts';
import { authenticateGuest, bearer, openGuest, toHello } from '../../request/guest-caller.ts';
import { readFile } from '../../request/read-file.ts';
import { enterProperty, enterPropertyOf } from '../../signing-in/credentials.ts';

const UPLOADS = '/api/uploads';
const READ = { path: UPLOADS, access: 'conversations:read', also: [] } as const;
const WRITE = { path: UPLOADS, access: 'conversations:write', also: [] } as const;

const form = z.strictObject({
  file: z.string().meta({ format: 'binary' }).describe('A picture, a PDF or a voice note'),
});
const uploadErrors = [
  'payload_too_large',
  'unsupported_media_type',
  'upload_refused',
  'scanner_unavailable',
  'overloaded',
] as const;
const uploading = {
  method: 'POST',
  status: 201,
  limit: undefined,
  bodyBytesMax: 0,
  query: undefined,
  body: form,
  multipart: true,
  answer: attachment,
} as const;
const downloading = {
  method: 'GET',
  status: 200,
  limit: undefined,
  bodyBytesMax: 0,
  query: undefined,
  body: undefined,
  answer: z.string().meta({ format: 'binary' }),
  answerType: 'application/octet-stream',
} as const;
const guests = { access: 'public', isGuests: true, also: [], property: false } as const;

/** The calls about files, for the documentation. */
export const uploadOperations: readonly Described[] = [
  {
    ...guests,
    ...uploading,
    path: '/chat/uploads',
    summary: 'Upload a guest’s file; send it with a message within the hour',
    errors: ['unauthorized', 'origin_refused', 'not_found', 'consent_required', ...uploadErrors],
  },
  {
    ...guests,
    ...downloading,
    path: '/chat/uploads/{id}',
    summary: 'Return a file of the guest’s conversation',
    errors: ['unauthorized', 'origin_refused'],
  },
  {
    ...WRITE,
    ...uploading,
    property: true,
    path: UPLOADS,
    summary: 'Upload a file; send it with a message within the hour',
    errors: uploadErrors,
  },
  {
    ...READ,
    ...downloading,
    property: true,
    path: '/api/uploads/{id}',
    summary: 'Return a file of one of the property’s conversations',
    errors: [],
  },
];

/**
 * Uploads and downloads of files by guests and staff. They are not in the route table, because their bodies are not
 * JSON.
 */
export function addUploads(router: Router, shared: Dispatch): void {
  const { deps, limits } = shared;

  router.post('/chat/uploads', async (ctx) => {
    ctx.set(await limits.take('uploadAddress', addressBucket(ctx.state['address'])));
    const { propertyId, conversationId, sessionId } = await enter(ctx);
    ctx.set(await limits.take('upload', sessionId));
    await storeUpload(ctx, sessionId, { propertyId, conversationId, sender: GUEST });
  });

  router.get('/chat/uploads/:id', async (ctx) => {
    const { propertyId, conversationId, sessionId } = await enter(ctx);
    ctx.set(await limits.take('file', sessionId));
    const upload = await findUpload(deps.db, ctx.params['id'] ?? '');
    if (upload?.propertyId !== propertyId || upload.conversationId !== conversationId) throw noSuchFile();
    await sendFile(ctx, deps.files, upload);
  });

  router.post(UPLOADS, async (ctx) => {
    const caller = await admitCaller(ctx, WRITE, shared);
    const { on } = await enterProperty(ctx, deps, caller, WRITE);
    await storeUpload(ctx, caller.who.id, { propertyId: on.id, conversationId: null, sender: caller.who.id });
  });

  router.get('/api/uploads/:id', async (ctx) => {
    const caller = await admitCaller(ctx, READ, shared);
    const upload = await findUpload(deps.db, ctx.params['id'] ?? '');
    const principal = upload && (await enterPropertyOf(ctx, deps, caller, READ, upload));
    if (upload === undefined || !principal) throw noSuchFile();
    await sendFile(ctx, deps.files, upload);
  });

  /** The calling guest, admitted by the same checks as at the socket. */
  async function enter(ctx: Context) {
    const session = authenticateGuest(deps, ctx);
    await openGuest(deps, ctx, toHello(session, bearer(ctx)));
    return session;
  }

  /** Each form has a new boundary, so the idempotency record compares the file's name and hash instead of the body. */
  async function storeUpload(ctx: Context, scope: string, sender: Sender): Promise<void> {
    const file = await readFile(ctx.req);
    const bodyText = `${file.name}\n${hashOf(file.bytes)}`;
    await answerOnce(ctx, shared, 201, { scope, propertyId: sender.propertyId, bodyText }, () =>
      keepUpload(deps, sender, file),
    );
  }
}

function noSuchFile(): ServiceError {
  return new ServiceError('not_found', 'There is no such file');
}
