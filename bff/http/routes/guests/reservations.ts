import { listOf } from '../../../../shared/api/common.ts';
import {
  createReservationBody,
  reservation as reservationAnswer,
  reservationQuery,
  updateReservationBody,
} from '../../../../shared/api/guests.ts';
import { conflictOnExternalId, toReservation } from '../../../conversation/stay/describe-stays.ts';
import { noteChange, requireOrder } from '../../../reception/stays.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findGuest } from '../../../store/guests/guests.ts';
import {
  changeReservation,
  findReservation,
  insertReservation,
  listReservations,
} from '../../../store/guests/reservations.ts';
import { auditEntry, fieldFault, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const reservationRoutes = [
  route({
    method: 'GET',
    path: '/api/reservations',
    access: 'guests:read',
    property: true,
    summary: 'List the property’s reservations by arrival',
    status: 200,
    query: reservationQuery,
    answer: listOf(reservationAnswer),
    async handler(call) {
      const { guest, ...filter } = call.query;
      const page = await listReservations(call.deps.db, propertyOf(call).id, { ...filter, guestId: guest });
      return { items: page.items.map(toReservation), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/reservations',
    access: 'guests:write',
    property: true,
    summary: 'Add a reservation for a guest',
    status: 201,
    body: createReservationBody,
    answer: reservationAnswer,
    errors: ['conflict'],
    handler: (call) =>
      conflictOnExternalId(() =>
        call.write(async (trx) => {
          const { id: propertyId } = propertyOf(call);
          if ((await findGuest(trx, propertyId, call.body.guestId)) === undefined)
            throw fieldFault('/guestId', 'unknown', 'Name a guest of this property');
          requireOrder(call.body);
          const at = call.now.toISOString();
          const added = await insertReservation(trx, propertyId, toRow(call.body), at);
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.added', added.id), at);
          return toReservation(added);
        }),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/reservations/{id}',
    access: 'guests:read',
    property: true,
    summary: 'Return a reservation',
    status: 200,
    answer: reservationAnswer,
    async handler(call) {
      const reservation = await findReservation(call.deps.db, propertyOf(call).id, param(call, 'id'));
      return toReservation(orNotFound(reservation, 'reservation'));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/reservations/{id}',
    access: 'guests:write',
    property: true,
    summary: 'Change a reservation; absent fields stay unchanged',
    status: 200,
    body: updateReservationBody,
    answer: reservationAnswer,
    errors: ['conflict'],
    handler: (call) =>
      conflictOnExternalId(() =>
        call.write(async (trx) => {
          const found = orNotFound(await findReservation(trx, propertyOf(call).id, param(call, 'id')), 'reservation');
          requireOrder({ ...found, ...call.body });
          const at = call.now.toISOString();
          const changed = await changeReservation(trx, found, toRow(call.body), at);
          await noteChange(trx, { propertyId: found.propertyId, by: principalOf(call).id, at }, found, changed);
          const detail = { fields: Object.keys(call.body) };
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.changed', found.id, detail), at);
          return toReservation(changed);
        }),
      ),
  }),
];

/** What the store keeps as JSON. */
function toRow<
  B extends {
    inclusions?: string[] | undefined;
    balance?: object | null | undefined;
    total?: object | null | undefined;
  },
>(body: B) {
  const { inclusions, balance, total, ...row } = body;
  return {
    ...row,
    ...(inclusions === undefined ? {} : { inclusions: JSON.stringify(inclusions) }),
    ...(balance === undefined ? {} : { balance: balance === null ? null : JSON.stringify(balance) }),
    ...(total === undefined ? {} : { total: total === null ? null : JSON.stringify(total) }),
  };
}
