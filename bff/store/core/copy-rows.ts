import { type RawBuilder, sql } from 'kysely';
import { toParameter } from '../postgres/parameters.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { selectRows, writeRows } from '../sqlite/bulk.ts';
import { isPostgres } from './dialect.ts';
import type { TableShape } from './tables.ts';

/** Of large rows these are some megabytes, and of small ones a transaction is not felt. */
export const ROWS_AT_ONCE = 500;

/** One row, by its columns. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** The rows behind a key (null: from the first), in the order of the key. */
export async function readRows(
  db: Db | Trx,
  { name, columns, key }: TableShape,
  after: readonly unknown[] | null,
): Promise<CopiedRow[]> {
  const behind = after === null ? sql`` : sql`where (${names(key)}) > (${sql.join(after)})`;
  const { rows } = await sql<CopiedRow>`
    select ${names(columns)} from ${sql.table(name)} ${behind} order by ${names(key)} limit ${sql.lit(ROWS_AT_ONCE)}
  `.execute(db);
  return rows;
}

/** The place of a row in its table. */
export function keyOf({ key }: TableShape, row: CopiedRow): unknown[] {
  return key.map((column) => row[column]);
}

/** Inserts rows. What names another row of the same table is left empty: `linkRows` writes it when all of them are there. */
export async function insertRows(trx: Trx, table: TableShape, rows: readonly CopiedRow[]): Promise<void> {
  const columns = table.columns.filter((column) => !table.selves.includes(column));
  const into = sql`insert into ${sql.table(table.name)} (${names(columns)})`;
  if (table.hasBytes)
    for (const row of rows) await sql`${into} values (${sql.join(columns.map((column) => row[column]))})`.execute(trx);
  else await sql`${into} ${selectRows(trx, table.name, columns, writeRows(trx, columns, rows))}`.execute(trx);
}

/** Writes what names other rows of the same table. */
export async function linkRows(trx: Trx, table: TableShape, rows: readonly CopiedRow[]): Promise<void> {
  for (const row of rows)
    for (const column of table.selves)
      if (row[column] !== null)
        await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${row[column]}
          where (${names(table.key)}) = (${sql.join(keyOf(table, row))})`.execute(trx);
}

/** Are these the same rows, as the store that took them can hold them? */
export function findOther(
  taken: Db | Trx,
  { columns }: TableShape,
  rows: readonly CopiedRow[],
  held: readonly CopiedRow[],
): CopiedRow | undefined {
  const told = (row: CopiedRow | undefined, convert: (value: unknown) => unknown) =>
    JSON.stringify(columns.map((column) => toPlainValue(convert(row?.[column]))));
  const convert = isPostgres(taken) ? toParameter : (value: unknown) => value;
  const at = [...rows, ...held].findIndex((_, place) => told(rows[place], convert) !== told(held[place], (value) => value));
  return at === -1 ? undefined : (rows[at] ?? held[at]);
}

/** Bytes as text, and a lone half of a pair as the sign for it: SQLite and PostgreSQL both hold UTF-8. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'string' ? value.toWellFormed() : value;
}

export async function countRows(db: Db | Trx, { name }: TableShape): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function names(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
