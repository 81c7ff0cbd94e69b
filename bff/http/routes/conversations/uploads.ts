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
const faults = [
  'payload_too_large',
  'unsupported_media_type',
  'upload_refused',
  'scanner_unavailable',
  'overloaded',
] as const;
const handingOver = {
  method: 'POST',
  status: 201,
  limit: undefined,
  bodyBytesMax: 0,
  query: undefined,
  body: form,
  multipart: true,
  answer: attachment,
} as const;
const giving = {
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

/** The calls about files, for the documents. */
export const uploadOperations: readonly Described[] = [
  {
    ...guests,
    ...handingOver,
    path: '/chat/uploads',
    summary: 'Hand over a guest’s file, to be sent with a message within the hour',
    errors: ['unauthorized', 'origin_refused', 'not_found', 'consent_required', ...faults],
  },
  {
    ...guests,
    ...giving,
    path: '/chat/uploads/{id}',
    summary: 'A file of the guest’s conversation',
    errors: ['unauthorized', 'origin_refused'],
  },
  {
    ...WRITE,
    ...handingOver,
    property: true,
    path: UPLOADS,
    summary: 'Hand over a file, to be sent with a message within the hour',
    errors: faults,
  },
  {
    ...READ,
    ...giving,
    property: true,
    path: '/api/uploads/{id}',
    summary: 'A file of one of the property’s conversations',
    errors: [],
  },
];

/** Files of guests and staff, in and out. Beside the route table, because they are no JSON. */
export function addUploads(router: Router, shared: Dispatch): void {
  const { deps, limits } = shared;

  router.post('/chat/uploads', async (ctx) => {
    ctx.set(await limits.take('uploadAddress', addressBucket(ctx.state['address'])));
    const { propertyId, conversationId, sessionId } = await enter(ctx);
    ctx.set(await limits.take('upload', sessionId));
    await take(ctx, sessionId, { propertyId, conversationId, sender: GUEST });
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
    await take(ctx, caller.who.id, { propertyId: on.id, conversationId: null, sender: caller.who.id });
  });

  router.get('/api/uploads/:id', async (ctx) => {
    const caller = await admitCaller(ctx, READ, shared);
    const upload = await findUpload(deps.db, ctx.params['id'] ?? '');
    const who = upload && (await enterPropertyOf(ctx, deps, caller, READ, upload));
    if (upload === undefined || !who) throw noSuchFile();
    await sendFile(ctx, deps.files, upload);
  });

  /** The guest who asks, as the socket would let them in. */
  async function enter(ctx: Context) {
    const session = authenticateGuest(deps, ctx);
    await openGuest(deps, ctx, toHello(session, bearer(ctx)));
    return session;
  }

  /** A form's border differs each time: the same request is one with the same file. */
  async function take(ctx: Context, scope: string, from: Sender): Promise<void> {
    const given = await readFile(ctx.req);
    const bodyText = `${given.name}\n${hashOf(given.bytes)}`;
    await answerOnce(ctx, shared, 201, { scope, propertyId: from.propertyId, bodyText }, () =>
      keepUpload(deps, from, given),
    );
  }
}

function noSuchFile(): ServiceError {
  return new ServiceError('not_found', 'There is no such file');
}
