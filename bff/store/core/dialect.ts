import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether this store is PostgreSQL and not SQLite. For the few places where one SQL text does not serve both. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
