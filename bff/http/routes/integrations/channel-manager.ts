import {
  channelBooking,
  channelBookingsQuery,
  channelManagerConnectBody,
  channelManagerConnected,
  channelManagerDemoBody,
  channelManagerProvider,
  channelManagerStatus,
  channelManagerSyncBody,
} from '../../../../shared/api/channel-manager.ts';
import { listOf } from '../../../../shared/api/common.ts';
import {
  pmsKnownRoomTypes,
  pmsLogLine,
  pmsLogQuery,
  pmsRoomTypes,
  pmsRoomTypesQuery,
  pmsSync,
  pmsSyncStarted,
  pmsSyncsQuery,
  pmsTest,
} from '../../../../shared/api/pms.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import type { ChannelBookingView } from '../../../store/pms/channel-manager-bookings.ts';
import { findMeta } from '../../../store/sqlite/meta.ts';
import { revisionOf } from '../../../sync/connection/settings.ts';
import { describeRun } from '../../../sync/pull/describe-run.ts';
import { auditEntry, param, principalOf, propertyOf } from '../../request/call.ts';
import { requirePermanentRights } from '../../request/permanent-rights.ts';
import { route } from '../../route.ts';
import { recordAnswer, requireIntegrations } from './pms-connection.ts';

const BASE = '/api/integrations/channel-manager';
/** Needed besides, because its bookings create and change guests, and whoever connects it chooses the address. */
const GUESTS = ['guests:read', 'guests:write'] as const;
const FAILS = [
  'channel_manager_rejected_credentials',
  'pms_address_refused',
  'channel_manager_unreachable',
  'channel_manager_failed',
] as const;

