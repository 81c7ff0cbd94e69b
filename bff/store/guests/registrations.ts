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

/** `askedAt`: when a colleague asked the guest to register; null: not asked. */
export type KeptRegistration = Omit<Registration, 'companions'> & {
  companions: string[];
  askedAt: string | null;
  updatedAt: string;
};

/** The registration of a reservation, given by its guest before arrival. */
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

/** The registrations of these reservations, for the guest's data export. */
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
 * Stores a guest's registration details and queues them for the PMS, in one transaction. Fields left out do not change; the
 * same details again change nothing. The stay shows the arrival time at once.
 */
export async function reportArrival(
  trx: Trx,
  { propertyId, id: reservationId }: { propertyId: string; id: string },
  details: { [Field in keyof Registration]?: Registration[Field] | undefined },
  at: string,
): Promise<Registration> {
  const stored = await findRegistration(trx, propertyId, reservationId);
  const before = stored ?? NOTHING_TOLD;
  const after: Registration = {
    arrivalTime: details.arrivalTime === undefined ? before.arrivalTime : details.arrivalTime,
    companions: details.companions ?? before.companions,
    nationality: details.nationality === undefined ? before.nationality : details.nationality,
    carNumber: details.carNumber ?? before.carNumber,
  };
  if (isSame(after, before)) return after;
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

/** Notes that a colleague asked the guest to register; the newest time counts. */
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

/** The registration state of each reservation; those not in the map are open. */
export async function listRegistrationStates(
  db: Db | Trx,
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
