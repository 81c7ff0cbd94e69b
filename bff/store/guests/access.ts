import type { GrantLevel } from '../../../shared/domain/stay.ts';
import { newId } from '../../base/ids.ts';
import { networkOf, networkPart } from '../account/address-key.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type AccessCode = Row<'accessCode'>;

/** Gives a conversation a grant. One of the same level for the same reservation is renewed. */
export async function insertGrant(
  trx: Trx,
  given: Omit<Schema['accessGrant'], 'id' | 'endedAt' | 'level'> & { level: GrantLevel },
): Promise<void> {
  await trx
    .updateTable('accessGrant')
    .set({ endedAt: given.at })
    .where('conversationId', '=', given.conversationId)
    .where('reservationId', '=', given.reservationId)
    .where('level', '=', given.level)
    .where('endedAt', 'is', null)
    .execute();
  await trx
    .insertInto('accessGrant')
    .values({ ...given, id: newId('grant'), endedAt: null })
    .execute();
}

/** The grants a conversation holds now, each with its reservation. The property of all three must be one. */
export async function listGrants(db: Db | Trx, propertyId: string, conversationId: string, now: string) {
  const grants = await listGrantsNotEnded(db, propertyId, conversationId);
  return grants.filter(({ endsAt }) => endsAt > now);
}

/** The grants that nobody ended, those that have run out among them. */
export async function listGrantsNotEnded(db: Db | Trx, propertyId: string, conversationId: string) {
  return (await notEnded(db, { propertyId, conversationId })).rows;
}

/** The guests whose bookings a conversation has ever seen, by whatever proof. */
export async function listGuestsEverSeen(trx: Trx, propertyId: string, conversationId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('accessGrant')
    .innerJoin('reservation', 'reservation.id', 'accessGrant.reservationId')
    .select('reservation.guestId')
    .distinct()
    .where('accessGrant.propertyId', '=', propertyId)
    .where('accessGrant.conversationId', '=', conversationId)
    .execute();
  return rows.map(({ guestId }) => guestId);
}

/** The conversations that hold a grant nobody ended. */
export async function listHolders(
  db: Db | Trx,
): Promise<{ propertyId: string; conversationId: string; timezone: string }[]> {
  return db
    .selectFrom('accessGrant')
    .innerJoin('property', 'property.id', 'accessGrant.propertyId')
    .select(['accessGrant.propertyId', 'accessGrant.conversationId', 'property.timezone'])
    .distinct()
    .where('accessGrant.endedAt', 'is', null)
    .execute();
}

const notEnded = keepQuery((db, place: Place<{ propertyId: string; conversationId: string }>) =>
  db
    .selectFrom('accessGrant')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.id', '=', 'accessGrant.reservationId')
        .onRef('reservation.propertyId', '=', 'accessGrant.propertyId'),
    )
    .selectAll('reservation')
    .select(['accessGrant.id as grantId', 'accessGrant.level', 'accessGrant.reason', 'accessGrant.endsAt'])
    .where('accessGrant.propertyId', '=', place('propertyId'))
    .where('accessGrant.conversationId', '=', place('conversationId'))
    .where('accessGrant.endedAt', 'is', null)
    .orderBy('accessGrant.id'),
);

/** Ends all that a conversation may see, or these reservations of it, and the code it was sent. */
export async function endGrants(
  trx: Trx,
  propertyId: string,
  conversationId: string,
  at: string,
  reservationIds?: readonly string[],
): Promise<void> {
  let query = trx
    .updateTable('accessGrant')
    .set({ endedAt: at })
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('endedAt', 'is', null);
  if (reservationIds !== undefined) query = query.where('reservationId', 'in', reservationIds);
  await query.execute();
  if (reservationIds !== undefined) return;
  await trx
    .updateTable('accessCode')
    .set({ endedAt: at })
    .where('conversationId', '=', conversationId)
    .where('endedAt', 'is', null)
    .execute();
}

/** What a message proved when it was first worked on; undefined: it was not. */
export async function findAttempt(trx: Trx, messageId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('accessAttempt')
    .select('outcome')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row?.outcome;
}

/** Keeps what a message proved. */
export async function insertAttempt(trx: Trx, attempt: Row<'accessAttempt'>): Promise<void> {
  await trx.insertInto('accessAttempt').values(attempt).execute();
}

