import type { GrantLevel } from '../../../shared/domain/stay.ts';
import { newId } from '../../base/ids.ts';
import { networkOf, networkPart } from '../account/address-key.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type AccessCode = Row<'accessCode'>;

/** Gives a conversation a grant. An existing one of the same level for the same reservation is replaced. */
export async function insertGrant(
  trx: Trx,
  grant: Omit<Schema['accessGrant'], 'id' | 'endedAt' | 'level'> & { level: GrantLevel },
): Promise<void> {
  await trx
    .updateTable('accessGrant')
    .set({ endedAt: grant.at })
    .where('conversationId', '=', grant.conversationId)
    .where('reservationId', '=', grant.reservationId)
    .where('level', '=', grant.level)
    .where('endedAt', 'is', null)
    .execute();
  await trx
    .insertInto('accessGrant')
    .values({ ...grant, id: newId('grant'), endedAt: null })
    .execute();
}

/** A conversation's valid grants, each with its reservation; all three must be of the same property. */
export async function listGrants(db: Db | Trx, propertyId: string, conversationId: string, now: string) {
  const grants = await listGrantsNotEnded(db, propertyId, conversationId);
  return grants.filter(({ endsAt }) => endsAt > now);
}

/** The same, including grants that have expired but were not ended yet. */
export async function listGrantsNotEnded(db: Db | Trx, propertyId: string, conversationId: string) {
  return (await notEnded(db, { propertyId, conversationId })).rows;
}

/** The guests whose bookings the conversation has ever had access to. */
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

/** The conversations with a grant that was not ended yet. */
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

/** Ends a conversation's grants: for some reservations, or all of them together with its open codes. */
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

/** The stored outcome of a message's proof; undefined if it was not checked yet. */
export async function findAttempt(trx: Trx, messageId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('accessAttempt')
    .select('outcome')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row?.outcome;
}

/** Stores the outcome of a message's proof. */
export async function insertAttempt(trx: Trx, attempt: Row<'accessAttempt'>): Promise<void> {
  await trx.insertInto('accessAttempt').values(attempt).execute();
}

/** Stores codes that are sent together (or a decoy), and ends the conversation's earlier ones. */
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

/** The conversation's open codes, one for each mailbox. */
export async function listOpenCodes(trx: Trx, conversationId: string, now: string): Promise<AccessCode[]> {
  return trx
    .selectFrom('accessCode')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}

/** Stores a code's attempts or its end. */
export async function changeCode(
  trx: Trx,
  id: string,
  change: Pick<AccessCode, 'attempts' | 'endedAt'>,
): Promise<void> {
  await trx.updateTable('accessCode').set(change).where('id', '=', id).execute();
}

/** Counts of tries or codes for one booking: all, of the conversation, and of the conversation or its network. */
export interface AtBooking {
  all: number;
  ofConversation: number;
  ofNetwork: number;
}

/** The conversation that asks, and its address. */
interface Asker {
  conversationId: string;
  addressKey: string | null;
}

/** Counts the codes sent for a booking since an instant. */
export async function countCodes(trx: Trx, reservationId: string, self: Asker, since: string): Promise<AtBooking> {
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

/** Counts the tries to name a booking: of a conversation, its address and the property, each since its own instant. */
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

/** Counts the tries for one booking since an instant. */
export async function countTriesAt(
  trx: Trx,
  { propertyId, reservationId, ...self }: Asker & { propertyId: string; reservationId: string },
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

/** Deletes tries, their outcomes and codes from before an instant. */
export async function deleteTriesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('accessTry').where('at', '<', at).execute();
  await trx.deleteFrom('accessAttempt').where('at', '<', at).execute();
  await trx.deleteFrom('accessCode').where('expiresAt', '<', at).execute();
}
