import { listOf } from '../../../../shared/api/common.ts';
import { label, labelBody, updateLabelBody } from '../../../../shared/api/labels.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  deleteLabel,
  findLabel,
  insertLabel,
  LABELS_MAX,
  listLabels,
  saveLabel,
} from '../../../store/conversations/labels.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const labelRoutes = [
  route({
    method: 'GET',
    path: '/api/labels',
    access: 'conversations:read',
    property: true,
    summary: 'List the labels by name',
    status: 200,
    answer: listOf(label),
    handler: async (call) => ({ items: await listLabels(call.deps.db, propertyOf(call).id), nextCursor: null }),
  }),
  route({
    method: 'POST',
    path: '/api/labels',
    access: 'property:write',
    property: true,
    summary: 'Add a label',
    status: 201,
    body: labelBody,
    answer: label,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        await refuseTakenName(trx, propertyId, call.body.name);
        if ((await listLabels(trx, propertyId)).length >= LABELS_MAX)
          throw new ServiceError('conflict', `A property has at most ${LABELS_MAX} labels; delete one first`);
        const at = call.now.toISOString();
        const added = await insertLabel(trx, propertyId, call.body, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'label.added', added.id), at);
        return added;
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/labels/{id}',
    access: 'property:write',
    property: true,
    summary: 'Change the name or colour of a label; absent fields stay unchanged',
    status: 200,
    body: updateLabelBody,
    answer: label,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findLabel(trx, propertyId, param(call, 'id')), 'label');
        const { name = stored.name, tone = stored.tone } = call.body;
        await refuseTakenName(trx, propertyId, name, stored.id);
        const at = laterThan(stored.updatedAt, call.now.toISOString());
        const changed = { ...stored, name, tone, updatedAt: at };
        await saveLabel(trx, propertyId, changed);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'label.changed', stored.id, detail), at);
        return changed;
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/labels/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a label and remove it from all conversations',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findLabel(trx, propertyId, param(call, 'id')), 'label');
        await deleteLabel(trx, propertyId, stored.id);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'label.removed', stored.id), at);
      });
      return undefined;
    },
  }),
];

async function refuseTakenName(trx: Trx, propertyId: string, name: string, except?: string): Promise<void> {
  const isTaken = (await listLabels(trx, propertyId)).some((one) => one.name === name && one.id !== except);
  if (isTaken) throw fieldFault('/name', 'taken', 'another label has this name');
}
