import type { Db, Trx } from '../schema/schema.ts';
import { roleAt, worksAtOneOf } from './users.ts';

/** The names of colleagues by id. */
export async function findUserNames(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name === '' ? row.email : row.name]));
}

/** The names of colleagues and of API keys by id. */
export async function findActorNames(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  const names = await findUserNames(db, ids);
  const keyIds = ids.filter((id) => !names.has(id));
  if (keyIds.length === 0) return names;
  const keys = await db.selectFrom('apiKey').select(['id', 'name']).where('id', 'in', keyIds).execute();
  return new Map([...names, ...keys.map(({ id, name }): [string, string] => [id, name])]);
}

/**
 * The sender's name that a guest sees: the colleague's name, or the property's if an API key writes or the colleague
 * has no name. Never an e-mail address.
 */
export async function findNameForGuest(db: Db | Trx, propertyId: string, userId: string | null): Promise<string> {
  const user = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', userId ?? '')
    .executeTakeFirst();
  if (user !== undefined && user.name.trim() !== '' && !user.name.includes('@')) return user.name;
  const property = await db
    .selectFrom('property')
    .select('name')
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return property.name;
}

/** Whether this colleague still works at the property. */
export async function worksFor(db: Db | Trx, propertyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .innerJoin('property', 'property.accountId', 'user.accountId')
    .select('user.id')
    .where('property.id', '=', propertyId)
    .where('user.id', '=', userId)
    .where('user.disabledAt', 'is', null)
    .where(worksAtOneOf([propertyId]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this colleague may read the conversations of the property's guests. */
export async function answersGuests(db: Db | Trx, propertyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select(roleAt(propertyId).as('role'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.role !== 'worker';
}

/** The names of the property's present colleagues who may answer its guests. */
export async function listAnswering(db: Db | Trx, propertyId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('user')
    .innerJoin('property', 'property.accountId', 'user.accountId')
    .select(['user.id', 'user.name', 'user.email'])
    .where('property.id', '=', propertyId)
    .where('user.disabledAt', 'is', null)
    .where(worksAtOneOf([propertyId]))
    .where(roleAt(propertyId), '!=', 'worker')
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name === '' ? email : name }));
}
