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
import { requireFit, requireRoom, takeOut, toOwnFact } from './own-facts.ts';

export const knowledgeFactRoutes = [
  route({
    method: 'GET',
    path: '/api/knowledge/facts',
    access: 'property:read',
    property: true,
    summary: 'What the house tells of itself, each fact beside the sentence it was read from',
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
    summary: 'Add a fact in one’s own name, or from a page one has seen; in force for the next guest message',
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
        const [made] = await insertFacts(trx, [toOwnFact(propertyOf(call), call.body, at)]);
        const fact = orNotFound(made, 'fact');
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
    summary: 'Confirm a fact, correct it, reject it or take that back; in force for the next guest message',
    status: 200,
    query: catalogueQuery,
    body: updateFactBody,
    answer: houseFact,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const found = orNotFound(await findFact(trx, propertyOf(call).id, param(call, 'id')), 'fact');
        const { seen } = call.body;
        if (seen !== undefined && seen !== found.updatedAt)
          throw new ServiceError(
            'conflict',
            `A colleague decided on this fact at ${found.updatedAt}; look at it again`,
          );
        const at = laterThan(found.updatedAt, call.now.toISOString());
        const changed = { ...change(found, call.body), updatedAt: at };
        await saveFact(trx, changed);
        const detail = { attribute: changed.attribute, status: changed.status };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'fact.changed', found.id, detail), at);
        return describe(changed, saidIn(call));
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/knowledge/facts/{id}',
    access: 'property:write',
    property: true,
    summary: 'Take a fact out: it is told no more, even where a text still says it',
    status: 204,
    answer: null,
    handler: (call) =>
      call.write(async (trx) => {
        orNotFound((await takeOut(trx, call, param(call, 'id'), call.now.toISOString())) || null, 'fact');
        return undefined;
      }),
  }),
];

/** A fact after what the owner said of it. Throws `validation_failed` where that does not fit. */
function change(found: StoredFact, given: Call<unknown, z.output<typeof updateFactBody>>['body']): StoredFact {
  const { value, conditions, exceptions } = given;
  const isOther = value !== undefined || conditions !== undefined || exceptions !== undefined;
  const status = given.status ?? statusAfter(found, isOther);
  if (status === 'read' && found.key === null)
    throw fieldFault('/status', 'invalid_value', 'it was read from no text: take it out instead');
  if (status === 'read') return { ...found, ...(found.readAs ?? {}), readAs: null, status };
  if (!isOther) {
    if (status === 'corrected' && found.status !== 'corrected')
      throw fieldFault('/status', 'invalid_value', 'say what is right in value, conditions or exceptions');
    return { ...found, status };
  }
  if (value !== undefined) requireFit(found.attribute, value.type, found.value.type);
  const before = { value: found.value, conditions: found.conditions, exceptions: found.exceptions };
  const after = {
    value: value ?? before.value,
    conditions: conditions ?? before.conditions,
    exceptions: exceptions ?? before.exceptions,
  };
  return { ...found, ...after, readAs: found.key === null ? null : (found.readAs ?? before), status };
}

/** Words of the owner's own stay theirs; what a text says otherwise is corrected. */
function statusAfter(found: StoredFact, isOther: boolean): FactStatus {
  if (!isOther) return found.status;
  return found.key === null ? 'confirmed' : 'corrected';
}

function describe(fact: StoredFact, language: string): z.input<typeof houseFact> {
  const { id, attribute, value, conditions, exceptions, status, source, updatedAt } = fact;
  const said = sayFact(fact, language) ?? source.quote;
  return { id, attribute, value, conditions, exceptions, status, source, said, updatedAt };
}
