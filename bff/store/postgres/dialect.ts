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

/** Any number: what takes this lock of PostgreSQL's writes to the store until its transaction ends. */
const WRITERS = 7_242_083_311;

/** The columns' types as SQLite has them, in PostgreSQL's words. Texts are compared and sorted by their bytes, as in SQLite. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'text collate "C"',
  integer: 'bigint',
  blob: 'bytea',
};

/** Writes the columns of the migrations as PostgreSQL has them. */
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

  /** Nothing is among none: SQLite takes the empty list that PostgreSQL calls a mistake. */
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length === 0) this.append('(select null::text where false)');
    else super.visitPrimitiveValueList(node);
  }
}

function refuse(error: unknown): never {
  throw describePostgresError(error);
}

/**
 * Takes values as PostgreSQL wants them, and says `store_unavailable` where the store cannot be had. Begins each transaction with the writers' lock. What writes here reads, decides and then writes, and was made for one writer
 * at a time: so it is with several servers too. The lock ends with the transaction, or with its connection.
 */
class Driver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(options).catch(refuse);
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const run: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery, options?: AbortableOperationOptions) =>
      run<Row>({ ...query, parameters: query.parameters.map(toParameter) }, options).catch(refuse);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === 'read only') return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`begin; select pg_advisory_xact_lock(${WRITERS})`)); // one way there and back
  }
}

/** PostgreSQL's dialect over the connections that this opens, with SQLite's ways of comparing texts and of writing one after the other. */
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
