import { listOf } from '../../../../shared/api/common.ts';
import {
  pmsConnectBody,
  pmsConnected,
  pmsConnection,
  pmsDemoBody,
  pmsProvider,
  pmsSourceQuery,
  pmsStatus,
  pmsTest,
  pmsWebhook,
} from '../../../../shared/api/pms.ts';
import { PLAN_LIMITS } from '../../../../shared/domain/house/plans.ts';
import { ServiceError } from '../../../base/errors.ts';
import { findAccount } from '../../../store/account/accounts.ts';
import type { PmsSource } from '../../../store/pms/source.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { findMeta } from '../../../store/sqlite/meta.ts';
import { type Call, orNotFound, principalOf, propertyOf } from '../../request/call.ts';
import { requirePermanentRights } from '../../request/permanent-rights.ts';
import { route } from '../../route.ts';

/** Needed besides, because a PMS receives and changes guests' data, and whoever connects it chooses the address. */
export const GUESTS = ['guests:read', 'guests:write'] as const;

/** Connecting a property's PMS, and its state. No answer holds a credential. */
export const pmsConnectionRoutes = [
  route({
    method: 'GET',
    path: '/api/integrations/pms/providers',
    access: 'property:read',
    summary: 'List the PMSs that can be connected, with their credentials and capabilities',
    status: 200,
    answer: listOf(pmsProvider),
    async handler({ deps }) {
      const providers = await deps.sync.providers();
      const demo = deps.pmsDemo?.providers ?? [];
      const items = providers.map((one) => pmsProvider.parse({ ...one, demo: demo.includes(one.provider) }));
      return { items, nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/integrations/pms/connect',
    access: 'property:write',
    also: GUESTS,
    property: true,
    summary: 'Connect a PMS after a real test call; if the call fails, nothing is stored',
    status: 201,
    query: pmsSourceQuery,
    body: pmsConnectBody,
    answer: pmsConnected,
    errors: [
      'plan_limit',
      'conflict',
      'unknown_provider',
      'pms_rejected_credentials',
      'pms_address_refused',
      'pms_unreachable',
      'pms_failed',
    ],
    async handler(call) {
      await requireIntegrations(call);
      requirePermanentRights(call, GUESTS);
      const of = sourceOf(call);
      return pmsConnected.parse(await call.deps.sync.connect(of, call.body, principalOf(call), recordAnswer(call)));
    },
  }),
  route({
    method: 'POST',
    path: '/api/integrations/pms/demo',
    access: 'property:write',
    also: GUESTS,
    property: true,
    summary: 'Connect the sample hotel to a simulated PMS of this server, to try the integration',
    status: 201,
    body: pmsDemoBody,
    answer: pmsConnected,
    errors: ['plan_limit', 'unknown_provider', 'conflict', 'pms_rejected_credentials', 'pms_unreachable', 'pms_failed'],
    async handler(call) {
      await requireIntegrations(call);
      requirePermanentRights(call, GUESTS);
      const { deps, body } = call;
      const { id } = propertyOf(call);
      if (deps.pmsDemo === undefined || (await findMeta(deps.db, 'sampleProperty')) !== id)
        throw new ServiceError(
          'conflict',
          'Only the sample hotel of a server started with --sample has a simulated PMS',
        );
      const provider = deps.pmsDemo.providers.find((one) => one === body.provider);
      if (provider === undefined)
        throw new ServiceError('unknown_provider', `Simulated are: ${deps.pmsDemo.providers.join(', ')}`);
      const request = { provider, credentials: await deps.pmsDemo.open(provider) };
      const connected = await deps.sync.connect(id, request, principalOf(call), recordAnswer(call));
      const address = await deps.sync.webhookAddress(id, principalOf(call));
      if (address !== null) await deps.pmsDemo.sendNotices(provider, address);
      return pmsConnected.parse(connected);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/integrations/pms/connect',
    access: 'property:write',
    property: true,
    summary: 'Disconnect the PMS: the credentials are deleted, synced data is kept',
    status: 204,
    query: pmsSourceQuery,
    answer: null,
    errors: ['pms_not_connected'],
    async handler(call) {
      await call.deps.sync.disconnect(sourceOf(call), principalOf(call));
      return undefined;
    },
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/connections',
    access: 'property:read',
    property: true,
    summary: 'List the property’s PMSs and their states',
    status: 200,
    answer: listOf(pmsConnection),
    async handler(call) {
      const all = await call.deps.sync.list(propertyOf(call).id);
      return { items: all.map((one) => pmsConnection.parse(one)), nextCursor: null };
    },
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/status',
    access: 'property:read',
    property: true,
    summary: 'Return the state of the PMS connection',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsStatus,
    handler: async (call) => pmsStatus.parse(await call.deps.sync.status(sourceOf(call))),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/webhook',
    access: 'property:write',
    property: true,
    summary: 'Return the webhook address to enter by hand in the PMS',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsWebhook,
    errors: ['pms_not_connected'],
    handler: async (call) => ({
      url: await call.deps.sync.webhookAddress(sourceOf(call), principalOf(call)),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/test',
    access: 'property:read',
    property: true,
    summary:
      'Test the connection with real calls: whether the PMS responds, accepts the credentials and grants each right',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsTest,
    errors: ['pms_not_connected'],
    handler: async (call) => pmsTest.parse(await call.deps.sync.test(sourceOf(call))),
  }),
];

/** The PMS that a call is about; a property may have several. */
export function sourceOf(call: Call<{ source: string }, unknown>): PmsSource {
  return { propertyId: propertyOf(call).id, source: call.query.source };
}

/** Throws `plan_limit` if the account's plan includes no integrations. */
export async function requireIntegrations(call: Call<unknown, unknown>): Promise<void> {
  const { plan } = orNotFound(await findAccount(call.deps.db, principalOf(call).accountId), 'account');
  if (!PLAN_LIMITS[plan].integrations)
    throw new ServiceError('plan_limit', `The plan ${plan} holds no PMS integration; see GET /api/plans`);
}

/** Stores a command's answer under the request's idempotency key, in the command's own transaction. */
export function recordAnswer<T>(call: Pick<Call<unknown, unknown>, 'record'>): (trx: Trx, answer: T) => Promise<void> {
  return (trx, answer) => call.record(trx, answer);
}
