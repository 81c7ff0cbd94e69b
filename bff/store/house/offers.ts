import { z } from 'zod';
import type { Money } from '../../../shared/domain/house/money.ts';
import { OFFER_PHASES, OFFER_UNITS, type Offer } from '../../../shared/domain/house/offer.ts';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { newId } from '../../base/ids.ts';
import { queuePmsChange } from '../pms/pushes.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

const OFFERS_MAX = 200;

const money = z.object({ amount: z.string(), currency: z.string() });
const names = z.record(z.string(), z.string());
const unit = z.enum(OFFER_UNITS);
const department = z.enum(DEPARTMENTS);
const rule = z.object({
  topics: z.array(z.enum(INTENTS)),
  phase: z.enum(OFFER_PHASES),
  daysBeforeMax: z.number().nullable(),
  nightsMin: z.number().nullable(),
  roomTypes: z.array(z.string()),
  weekdays: z.array(z.number()),
});

export type StoredOffer = Offer & { position: number; active: boolean; createdAt: string; updatedAt: string };
export type OfferMade = Row<'offerMade'>;

/** The property's catalogue in its order; at most 200. */
export async function listOffers(
  db: Db | Trx,
  propertyId: string,
  { activeOnly = false } = {},
): Promise<StoredOffer[]> {
  return (await catalogue(db, { propertyId, from: activeOnly ? 1 : 0 })).rows.map(toOffer);
}

const catalogue = keepQuery((db, place: Place<{ propertyId: string; from: number }>) =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('propertyId', '=', place('propertyId'))
    .where('active', '>=', place('from'))
    .orderBy('position')
    .orderBy('id')
    .limit(OFFERS_MAX),
);

export async function findOffer(db: Db | Trx, propertyId: string, id: string): Promise<StoredOffer | undefined> {
  const row = await db
    .selectFrom('offer')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : toOffer(row);
}

