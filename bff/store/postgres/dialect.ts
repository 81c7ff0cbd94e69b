import {
  type AbortableOperationOptions,
  type ColumnDefinitionNode,
  CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  type TransactionSettings,
} from 'kysely';
import { describePostgresError } from './errors.ts';
import { toParameter } from './parameters.ts';

/**
 * An arbitrary number for PostgreSQL's advisory lock. Whoever holds it writes to the store until the transaction ends.
 */
const WRITERS = 7_242_083_311;

/** PostgreSQL's types for SQLite's column types. Texts are compared and sorted by bytes, as in SQLite. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'text collate "C"',
  integer: 'bigint',
  blob: 'bytea',
};

/** Compiles queries, and the column types of migrations, for PostgreSQL. */
class Compiler extends PostgresQueryCompiler {
  #isColumn = false;

  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    this.#isColumn = true;
    super.visitColumnDefinition(node);
    this.#isColumn = false;
  }

  protected override visitDataType(node: DataTypeNode): void {
    const type = this.#isColumn ? TYPES[node.dataType] : undefined;
    if (type === undefined) super.visitDataType(node);
    else this.append(type);
  }

  /** An empty list matches nothing. SQLite allows `in ()`, PostgreSQL does not. */
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length === 0) this.append('(select null::text where false)');
    else super.visitPrimitiveValueList(node);
  }
}

function refuse(error: unknown): never {
  throw describePostgresError(error);
}

/**
 * Converts parameters for PostgreSQL, and turns failed connections into `store_unavailable`. Every transaction that
 * writes begins by taking the writers' lock: our transactions read, decide and then write, and were made for one writer
 * at a time, which must hold for several servers too. The lock ends with the transaction or its connection.
 */
class Driver extends PostgresDriver {
  readonly #prepared = new WeakSet<DatabaseConnection>();

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(options).catch(refuse);
    if (this.#prepared.has(connection)) return connection;
    this.#prepared.add(connection);
    const run: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery, options?: AbortableOperationOptions) =>
      run<Row>({ ...query, parameters: query.parameters.map(toParameter) }, options).catch(refuse);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === 'read only') return super.beginTransaction(connection, settings);
    // both in one round trip
    await connection.executeQuery(CompiledQuery.raw(`begin; select pg_advisory_xact_lock(${WRITERS})`));
  }
}

/**
 * PostgreSQL's dialect with SQLite's way of comparing texts and with one writer at a time. `pool` opens the
 * connections.
 */
export class StoreDialect extends PostgresDialect {
  readonly #pool: () => Promise<PostgresPool>;

  constructor(pool: () => Promise<PostgresPool>) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new Driver({ pool: this.#pool });
  }

  override createQueryCompiler(): Compiler {
    return new Compiler();
  }
}
