import type { Db, Row, Trx } from '../schema/schema.ts';

/** The e-mail address for a guest of the website's chat after they left, and the text they agreed to. */
export type FollowUp = Row<'followUp'>;

/** Stores the address; it replaces an earlier one. */
export async function saveFollowUp(trx: Trx, followUp: FollowUp): Promise<void> {
  const { address, consentText, language, at } = followUp;
  await trx
    .insertInto('followUp')
    .values(followUp)
    .onConflict((conflict) => conflict.column('conversationId').doUpdateSet({ address, consentText, language, at }))
    .execute();
}

export async function findFollowUp(db: Db | Trx, conversationId: string): Promise<FollowUp | undefined> {
  return db.selectFrom('followUp').selectAll().where('conversationId', '=', conversationId).executeTakeFirst();
}

/** The follow-ups of these conversations, by conversation. */
export async function findFollowUps(db: Db | Trx, conversationIds: readonly string[]): Promise<Map<string, FollowUp>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db.selectFrom('followUp').selectAll().where('conversationId', 'in', conversationIds).execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/**
 * Deletes the address of one conversation, or one address from all conversations of a property, if its owner wants no
 * more mail.
 */
export async function deleteFollowUps(
  trx: Trx,
  propertyId: string,
  which: { conversationId: string } | { address: string },
): Promise<void> {
  const [column, value] =
    'address' in which ? (['address', which.address] as const) : (['conversationId', which.conversationId] as const);
  await trx.deleteFrom('followUp').where('propertyId', '=', propertyId).where(column, '=', value).execute();
}
