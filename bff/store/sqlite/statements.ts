import type Sqlite from 'better-sqlite3';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteQueryCompiler } from 'kysely';

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

/** The connection behind each dialect's adapter, for what does not go the long way (`findConnection`). */
const connections = new WeakMap<DialectAdapter, Sqlite.Database>();

/**
 * All migrations of a start go in one transaction, with the notes of which ran. By itself Kysely notes each after it was committed: one
 * that was killed in between would find its own tables in its way for ever.
 */
class AdapterForMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite's dialect, its statements written so that they are planned once. */
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

/** The one connection of a SQLite database; undefined for any other. */
export function findConnection(adapter: DialectAdapter): Sqlite.Database | undefined {
  return connections.get(adapter);
}

/**
 * The database with each statement prepared once: the same few hundred texts are run again and again, and preparing one
 * costs as much as running it. Of too many texts the one used longest ago goes first.
 */
function keepStatements(sqlite: Sqlite.Database): SqliteDatabase {
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
