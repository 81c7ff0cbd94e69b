import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { selectRows, writeRows } from '../sqlite/bulk.ts';
import type { TableShape } from './tables.ts';

/** For large rows this is some megabytes; for small ones the cost of a transaction hardly counts. */
const ROWS_AT_ONCE = 500;

/** One row, by its columns. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** Some rows of a table, and the key of the last one. */
export interface Batch {
  rows: CopiedRow[];
  upTo: unknown[];
}

/** Reads a table in batches in the order of its key, after the key `from` (null: from the first row). */
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
  const afterKey = after === null ? sql`` : sql`where (${names(key)}) > (${sql.join(after)})`;
  const { rows } = await sql<CopiedRow>`
    select ${names(columns)} from ${sql.table(name)} ${afterKey} order by ${names(key)} limit ${sql.lit(ROWS_AT_ONCE)}
  `.execute(db);
  return rows;
}

/** Inserts rows. References to rows of the same table stay empty: `linkRows` sets them when all rows are there. */
export async function insertRows(trx: Trx, table: TableShape, rows: readonly CopiedRow[]): Promise<void> {
  const columns = table.columns.filter((column) => !table.selves.includes(column));
  const into = sql`insert into ${sql.table(table.name)} (${names(columns)})`;
  if (table.hasBytes)
    for (const row of rows) await sql`${into} values (${sql.join(columns.map((column) => row[column]))})`.execute(trx);
  else await sql`${into} ${selectRows(trx, table.name, columns, writeRows(trx, columns, rows))}`.execute(trx);
}

/** Sets the references to other rows of the same table. */
export async function linkRows(trx: Trx, table: TableShape, rows: readonly CopiedRow[]): Promise<void> {
  for (const row of rows)
    for (const column of table.selves)
      if (row[column] !== null)
        await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${row[column]}
          where (${names(table.key)}) = (${sql.join(keyOf(table, row))})`.execute(trx);
}

/** The key of a row. */
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
