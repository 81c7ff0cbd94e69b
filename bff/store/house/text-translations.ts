import { sql } from 'kysely';
import { z } from 'zod';
import { TEXT_STATUSES, type TextStatus } from '../../../shared/domain/house/house-texts.ts';
import { ID_PREFIX } from '../../../shared/domain/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, upsertRows } from '../sqlite/bulk.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

/** A text of the hotel in another language. `madeOf`: the hash of the original that was translated. */
export interface StoredText {
  propertyId: string;
  textId: string;
  language: string;
  question: string;
  text: string;
  status: Exclude<TextStatus, 'outdated'>;
  madeOf: string;
  updatedAt: string;
}

const status = z.enum(TEXT_STATUSES).exclude(['outdated']);
const COLUMNS = ['propertyId', 'textId', 'language', 'question', 'text', 'status', 'madeOf', 'updatedAt'] as const;

/** The property's translations, all or in some languages. */
export async function listTextTranslations(
  db: Db | Trx,
  propertyId: string,
  languages?: readonly string[],
): Promise<StoredText[]> {
  let query = db.selectFrom('textTranslation').selectAll().where('propertyId', '=', propertyId);
  if (languages !== undefined) query = query.where('language', 'in', anyOf(languages));
  return (await query.orderBy('language').orderBy('textId').execute()).map(toStored);
}

const readSome = keepQuery((db, place: Place<{ propertyId: string; language: string; textIds: string }>) =>
  db
    .selectFrom('textTranslation')
    .selectAll()
    .where('propertyId', '=', place('propertyId'))
    .where('language', '=', place('language'))
    .where('textId', 'in', sql<string>`(select value from json_each(${place('textIds')}))`),
);

/** The translations of some texts into one language. */
export async function findTextTranslations(
  db: Db | Trx,
  propertyId: string,
  language: string,
  textIds: readonly string[],
): Promise<StoredText[]> {
  if (textIds.length === 0) return [];
  const { rows } = await readSome(db, { propertyId, language, textIds: JSON.stringify(textIds) });
  return rows.map(toStored);
}

/** Stores translations; each replaces an earlier one of the same text and language. */
export async function saveTextTranslations(trx: Trx, translations: readonly StoredText[]): Promise<void> {
  await upsertRows(trx, 'textTranslation', COLUMNS, translations, {
    key: ['propertyId', 'textId', 'language'],
    update: ['question', 'text', 'status', 'madeOf', 'updatedAt'],
  });
}

/** Deletes translations of entries that no longer exist. */
export async function forgetTranslations(trx: Trx, propertyId: string): Promise<void> {
  await trx
    .deleteFrom('textTranslation')
    .where('propertyId', '=', propertyId)
    .where('textId', 'like', `${ID_PREFIX.faq}_%`)
    .where('textId', 'not in', (entries) => entries.selectFrom('faq').select('id').where('propertyId', '=', propertyId))
    .execute();
}

function toStored(row: Row<'textTranslation'>): StoredText {
  return { ...row, status: status.parse(row.status) };
}
