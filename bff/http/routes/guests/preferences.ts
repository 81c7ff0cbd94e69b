import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import { preference as preferenceAnswer, preferenceQuery } from '../../../../shared/api/house/learning.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  decidePreference,
  findPreference,
  listPreferences,
  type Preference,
} from '../../../store/guests/preferences.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const preferenceRoutes = [
  route({
    method: 'GET',
    path: '/api/preferences',
    access: 'conversations:read',
    property: true,
    summary: 'List the guests’ preferences, each with the sentence it was stated in, newest first',
    status: 200,
    query: preferenceQuery,
    answer: listOf(preferenceAnswer),
    async handler(call) {
      const page = await listPreferences(call.deps.db, propertyOf(call).id, call.query);
      return { items: page.items.map((row) => preferenceAnswer.parse(row)), nextCursor: page.nextCursor };
    },
  }),
  decisionRoute('keep', 'kept', 'Keep a proposed preference with the guest'),
  decisionRoute('discard', 'discarded', 'Throw a proposed preference away'),
];

function decisionRoute(verb: 'keep' | 'discard', state: 'kept' | 'discarded', summary: string) {
  return route({
    method: 'POST',
    path: `/api/preferences/{id}/${verb}`,
    access: 'conversations:write',
    property: true,
    summary,
    status: 200,
    body: noBody,
    answer: preferenceAnswer,
    errors: ['conflict'],
    handler: (call) => call.write(async (trx) => preferenceAnswer.parse(await decide(trx, call, state))),
  });
}

async function decide(trx: Trx, call: Call<unknown, unknown>, state: 'kept' | 'discarded'): Promise<Preference> {
  const stored = orNotFound(await findPreference(trx, propertyOf(call).id, param(call, 'id')), 'preference');
  const at = call.now.toISOString();
  const decided = await decidePreference(trx, stored, { state, decidedBy: principalOf(call).id, decidedAt: at });
  if (decided === undefined) throw new ServiceError('conflict', `The preference was ${stored.state} already`);
  await appendAudit(trx, call.deps.secrets, auditEntry(call, `preference.${state}`, stored.id), at);
  return decided;
}
