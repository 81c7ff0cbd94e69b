import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../core/dialect.ts';
import { toParameter } from '../postgres/parameters.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & keyof Row<Table> & string;

/** The largest number of rows per statement. More rows would save no time and cost memory. */
const ROWS_AT_ONCE = 200;

/**
 * Inserts many rows with one statement. The rows are passed as a single JSON parameter, so that the statement is the same
 * for any number of rows and is planned once. For existing keys the columns of `update` are overwritten.
 */
export async function upsertRows<Table extends keyof Schema>(
  trx: Trx,
  table: Table,
  columns: readonly Column<Table>[],
  rows: readonly Partial<Row<Table>>[],
  conflict: { key: readonly Column<Table>[]; update: readonly Column<Table>[] },
): Promise<void> {
  if (rows.length > ROWS_AT_ONCE) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await upsertRows(trx, table, columns, rows.slice(from, from + ROWS_AT_ONCE), conflict);
    return;
  }
  if (rows.length === 0) return;
  const changes = conflict.update.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${selectRows(trx, table, columns, writeRows(trx, columns, rows))}
    on conflict (${sql.join(conflict.key.map((column) => sql.ref(column)))})
    do ${changes.length === 0 ? sql.raw('nothing') : sql`update set ${sql.join(changes)}`}
  `.execute(trx);
}

/** Writes rows as the JSON parameter for `selectRows`. */
export function writeRows<Column extends string>(
  db: Db | Trx,
  columns: readonly Column[],
  rows: readonly { readonly [Name in Column]?: unknown }[],
): string {
  if (isPostgres(db))
    return JSON.stringify(
      rows.map((row) => Object.fromEntries(columns.map((column) => [column, toParameter(row[column] ?? null)]))),
    );
  return JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
}

/** Selects the rows of that JSON, for an insert. */
export function selectRows(
  db: Db | Trx,
  table: string,
  columns: readonly string[],
  values: Expression<string> | string,
): RawBuilder<unknown> {
  if (isPostgres(db)) {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${values})`;
  }
  const places = sql.join(columns.map((_, place) => sql.raw(`value ->> ${place}`)));
  return sql`select ${places} from json_each(${values}) where true`; // `where` keeps SQLite from reading "on conflict" as "on"
}

/** Values for the right side of an `in`, as one parameter for any number of them. */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql<string>`(select value from json_each(${JSON.stringify(values)}))`;
}

/** A text column for which SQLite must not use an index, because another index finds fewer rows. */
export function unindexed(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}

/**
 * The condition "is of this property" for queries that also state the rows' ids. The condition keeps SQLite from using the index
 * by property, which would read all rows of the property.
 */
export function isOfProperty(propertyId: string, column = 'propertyId'): RawBuilder<SqlBool> {
  return sql<SqlBool>`${unindexed(column)} = ${propertyId}`;
}
