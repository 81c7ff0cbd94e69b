import type { Trx } from '../schema/schema.ts';

/** To how many guests of a property a colleague wrote since an instant, and to how many of them these very words. */
export async function countWrittenTo(
  trx: Trx,
  { propertyId, userId, text, since }: { propertyId: string; userId: string; text: string; since: string },
): Promise<{ guests: number; sameWords: number }> {
  const words = text.trim();
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
  const same = words === '' ? [] : rows.filter((row) => row.text.trim() === words);
  return { guests: guests.size, sameWords: new Set(same.map(({ conversationId }) => conversationId)).size };
}
