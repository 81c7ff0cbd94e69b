import type { Trx } from './schema.ts';

/**
 * Takes conversations out of the store with everything that holds a guest's words: messages, decisions, drafts, tasks,
 * work still to do, unanswered questions. What stays is their ids, so that a page that knows one is told.
 */
export async function eraseConversations(
  trx: Trx,
  propertyId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  for (const id of ids) {
    const messages = trx.selectFrom('message').select('id').where('conversationId', '=', id);
    await trx.deleteFrom('outbox').where('kind', '=', 'turn').where('key', 'in', messages).execute();
    const codes = trx.selectFrom('accessCode').select('id').where('conversationId', '=', id);
    await trx.deleteFrom('outbox').where('kind', '=', 'mail').where('key', 'in', codes).execute();
    await eraseQuestions(trx, id);
    await trx.deleteFrom('task').where('propertyId', '=', propertyId).where('conversationId', '=', id).execute();
    await trx.deleteFrom('deskEvent').where('propertyId', '=', propertyId).where('conversationId', '=', id).execute();
    await trx.deleteFrom('conversation').where('propertyId', '=', propertyId).where('id', '=', id).execute();
    await trx
      .insertInto('erasedConversation')
      .values({ conversationId: id, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A group keeps the words of those who stay; without any it goes. */
async function eraseQuestions(trx: Trx, conversationId: string): Promise<void> {
  const asked = await trx
    .selectFrom('unansweredQuestion')
    .select(['groupId', 'text'])
    .where('conversationId', '=', conversationId)
    .execute();
  await trx.deleteFrom('unansweredQuestion').where('conversationId', '=', conversationId).execute();
  for (const { groupId, text } of asked) {
    const other = await trx
      .selectFrom('unansweredQuestion')
      .select(['text', 'language'])
      .where('groupId', '=', groupId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (other === undefined) await trx.deleteFrom('unansweredGroup').where('id', '=', groupId).execute();
    else
      await trx
        .updateTable('unansweredGroup')
        .set({ question: other.text, language: other.language })
        .where('id', '=', groupId)
        .where('question', '=', text)
        .execute();
  }
}
