import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { selectRows, writeRows } from '../sqlite/bulk.ts';
import type { TableShape } from './tables.ts';

/** Of large rows these are some megabytes, and of small ones a transaction is not felt. */
const ROWS_AT_ONCE = 500;

/** One row, by its columns. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** Rows of one table, and the place of the last of them. */
export interface Batch {
  rows: CopiedRow[];
  upTo: unknown[];
}

/** A table's rows in the order of its key, from behind a place on (null: from the first). */
export async function* readBatches(
  db: Db | Trx,
  table: TableShape,
  from: readonly unknown[] | null = null,
): AsyncGenerator<Batch> {
  let after = from;
  for (;;) {
    const rows = await readRows(db, table, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    const upTo = keyOf(table, last);
    yield { rows, upTo };
    after = upTo;
  }
}

async function readRows(
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

/** The place of a row in its table. */
function keyOf({ key }: TableShape, row: CopiedRow): unknown[] {
  return key.map((column) => row[column]);
}

export async function countRows(db: Db | Trx, { name }: Pick<TableShape, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function names(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
