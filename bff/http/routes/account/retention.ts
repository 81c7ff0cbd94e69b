import {
  guestRetention,
  guestRetentionQuery,
  guestRetentionReach,
  type Retention,
  retention,
  retentionQuery,
  retentionReach,
} from '../../../../shared/api/account/retention.ts';
import { countExpiredInThread } from '../../../conversation/privacy/retain.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { loadRetention, saveRetention } from '../../../store/guests/retention.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, principalOf, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const path = '/api/retention';
/** The older path, for guests' data only. */
const guestPath = '/api/property/retention';

export const retentionRoutes = [
  route({
    method: 'GET',
    path,
    access: 'property:read',
    property: true,
    summary: 'Return the retention period of each kind of data',
    status: 200,
    answer: retention,
    handler: (call) => loadRetention(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'GET',
    path: `${path}/reach`,
    access: 'property:write',
    property: true,
    summary: 'Return how many records a retention rule would delete now; nothing is changed',
    status: 200,
    query: retentionQuery,
    answer: retentionReach,
    handler: (call) => call.deps.reader.read(countExpiredInThread, houseOf(call), call.query, call.now),
  }),
  route({
    method: 'PUT',
    path,
    access: 'property:write',
    property: true,
    summary: 'Set the retention period of each kind of data; older data is deleted permanently within the hour',
    status: 200,
    body: retention,
    answer: retention,
    handler: (call) => call.write((trx) => store(call, trx, call.body)),
  }),
  route({
    method: 'GET',
    path: guestPath,
    access: 'property:read',
    property: true,
    summary: 'Return the retention period of guests’ data',
    status: 200,
    answer: guestRetention,
    handler: async (call) => pickGuestRules(await loadRetention(call.deps.db, propertyOf(call).id)),
  }),
  route({
    method: 'GET',
    path: `${guestPath}/reach`,
    access: 'property:write',
    property: true,
    summary: 'Return how many records a retention rule for guests’ data would delete now; nothing is changed',
    status: 200,
    query: guestRetentionQuery,
    answer: guestRetentionReach,
    async handler(call) {
      const { conversations, guests } = await call.deps.reader.read(
        countExpiredInThread,
        houseOf(call),
        call.query,
        call.now,
      );
      return { conversations, guests };
    },
  }),
  route({
    method: 'PUT',
    path: guestPath,
    access: 'property:write',
    property: true,
    summary: 'Set the retention period of guests’ data; other retention periods stay unchanged',
    status: 200,
    body: guestRetention,
    answer: guestRetention,
    handler: (call) =>
      call.write(async (trx) => {
        const before = await loadRetention(trx, propertyOf(call).id);
        return pickGuestRules(await store(call, trx, { ...before, ...call.body }));
      }),
  }),
];

async function store(call: Call<unknown, unknown>, trx: Trx, rules: Retention): Promise<Retention> {
  const { id } = propertyOf(call);
  await saveRetention(trx, id, rules);
  await appendAudit(trx, call.deps.secrets, auditEntry(call, 'retention.changed', id, rules), call.now.toISOString());
  return rules;
}

function houseOf(call: Call<unknown, unknown>): { accountId: string; propertyId: string } {
  return { accountId: principalOf(call).accountId, propertyId: propertyOf(call).id };
}

function pickGuestRules({ conversationDays, guestDays }: Retention): Pick<Retention, 'conversationDays' | 'guestDays'> {
  return { conversationDays, guestDays };
}
