import type { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import {
  catalogueQuery,
  factBody,
  factsQuery,
  houseFact,
  updateFactBody,
} from '../../../../shared/api/house/knowledge.ts';
import type { FactStatus } from '../../../../shared/domain/house/fact-terms.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { rereadFacts } from '../../../conversation/house/house-facts.ts';
import { sayFact } from '../../../knowledge/facts/saying/say-fact.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findFact, insertFacts, listFacts, type StoredFact, saveFact } from '../../../store/house/house-facts.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { saidIn } from './knowledge-language.ts';
import { removeFact, requireFit, requireRoom, toOwnFact } from './own-facts.ts';

export const knowledgeFactRoutes = [
  route({
    method: 'GET',
    path: '/api/knowledge/facts',
    access: 'property:read',
    property: true,
    summary: 'List the hotel’s facts, each with its source sentence',
    status: 200,
    query: factsQuery,
    answer: listOf(houseFact),
    async handler(call) {
      const { id } = propertyOf(call);
      await rereadFacts(call.deps, id);
      const { language: _, ...filter } = call.query;
      const page = await listFacts(call.deps.db, id, filter);
      return { items: page.items.map((fact) => describe(fact, saidIn(call))), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/knowledge/facts',
    access: 'property:write',
    property: true,
    summary: 'Add a fact in your own name, or from a page you have checked; used from the next guest message on',
    status: 201,
    query: catalogueQuery,
    body: factBody,
    answer: houseFact,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        requireFit(call.body.attribute, call.body.value.type);
        await requireRoom(trx, propertyId, 1);
        const at = call.now.toISOString();
        const [added] = await insertFacts(trx, [toOwnFact(propertyOf(call), call.body, at)]);
        const fact = orNotFound(added, 'fact');
        await appendAudit(
          trx,
          call.deps.secrets,
          auditEntry(call, 'fact.added', fact.id, { attribute: fact.attribute }),
          at,
        );
        return describe(fact, saidIn(call));
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/knowledge/facts/{id}',
    access: 'property:write',
    property: true,
    summary: 'Confirm, correct or reject a fact, or undo this; effective from the next guest message on',
    status: 200,
    query: catalogueQuery,
    body: updateFactBody,
    answer: houseFact,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const fact = orNotFound(await findFact(trx, propertyOf(call).id, param(call, 'id')), 'fact');
        const { seen } = call.body;
        if (seen !== undefined && seen !== fact.updatedAt)
          throw new ServiceError('conflict', `A colleague decided on this fact at ${fact.updatedAt}; look at it again`);
        const at = laterThan(fact.updatedAt, call.now.toISOString());
        const changed = { ...applyChange(fact, call.body), updatedAt: at };
        await saveFact(trx, changed);
        const detail = { attribute: changed.attribute, status: changed.status };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'fact.changed', fact.id, detail), at);
        return describe(changed, saidIn(call));
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/knowledge/facts/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a fact: guests are no longer told it, even if a text still states it',
    status: 204,
    answer: null,
    handler: (call) =>
      call.write(async (trx) => {
        orNotFound((await removeFact(trx, call, param(call, 'id'), call.now.toISOString())) || null, 'fact');
        return undefined;
      }),
  }),
];

/** The fact after the owner's change. Throws `validation_failed` if the change does not fit it. */
function applyChange(fact: StoredFact, body: Call<unknown, z.output<typeof updateFactBody>>['body']): StoredFact {
  const { value, conditions, exceptions } = body;
  const isChanged = value !== undefined || conditions !== undefined || exceptions !== undefined;
  const status = body.status ?? statusAfter(fact, isChanged);
  if (status === 'read' && fact.key === null)
    throw fieldFault('/status', 'invalid_value', 'it was read from no text: take it out instead');
  if (status === 'read') return { ...fact, ...(fact.readAs ?? {}), readAs: null, status };
  if (!isChanged) {
    if (status === 'corrected' && fact.status !== 'corrected')
      throw fieldFault('/status', 'invalid_value', 'say what is right in value, conditions or exceptions');
    return { ...fact, status };
  }
  if (value !== undefined) requireFit(fact.attribute, value.type, fact.value.type);
  const before = { value: fact.value, conditions: fact.conditions, exceptions: fact.exceptions };
  const after = {
    value: value ?? before.value,
    conditions: conditions ?? before.conditions,
    exceptions: exceptions ?? before.exceptions,
  };
  return { ...fact, ...after, readAs: fact.key === null ? null : (fact.readAs ?? before), status };
}

/** A changed fact of the owner's own is confirmed; one that was read from a text is corrected. */
function statusAfter(fact: StoredFact, isChanged: boolean): FactStatus {
  if (!isChanged) return fact.status;
  return fact.key === null ? 'confirmed' : 'corrected';
}

function describe(fact: StoredFact, language: string): z.input<typeof houseFact> {
  const { id, attribute, value, conditions, exceptions, status, source, updatedAt } = fact;
  const factText = sayFact(fact, language) ?? source.quote;
  return { id, attribute, value, conditions, exceptions, status, source, said: factText, updatedAt };
}
