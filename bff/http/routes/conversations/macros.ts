import { listOf } from '../../../../shared/api/common.ts';
import { macro, macroBody, updateMacroBody } from '../../../../shared/api/macros.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { deleteMacro, findMacro, insertMacro, listMacros, MACROS_MAX, saveMacro } from '../../../store/house/macros.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const macroRoutes = [
  route({
    method: 'GET',
    path: '/api/macros',
    access: 'conversations:read',
    property: true,
    summary: 'List the macros by name; a macro is a named series of actions',
    status: 200,
    answer: listOf(macro),
    handler: async (call) => ({ items: await listMacros(call.deps.db, propertyOf(call).id), nextCursor: null }),
  }),
  route({
    method: 'POST',
    path: '/api/macros',
    access: 'property:write',
    property: true,
    summary: 'Add a macro',
    status: 201,
    body: macroBody,
    answer: macro,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        await refuseTakenName(trx, propertyId, call.body.name);
        if ((await listMacros(trx, propertyId)).length >= MACROS_MAX)
          throw new ServiceError('conflict', `A property has at most ${MACROS_MAX} macros; delete one first`);
        const at = call.now.toISOString();
        const added = await insertMacro(trx, propertyId, call.body, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'macro.added', added.id), at);
        return added;
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/macros/{id}',
    access: 'property:write',
    property: true,
    summary: 'Change the name or actions of a macro; absent fields stay unchanged',
    status: 200,
    body: updateMacroBody,
    answer: macro,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findMacro(trx, propertyId, param(call, 'id')), 'macro');
        const { name = stored.name, actions = stored.actions } = call.body;
        await refuseTakenName(trx, propertyId, name, stored.id);
        const at = laterThan(stored.updatedAt, call.now.toISOString());
        const changed = { ...stored, name, actions, updatedAt: at };
        await saveMacro(trx, propertyId, changed);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'macro.changed', stored.id, detail), at);
        return changed;
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/macros/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a macro; actions already performed stay',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const stored = orNotFound(await findMacro(trx, propertyId, param(call, 'id')), 'macro');
        await deleteMacro(trx, propertyId, stored.id);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'macro.removed', stored.id), at);
      });
      return undefined;
    },
  }),
];

async function refuseTakenName(trx: Trx, propertyId: string, name: string, except?: string): Promise<void> {
  const isTaken = (await listMacros(trx, propertyId)).some((one) => one.name === name && one.id !== except);
  if (isTaken) throw fieldFault('/name', 'taken', 'another macro has this name');
}
