import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';

/** The shape of a table after all migrations. */
export interface TableShape {
  name: string;
  columns: string[];
  /** The columns of its primary key, in order. */
  key: string[];
  /** Columns that refer to another row of the same table. */
  selves: string[];
  hasBytes: boolean;
}

/**
 * Tables that are not copied: message numbers and the full-text index, which are derived from other rows, and the
 * migrator's own.
 */
const DERIVED = /^(?:messageNumber|messageSearch.*|searchProgress|kysely_.*|sqlite_.*)$/;

/** This table is copied last, because triggers change its rows when others are inserted. */
const LAST = 'figureDay';

/** The tables of a SQLite store that are to be copied, each after those it refers to. */
export async function listTables(sqlite: Db): Promise<TableShape[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' order by name`.execute(sqlite);
  const shapes = new Map<string, { shape: TableShape; needs: string[] }>();
  for (const { name } of rows) if (!DERIVED.test(name)) shapes.set(name, await readShape(sqlite, name));
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
      selves: references.filter((reference) => reference.table === name).map((reference) => reference.from),
      hasBytes: columns.some(({ type }) => type.toUpperCase() === 'BLOB'),
    },
    needs: [...new Set(references.map((reference) => reference.table))].filter((needed) => needed !== name),
  };
}
