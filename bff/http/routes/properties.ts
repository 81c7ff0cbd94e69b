import { z } from 'zod';
import { listOf, pageQuery } from '../../../shared/api/common.ts';
import { createPropertyBody, property, propertyBody, sightings } from '../../../shared/api/property.ts';
import { PLAN_LIMITS } from '../../../shared/domain/plans.ts';
import { ServiceError } from '../../base/errors.ts';
import { findAccount } from '../../store/accounts.ts';
import { appendAudit } from '../../store/audit.ts';
import {
  countProperties,
  insertProperty,
  listProperties,
  type StoredProperty,
  saveProperty,
} from '../../store/properties.ts';
import { listSightings } from '../../store/sightings.ts';
import { auditEntry, orNotFound, principalOf, propertyOf } from '../call.ts';
import { route } from '../route.ts';

export const propertyRoutes = [
  route({
    method: 'GET',
    path: '/api/property',
    access: 'property:read',
    property: true,
    summary: 'What the property is set to',
    status: 200,
    answer: property,
    handler: async (call) => describe(propertyOf(call)),
  }),
  route({
    method: 'PUT',
    path: '/api/property',
    access: 'property:write',
    property: true,
    summary: 'Set the property; optional fields that are left out stay as they are',
    status: 200,
    body: propertyBody,
    answer: property,
    handler: (call) =>
      call.write(async (trx) => {
        const at = call.now.toISOString();
        const changed = { ...propertyOf(call), ...call.body, updatedAt: at };
        await saveProperty(trx, changed);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'property.changed', changed.id, detail), at);
        return describe(changed);
      }),
  }),
  route({
    method: 'GET',
    path: '/api/property/seen',
    access: 'property:read',
    property: true,
    summary: 'The sites on which the property’s widget was loaded',
    status: 200,
    answer: sightings,
    async handler(call) {
      const sites = await listSightings(call.deps.db, propertyOf(call).id);
      return { lastSeenAt: sites[0]?.lastAt ?? null, sites };
    },
  }),
  route({
    method: 'GET',
    path: '/api/properties',
    access: 'property:read',
    summary: 'The account’s properties',
    status: 200,
    query: z.strictObject(pageQuery),
    answer: listOf(property),
    async handler(call) {
      const { accountId, propertyId } = principalOf(call);
      const only = propertyId ?? undefined;
      const { items, nextCursor } = await listProperties(call.deps.db, accountId, { ...call.query, only });
      return { items: items.map(describe), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/properties',
    access: 'account:write',
    summary: 'Add a property, as far as the plan goes',
    status: 201,
    body: createPropertyBody,
    answer: property,
    errors: ['plan_limit'],
    handler: (call) =>
      call.write(async (trx) => {
        const { accountId } = principalOf(call);
        const { plan } = orNotFound(await findAccount(trx, accountId), 'account');
        const limit = PLAN_LIMITS[plan].properties;
        if (limit !== null && (await countProperties(trx, accountId)) >= limit)
          throw new ServiceError('plan_limit', `The plan ${plan} includes ${limit}; see GET /api/plans`);
        const at = call.now.toISOString();
        const made = await insertProperty(trx, accountId, call.body, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'property.added', made.id), at);
        return describe(made);
      }),
  }),
];

function describe({ accountId: _, ...shown }: StoredProperty) {
  return shown;
}
