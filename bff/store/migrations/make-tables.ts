import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../core/dialect.ts';

/**
 * Columns as short words: `name` is text that is always there, `name?` may be null, `name#` is an integer, `name>table`
 * refers to a row and goes when that row goes (`name?>table`: is emptied when it goes).
 */
export type Tables = Record<string, { key: string[]; columns: string[] }>;
export type Indexes = [name: string, table: string, columns: string[], unique?: boolean][];

/** Makes tables that take each column's type alone, and their indexes. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely types a migration's database so; tables do not exist yet.
export async function makeTables(db: Kysely<any>, tables: Tables, indexes: Indexes): Promise<void> {
  for (const [name, { key, columns }] of Object.entries(tables)) {
    let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const column of columns) table = addColumn(table, column);
    const keyed = table.addPrimaryKeyConstraint(`${name}_pk`, key as never);
    await (isPostgres(db) ? keyed : keyed.modifyEnd(sql`strict`)).execute(); // PostgreSQL knows no other tables
  }
  for (const [name, table, columns, unique] of indexes) {
    const index = db.schema.createIndex(name).on(table).columns(columns);
    await (unique === true ? index.unique() : index).execute();
  }
}

const COLUMN = /^(\w+)(#)?(\?)?(?:>(\w+))?$/;

function addColumn(table: CreateTableBuilder<string, string>, notation: string): CreateTableBuilder<string, string> {
  const [, name = '', integer, nullable, target] = COLUMN.exec(notation) ?? [];
  return table.addColumn(name, integer === undefined ? 'text' : 'integer', (column) => {
    const kept = nullable === undefined ? column.notNull() : column;
    if (target === undefined) return kept;
    return kept.references(`${target}.id`).onDelete(nullable === undefined ? 'cascade' : 'set null');
  });
}
