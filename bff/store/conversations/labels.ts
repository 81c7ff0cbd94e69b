import type { Label } from '../../../shared/api/labels.ts';
import { LABEL_TONES } from '../../../shared/domain/staff/label.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

/** More labels than staff can keep track of. */
export const LABELS_MAX = 100;

/** The property's labels by name. */
export async function listLabels(db: Db | Trx, propertyId: string): Promise<Label[]> {
  const rows = await db
    .selectFrom('label')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .limit(LABELS_MAX)
    .execute();
  return rows.map(toLabel);
}

export async function findLabel(db: Db | Trx, propertyId: string, id: string): Promise<Label | undefined> {
  const row = await db
    .selectFrom('label')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toLabel(row);
}

export async function insertLabel(
  trx: Trx,
  propertyId: string,
  fields: Pick<Label, 'name' | 'tone'>,
  at: string,
): Promise<Label> {
  const label = { ...fields, id: newId('label'), createdAt: at, updatedAt: at };
  await trx
    .insertInto('label')
    .values({ ...label, propertyId })
    .execute();
  return label;
}

export async function saveLabel(trx: Trx, propertyId: string, { id, name, tone, updatedAt }: Label): Promise<void> {
  await trx
    .updateTable('label')
    .set({ name, tone, updatedAt })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a label; conversations lose it. */
export async function deleteLabel(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('label').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

/** The ids of each conversation's labels. */
export async function findLabelsOf(db: Db | Trx, conversationIds: readonly string[]): Promise<Map<string, string[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversationLabel')
    .selectAll()
    .where('conversationId', 'in', conversationIds)
    .orderBy('labelId')
    .execute();
  const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
  return new Map([...byConversation].map(([id, rowsOf]) => [id, rowsOf.map(({ labelId }) => labelId)]));
}

/** Replaces the labels of a conversation. */
export async function saveLabelsOf(trx: Trx, conversationId: string, labelIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('conversationLabel').where('conversationId', '=', conversationId).execute();
  if (labelIds.length === 0) return;
  await trx
    .insertInto('conversationLabel')
    .values(labelIds.map((labelId) => ({ conversationId, labelId })))
    .execute();
}

function toLabel({ propertyId: _, tone, ...row }: Row<'label'>): Label {
  return { ...row, tone: LABEL_TONES.find((labelTone) => labelTone === tone) ?? 'grey' };
}
