import type Router from '@koa/router';
import { z } from 'zod';
import { taskComment } from '../../../../shared/api/task-work.ts';
import { ServiceError } from '../../../base/errors.ts';
import { showOfTask } from '../../../conversation/tasks/task-talk.ts';
import { hashOf } from '../../../files/shelf.ts';
import { findUpload } from '../../../store/channels/uploads.ts';
import type { TaskComment } from '../../../store/tasks/task-comments.ts';
import { findTask } from '../../../store/tasks/tasks.ts';
import { admitCaller, type Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { sendFile } from '../../listener/send-file.ts';
import { answerOnce } from '../../request/answer-once.ts';
import { readFile } from '../../request/read-file.ts';
import { enterProperty, enterPropertyOf } from '../../signing-in/credentials.ts';

const READ = { access: 'tasks:read', also: [] } as const;
const WRITE = { access: 'tasks:write', also: [] } as const;

/** The calls about a task's photos, for the documentation. */
export const taskPhotoOperations: readonly Described[] = [
  {
    ...WRITE,
    method: 'POST',
    path: '/api/tasks/{id}/photos',
    property: true,
    summary: 'Add a picture to a task',
    status: 201,
    limit: undefined,
    bodyBytesMax: 0,
    query: undefined,
    body: z.strictObject({ file: z.string().meta({ format: 'binary' }).describe('A picture, a PDF or a voice note') }),
    multipart: true,
    answer: taskComment,
    errors: [
      'payload_too_large',
      'unsupported_media_type',
      'upload_refused',
      'scanner_unavailable',
      'overloaded',
      'conflict',
    ],
  },
  {
    ...READ,
    method: 'GET',
    path: '/api/tasks/{id}/photos/{uploadId}',
    property: true,
    summary: 'Return a picture of a task',
    status: 200,
    limit: undefined,
    bodyBytesMax: 0,
    query: undefined,
    body: undefined,
    answer: z.string().meta({ format: 'binary' }),
    answerType: 'application/octet-stream',
    errors: [],
  },
];

/**
 * Uploads and downloads of tasks' photos. Staff who only work on tasks may use these, but no files of conversations.
 */
export function addTaskPhotos(router: Router, shared: Dispatch): void {
  const { deps } = shared;

  router.post('/api/tasks/:id/photos', async (ctx) => {
    const route = { ...WRITE, path: ctx.path };
    const { who, on } = await enterProperty(ctx, deps, await admitCaller(ctx, route, shared), route);
    const propertyId = on.id;
    const taskId = ctx.params['id'] ?? '';
    if ((await findTask(deps.db, propertyId, taskId)) === undefined)
      throw new ServiceError('not_found', 'There is no such task');
    const file = await readFile(ctx.req);
    const bodyText = `${file.name}\n${hashOf(file.bytes)}`;
    const actor = { id: who.id, userId: who.kind === 'user' ? who.id : null, name: who.name };
    await answerOnce(ctx, shared, 201, { scope: who.id, propertyId, bodyText }, async () =>
      taskComment.parse(toShownComment(taskId, await showOfTask(deps, { propertyId, taskId, actor }, file))),
    );
  });

  router.get('/api/tasks/:id/photos/:uploadId', async (ctx) => {
    const route = { ...READ, path: ctx.path };
    const caller = await admitCaller(ctx, route, shared);
    const upload = await findUpload(deps.db, ctx.params['uploadId'] ?? '');
    const isOfTask = upload?.taskId === ctx.params['id'];
    const principal = upload && isOfTask && (await enterPropertyOf(ctx, deps, caller, route, upload));
    if (upload === undefined || !principal) throw new ServiceError('not_found', 'There is no such file');
    await sendFile(ctx, deps.files, upload);
  });
}

/** A comment with the URL of its photo. */
export function toShownComment(taskId: string, { attachment, ...comment }: TaskComment): object {
  const url = `/api/tasks/${taskId}/photos/${attachment?.id}`;
  return { ...comment, attachment: attachment === null ? null : { ...attachment, url } };
}
