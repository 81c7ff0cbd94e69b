import {
  addStayBody,
  changeStayBody,
  IMPORT_BYTES_MAX,
  importedStays,
  importStaysBody,
} from '../../../../shared/api/house/by-hand.ts';
import { stay } from '../../../../shared/api/house/house.ts';
import { toStayViews } from '../../../conversation/stay/house.ts';
import { importArrivals, previewArrivals } from '../../../reception/import-arrivals.ts';
import { addStay, changeStay, removeStay } from '../../../reception/stays.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findReservation } from '../../../store/guests/reservations.ts';
import { findStay } from '../../../store/guests/stays.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { doingOf } from './rooms-by-hand.ts';

const READ = ['guests:read'] as const;

export const stayByHandRoutes = [
  route({
    method: 'POST',
    path: '/api/stays',
    access: 'guests:write',
    also: READ,
    property: true,
    summary: 'Add a booking and its guest in one call',
    status: 201,
    body: addStayBody,
    answer: stay,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const doing = doingOf(call);
        const stay = await addStay(trx, doing, call.body);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.added', stay.id), doing.at);
        return readStay(call, trx, stay.id);
      }),
  }),
  route({
    method: 'POST',
    path: '/api/stays/import',
    access: 'guests:write',
    also: READ,
    property: true,
    summary: 'Check a table of arrivals; with `store` also add the new rows without faults',
    status: 200,
    bodyBytesMax: IMPORT_BYTES_MAX * 2,
    body: importStaysBody,
    answer: importedStays,
    handler(call) {
      const { table, columns, store } = call.body;
      const doing = doingOf(call);
      if (!store) return previewArrivals(call.deps.db, doing.propertyId, table, columns);
      return call.write(async (trx) => {
        const { ids, ...imported } = await importArrivals(trx, doing, table, columns);
        const detail = { bookings: ids.length };
        const entry = auditEntry(call, 'reservations.imported', doing.propertyId, detail);
        await appendAudit(trx, call.deps.secrets, entry, doing.at);
        return imported;
      });
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/stays/{id}',
    access: 'guests:write',
    also: READ,
    property: true,
    summary:
      'Change a stay that no PMS manages, and its guest: check in, check out, move. Absent fields stay unchanged',
    status: 200,
    body: changeStayBody,
    answer: stay,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const doing = doingOf(call);
        const found = await findOurs(call, trx);
        await changeStay(trx, doing, found, call.body);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.changed', found.id, detail), doing.at);
        return readStay(call, trx, found.id);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/stays/{id}',
    access: 'guests:write',
    property: true,
    summary: 'Delete a booking that was entered by mistake and that no other record refers to',
    status: 204,
    answer: null,
    errors: ['conflict'],
    async handler(call) {
      await call.write(async (trx) => {
        const doing = doingOf(call);
        const found = await findOurs(call, trx);
        await removeStay(trx, doing, found);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'reservation.removed', found.id), doing.at);
      });
      return undefined;
    },
  }),
];

async function findOurs(call: Call<unknown, unknown>, trx: Trx) {
  return orNotFound(await findReservation(trx, propertyOf(call).id, param(call, 'id')), 'stay');
}

async function readStay(call: Call<unknown, unknown>, trx: Trx, id: string) {
  const { id: propertyId } = propertyOf(call);
  const [view] = await toStayViews(trx, propertyId, [orNotFound(await findStay(trx, propertyId, id), 'stay')]);
  return orNotFound(view, 'stay');
}