export async function insertOffer(
  trx: Trx,
  propertyId: string,
  given: Omit<StoredOffer, 'id' | 'position' | 'createdAt' | 'updatedAt'>,
  at: string,
): Promise<StoredOffer> {
  const { newest } = await trx
    .selectFrom('offer')
    .select((select) => select.fn.max('position').as('newest'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  const offer = { ...given, id: newId('offer'), position: (newest ?? 0) + 1, createdAt: at, updatedAt: at };
  await trx
    .insertInto('offer')
    .values({ ...toRow(offer), propertyId })
    .execute();
  return offer;
}

export async function saveOffer(trx: Trx, propertyId: string, offer: StoredOffer): Promise<void> {
  const { id, ...columns } = toRow(offer);
  await trx.updateTable('offer').set(columns).where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

export async function deleteOffer(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('offer').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

/** The offers made in the conversation, to its guest in other conversations, and for these reservations; the newest last. */
export async function listOffersMade(
  db: Db | Trx,
  propertyId: string,
  {
    conversationId,
    guestId,
    reservationIds,
  }: { conversationId: string; guestId: string | null; reservationIds: readonly string[] },
): Promise<OfferMade[]> {
  const { rows: toGuest } = await madeToGuest(db, { propertyId, conversationId, guestId });
  if (reservationIds.length === 0) return toGuest;
  const forStays = await db
    .selectFrom('offerMade')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('reservationId', 'in', reservationIds)
    .execute();
  const offers = new Map([...toGuest, ...forStays].map((one) => [one.id, one]));
  return [...offers.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const madeToGuest = keepQuery(
  (db, place: Place<{ propertyId: string; conversationId: string; guestId: string | null }>) =>
    db
      .selectFrom('offerMade')
      .selectAll()
      .where('propertyId', '=', place('propertyId'))
      .where((where) =>
        where.or([where('conversationId', '=', place('conversationId')), where('guestId', '=', place('guestId'))]),
      )
      .orderBy('id'),
);

export async function insertOfferMade(
  trx: Trx,
  given: Omit<Schema['offerMade'], 'id' | 'decidedAt'>,
): Promise<OfferMade> {
  const row = { ...given, id: newId('offerMade'), decidedAt: null };
  await trx.insertInto('offerMade').values(row).execute();
  return row;
}

/** Settles the conversation's open offer. Undefined if it is not open. */
export async function settleOfferMade(
  trx: Trx,
  {
    conversationId,
    offerId,
    state,
    at,
  }: { conversationId: string; offerId: string; state: 'accepted' | 'declined'; at: string },
): Promise<OfferMade | undefined> {
  return trx
    .updateTable('offerMade')
    .set({ state, decidedAt: at })
    .where('conversationId', '=', conversationId)
    .where('offerId', '=', offerId)
    .where('state', '=', 'offered')
    .returningAll()
    .executeTakeFirst();
}

/** Adds a charge to a stay's bill, once per offer made. */
export async function insertCharge(
  trx: Trx,
  given: Omit<Schema['charge'], 'id' | 'state' | 'amount' | 'currency'> & { price: Money },
): Promise<void> {
  const { price, ...row } = given;
  const id = newId('charge');
  await trx
    .insertInto('charge')
    .values({ ...row, ...price, id, state: 'pending' })
    .execute();
  await queuePmsChange(trx, row.propertyId, { kind: 'charge', chargeId: id }, row.at);
}

export async function listCharges(db: Db | Trx, propertyId: string, reservationId: string): Promise<Row<'charge'>[]> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('reservationId', '=', reservationId)
    .orderBy('id')
    .execute();
}

/** The charges of several stays. */
export async function listChargesOf(
  db: Db | Trx,
  propertyId: string,
  reservationIds: readonly string[],
): Promise<Row<'charge'>[]> {
  if (reservationIds.length === 0) return [];
  return db
    .selectFrom('charge')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('reservationId', 'in', reservationIds)
    .orderBy('id')
    .execute();
}

function toOffer(row: Row<'offer'>): StoredOffer {
  const { propertyId: _, onRequest, active, ...columns } = row;
  return {
    ...columns,
    names: readJson(names, row.names),
    price: row.price === null ? null : readJson(money, row.price),
    unit: unit.parse(row.unit),
    rule: readJson(rule, row.rule),
    department: department.parse(row.department),
    onRequest: onRequest === 1,
    active: active === 1,
  };
}

function toRow(offer: StoredOffer): Omit<Row<'offer'>, 'propertyId'> {
  return {
    ...offer,
    names: JSON.stringify(offer.names),
    price: offer.price === null ? null : JSON.stringify(offer.price),
    rule: JSON.stringify(offer.rule),
    onRequest: offer.onRequest ? 1 : 0,
    active: offer.active ? 1 : 0,
  };
}

/** Closes a conversation's unanswered offers. They may be made again. */
export async function lapseOffers(trx: Trx, conversationId: string): Promise<void> {
  await trx
    .updateTable('offerMade')
    .set({ state: 'lapsed' })
    .where('conversationId', '=', conversationId)
    .where('state', '=', 'offered')
    .execute();
}

/** Withdraws an accepted offer: it counts as declined, and its charge becomes void (also in the PMS if it was posted). */
export async function withdrawOffer(
  trx: Trx,
  { conversationId, offerId, at }: { conversationId: string; offerId: string; at: string },
): Promise<void> {
  const withdrawn = await trx
    .updateTable('offerMade')
    .set({ state: 'declined', decidedAt: at })
    .where('conversationId', '=', conversationId)
    .where('offerId', '=', offerId)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  for (const { id } of withdrawn) {
    const voided = await trx
      .updateTable('charge')
      .set({ state: 'void' })
      .where('offerMadeId', '=', id)
      .where('state', 'in', ['pending', 'posted'])
      .returning(['id', 'propertyId'])
      .execute();
    for (const { id: chargeId, propertyId } of voided)
      await queuePmsChange(trx, propertyId, { kind: 'charge_void', chargeId, reason: 'The guest took it back' }, at);
  }
}

/** Notes that the PMS took the charge, unless it became void meanwhile: the void is then sent next. */
export async function markChargePosted(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx
    .updateTable('charge')
    .set({ state: 'posted' })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}
