import { CHANNELS, type Channel } from '../../../shared/domain/conversation.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** The conversations that were merged into each of these. */
export async function findMergedInto(
  db: Db | Trx,
  conversationIds: readonly string[],
): Promise<Map<string, { id: string; channel: Channel }[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversation')
    .select(['id', 'channel', 'mergedInto'])
    .where('mergedInto', 'in', conversationIds)
    .orderBy('id')
    .execute();
  const byTarget = Map.groupBy(rows, ({ mergedInto }) => mergedInto ?? '');
  const toEntry = ({ id, channel }: { id: string; channel: string }) => ({
    id,
    channel: CHANNELS.find((knownChannel) => knownChannel === channel) ?? 'widget',
  });
  return new Map([...byTarget].map(([id, rowsOf]) => [id, rowsOf.map(toEntry)]));
}
