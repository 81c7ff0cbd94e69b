import { sql } from 'kysely';
import { z } from 'zod';
import { checkPostgres, openPostgres } from '../postgres/database.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { findEpoch } from '../sqlite/meta.ts';
import { compareRows } from './compare-rows.ts';
import { countRows, insertRows, linkRows, readBatches } from './copy-rows.ts';
import { hasTable, migrate } from './migrate.ts';
import { listTables, type TableShape } from './tables.ts';

/** A table in the target store with the progress of a move. It is dropped when all rows were compared. */
const MOVE = 'storeMove';

const storedKey = z.array(z.union([z.string(), z.number()]));
type Step = 'rows' | 'links';

/** The current progress: how many of all rows were copied or compared. */
export interface MoveProgress {
  doing: 'copy' | 'compare';
  table: string;
  done: number;
  total: number;
}

export interface Moved {
  tables: number;
  rows: number;
}

/**
 * Copies all rows of a SQLite store, which nobody may change meanwhile, to a PostgreSQL database, and compares all of
 * them afterwards. An interrupted move continues where it was, because each batch and its progress are one transaction.
 * Throws, with advice, if the database holds anything else or a row differs.
 */
export async function moveStore(
  from: Db,
  url: string,
  onProgress: (progress: MoveProgress) => void = () => undefined,
): Promise<Moved> {
  const to = openPostgres(url);
  try {
    await checkPostgres(to);
    const tables = await listTables(from);
    await begin(to, await findEpoch(from));
    let total = 0;
    for (const table of tables) total += await countRows(from, table);
    const done = await copyAll(from, to, tables, { total, onProgress });
    await compareAll(from, to, tables, { total, onProgress });
    await sql`drop table ${sql.table(MOVE)}`.execute(to);
    return { tables: tables.length, rows: done };
  } finally {
    await to.destroy();
  }
}

/** Throws if a move to this store was begun and not finished, because it holds only a part of the data. */
export async function requireMoved(db: Db): Promise<void> {
  if (await hasTable(db, MOVE))
    throw new Error(
      'The move of a store to this database was not finished. Run service-chat migrate --from … --to … again: it goes on where it was',
    );
}

/** Creates the tables, or finds those of an interrupted move. */
async function begin(to: Db, epoch: string): Promise<void> {
  if (await hasTable(to, MOVE)) {
    const { rows } = await sql<{ after: string }>`select "after" from ${sql.table(MOVE)} where "table" = ''`.execute(
      to,
    );
    if (rows[0]?.after !== epoch)
      throw new Error(
        'The move of another store to this database was begun. Name an empty database, or empty this one',
      );
    await migrate(to);
    return;
  }
  if (await hasTable(to, 'meta'))
    throw new Error('This database holds a store already. Name an empty database, or empty this one');
  await to.transaction().execute(async (trx) => {
    await sql`
      create table ${sql.table(MOVE)} ("table" text, "step" text, "after" text not null, primary key ("table", "step"))
    `.execute(trx);
    await sql`insert into ${sql.table(MOVE)} values ('', '', ${epoch})`.execute(trx);
  });
  await migrate(to);
}

interface ProgressOptions {
  total: number;
  onProgress: (progress: MoveProgress) => void;
}

async function copyAll(
  from: Db,
  to: Db,
  tables: readonly TableShape[],
  { total, onProgress }: ProgressOptions,
): Promise<number> {
  let done = 0;
  for (const table of tables) {
    const before = await countRows(to, table); // copied by an interrupted run
    done += before;
    for await (const { rows, upTo } of readBatches(from, table, await findPlace(to, table, 'rows'))) {
      await to.transaction().execute(async (trx) => {
        await insertRows(trx, table, rows);
        await keepPlace(trx, table, 'rows', upTo);
      });
      done += rows.length;
      onProgress({ doing: 'copy', table: table.name, done, total });
    }
    if (table.selves.length === 0) continue;
    for await (const { rows, upTo } of readBatches(from, table, await findPlace(to, table, 'links')))
      await to.transaction().execute(async (trx) => {
        await linkRows(trx, table, rows);
        await keepPlace(trx, table, 'links', upTo);
      });
  }
  return done;
}

async function compareAll(
  from: Db,
  to: Db,
  tables: readonly TableShape[],
  { total, onProgress }: ProgressOptions,
): Promise<void> {
  let done = 0;
  for (const table of tables)
    await compareRows(from, to, table, (count) => {
      done += count;
      onProgress({ doing: 'compare', table: table.name, done, total });
    });
}

async function findPlace(to: Db, { name }: TableShape, step: Step): Promise<(string | number)[] | null> {
  const { rows } = await sql<{ after: string }>`
    select "after" from ${sql.table(MOVE)} where "table" = ${name} and "step" = ${step}`.execute(to);
  return rows[0] === undefined ? null : storedKey.parse(JSON.parse(rows[0].after));
}

async function keepPlace(trx: Trx, { name }: TableShape, step: Step, upTo: readonly unknown[]): Promise<void> {
  await sql`insert into ${sql.table(MOVE)} values (${name}, ${step}, ${JSON.stringify(upTo)})
    on conflict ("table", "step") do update set "after" = excluded."after"`.execute(trx);
}
