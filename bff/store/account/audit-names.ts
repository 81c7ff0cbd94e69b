import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '../schema/schema.ts';

type Row = { id: string; name: string | null };
/** Finds what ids of one kind are called, among what is the account's. */
type Find = (db: Db, accountId: string, ids: readonly string[]) => Promise<Row[]>;

/** What the house itself gave a name. */
const named =
  (table: 'cannedReply' | 'label' | 'macro'): Find =>
  (db, accountId, ids) =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute();

/** By the prefix of the ids. */
const FINDERS: Readonly<Record<string, Find>> = {
  usr: async (db, accountId, ids) => {
    const found = db.selectFrom('user').select(['id', 'name', 'email']).where('accountId', '=', accountId);
    const rows = await found.where('id', 'in', ids).execute();
    return rows.map(({ id, name, email }) => ({ id, name: name.trim() === '' ? email : name }));
  },
  key: (db, accountId, ids) =>
    db.selectFrom('apiKey').select(['id', 'name']).where('accountId', '=', accountId).where('id', 'in', ids).execute(),
  prp: (db, accountId, ids) => own(db, accountId).select(['id', 'name']).where('id', 'in', ids).execute(),
  cnv: (db, accountId, ids) =>
    db
      .selectFrom('conversation')
      .select(['id', 'guestName as name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute(),
  tsk: (db, accountId, ids) =>
    db
      .selectFrom('task')
      .select(['id', 'title as name'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute(),
  rsv: (db, accountId, ids) =>
    db
      .selectFrom('reservation')
      .select(['id', sql<string>`coalesce(nullif("numberWritten", ''), "confirmationNumber")`.as('name')])
      .where('id', 'in', ids)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute(),
  can: named('cannedReply'),
  lbl: named('label'),
  mac: named('macro'),
  gst: async (db, accountId, ids) => {
    const rows = await db
      .selectFrom('guest')
      .select(['id', 'firstName', 'lastName'])
      .where('id', 'in', ids)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute();
    return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  },
};

/**
 * What the ids of an audit log are called today, by id; an id of another account, or of what is gone, is not among them.
 * The log itself holds ids alone: what was erased has no name in it.
 */
export async function findAuditNames(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [prefix, find] of Object.entries(FINDERS)) {
    const wanted = [...new Set(ids.filter((id) => id.startsWith(`${prefix}_`)))];
    const rows = wanted.length === 0 ? [] : await find(db, accountId, wanted);
    for (const { id, name } of rows) if (name !== null && name.trim() !== '') names.set(id, name.trim());
  }
  return names;
}

function own(db: Kysely<Schema>, accountId: string) {
  return db.selectFrom('property').where('accountId', '=', accountId);
}
