import type Sqlite from 'better-sqlite3';
import { type Compilable, type CompiledQuery, type Expression, type QueryResult, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { findConnection } from './statements.ts';

/** Marks where a value will stand. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

interface Kept<Values, Row> {
  query: CompiledQuery<Row>;
  /** Each parameter in its turn, from the values of one run. */
  parameters: ((values: Values) => unknown)[];
  /** Where the dialect is SQLite's: the connection, and the statement on it. */
  atOnce: { connection: Sqlite.Database; statement: Sqlite.Statement<unknown[], Row> } | null;
}

/**
 * A query that is written once and run with other values each time. Building and compiling a short query again takes
 * longer than running it, so what every message of a guest needs is kept. Each dialect has its own. On SQLite it runs at once
 * where its turn has come: in the transaction it is given, or where none is open. Waiting for the one connection takes longer
 * than most of them.
 */
export function keepQuery<Values, Row>(
  build: (db: Db | Trx, place: Place<Values>) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<QueryResult<Row>> {
  const kept = new WeakMap<object, Kept<Values, Row>>();
  return async (db, values) => {
    const dialect = db.getExecutor().adapter;
    let known = kept.get(dialect);
    if (known === undefined) {
      known = compile(db, build);
      kept.set(dialect, known);
    }
    const parameters = known.parameters.map((read) => read(values));
    const { query, atOnce } = known;
    if (atOnce === null || (!db.isTransaction && atOnce.connection.inTransaction))
      return db.executeQuery({ ...query, parameters });
    if (atOnce.statement.reader) return { rows: atOnce.statement.all(...parameters) };
    const { changes } = atOnce.statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
}

function compile<Values, Row>(
  db: Db | Trx,
  build: (db: Db | Trx, place: Place<Values>) => Compilable<Row>,
): Kept<Values, Row> {
  const places = new Map<unknown, (values: Values) => unknown>();
  const query = build(db, (name) => {
    const mark = { name };
    places.set(mark, (values) => values[name]);
    return sql`${mark}`;
  }).compile();
  const connection = findConnection(db.getExecutor().adapter);
  return {
    query,
    parameters: query.parameters.map((value) => places.get(value) ?? (() => value)),
    atOnce: connection === undefined ? null : { connection, statement: connection.prepare(query.sql) },
  };
}

/** A place for each of these columns: a row that is to be inserted. */
export function placeEach<Values, Name extends keyof Values & string>(
  place: Place<Values>,
  names: readonly Name[],
): { [Column in Name]: Expression<Values[Column]> } {
  type Places = { [Column in Name]: Expression<Values[Column]> };
  return Object.fromEntries(names.map((name) => [name, place(name)])) as Places;
}
