import { z } from 'zod';
import { noBody } from '../../../../shared/api/conversations.ts';
import {
  closeBookingsBody,
  grantList,
  identityKey,
  identityKeyState,
  linkBody,
} from '../../../../shared/api/guests.ts';
import { GRANT_LEVELS } from '../../../../shared/domain/stay.ts';
import { grantStay } from '../../../access/grants.ts';
import { addIdentityKey, countIdentityKeys } from '../../../access/identity.ts';
import { commitAndAnnounce } from '../../../conversation/commit.ts';
import { closeBookings } from '../../../conversation/stay/close-bookings.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { type Conversation, findConversation } from '../../../store/conversations/conversations.ts';
import { listGrants } from '../../../store/guests/access.ts';
import { movePreferences } from '../../../store/guests/preferences.ts';
import { findReservation, showNumber } from '../../../store/guests/reservations.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { requirePermanentRights } from '../../request/permanent-rights.ts';
import { actorOf, recordResult } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

const level = z.enum(GRANT_LEVELS);

export const accessRoutes = [
  route({
    method: 'GET',
    path: '/api/conversations/{id}/bookings',
    access: 'guests:read',
    property: true,
    summary: 'List the bookings that are open to a conversation, each with the reason',
    status: 200,
    answer: grantList,
    async handler(call) {
      await requireConversation(call.deps.db, call);
      return describe(call.deps.db, call);
    },
  }),
  route({
    method: 'POST',
    path: '/api/conversations/{id}/bookings',
    access: 'guests:write',
    also: ['guests:read'],
    property: true,
    summary: 'Open a booking to a conversation and store the colleague’s reason',
    status: 200,
    body: linkBody,
    answer: grantList,
    async handler(call) {
      const at = call.now.toISOString();
      const { id: propertyId } = propertyOf(call);
      const { reservationId, reason } = call.body;
      const grantedBy = actorOf(call).id;
      return commitAndAnnounce(call.deps, async (trx, announce) => {
        const { id: conversationId } = await requireConversation(trx, call);
        if ((await findReservation(trx, propertyId, reservationId)) === undefined)
          throw fieldFault('/reservationId', 'unknown', 'Name a reservation of this property');
        const grant = { propertyId, conversationId, reservationId, level: 'staff', reason, grantedBy, at } as const;
        await grantStay(trx, call.deps.secrets, grant);
        await announce.desk(propertyId, 'conversation', conversationId);
        const entry = auditEntry(call, 'booking.linked', conversationId, { reservation: reservationId });
        await appendAudit(trx, call.deps.secrets, entry, at);
        const answer = await describe(trx, call);
        await call.record(trx, answer);
        return answer;
      });
    },
  }),
  route({
    method: 'POST',
    path: '/api/conversations/{id}/bookings/close',
    access: 'guests:write',
    property: true,
    summary: 'Close one booking, or all bookings, to a conversation',
    status: 200,
    body: closeBookingsBody,
    answer: grantList,
    async handler(call) {
      const at = call.now.toISOString();
      const { userId } = actorOf(call);
      const { reservationId } = call.body;
      const only = reservationId === undefined ? {} : { only: [reservationId] };
      return commitAndAnnounce(call.deps, async (trx, announce) => {
        const conversation = await requireConversation(trx, call);
        const { guestId } = await closeBookings(trx, announce, conversation, { at, by: userId, ...only });
        await movePreferences(trx, conversation, guestId);
        const answer = await describe(trx, call);
        await recordResult(trx, call, 'booking.closed', conversation.id, answer);
        return answer;
      });
    },
  }),
  route({
    method: 'GET',
    path: '/api/property/identity-key',
    access: 'account:read',
    property: true,
    summary: 'Return whether an identity key exists; the key itself is never returned',
    status: 200,
    answer: identityKeyState,
    async handler(call) {
      const { id: audience } = propertyOf(call);
      const keys = await countIdentityKeys(call.deps.db, call.deps.secrets, audience);
      return { keys, algorithm: 'HS256' as const, audience };
    },
  }),
  route({
    method: 'POST',
    path: '/api/property/identity-key',
    access: 'account:write',
    also: ['guests:read'],
    property: true,
    summary:
      'Create the key with which the hotel’s own site signs its guests’ identities. The key is returned once; the previous key stays valid',
    status: 201,
    body: noBody,
    answer: identityKey,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        requirePermanentRights(call, ['guests:read']);
        const key = await addIdentityKey(trx, call.deps.secrets, propertyId);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'identity_key.added', propertyId), at);
        return { key, algorithm: 'HS256' as const, audience: propertyId };
      }),
  }),
];

async function requireConversation(db: Db | Trx, call: Call<unknown, unknown>): Promise<Conversation> {
  principalOf(call);
  return orNotFound(await findConversation(db, propertyOf(call).id, param(call, 'id')), 'conversation');
}

async function describe(db: Db | Trx, call: Call<unknown, unknown>): Promise<z.input<typeof grantList>> {
  const grants = await listGrants(db, propertyOf(call).id, param(call, 'id'), call.now.toISOString());
  const items = grants.map((grant) => ({
    reservationId: grant.id,
    confirmationNumber: showNumber(grant),
    level: level.parse(grant.level),
    reason: grant.reason,
    checkIn: grant.checkIn,
    checkOut: grant.checkOut,
    endsAt: grant.endsAt,
  }));
  return { items, nextCursor: null };
}
