import type Sqlite from 'better-sqlite3';
import { type SqliteDatabase, SqliteDialect, SqliteQueryCompiler } from 'kysely';

const STATEMENTS_MAX = 500;

/**
 * SQLite looks at a bare parameter's value when it plans joins, orders and limits, and then plans the statement again for
 * each value, which takes longer than running it. What `+?` holds is the same, and it does not look there.
 */
class CompilerForKeeping extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** SQLite's dialect, its statements written so that they are planned once. */
export class KeepingDialect extends SqliteDialect {
  override createQueryCompiler(): SqliteQueryCompiler {
    return new CompilerForKeeping();
  }
}

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
