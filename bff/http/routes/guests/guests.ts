import { listOf } from '../../../../shared/api/common.ts';
import {
  conversationGuest,
  createGuestBody,
  guest as guestAnswer,
  guestProfile,
  guestQuery,
  updateGuestBody,
} from '../../../../shared/api/guests.ts';
import { readConversationGuest } from '../../../conversation/guest/conversation-guest.ts';
import { exportGuest, guestExport, readProfile } from '../../../conversation/guest/guest-profile.ts';
import { announceErased } from '../../../conversation/privacy/announce-erased.ts';
import { eraseGuest } from '../../../conversation/privacy/erase-guest.ts';
import { conflictOnExternalId, toGuest } from '../../../conversation/stay/describe-stays.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { queueHappenings } from '../../../store/channels/webhooks.ts';
import { findConversation } from '../../../store/conversations/conversations.ts';
import { truncateWal } from '../../../store/guests/erasure.ts';
import { changeGuest, findGuest, insertGuest, listGuests } from '../../../store/guests/guests.ts';
import { queuePmsChange } from '../../../store/pms/pushes.ts';
import { auditEntry, orNotFound, param, propertyOf } from '../../request/call.ts';
import { forgetAnswersAbout } from '../../request/idempotency.ts';
import { route } from '../../route.ts';

export const guestRoutes = [
  route({
    method: 'GET',
    path: '/api/guests',
    access: 'guests:read',
    property: true,
    summary: 'List the property’s guests by last name',
    status: 200,
    query: guestQuery,
    answer: listOf(guestAnswer),
    async handler(call) {
      const { q, ...page } = call.query;
      const { items, nextCursor } = await listGuests(call.deps.db, propertyOf(call).id, { ...page, query: q });
      return { items: items.map(toGuest), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/guests',
    access: 'guests:write',
    property: true,
    summary: 'Add a guest',
    status: 201,
    body: createGuestBody,
    answer: guestAnswer,
    errors: ['conflict'],
    handler: (call) =>
      conflictOnExternalId(() =>
        call.write(async (trx) => {
          const at = call.now.toISOString();
          const added = await insertGuest(trx, propertyOf(call).id, call.body, at);
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'guest.added', added.id), at);
          return toGuest(added);
        }),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/guests/{id}',
    access: 'guests:read',
    property: true,
    summary: 'Return a guest with stays, preferences and conversations',
    status: 200,
    answer: guestProfile,
    async handler(call) {
      const guest = orNotFound(await findGuest(call.deps.db, propertyOf(call).id, param(call, 'id')), 'guest');
      return readProfile(call.deps.db, guest);
    },
  }),
  route({
    method: 'GET',
    path: '/api/conversations/{id}/guest',
    access: 'guests:read',
    property: true,
    summary: 'Return the guest of a conversation, as far as known, with stays, preferences and other conversations',
    status: 200,
    answer: conversationGuest,
    async handler(call) {
      const { db } = call.deps;
      const conversation = orNotFound(
        await findConversation(db, propertyOf(call).id, param(call, 'id')),
        'conversation',
      );
      return readConversationGuest(db, conversation, call.now.toISOString());
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/guests/{id}',
    access: 'guests:write',
    also: ['guests:read'], // the answer holds the guest, and codes for bookings go to the address set here
    property: true,
    summary: 'Change a guest; absent fields stay unchanged',
    status: 200,
    body: updateGuestBody,
    answer: guestAnswer,
    errors: ['conflict'],
    handler: (call) =>
      conflictOnExternalId(() =>
        call.write(async (trx) => {
          const guest = orNotFound(await findGuest(trx, propertyOf(call).id, param(call, 'id')), 'guest');
          const at = call.now.toISOString();
          const changed = await changeGuest(trx, guest, call.body, at);
          await queuePmsChange(trx, guest.propertyId, { kind: 'fields', guestId: guest.id }, at);
          const { propertyId } = guest;
          await queueHappenings(trx, [{ propertyId, type: 'guest.updated', subjectId: guest.id }], at);
          const detail = { fields: Object.keys(call.body) };
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'guest.changed', guest.id, detail), at);
          return toGuest(changed);
        }),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/guests/{id}/export',
    access: 'guests:read',
    property: true,
    summary: 'Export all stored data of a guest as one file',
    status: 200,
    answer: guestExport,
    async handler(call) {
      const guest = orNotFound(await findGuest(call.deps.db, propertyOf(call).id, param(call, 'id')), 'guest');
      const at = call.now.toISOString();
      await call.deps.writer.write((trx) =>
        appendAudit(trx, call.deps.secrets, auditEntry(call, 'guest.exported', guest.id), at),
      );
      return exportGuest(call.deps.db, guest, at);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/guests/{id}',
    access: 'guests:erase',
    property: true,
    summary: 'Erase a guest with all stays, conversations and derived data',
    status: 204,
    answer: null,
    async handler(call) {
      const erased = await call.write(async (trx) => {
        const guest = orNotFound(await findGuest(trx, propertyOf(call).id, param(call, 'id')), 'guest');
        const at = call.now.toISOString();
        const { conversations, deskEvents, marks } = await eraseGuest(call.deps, trx, guest, at);
        await forgetAnswersAbout(call.deps, trx, marks);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'guest.erased', guest.id), at);
        return { conversations, deskEvents };
      });
      await truncateWal(call.deps.db);
      await announceErased(call.deps, erased.conversations, erased.deskEvents);
      return undefined;
    },
  }),
];
