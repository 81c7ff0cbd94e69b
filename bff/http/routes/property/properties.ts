import { z } from 'zod';
import { listOf, pageQuery } from '../../../../shared/api/common.ts';
import {
  createPropertyBody,
  guideState,
  property,
  propertyBody,
  sightings,
} from '../../../../shared/api/house/property.ts';
import { PLAN_LIMITS } from '../../../../shared/domain/house/plans.ts';
import { reachOf } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { findAccount } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { listSightings } from '../../../store/conversations/sightings.ts';
import { loadGuide, saveGuide } from '../../../store/house/guide.ts';
import {
  countProperties,
  findProperty,
  insertProperty,
  listProperties,
  type StoredProperty,
  saveProperty,
} from '../../../store/house/properties.ts';
import { auditEntry, orNotFound, principalOf, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

export const propertyRoutes = [
  route({
    method: 'GET',
    path: '/api/property',
    access: 'property:read',
    property: true,
    summary: 'Return the settings of the property',
    status: 200,
    answer: property,
    handler: async (call) => describe(propertyOf(call)),
  }),
  route({
    method: 'PUT',
    path: '/api/property',
    access: 'property:write',
    property: true,
    summary: 'Change the settings of the property; absent optional fields stay unchanged',
    status: 200,
    body: propertyBody,
    answer: property,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const at = call.now.toISOString();
        const { seen, ...settings } = call.body;
        const present = orNotFound(await findProperty(trx, propertyOf(call).id), 'property');
        if (seen !== undefined && seen !== present.updatedAt)
          throw new ServiceError(
            'conflict',
            `A colleague changed the property at ${present.updatedAt}; look at it again`,
          );
        const changed = { ...present, ...settings, updatedAt: laterThan(present.updatedAt, at) };
        await saveProperty(trx, changed);
        const detail = { fields: Object.keys(settings) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'property.changed', changed.id, detail), at);
        return describe(changed);
      }),
  }),
  route({
    method: 'GET',
    path: '/api/property/guide',
    access: 'property:read',
    property: true,
    summary: 'Return whether the property’s staff put the desk’s first steps aside',
    status: 200,
    answer: guideState,
    handler: (call) => loadGuide(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path: '/api/property/guide',
    access: 'property:write',
    property: true,
    summary: 'Put the desk’s first steps aside: the desk no longer shows them',
    status: 200,
    body: guideState,
    answer: guideState,
    handler: (call) =>
      call.write(async (trx) => {
        await saveGuide(trx, propertyOf(call).id, call.body);
        return call.body;
      }),
  }),
  route({
    method: 'GET',
    path: '/api/property/seen',
    access: 'property:read',
    property: true,
    summary: 'List the sites on which the property’s widget was loaded',
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
    summary: 'List the account’s properties that you have access to',
    status: 200,
    query: z.strictObject(pageQuery),
    answer: listOf(property),
    async handler(call) {
      const principal = principalOf(call);
      const page = { ...call.query, only: reachOf(principal) };
      const { items, nextCursor } = await listProperties(call.deps.db, principal.accountId, page);
      return { items: items.map(describe), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/properties',
    access: 'account:write',
    summary: 'Add a property, within the plan’s limit',
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
        const added = await insertProperty(trx, accountId, call.body, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'property.added', added.id), at);
        return describe(added);
      }),
  }),
];

function describe({ accountId: _, ...shown }: StoredProperty) {
  return shown;
}
