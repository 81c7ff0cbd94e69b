import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

export type Consent = Omit<Row<'guestConsent'>, 'id'>;

/** Stores a guest's yes or no; earlier ones stay too. */
export async function insertConsent(trx: Trx, consent: Consent): Promise<void> {
  await trx
    .insertInto('guestConsent')
    .values({ ...consent, id: newId('consent') })
    .execute();
}

/** Did the guest agree to this version of the text, and not change their mind? */
export async function hasConsented(db: Db | Trx, conversationId: string, version: string): Promise<boolean> {
  const last = await db
    .selectFrom('guestConsent')
    .select(['version', 'granted'])
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.granted === 1 && last.version === version;
}

/** The consents given or refused in these conversations, the oldest first. */
export async function listConsentsOf(db: Db, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  const rows = await db
    .selectFrom('guestConsent')
    .select(['version', 'language', 'granted', 'at'])
    .where('conversationId', 'in', conversationIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, granted: row.granted === 1 }));
}