/** A property's channel manager. The paths match those of its PMS where they mean the same. */
export const channelManagerRoutes = [
  route({
    method: 'GET',
    path: `${BASE}/providers`,
    access: 'property:read',
    summary: 'List the channel managers that can be connected, with their credentials and capabilities',
    status: 200,
    answer: listOf(channelManagerProvider),
    async handler({ deps }) {
      const providers = await deps.distribution.providers();
      const demo = deps.channelDemo?.providers ?? [];
      const items = providers.map((one) => channelManagerProvider.parse({ ...one, demo: demo.includes(one.provider) }));
      return { items, nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: `${BASE}/connect`,
    access: 'property:write',
    also: GUESTS,
    property: true,
    summary: 'Connect a channel manager; the secret for its calls is returned once',
    status: 201,
    body: channelManagerConnectBody,
    answer: channelManagerConnected,
    errors: ['plan_limit', 'unknown_provider', ...FAILS],
    async handler(call) {
      await requireIntegrations(call);
      requirePermanentRights(call, GUESTS);
      const { id } = propertyOf(call);
      const connected = await call.deps.distribution.connect(id, call.body, principalOf(call), recordAnswer(call));
      return channelManagerConnected.parse(connected);
    },
  }),
  route({
    method: 'POST',
    path: `${BASE}/demo`,
    access: 'property:write',
    also: GUESTS,
    property: true,
    summary: 'Connect the sample hotel to a simulated channel manager of this server',
    status: 201,
    body: channelManagerDemoBody,
    answer: channelManagerConnected,
    errors: ['plan_limit', 'unknown_provider', 'conflict', ...FAILS],
    async handler(call) {
      await requireIntegrations(call);
      requirePermanentRights(call, GUESTS);
      const { deps, body } = call;
      const { id } = propertyOf(call);
      if (deps.channelDemo === undefined || (await findMeta(deps.db, 'sampleProperty')) !== id)
        throw new ServiceError(
          'conflict',
          'Only the sample hotel of a server started with --sample has a simulated one',
        );
      const { providers } = deps.channelDemo;
      const provider = providers.find((one) => one === body.provider);
      if (provider === undefined) throw new ServiceError('unknown_provider', `Simulated are: ${providers.join(', ')}`);
      const request = { provider, credentials: await deps.channelDemo.open(provider) };
      const connected = await deps.distribution.connect(id, request, principalOf(call), recordAnswer(call));
      await deps.channelDemo.sendCalls(provider, connected);
      return channelManagerConnected.parse(connected);
    },
  }),
  route({
    method: 'DELETE',
    path: `${BASE}/connect`,
    access: 'property:write',
    property: true,
    summary: 'Disconnect the channel manager: the credentials are deleted, bookings are kept',
    status: 204,
    answer: null,
    errors: ['channel_manager_not_connected'],
    async handler(call) {
      await call.deps.distribution.disconnect(propertyOf(call).id, principalOf(call));
      return undefined;
    },
  }),
  route({
    method: 'GET',
    path: `${BASE}/status`,
    access: 'property:read',
    property: true,
    summary: 'Return the state of the channel manager connection',
    status: 200,
    answer: channelManagerStatus,
    handler: async (call) => channelManagerStatus.parse(await call.deps.distribution.status(propertyOf(call).id)),
  }),
  route({
    method: 'GET',
    path: `${BASE}/test`,
    access: 'property:read',
    property: true,
    summary:
      'Test the connection with real calls: whether the channel manager responds, accepts the credentials and grants each right',
    status: 200,
    answer: pmsTest,
    errors: ['channel_manager_not_connected'],
    handler: async (call) => pmsTest.parse(await call.deps.distribution.test(propertyOf(call).id)),
  }),
  route({
    method: 'POST',
    path: `${BASE}/sync`,
    access: 'property:write',
    property: true,
    summary: 'Start a sync, or join the one in progress. 409 if the channel manager sends its bookings itself',
    status: 202,
    body: channelManagerSyncBody,
    answer: pmsSyncStarted,
    errors: ['plan_limit', 'channel_manager_not_connected', 'conflict', 'overloaded'],
    async handler(call) {
      await requireIntegrations(call);
      const { id } = propertyOf(call);
      const { syncId, state } = await call.deps.distribution.startSync(id, async (trx, run) => {
        const entry = auditEntry(call, 'channel_manager.sync_started', run.syncId);
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        await call.record(trx, { syncId: run.syncId, state: run.state });
      });
      return { syncId, state };
    },
  }),
  route({
    method: 'GET',
    path: `${BASE}/sync`,
    access: 'property:read',
    property: true,
    summary: 'List the newest syncs with the channel manager',
    status: 200,
    query: pmsSyncsQuery,
    answer: listOf(pmsSync),
    async handler(call) {
      const runs = await call.deps.distribution.listSyncs(propertyOf(call).id, call.query.limit);
      return { items: runs.map(describeRun), nextCursor: null };
    },
  }),
  route({
    method: 'GET',
    path: `${BASE}/sync/{syncId}`,
    access: 'property:read',
    property: true,
    summary: 'Return the progress or result of a sync with the channel manager',
    status: 200,
    answer: pmsSync,
    async handler(call) {
      const run = await call.deps.distribution.readSync(propertyOf(call).id, param(call, 'syncId'));
      return describeRun(run);
    },
  }),
  route({
    method: 'GET',
    path: `${BASE}/logs`,
    access: 'property:read',
    property: true,
    summary: 'List the channel manager log, newest first; secrets and guests’ data are masked',
    status: 200,
    query: pmsLogQuery,
    answer: listOf(pmsLogLine),
    handler: (call) => call.deps.distribution.listLogs(propertyOf(call).id, call.query),
  }),
  route({
    method: 'GET',
    path: `${BASE}/bookings`,
    access: 'guests:read',
    property: true,
    summary: 'List the channel manager’s bookings, one entry per room, latest arrival first',
    status: 200,
    query: channelBookingsQuery,
    answer: listOf(channelBooking),
    async handler(call) {
      const page = await call.deps.distribution.listBookings(propertyOf(call).id, call.query);
      return { items: page.items.map(describeBooking), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'GET',
    path: `${BASE}/room-types`,
    access: 'property:read',
    property: true,
    summary: 'Return the slugs of the channel manager’s room types',
    status: 200,
    answer: pmsRoomTypes,
    errors: ['channel_manager_not_connected'],
    handler: (call) => call.deps.distribution.readRoomTypes(propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path: `${BASE}/room-types`,
    access: 'property:write',
    property: true,
    summary: 'Set the slugs of the channel manager’s room types; stays that no PMS manages are updated',
    status: 200,
    query: pmsRoomTypesQuery,
    body: pmsRoomTypes,
    answer: pmsRoomTypes,
    errors: ['channel_manager_not_connected', 'conflict'],
    handler: (call) =>
      call.deps.distribution.writeRoomTypes(propertyOf(call).id, call.body, principalOf(call), call.query.seen),
  }),
  route({
    method: 'GET',
    path: `${BASE}/room-types/known`,
    access: 'property:read',
    property: true,
    summary: 'List the channel manager’s room types, each with its slug',
    status: 200,
    answer: pmsKnownRoomTypes,
    errors: ['channel_manager_not_connected'],
    async handler(call) {
      const { id } = propertyOf(call);
      const roomTypes = await call.deps.distribution.listKnownRoomTypes(id);
      const revision = revisionOf(await call.deps.distribution.readRoomTypes(id));
      return { items: roomTypes.map((type) => ({ ...type, maxPersons: null })), nextCursor: null, revision };
    },
  }),
];

function describeBooking({ given, externalId, room, ...view }: ChannelBookingView) {
  return channelBooking.parse({
    id: externalId,
    room: room + 1,
    otaName: view.otaName,
    otaReference: given?.otaReference ?? null,
    state: view.state,
    checkIn: given?.checkIn ?? null,
    checkOut: given?.checkOut ?? null,
    roomType: given?.roomType?.name ?? null,
    guestName: given === undefined ? '' : `${given.guest.firstName} ${given.guest.lastName}`.trim(),
    reservationId: view.reservationId,
    confirmationNumber: view.confirmationNumber,
    inPms: view.inPms,
    updatedAt: view.appliedAt,
  });
}
