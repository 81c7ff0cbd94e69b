import { toParameter } from '../postgres/parameters.ts';
import type { Db } from '../schema/schema.ts';
import { type CopiedRow, readBatches } from './copy-rows.ts';
import type { TableShape } from './tables.ts';

/**
 * Compares a table in two stores. Throws at the first row that differs. `onRows` gets the number of equal rows after
 * each batch.
 */
export async function compareRows(
  from: Db,
  to: Db,
  table: TableShape,
  onRows: (count: number) => void = () => undefined,
): Promise<void> {
  const otherBatches = readBatches(to, table);
  for await (const { rows } of readBatches(from, table)) {
    const { value } = await otherBatches.next();
    requireSame(table, rows, value?.rows ?? []);
    onRows(rows.length);
  }
  const { value: extraRows } = await otherBatches.next();
  requireSame(table, [], extraRows?.rows ?? []);
}

function requireSame(table: TableShape, fromRows: readonly CopiedRow[], toRows: readonly CopiedRow[]): void {
  for (let index = 0; index < Math.max(fromRows.length, toRows.length); index += 1) {
    if (toText(table, fromRows[index]) === toText(table, toRows[index])) continue;
    const row = fromRows[index] ?? toRows[index];
    const rowKey = table.key.map((column) => String(row?.[column])).join(' / ');
    throw new Error(
      `Row ${rowKey} of ${table.name} is not the same in both stores: one of them was changed meanwhile. Empty the database and begin again; the SQLite file is as it was`,
    );
  }
}

/**
 * A row in a form that is the same for both stores: PostgreSQL replaces invalid characters, and SQLite has its own type
 * for bytes.
 */
function toText({ columns }: TableShape, row: CopiedRow | undefined): string {
  const values = columns.map((column) => row?.[column]);
  return JSON.stringify(
    values.map((value) => {
      if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
      return typeof value === 'string' ? toParameter(value.toWellFormed()) : value;
    }),
  );
}
