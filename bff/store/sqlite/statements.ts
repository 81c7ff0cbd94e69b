import type Sqlite from 'better-sqlite3';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteQueryCompiler } from 'kysely';

const STATEMENTS_MAX = 500;

/**
 * Writes parameters as `+?`. For a bare `?` SQLite plans the statement again for each new value, which takes longer than
 * running the statement; for `+?` SQLite plans once.
 */
class CompilerForKeeping extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** The connection of each dialect's adapter, for `findConnection`. */
const connections = new WeakMap<DialectAdapter, Sqlite.Database>();

/**
 * Runs all migrations of a start in one transaction, together with Kysely's record of them. By default Kysely records a
 * migration after its commit: if the process is killed in between, the migration would run again and always fail.
 */
class AdapterForMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect, with statements that are prepared and planned once. */
export class KeepingDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: keepStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new CompilerForKeeping();
  }

  override createAdapter(): DialectAdapter {
    const adapter = new AdapterForMigrations();
    connections.set(adapter, this.#sqlite);
    return adapter;
  }
}

/** The connection of a SQLite database; undefined for other databases. */
export function findConnection(adapter: DialectAdapter): Sqlite.Database | undefined {
  return connections.get(adapter);
}

/**
 * Prepares each statement once: the server has only some hundred statements, and preparing one costs as much as running it. If
 * the limit is exceeded, the least recently used statement is dropped.
 */
function keepStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const prepared = statements.get(sql);
      statements.delete(sql);
      const statement = prepared ?? sqlite.prepare(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > STATEMENTS_MAX && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}
