import type { Db, Trx } from '../schema/schema.ts';

/** Ends all sessions and sign-in links of a restored backup: those closed or used since would work again. */
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

/** Lists all erasures that the store remembers. */
export async function listErasures(db: Db): Promise<Erasures> {
  const conversations = await db.selectFrom('erasedConversation').select('conversationId').execute();
  const guests = await db.selectFrom('audit').select('subject').where('action', '=', 'guest.erased').execute();
  return {
    conversations: conversations.map(({ conversationId }) => conversationId),
    guests: guests.map(({ subject }) => subject),
  };
}

/** Which of these conversations exist here, with their properties. */
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
