import type { Db, Row, Trx } from '../schema/schema.ts';

/** Where a guest of the site's chat is written to once they have gone, and the words they agreed to. */
export type FollowUp = Row<'followUp'>;

/** Keeps the address in the place of an earlier one. */
export async function saveFollowUp(trx: Trx, given: FollowUp): Promise<void> {
  const { address, consentText, language, at } = given;
  await trx
    .insertInto('followUp')
    .values(given)
    .onConflict((conflict) => conflict.column('conversationId').doUpdateSet({ address, consentText, language, at }))
    .execute();
}

export async function findFollowUp(db: Db | Trx, conversationId: string): Promise<FollowUp | undefined> {
  return db.selectFrom('followUp').selectAll().where('conversationId', '=', conversationId).executeTakeFirst();
}

/** Those of these conversations, by their ids. */
export async function findFollowUps(db: Db | Trx, conversationIds: readonly string[]): Promise<Map<string, FollowUp>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db.selectFrom('followUp').selectAll().where('conversationId', 'in', conversationIds).execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** Forgets an address: of one conversation, or of all of a property where its owner wants no more. */
export async function deleteFollowUps(
  trx: Trx,
  propertyId: string,
  which: { conversationId: string } | { address: string },
): Promise<void> {
  const [column, value] =
    'address' in which ? (['address', which.address] as const) : (['conversationId', which.conversationId] as const);
  await trx.deleteFrom('followUp').where('propertyId', '=', propertyId).where(column, '=', value).execute();
}