/** Keeps codes that were sent together, or a decoy; the conversation's earlier ones end. */
export async function insertCodes(trx: Trx, conversationId: string, codes: readonly AccessCode[]): Promise<void> {
  for (const { at } of codes.slice(0, 1))
    await trx
      .updateTable('accessCode')
      .set({ endedAt: at })
      .where('conversationId', '=', conversationId)
      .where('endedAt', 'is', null)
      .execute();
  for (const code of codes) await trx.insertInto('accessCode').values(code).execute();
}

/** The conversation's open codes: one for each mailbox that they were sent to. */
export async function listOpenCodes(trx: Trx, conversationId: string, now: string): Promise<AccessCode[]> {
  return trx
    .selectFrom('accessCode')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}

/** Counts a try at a code, or ends it. */
export async function changeCode(
  trx: Trx,
  id: string,
  change: Pick<AccessCode, 'attempts' | 'endedAt'>,
): Promise<void> {
  await trx.updateTable('accessCode').set(change).where('id', '=', id).execute();
}

/** Tries or codes at one booking: all of them, those of the same conversation, and those of the same network or conversation. */
export interface AtBooking {
  all: number;
  ofConversation: number;
  ofNetwork: number;
}

/** Who is counted as oneself. */
interface Self {
  conversationId: string;
  addressKey: string | null;
}

/** Codes that were sent for a booking since an instant. */
export async function countCodes(trx: Trx, reservationId: string, self: Self, since: string): Promise<AtBooking> {
  return trx
    .selectFrom('accessCode')
    .innerJoin('conversation', 'conversation.id', 'accessCode.conversationId')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('accessCode.conversationId', '=', self.conversationId).as('ofConversation'),
      fn
        .countAll<number>()
        .filterWhere((row) =>
          row.or([
            row(networkPart(row.ref('conversation.addressKey')), '=', networkOf(self.addressKey)),
            row('accessCode.conversationId', '=', self.conversationId),
          ]),
        )
        .as('ofNetwork'),
    ])
    .where('accessCode.reservationId', '=', reservationId)
    .where('accessCode.at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertTry(trx: Trx, given: Omit<Schema['accessTry'], 'id'>): Promise<void> {
  await trx
    .insertInto('accessTry')
    .values({ ...given, id: newId('event') })
    .execute();
}

/** Tries to name a booking: of a conversation, of its address, and of a whole property, each since an instant of its own. */
export async function countTries(
  db: Db | Trx,
  since: {
    propertyId: string;
    conversationId: string;
    addressKey: string | null;
    conversationSince: string;
    addressSince: string;
    propertySince: string;
  },
): Promise<{ ofConversation: number; ofAddress: number; ofProperty: number }> {
  const { conversationSince, addressSince, propertySince } = since;
  const [earliest = ''] = [conversationSince, addressSince, propertySince].toSorted();
  const [counts] = (await tries(db, { ...since, earliest })).rows;
  return counts ?? { ofConversation: 0, ofAddress: 0, ofProperty: 0 };
}

/** Tries at a booking since an instant. */
export async function countTriesAt(
  trx: Trx,
  { propertyId, reservationId, ...self }: Self & { propertyId: string; reservationId: string },
  since: string,
): Promise<AtBooking> {
  return trx
    .selectFrom('accessTry')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('conversationId', '=', self.conversationId).as('ofConversation'),
      fn
        .countAll<number>()
        .filterWhere((row) =>
          row.or([
            row(networkPart(row.ref('addressKey')), '=', networkOf(self.addressKey)),
            row('conversationId', '=', self.conversationId),
          ]),
        )
        .as('ofNetwork'),
    ])
    .where('propertyId', '=', propertyId)
    .where('at', '>', since)
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
}

const tries = keepQuery((db, place: Place<Parameters<typeof countTries>[1] & { earliest: string }>) =>
  db
    .selectFrom('accessTry')
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere('conversationId', '=', place('conversationId'))
        .filterWhere('at', '>', place('conversationSince'))
        .as('ofConversation'),
      select.fn
        .countAll<number>()
        .filterWhere('addressKey', '=', place('addressKey'))
        .filterWhere('at', '>', place('addressSince'))
        .as('ofAddress'),
      select.fn.countAll<number>().filterWhere('at', '>', place('propertySince')).as('ofProperty'),
    ])
    .where('propertyId', '=', place('propertyId'))
    .where('at', '>', place('earliest')),
);

/** Forgets tries, what they gave, and codes from before an instant. */
export async function deleteTriesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('accessTry').where('at', '<', at).execute();
  await trx.deleteFrom('accessAttempt').where('at', '<', at).execute();
  await trx.deleteFrom('accessCode').where('expiresAt', '<', at).execute();
}
