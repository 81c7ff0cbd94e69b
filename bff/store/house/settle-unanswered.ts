import type { Trx } from '../schema/schema.ts';
import { toGroup, type UnansweredGroup } from './unanswered.ts';

/**
 * Puts a group's questions into another, which shows what was asked last and has the given signature. A conversation that asked
 * both counts once.
 */
export async function mergeGroups(
  trx: Trx,
  from: UnansweredGroup,
  into: UnansweredGroup,
  given: UnansweredGroup['signature'],
): Promise<UnansweredGroup> {
  const both = await trx
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
    count: into.count + from.count - both.length,
    question: newest.question,
    language: newest.language,
    signature: JSON.stringify(given),
    firstAt: from.firstAt < into.firstAt ? from.firstAt : into.firstAt,
    lastAt: newest.lastAt,
  };
  await trx.updateTable('unansweredGroup').set(changed).where('id', '=', into.id).execute();
  return { ...into, ...changed, signature: given };
}

/** Closes a group that is still open. Undefined where a colleague was faster. */
export async function closeGroup(
  trx: Trx,
  { propertyId, id }: Pick<UnansweredGroup, 'propertyId' | 'id'>,
  closed: { state: 'answered' | 'dismissed'; faqId: string | null },
): Promise<UnansweredGroup | undefined> {
  const row = await trx
    .updateTable('unansweredGroup')
    .set(closed)
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  return row && toGroup(row);
}

/** Has a group that was dismissed wait again. Undefined where it was not. */
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
