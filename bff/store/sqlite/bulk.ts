import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Row, Schema, Trx } from '../schema/schema.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & keyof Row<Table> & string;

/** More rows a statement gain no time and cost memory. */
const ROWS_AT_ONCE = 200;

/**
 * Inserts many rows by one statement, whose text and plan are the same for any number: the rows travel as one JSON text.
 * Where the key exists already, the columns of `update` take the new values (none: the row stays as it is).
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
  const values = JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
  const changes = conflict.update.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((_, place) => sql.raw(`value ->> ${place}`)))} from json_each(${values}) where true
    on conflict (${sql.join(conflict.key.map((column) => sql.ref(column)))})
    do ${changes.length === 0 ? sql.raw('nothing') : sql`update set ${sql.join(changes)}`}
  `.execute(trx);
}

/** The values as the right side of an `in`: one parameter, however many they are. */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql<string>`(select value from json_each(${JSON.stringify(values)}))`;
}

/**
 * The row is the property's; beside ids that name the rows by themselves. SQLite would else read every row of the property and look
 * whether its id is among them: with each page of a large import more.
 */
export function isOfProperty(propertyId: string, column = 'propertyId'): RawBuilder<SqlBool> {
  return sql<SqlBool>`+${sql.ref(column)} = ${propertyId}`;
}
