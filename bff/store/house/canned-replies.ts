import { z } from 'zod';
import type { CannedReply } from '../../../shared/api/canned-replies.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More replies than staff can keep track of. */
export const CANNED_REPLIES_MAX = 500;

const texts = z.record(z.string(), z.string());

/** The property's canned replies by name. */
export async function listCannedReplies(db: Db, propertyId: string): Promise<CannedReply[]> {
  const rows = await db
    .selectFrom('cannedReply')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .execute();
  return rows.map(toReply);
}

export async function findCannedReply(db: Db | Trx, propertyId: string, id: string): Promise<CannedReply | undefined> {
  const row = await db
    .selectFrom('cannedReply')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toReply(row);
}

/** Whether another canned reply has this name. */
export async function isNameTaken(trx: Trx, propertyId: string, name: string, except?: string): Promise<boolean> {
  const row = await trx
    .selectFrom('cannedReply')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined && row.id !== except;
}

export async function countCannedReplies(trx: Trx, propertyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('cannedReply')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCannedReply(
  trx: Trx,
  propertyId: string,
  fields: Pick<CannedReply, 'name' | 'texts'>,
  at: string,
): Promise<CannedReply> {
  const reply = { ...fields, id: newId('cannedReply'), createdAt: at, updatedAt: at };
  await trx
    .insertInto('cannedReply')
    .values({ ...reply, propertyId, texts: toJson(fields.texts) })
    .execute();
  return reply;
}

export async function saveCannedReply(trx: Trx, propertyId: string, changed: CannedReply): Promise<void> {
  await trx
    .updateTable('cannedReply')
    .set({ name: changed.name, texts: toJson(changed.texts), updatedAt: changed.updatedAt })
    .where('propertyId', '=', propertyId)
    .where('id', '=', changed.id)
    .execute();
}

export async function deleteCannedReply(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('cannedReply').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

function toReply({ propertyId: _, ...row }: Row<'cannedReply'>): CannedReply {
  const byLanguage = Object.entries(readJson(texts, row.texts));
  return { ...row, texts: byLanguage.map(([language, text]) => ({ language, text })) };
}

function toJson(textList: CannedReply['texts']): string {
  return JSON.stringify(Object.fromEntries(textList.map(({ language, text }) => [language, text])));
}
