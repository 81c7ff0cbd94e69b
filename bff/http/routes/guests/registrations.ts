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
import { actorOf, recordResult } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

/** What guests tell the hotel before they arrive. */
export const registrationRoutes = [
  route({
    method: 'GET',
    path: '/api/reservations/{id}/registration',
    access: 'guests:read',
    property: true,
    summary: 'Return the guest’s details before arrival, and whether they were asked for',
    status: 200,
    answer: registrationAnswer,
    async handler(call) {
      const { id: propertyId } = propertyOf(call);
      const { id } = orNotFound(await findReservation(call.deps.db, propertyId, param(call, 'id')), 'reservation');
      return readAnswer(call.deps.db, propertyId, id);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/reservations/{id}/registration',
    access: 'guests:write',
    property: true,
    summary: 'Change the guest’s details before arrival and send them to the PMS; absent fields stay unchanged',
    status: 200,
    body: registrationBody,
    answer: registrationAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const reservation = orNotFound(
          await findReservation(trx, propertyOf(call).id, param(call, 'id')),
          'reservation',
        );
        const at = call.now.toISOString();
        await reportArrival(trx, reservation, call.body, at);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.changed', reservation.id, detail), at);
        return readAnswer(trx, reservation.propertyId, reservation.id);
      }),
  }),
  route({
    method: 'POST',
    path: '/api/reservations/{id}/registration/ask',
    access: 'conversations:write',
    property: true,
    summary:
      'Ask the guest for the details, in a conversation to which the booking is open; takes the conversation over if no colleague has',
    status: 200,
    body: askRegistrationBody,
    answer: registrationAnswer,
    errors: ['already_taken', 'conflict', 'window_closed', 'opted_out', 'plan_limit', 'channel_not_connected'],
    async handler(call) {
      const { id: propertyId, timezone } = propertyOf(call);
      const { conversationId, text } = call.body;
      const reservation = orNotFound(await findReservation(call.deps.db, propertyId, param(call, 'id')), 'reservation');
      const openStays = await loadStays(call.deps.db, { propertyId, conversationId, timezone }, call.now);
      orNotFound(
        openStays.find(({ id }) => id === reservation.id),
        'reservation',
      );
      const act = { propertyId, conversationId, actor: actorOf(call), text, internal: false };
      await sendStaffMessage(call.deps, act, async (trx) => {
        await markAsked(trx, reservation, call.now.toISOString());
        await recordResult(
          trx,
          call,
          'conversation.answered',
          conversationId,
          await readAnswer(trx, propertyId, reservation.id),
        );
      });
      return readAnswer(call.deps.db, propertyId, reservation.id);
    },
  }),
];

async function readAnswer(db: Db | Trx, propertyId: string, id: string) {
  const registration = await findRegistration(db, propertyId, id);
  return toAnswer(registration ?? { ...NOTHING_TOLD, askedAt: null });
}

function toAnswer({
  arrivalTime,
  companions,
  nationality,
  carNumber,
  askedAt,
}: Registration & { askedAt: string | null }) {
  const fields = { arrivalTime, companions: [...companions], nationality, carNumber, askedAt };
  return { ...fields, state: registrationState(fields) };
}
