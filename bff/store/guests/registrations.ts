import { z } from 'zod';
import {
  NOTHING_TOLD,
  type Registration,
  type RegistrationState,
  registrationState,
} from '../../../shared/domain/house/registration.ts';
import { queuePmsChange } from '../pms/pushes.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const names = z.array(z.string());

/** `askedAt`: when a colleague asked the guest for it; null: nobody did. */
export type KeptRegistration = Omit<Registration, 'companions'> & {
  companions: string[];
  askedAt: string | null;
  updatedAt: string;
};

/** What the guest of a reservation told before arrival; undefined where nothing was told. */
export async function findRegistration(
  db: Db | Trx,
  propertyId: string,
  reservationId: string,
): Promise<KeptRegistration | undefined> {
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
  const known = before ?? NOTHING_TOLD;
  const after: Registration = {
    arrivalTime: told.arrivalTime === undefined ? known.arrivalTime : told.arrivalTime,
    companions: told.companions ?? known.companions,
    nationality: told.nationality === undefined ? known.nationality : told.nationality,
    carNumber: told.carNumber ?? known.carNumber,
  };
  if (isSame(after, known)) return after;
  const row = { ...after, companions: JSON.stringify(after.companions), updatedAt: at };
  await trx
    .insertInto('registration')
    .values({ reservationId, propertyId, ...row, askedAt: null })
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

/** A colleague asked the guest for it; asked again, the newest time counts. */
export async function markAsked(
  trx: Trx,
  { propertyId, id: reservationId }: { propertyId: string; id: string },
  at: string,
): Promise<void> {
  await trx
    .insertInto('registration')
    .values({ reservationId, propertyId, ...NOTHING_TOLD, companions: '[]', askedAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('reservationId').doUpdateSet({ askedAt: at }))
    .execute();
}

/** Where each of these stands; one that is not named is open. */
export async function listRegistrationStates(
  db: Db,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, RegistrationState>> {
  const rows = await listRegistrationsOf(db, reservationIds);
  return new Map(rows.map((row) => [row.reservationId, registrationState(row)]));
}

function isSame(one: Registration, other: Registration): boolean {
  return (
    one.arrivalTime === other.arrivalTime &&
    one.nationality === other.nationality &&
    one.carNumber === other.carNumber &&
    JSON.stringify(one.companions) === JSON.stringify(other.companions)
  );
}

function toRegistration(row: Row<'registration'>): KeptRegistration {
  const { arrivalTime, companions, nationality, carNumber, askedAt, updatedAt } = row;
  return { arrivalTime, companions: readJson(names, companions), nationality, carNumber, askedAt, updatedAt };
}
