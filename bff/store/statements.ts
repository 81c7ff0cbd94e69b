import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

const STATEMENTS_MAX = 500;

/**
 * The database with each statement prepared once: the same few hundred texts are run again and again, and preparing one
 * costs as much as running it. Of too many texts the one used longest ago goes first.
 */
export function keepStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql);
      kept.delete(sql);
      const statement = known ?? sqlite.prepare(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > STATEMENTS_MAX && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}
