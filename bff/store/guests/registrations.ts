import { z } from 'zod';
import { NOTHING_TOLD, type Registration } from '../../../shared/domain/house/registration.ts';
import { queuePmsChange } from '../pms/pushes.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const names = z.array(z.string());

/** What the guest of a reservation told before arrival; undefined where nothing was told. */
export async function findRegistration(
  db: Db | Trx,
  propertyId: string,
  reservationId: string,
): Promise<(Registration & { updatedAt: string }) | undefined> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('reservationId', '=', reservationId)
    .executeTakeFirst();
  return row === undefined ? undefined : toRegistration(row);
}

/** What was told for any of these reservations, for the guest's own copy of their data. */
export async function listRegistrationsOf(db: Db, reservationIds: readonly string[]) {
  if (reservationIds.length === 0) return [];
  const rows = await db
    .selectFrom('registration')
    .selectAll()
    .where('reservationId', 'in', reservationIds)
    .orderBy('reservationId')
    .execute();
  return rows.map((row) => ({ reservationId: row.reservationId, ...toRegistration(row) }));
}

/**
 * Keeps what the guest told before arrival and has the PMS told, in one transaction; what is left out stays as it was. The same
 * again changes nothing and tells nobody. The stay shows the hour at once: a PMS that has a field for it gives it back.
 */
export async function reportArrival(
  trx: Trx,
  { propertyId, id: reservationId }: { propertyId: string; id: string },
  told: { [Field in keyof Registration]?: Registration[Field] | undefined },
  at: string,
): Promise<Registration> {
  const before = await findRegistration(trx, propertyId, reservationId);
  const { updatedAt: _, ...known } = before ?? { ...NOTHING_TOLD, updatedAt: at };
  const after: Registration = {
    arrivalTime: told.arrivalTime === undefined ? known.arrivalTime : told.arrivalTime,
    companions: told.companions ?? known.companions,
    nationality: told.nationality === undefined ? known.nationality : told.nationality,
    carNumber: told.carNumber ?? known.carNumber,
  };
  if (JSON.stringify(after) === JSON.stringify(known)) return after;
  const row = { ...after, companions: JSON.stringify(after.companions), updatedAt: at };
  await trx
    .insertInto('registration')
    .values({ reservationId, propertyId, ...row })
    .onConflict((conflict) => conflict.column('reservationId').doUpdateSet(row))
    .execute();
  if (after.arrivalTime !== null)
    await trx
      .updateTable('reservation')
      .set({ arrivalTime: after.arrivalTime, updatedAt: at })
      .where('propertyId', '=', propertyId)
      .where('id', '=', reservationId)
      .execute();
  await queuePmsChange(trx, propertyId, { kind: 'arrival', reservationId }, at);
  return after;
}

function toRegistration({ arrivalTime, companions, nationality, carNumber, updatedAt }: Row<'registration'>) {
  return { arrivalTime, companions: readJson(names, companions), nationality, carNumber, updatedAt };
}
