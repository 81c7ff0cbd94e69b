import type { Trx } from '../schema/schema.ts';
import { toGroup, type UnansweredGroup } from './unanswered.ts';

/**
 * Moves a group's questions into another, which then shows the newest question and gets the given signature. A
 * conversation with questions in both counts once.
 */
export async function mergeGroups(
  trx: Trx,
  from: UnansweredGroup,
  into: UnansweredGroup,
  signature: UnansweredGroup['signature'],
): Promise<UnansweredGroup> {
  const conversationsInBoth = await trx
    .selectFrom('unansweredQuestion as one')
    .innerJoin('unansweredQuestion as other', 'other.conversationId', 'one.conversationId')
    .where('one.groupId', '=', from.id)
    .where('other.groupId', '=', into.id)
    .select('one.conversationId')
    .distinct()
    .execute();
  await trx.updateTable('unansweredQuestion').set({ groupId: into.id }).where('groupId', '=', from.id).execute();
  await trx.deleteFrom('unansweredGroup').where('id', '=', from.id).execute();
  const newest = from.lastAt > into.lastAt ? from : into;
  const changed = {
    count: into.count + from.count - conversationsInBoth.length,
    question: newest.question,
    language: newest.language,
    signature: JSON.stringify(signature),
    firstAt: from.firstAt < into.firstAt ? from.firstAt : into.firstAt,
    lastAt: newest.lastAt,
  };
  await trx.updateTable('unansweredGroup').set(changed).where('id', '=', into.id).execute();
  return { ...into, ...changed, signature };
}

/** Closes a group that is still open. Undefined if it was closed before, by a colleague. */
export async function closeGroup(
  trx: Trx,
  { propertyId, id }: Pick<UnansweredGroup, 'propertyId' | 'id'>,
  outcome: { state: 'answered' | 'dismissed'; faqId: string | null },
): Promise<UnansweredGroup | undefined> {
  const row = await trx
    .updateTable('unansweredGroup')
    .set(outcome)
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  return row && toGroup(row);
}

/** Reopens a dismissed group. Undefined if it was not dismissed. */
export async function reopenGroup(
  trx: Trx,
  { propertyId, id }: Pick<UnansweredGroup, 'propertyId' | 'id'>,
): Promise<UnansweredGroup | undefined> {
  const row = await trx
    .updateTable('unansweredGroup')
    .set({ state: 'open' })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'dismissed')
    .returningAll()
    .executeTakeFirst();
  return row && toGroup(row);
}
