import type { Channel } from '../../../shared/domain/conversation.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

/** A guest's address on a channel, with its conversation. */
export type ChannelContact = Row<'channelContact'>;

export async function findContact(
  db: Db | Trx,
  propertyId: string,
  channel: Channel,
  address: string,
): Promise<ChannelContact | undefined> {
  return db
    .selectFrom('channelContact')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .executeTakeFirst();
}

/** A conversation's contact; undefined for the site's chat. */
export async function findContactOf(db: Db | Trx, conversationId: string): Promise<ChannelContact | undefined> {
  return (await byConversation(db, { conversationId })).rows[0];
}

const byConversation = keepQuery((db, place: Place<{ conversationId: string }>) =>
  db.selectFrom('channelContact').selectAll().where('conversationId', '=', place('conversationId')),
);

/** The contacts of conversations, by conversation id. */
export async function findContactsOf(
  db: Db | Trx,
  conversationIds: readonly string[],
): Promise<Map<string, ChannelContact>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('channelContact')
    .selectAll()
    .where('conversationId', 'in', conversationIds)
    .execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** Notes that a guest wrote from this address. A message that arrives late does not set back the last time. */
export async function saveHeard(
  trx: Trx,
  given: Pick<ChannelContact, 'propertyId' | 'channel' | 'address' | 'conversationId' | 'heardAt' | 'thread'>,
): Promise<void> {
  await trx
    .insertInto('channelContact')
    .values({
      ...given,
      optedOutAt: null,
      optOutText: null,
      optOutBy: null,
      noMarketingAt: null,
      termsVersion: null,
      termsLanguage: null,
      termsAt: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['propertyId', 'channel', 'address']).doUpdateSet((set) => ({
        conversationId: given.conversationId,
        thread: set.fn.coalesce(set.val(given.thread), 'channelContact.thread'),
        heardAt: set
          .case()
          .when('channelContact.heardAt', '>', given.heardAt)
          .then(set.ref('channelContact.heardAt'))
          .else(given.heardAt)
          .end(),
      })),
    )
    .execute();
}

/** Stores the guest's opt-out from a channel, with their words and who enforces it; null: opted in again. */
export async function saveOptOut(
  trx: Trx,
  conversationId: string,
  out: { at: string; text: string; by: 'house' | 'platform' } | null,
): Promise<void> {
  await trx
    .updateTable('channelContact')
    .set({ optedOutAt: out?.at ?? null, optOutText: out?.text ?? null, optOutBy: out?.by ?? null })
    .where('conversationId', '=', conversationId)
    .execute();
}

/** Stores which version of the house's consent text the guest was shown, in what language and when. */
export async function saveTermsShown(
  trx: Trx,
  conversationId: string,
  { version, language, at }: { version: string; language: string; at: string },
): Promise<void> {
  await trx
    .updateTable('channelContact')
    .set({ termsVersion: version, termsLanguage: language, termsAt: at })
    .where('conversationId', '=', conversationId)
    .execute();
}

/** Stores since when the guest wants no offers on this channel; null: they want them. */
export async function saveMarketingWish(trx: Trx, conversationId: string, noMarketingAt: string | null): Promise<void> {
  await trx.updateTable('channelContact').set({ noMarketingAt }).where('conversationId', '=', conversationId).execute();
}

/** When a guest last wrote on a property's channel; null: never. */
export async function findLastHeard(db: Db, propertyId: string, channel: Channel): Promise<string | null> {
  const row = await db
    .selectFrom('channelContact')
    .select((select) => select.fn.max('heardAt').as('heardAt'))
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.heardAt ?? null;
}
