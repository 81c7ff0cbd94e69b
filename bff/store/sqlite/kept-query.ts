import { type Compilable, type CompiledQuery, type Expression, type QueryResult, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';

/** Marks where a value will stand. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

interface Kept<Values, Row> {
  query: CompiledQuery<Row>;
  /** Each parameter in its turn, from the values of one run. */
  parameters: ((values: Values) => unknown)[];
}

/**
 * A query that is written once and run with other values each time. Building and compiling a short query again takes
 * longer than running it, so what every message of a guest needs is kept. Each dialect has its own.
 */
export function keepQuery<Values, Row>(
  build: (db: Db | Trx, place: Place<Values>) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<QueryResult<Row>> {
  const kept = new WeakMap<object, Kept<Values, Row>>();
  return (db, values) => {
    const dialect = db.getExecutor().adapter;
    const known = kept.get(dialect) ?? compile(db, build);
    kept.set(dialect, known);
    const parameters = known.parameters.map((read) => read(values));
    return db.executeQuery({ ...known.query, parameters });
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
  return { query, parameters: query.parameters.map((value) => places.get(value) ?? (() => value)) };
}

/** A place for each of these columns: a row that is to be inserted. */
export function placeEach<Values, Name extends keyof Values & string>(
  place: Place<Values>,
  names: readonly Name[],
): { [Column in Name]: Expression<Values[Column]> } {
  type Places = { [Column in Name]: Expression<Values[Column]> };
  return Object.fromEntries(names.map((name) => [name, place(name)])) as Places;
}
