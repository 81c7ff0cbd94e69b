import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '../schema/schema.ts';

type Row = { id: string; name: string | null };
/** Finds the names for ids of one kind, among the account's own. */
type Find = (db: Db, accountId: string, ids: readonly string[]) => Promise<Row[]>;

/** Finds names that the hotel's staff gave. */
const findNamesIn =
  (table: 'cannedReply' | 'label' | 'macro'): Find =>
  (db, accountId, ids) =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', selectProperties(db, accountId).select('id'))
      .execute();

/** Finders by the prefix of the id. */
const FINDERS: Readonly<Record<string, Find>> = {
  usr: async (db, accountId, ids) => {
    const users = db.selectFrom('user').select(['id', 'name', 'email']).where('accountId', '=', accountId);
    const rows = await users.where('id', 'in', ids).execute();
    return rows.map(({ id, name, email }) => ({ id, name: name.trim() === '' ? email : name }));
  },
  key: (db, accountId, ids) =>
    db.selectFrom('apiKey').select(['id', 'name']).where('accountId', '=', accountId).where('id', 'in', ids).execute(),
  prp: (db, accountId, ids) => selectProperties(db, accountId).select(['id', 'name']).where('id', 'in', ids).execute(),
  cnv: (db, accountId, ids) =>
    db
      .selectFrom('conversation')
      .select(['id', 'guestName as name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', selectProperties(db, accountId).select('id'))
      .execute(),
  tsk: (db, accountId, ids) =>
    db
      .selectFrom('task')
      .select(['id', 'title as name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', selectProperties(db, accountId).select('id'))
      .execute(),
  rsv: (db, accountId, ids) =>
    db
      .selectFrom('reservation')
      .select(['id', sql<string>`coalesce(nullif("numberWritten", ''), "confirmationNumber")`.as('name')])
      .where('id', 'in', ids)
      .where('propertyId', 'in', selectProperties(db, accountId).select('id'))
      .execute(),
  can: findNamesIn('cannedReply'),
  lbl: findNamesIn('label'),
  mac: findNamesIn('macro'),
  gst: async (db, accountId, ids) => {
    const rows = await db
      .selectFrom('guest')
      .select(['id', 'firstName', 'lastName'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', selectProperties(db, accountId).select('id'))
      .execute();
    return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  },
};

/**
 * The present names for the ids in an audit log. Ids of other accounts and of deleted things are left out. The log
 * itself holds ids only, so that no name of an erased person stays in it.
 */
export async function findAuditNames(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [prefix, find] of Object.entries(FINDERS)) {
    const wantedIds = [...new Set(ids.filter((id) => id.startsWith(`${prefix}_`)))];
    const rows = wantedIds.length === 0 ? [] : await find(db, accountId, wantedIds);
    for (const { id, name } of rows) if (name !== null && name.trim() !== '') names.set(id, name.trim());
  }
  return names;
}

function selectProperties(db: Kysely<Schema>, accountId: string) {
  return db.selectFrom('property').where('accountId', '=', accountId);
}
