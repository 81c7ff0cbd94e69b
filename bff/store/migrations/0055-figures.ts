import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../core/dialect.ts';
import { makeTables } from './make-tables.ts';

/**
 * Figures of days that are over, so that a year is not counted anew for whoever looks; what the house promises its guests,
 * which they are held against; and ways to find what happened in a span.
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

/** Whatever a figure is counted of changes one of these columns with it. */
const COLUMNS = ['guestSeq', 'staffSeq', 'state', 'ratingScore', 'language', 'emergency', 'createdAt'];

const CHANGES = [
  ['begun', 'insert', 'new'],
  ['changed', `update of ${COLUMNS.map((column) => `"${column}"`).join(', ')}`, 'new'],
  ['gone', 'delete', 'old'],
] as const;

/** The figures of the day a conversation began on are no longer true. */
function markDay(name: string, event: string, row: 'new' | 'old'): string {
  return `create trigger "figureDay_${name}" after ${event} on "conversation" begin ${makeStale(row)}; end`;
}

/** … as PostgreSQL writes a trigger: the statement is a function's. */
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
