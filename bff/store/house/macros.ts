import { z } from 'zod';
import { conversationAction, type Macro } from '../../../shared/api/macros.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More macros than staff can keep track of. */
export const MACROS_MAX = 100;

const actions = z.array(conversationAction);

/** The property's macros by name. */
export async function listMacros(db: Db | Trx, propertyId: string): Promise<Macro[]> {
  const rows = await db
    .selectFrom('macro')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .limit(MACROS_MAX)
    .execute();
  return rows.map(toMacro);
}

export async function findMacro(db: Db | Trx, propertyId: string, id: string): Promise<Macro | undefined> {
  const row = await db
    .selectFrom('macro')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMacro(row);
}

export async function insertMacro(
  trx: Trx,
  propertyId: string,
  fields: Pick<Macro, 'name' | 'actions'>,
  at: string,
): Promise<Macro> {
  const added = { ...fields, id: newId('macro'), createdAt: at, updatedAt: at };
  await trx
    .insertInto('macro')
    .values({ ...added, propertyId, actions: JSON.stringify(fields.actions) })
    .execute();
  return added;
}

export async function saveMacro(trx: Trx, propertyId: string, { id, ...changed }: Macro): Promise<void> {
  await trx
    .updateTable('macro')
    .set({ name: changed.name, actions: JSON.stringify(changed.actions), updatedAt: changed.updatedAt })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

export async function deleteMacro(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('macro').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

function toMacro({ propertyId: _, ...row }: Row<'macro'>): Macro {
  return { ...row, actions: readJson(actions, row.actions) };
}
