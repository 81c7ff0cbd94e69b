import type { Trx } from '../schema/schema.ts';

/** Counts the guests of a property to whom a colleague wrote since an instant, and those who got exactly this text. */
export async function countWrittenTo(
  trx: Trx,
  { propertyId, userId, text, since }: { propertyId: string; userId: string; text: string; since: string },
): Promise<{ guests: number; sameWords: number }> {
  const trimmed = text.trim();
  const rows = await trx
    .selectFrom('message')
    .select(['conversationId', 'text'])
    .distinct()
    .where('propertyId', '=', propertyId)
    .where('at', '>', since)
    .where('userId', '=', userId)
    .where('author', '=', 'staff')
    .where('internal', '=', 0)
    .execute();
  const guests = new Set(rows.map(({ conversationId }) => conversationId));
  const sameTexts = trimmed === '' ? [] : rows.filter((row) => row.text.trim() === trimmed);
  return { guests: guests.size, sameWords: new Set(sameTexts.map(({ conversationId }) => conversationId)).size };
}
