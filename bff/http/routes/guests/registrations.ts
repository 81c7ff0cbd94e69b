import {
  askRegistrationBody,
  registration as registrationAnswer,
  registrationBody,
} from '../../../../shared/api/guests.ts';
import { NOTHING_TOLD, type Registration, registrationState } from '../../../../shared/domain/house/registration.ts';
import { loadStays } from '../../../access/stays.ts';
import { sendStaffMessage } from '../../../conversation/staff/staff.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findRegistration, markAsked, reportArrival } from '../../../store/guests/registrations.ts';
import { findReservation } from '../../../store/guests/reservations.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { auditEntry, orNotFound, param, propertyOf } from '../../request/call.ts';
import { actorOf, settle } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

/** What guests tell the house before they arrive. */
export const registrationRoutes = [
  route({
    method: 'GET',
    path: '/api/reservations/{id}/registration',
    access: 'guests:read',
    property: true,
    summary: 'What the guest told before arrival, and whether they were asked',
    status: 200,
    answer: registrationAnswer,
    async handler(call) {
      const { id: propertyId } = propertyOf(call);
      const { id } = orNotFound(await findReservation(call.deps.db, propertyId, param(call, 'id')), 'reservation');
      return read(call.deps.db, propertyId, id);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/reservations/{id}/registration',
    access: 'guests:write',
    property: true,
    summary: 'Enter what the guest told before arrival, and tell the PMS; what is left out stays',
    status: 200,
    body: registrationBody,
    answer: registrationAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const found = orNotFound(await findReservation(trx, propertyOf(call).id, param(call, 'id')), 'reservation');
        const at = call.now.toISOString();
        await reportArrival(trx, found, call.body, at);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.changed', found.id, detail), at);
        return read(trx, found.propertyId, found.id);
      }),
  }),
  route({
    method: 'POST',
    path: '/api/reservations/{id}/registration/ask',
    access: 'conversations:write',
    property: true,
    summary:
      'Ask the guest for it, in a conversation to which the booking is open; takes that over where nobody holds it',
    status: 200,
    body: askRegistrationBody,
    answer: registrationAnswer,
    errors: ['already_taken', 'conflict', 'window_closed', 'opted_out', 'plan_limit', 'channel_not_connected'],
    async handler(call) {
      const { id: propertyId, timezone } = propertyOf(call);
      const { conversationId, text } = call.body;
      const found = orNotFound(await findReservation(call.deps.db, propertyId, param(call, 'id')), 'reservation');
      const open = await loadStays(call.deps.db, { propertyId, conversationId, timezone }, call.now);
      orNotFound(
        open.find(({ id }) => id === found.id),
        'reservation',
      );
      const act = { propertyId, conversationId, actor: actorOf(call), text, internal: false };
      await sendStaffMessage(call.deps, act, async (trx) => {
        await markAsked(trx, found, call.now.toISOString());
        await settle(trx, call, 'conversation.answered', conversationId, await read(trx, propertyId, found.id));
      });
      return read(call.deps.db, propertyId, found.id);
    },
  }),
];

async function read(db: Db | Trx, propertyId: string, id: string) {
  const found = await findRegistration(db, propertyId, id);
  return show(found ?? { ...NOTHING_TOLD, askedAt: null });
}

function show({ arrivalTime, companions, nationality, carNumber, askedAt }: Registration & { askedAt: string | null }) {
  const told = { arrivalTime, companions: [...companions], nationality, carNumber, askedAt };
  return { ...told, state: registrationState(told) };
}
