import type { Db, Row, Trx } from '../schema/schema.ts';

/** The purposes in `modelUsage` for model calls that staff ask for. */
export const TRANSLATION_PURPOSES = ['translate_message', 'translate_reply', 'translate_text'] as const;
export type TranslationPurpose = (typeof TRANSLATION_PURPOSES)[number];

/** A message translated by a model. It is deleted with its message. */
export type StoredTranslation = Row<'messageTranslation'>;

export async function findTranslation(
  db: Db | Trx,
  messageId: string,
  language: string,
): Promise<StoredTranslation | undefined> {
  return db
    .selectFrom('messageTranslation')
    .selectAll()
    .where('messageId', '=', messageId)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** The translations of these messages: by message, then by language. */
export async function findTranslations(
  db: Db | Trx,
  messageIds: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const byMessage = new Map<string, Record<string, string>>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db.selectFrom('messageTranslation').selectAll().where('messageId', 'in', messageIds).execute();
  for (const { messageId, language, text } of rows)
    byMessage.set(messageId, { ...byMessage.get(messageId), [language]: text });
  return byMessage;
}

/** Stores a translation, unless there is one already. */
export async function insertTranslation(trx: Trx, translation: StoredTranslation): Promise<void> {
  await trx
    .insertInto('messageTranslation')
    .values(translation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How often staff had the model translate in a conversation since an instant. */
export async function countTranslationCalls(
  db: Db | Trx,
  propertyId: string,
  conversationId: string,
  since: string,
): Promise<number> {
  const { calls } = await db
    .selectFrom('modelUsage')
    .select((select) => select.fn.countAll<number>().as('calls'))
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('purpose', 'in', TRANSLATION_PURPOSES)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return calls;
}
