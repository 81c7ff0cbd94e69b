import type { Db, Trx } from '../schema/schema.ts';

/** Ends all sessions, links and codes of a restored backup: links that were closed or used after the backup would work again. */
export async function endSignIns(trx: Trx): Promise<void> {
  await trx.deleteFrom('staffSession').execute();
  await trx.deleteFrom('oneTimeToken').execute();
  await trx.deleteFrom('accessCode').execute();
  await trx.deleteFrom('conversationLink').execute();
  await trx.deleteFrom('fileLink').execute();
}

/** The ids of erased conversations and guests. */
export interface Erasures {
  conversations: string[];
  guests: string[];
}

/** Lists all erasures recorded in the store. */
export async function listErasures(db: Db): Promise<Erasures> {
  const conversations = await db.selectFrom('erasedConversation').select('conversationId').execute();
  const guests = await db.selectFrom('audit').select('subject').where('action', '=', 'guest.erased').execute();
  return {
    conversations: conversations.map(({ conversationId }) => conversationId),
    guests: guests.map(({ subject }) => subject),
  };
}

/** Lists those of the conversations that exist in the store, with their properties. */
export async function listPresent(trx: Trx, ids: readonly string[]): Promise<{ id: string; propertyId: string }[]> {
  const present: { id: string; propertyId: string }[] = [];
  for (const id of ids) {
    const row = await trx
      .selectFrom('conversation')
      .select(['id', 'propertyId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) present.push(row);
  }
  return present;
}
