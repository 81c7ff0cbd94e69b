import { toParameter } from '../postgres/parameters.ts';
import type { Db } from '../schema/schema.ts';
import { type CopiedRow, readBatches } from './copy-rows.ts';
import type { TableShape } from './tables.ts';

/** Throws, naming the first row, where a table does not hold the same in both stores. `onRows` is told how many were alike. */
export async function compareRows(
  from: Db,
  to: Db,
  table: TableShape,
  onRows: (count: number) => void = () => undefined,
): Promise<void> {
  const there = readBatches(to, table);
  for await (const { rows } of readBatches(from, table)) {
    const { value } = await there.next();
    requireSame(table, rows, value?.rows ?? []);
    onRows(rows.length);
  }
  const { value: more } = await there.next();
  requireSame(table, [], more?.rows ?? []);
}

function requireSame(table: TableShape, given: readonly CopiedRow[], held: readonly CopiedRow[]): void {
  for (let at = 0; at < Math.max(given.length, held.length); at += 1) {
    if (toText(table, given[at]) === toText(table, held[at])) continue;
    const row = given[at] ?? held[at];
    const which = table.key.map((column) => String(row?.[column])).join(' / ');
    throw new Error(
      `Row ${which} of ${table.name} is not the same in both stores: one of them was changed meanwhile. Empty the database and begin again; the SQLite file is as it was`,
    );
  }
}

/** A row as both stores hold it: PostgreSQL replaces what is no character, and SQLite gives bytes in a type of its own. */
function toText({ columns }: TableShape, row: CopiedRow | undefined): string {
  const values = columns.map((column) => row?.[column]);
  return JSON.stringify(
    values.map((value) => {
      if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
      return typeof value === 'string' ? toParameter(value.toWellFormed()) : value;
    }),
  );
}
