import type { Db, Trx } from '../schema/schema.ts';

/** Ends what let somebody in at the time of a backup: a link that was used since would open again, and so would a closed session. */
export async function endSignIns(trx: Trx): Promise<void> {
  await trx.deleteFrom('staffSession').execute();
  await trx.deleteFrom('oneTimeToken').execute();
  await trx.deleteFrom('accessCode').execute();
  await trx.deleteFrom('conversationLink').execute();
  await trx.deleteFrom('fileLink').execute();
}

/** What was erased for good, by ids that tell nothing. */
export interface Erasures {
  conversations: string[];
  guests: string[];
}

/** Everything that a store remembers to have erased. */
export async function listErasures(db: Db): Promise<Erasures> {
  const conversations = await db.selectFrom('erasedConversation').select('conversationId').execute();
  const guests = await db.selectFrom('audit').select('subject').where('action', '=', 'guest.erased').execute();
  return {
    conversations: conversations.map(({ conversationId }) => conversationId),
    guests: guests.map(({ subject }) => subject),
  };
}

/** Those of these conversations that are here, by the property they belong to. */
export async function listPresent(trx: Trx, ids: readonly string[]): Promise<{ id: string; propertyId: string }[]> {
  const found: { id: string; propertyId: string }[] = [];
  for (const id of ids) {
    const row = await trx
      .selectFrom('conversation')
      .select(['id', 'propertyId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) found.push(row);
  }
  return found;
}
