import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';

/** A table as the migrations made it. */
export interface TableShape {
  name: string;
  columns: string[];
  /** Its key, in the order of its parts. */
  key: string[];
  /** Columns that name another row of the same table. */
  selves: string[];
  hasBytes: boolean;
}

/**
 * What is made of other rows, and anew where the store is: the numbers of messages and the full-text index over them. And the
 * migrator's own notes.
 */
const MADE_ANEW = /^(?:messageNumber|messageSearch.*|searchProgress|kysely_.*|sqlite_.*)$/;

/** Rows that triggers mark when others come: they come last. */
const LAST = 'figureDay';

/** The tables of a SQLite store that hold what was written, each behind those that it refers to. */
export async function listTables(sqlite: Db): Promise<TableShape[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' order by name`.execute(sqlite);
  const shapes = new Map<string, { shape: TableShape; needs: string[] }>();
  for (const { name } of rows) if (!MADE_ANEW.test(name)) shapes.set(name, await readShape(sqlite, name));
  const sorted: TableShape[] = [];
  const isSorted = (name: string) => sorted.some((shape) => shape.name === name);
  while (sorted.length < shapes.size) {
    const ready = [...shapes.values()].filter(({ shape, needs }) => !isSorted(shape.name) && needs.every(isSorted));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle: they cannot be copied in order');
    sorted.push(...ready.map(({ shape }) => shape));
  }
  return sorted.toSorted((a, b) => Number(a.name === LAST) - Number(b.name === LAST));
}

async function readShape(sqlite: Db, name: string): Promise<{ shape: TableShape; needs: string[] }> {
  const table = sql.lit(name);
  const { rows: columns } = await sql<{ name: string; type: string; pk: number }>`pragma table_info(${table})`.execute(
    sqlite,
  );
  const { rows: references } = await sql<{ table: string; from: string }>`pragma foreign_key_list(${table})`.execute(
    sqlite,
  );
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    shape: {
      name,
      columns: columns.map((column) => column.name),
      key: key.map((column) => column.name),
      selves: references.filter((one) => one.table === name).map((one) => one.from),
      hasBytes: columns.some(({ type }) => type.toUpperCase() === 'BLOB'),
    },
    needs: [...new Set(references.map((one) => one.table))].filter((needed) => needed !== name),
  };
}
