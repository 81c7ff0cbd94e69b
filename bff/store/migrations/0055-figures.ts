import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../core/dialect.ts';
import { makeTables } from './make-tables.ts';

/**
 * Stored figures of past days, so that a year is not counted again for each reader; the hotel's service level; and
 * indexes by time.
 */
export const figures: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        figureDay: {
          key: ['propertyId', 'fromAt'],
          columns: ['propertyId>property', 'fromAt', 'toAt', 'basis', 'state', 'figures'],
        },
        serviceLevel: {
          key: ['propertyId'],
          columns: ['propertyId>property', 'firstResponseMinutes#?', 'resolutionHours#?', 'hours', 'updatedAt'],
        },
      },
      [
        ['offerMade_made', 'offerMade', ['propertyId', 'at']],
        ['charge_made', 'charge', ['propertyId', 'at']],
      ],
    );
    await sql`create index "conversation_commented" on "conversation" ("propertyId", "createdAt")
      where "ratingComment" is not null`.execute(db);
    const write = isPostgres(db) ? markPostgresDay : markDay;
    for (const [name, event, row] of CHANGES) await sql.raw(write(name, event, row)).execute(db);
  },
};

/** Any change that affects a figure changes one of these columns. */
const COLUMNS = ['guestSeq', 'staffSeq', 'state', 'ratingScore', 'language', 'emergency', 'createdAt'];

const CHANGES = [
  ['begun', 'insert', 'new'],
  ['changed', `update of ${COLUMNS.map((column) => `"${column}"`).join(', ')}`, 'new'],
  ['gone', 'delete', 'old'],
] as const;

/** Marks the figures of the conversation's first day as stale. */
function markDay(name: string, event: string, row: 'new' | 'old'): string {
  return `create trigger "figureDay_${name}" after ${event} on "conversation" begin ${makeStale(row)}; end`;
}

/** The same for PostgreSQL, whose triggers call a function. */
function markPostgresDay(name: string, event: string, row: 'new' | 'old'): string {
  return `create function "figureDay_${name}"() returns trigger language plpgsql as $$
    begin ${makeStale(row)}; return null; end $$;
    create trigger "figureDay_${name}" after ${event} on "conversation"
      for each row execute function "figureDay_${name}"()`;
}

function makeStale(row: 'new' | 'old'): string {
  return `update "figureDay" set "state" = 'stale'
    where "propertyId" = ${row}."propertyId" and "state" != 'stale' and "toAt" > ${row}."createdAt"
      and "fromAt" = (select max("fromAt") from "figureDay"
        where "propertyId" = ${row}."propertyId" and "fromAt" <= ${row}."createdAt")`;
}
