import { cannedReply, cannedReplyBody, updateCannedReplyBody } from '../../../../shared/api/canned-replies.ts';
import { listOf } from '../../../../shared/api/common.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  CANNED_REPLIES_MAX,
  countCannedReplies,
  deleteCannedReply,
  findCannedReply,
  insertCannedReply,
  isNameTaken,
  listCannedReplies,
  saveCannedReply,
} from '../../../store/house/canned-replies.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const NOUN = 'canned reply';

export const cannedReplyRoutes = [
  route({
    method: 'GET',
    path: '/api/canned-replies',
    access: 'conversations:read',
    property: true,
    summary: 'List the canned replies by name',
    status: 200,
    answer: listOf(cannedReply),
    handler: async (call) => ({
      items: await listCannedReplies(call.deps.db, propertyOf(call).id),
      nextCursor: null,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/canned-replies',
    access: 'property:write',
    property: true,
    summary: 'Add a canned reply',
    status: 201,
    body: cannedReplyBody,
    answer: cannedReply,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const at = call.now.toISOString();
        if ((await countCannedReplies(trx, propertyId)) >= CANNED_REPLIES_MAX)
          throw new ServiceError('conflict', `A property has at most ${CANNED_REPLIES_MAX} canned replies`);
        await refuseTakenName(trx, propertyId, call.body.name);
        const added = await insertCannedReply(trx, propertyId, call.body, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'canned_reply.added', added.id), at);
        return added;
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/canned-replies/{id}',
    access: 'property:write',
    property: true,
    summary: 'Change a canned reply; absent fields stay unchanged',
    status: 200,
    body: updateCannedReplyBody,
    answer: cannedReply,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findCannedReply(trx, propertyId, param(call, 'id')), NOUN);
        const { seen, ...fields } = call.body;
        if (seen !== undefined && seen !== stored.updatedAt)
          throw new ServiceError('conflict', `A colleague changed this reply at ${stored.updatedAt}; look at it again`);
        const at = laterThan(stored.updatedAt, call.now.toISOString());
        const changed = {
          ...stored,
          name: fields.name ?? stored.name,
          texts: fields.texts ?? stored.texts,
          updatedAt: at,
        };
        await refuseTakenName(trx, propertyId, changed.name, stored.id);
        await saveCannedReply(trx, propertyId, changed);
        const detail = { fields: Object.keys(fields) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'canned_reply.changed', stored.id, detail), at);
        return changed;
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/canned-replies/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a canned reply',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findCannedReply(trx, propertyId, param(call, 'id')), NOUN);
        await deleteCannedReply(trx, propertyId, stored.id);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'canned_reply.removed', stored.id), at);
      });
      return undefined;
    },
  }),
];

async function refuseTakenName(trx: Trx, propertyId: string, name: string, except?: string): Promise<void> {
  if (await isNameTaken(trx, propertyId, name, except))
    throw fieldFault('/name', 'taken', 'another canned reply has this name');
}
