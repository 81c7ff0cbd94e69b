import type { Db, Trx } from './schema.ts';

/** What colleagues are called, by id. */
export async function findUserNames(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name === '' ? row.email : row.name]));
}
