import type { Kysely } from 'kysely';
import type { Db, Schema } from './schema.ts';

/**
 * What the ids of an audit log are called today, by id; an id of another account, or of what is gone, is not among them.
 * The log itself holds ids alone: what was erased has no name in it.
 */
export async function findAuditNames(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const of = (prefix: string) => [...new Set(ids.filter((id) => id.startsWith(`${prefix}_`)))];
  const keep = (rows: readonly { id: string; name: string | null }[]) => {
    for (const { id, name } of rows) if (name !== null && name.trim() !== '') names.set(id, name.trim());
  };
  const users = of('usr');
  if (users.length > 0) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'name', 'email'])
      .where('accountId', '=', accountId)
      .where('id', 'in', users)
      .execute();
    keep(rows.map(({ id, name, email }) => ({ id, name: name.trim() === '' ? email : name })));
  }
  const keys = of('key');
  if (keys.length > 0)
    keep(
      await db
        .selectFrom('apiKey')
        .select(['id', 'name'])
        .where('accountId', '=', accountId)
        .where('id', 'in', keys)
        .execute(),
    );
  const properties = of('prp');
  if (properties.length > 0)
    keep(await own(db, accountId).select(['id', 'name']).where('id', 'in', properties).execute());
  const conversations = of('cnv');
  if (conversations.length > 0)
    keep(
      await db
        .selectFrom('conversation')
        .select(['id', 'guestName as name'])
        .where('id', 'in', conversations)
        .where('propertyId', 'in', own(db, accountId).select('id'))
        .execute(),
    );
  const tasks = of('tsk');
  if (tasks.length > 0)
    keep(
      await db
        .selectFrom('task')
        .select(['id', 'title as name'])
        .where('id', 'in', tasks)
        .where('propertyId', 'in', own(db, accountId).select('id'))
        .execute(),
    );
  const reservations = of('rsv');
  if (reservations.length > 0)
    keep(
      await db
        .selectFrom('reservation')
        .select(['id', 'confirmationNumber as name'])
        .where('id', 'in', reservations)
        .where('propertyId', 'in', own(db, accountId).select('id'))
        .execute(),
    );
  const guests = of('gst');
  if (guests.length > 0) {
    const rows = await db
      .selectFrom('guest')
      .select(['id', 'firstName', 'lastName'])
      .where('id', 'in', guests)
      .where('propertyId', 'in', own(db, accountId).select('id'))
      .execute();
    keep(rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })));
  }
  return names;
}

function own(db: Kysely<Schema>, accountId: string) {
  return db.selectFrom('property').where('accountId', '=', accountId);
}
