import type Sqlite from 'better-sqlite3';
import { type Compilable, type CompiledQuery, type Expression, type QueryResult, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { findConnection } from './statements.ts';

/** Makes a placeholder for a value that each run supplies. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

interface CompiledEntry<Values, Row> {
  query: CompiledQuery<Row>;
  /** The statement's parameters in order, each read from the values of a run. */
  parameters: ((values: Values) => unknown)[];
  /** The connection and the prepared statement; null if the database is not SQLite. */
  prepared: { connection: Sqlite.Database; statement: Sqlite.Statement<unknown[], Row> } | null;
}

/**
 * Compiles a query once per dialect and runs the query with different values. Building and compiling a short query takes longer
 * than running it, so the compiled queries that every message needs are kept. On SQLite the query runs synchronously inside the
 * given transaction, or outside any if no transaction is open, because waiting for the connection takes even longer.
 */
export function keepQuery<Values, Row>(
  build: (db: Db | Trx, place: Place<Values>) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledEntry<Values, Row>>();
  return async (db, values) => {
    const dialect = db.getExecutor().adapter;
    let entry = compiled.get(dialect);
    if (entry === undefined) {
      entry = compile(db, build);
      compiled.set(dialect, entry);
    }
    const parameters = entry.parameters.map((read) => read(values));
    const { query, prepared } = entry;
    if (prepared === null || (!db.isTransaction && prepared.connection.inTransaction))
      return db.executeQuery({ ...query, parameters });
    if (prepared.statement.reader) return { rows: prepared.statement.all(...parameters) };
    const { changes } = prepared.statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
}

function compile<Values, Row>(
  db: Db | Trx,
  build: (db: Db | Trx, place: Place<Values>) => Compilable<Row>,
): CompiledEntry<Values, Row> {
  const places = new Map<unknown, (values: Values) => unknown>();
  const query = build(db, (name) => {
    const placeholder = { name };
    places.set(placeholder, (values) => values[name]);
    return sql`${placeholder}`;
  }).compile();
  const connection = findConnection(db.getExecutor().adapter);
  return {
    query,
    parameters: query.parameters.map((value) => places.get(value) ?? (() => value)),
    prepared: connection === undefined ? null : { connection, statement: connection.prepare(query.sql) },
  };
}

/** A placeholder for each of these columns, for an insert. */
export function placeEach<Values, Name extends keyof Values & string>(
  place: Place<Values>,
  names: readonly Name[],
): { [Column in Name]: Expression<Values[Column]> } {
  type Places = { [Column in Name]: Expression<Values[Column]> };
  return Object.fromEntries(names.map((name) => [name, place(name)])) as Places;
}
