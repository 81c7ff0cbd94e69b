import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/**
 * A property may have several PMSs, so their records get a source. SQLite cannot change a primary key, so these tables
 * are rebuilt; all existing rows come from the only PMS.
 */
export const sources: Migration = {
  async up(db) {
    for (const [name, { key, columns }] of Object.entries(TABLES)) await makeAnew(db, name, key, columns);
    for (const table of ADDED)
      await db.schema
        .alterTable(table)
        .addColumn('source', 'text', (column) => column.notNull().defaultTo('pms'))
        .execute();
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

// biome-ignore lint/suspicious/noExplicitAny: Kysely types a migration's database so.
async function makeAnew(db: Kysely<any>, name: string, key: string[], columns: string[]): Promise<void> {
  await makeTables(db, { [`${name}New`]: { key, columns: [...columns, 'source'] } }, []);
  const names = columns.map((column) => `"${/^\w+/.exec(column)?.[0] ?? ''}"`).join(', ');
  await sql.raw(`insert into "${name}New" (${names}, "source") select ${names}, 'pms' from "${name}"`).execute(db);
  await sql.raw(`drop table "${name}"`).execute(db);
  await sql.raw(`alter table "${name}New" rename to "${name}"`).execute(db);
}

const TABLES: Tables = {
  pmsConnection: {
    key: ['propertyId', 'source'],
    columns: [
      'propertyId>property',
      'id',
      'provider',
      'credentials?',
      'webhookSecret',
      'externalProperty',
      'settings',
      'enabled',
      'mapping',
      'roomTypes',
      'health',
      'lastError?',
      'lastSync?',
      'connectedAt',
      'updatedAt',
    ],
  },
  pmsCursor: {
    key: ['propertyId', 'source', 'entity', 'scope'],
    columns: [
      'propertyId>property',
      'entity',
      'scope',
      'cursor?',
      'nextCursor?',
      'resume?',
      'pull',
      'done#',
      'total#?',
      'finishedAt?',
    ],
  },
  pmsLink: {
    key: ['propertyId', 'source', 'entity', 'externalId'],
    columns: [
      'propertyId>property',
      'entity',
      'externalId',
      'ourId?',
      'base',
      'hash',
      'changedAt?',
      'appliedAt',
      'deletedAt?',
      'erasedAt?',
    ],
  },
  room: {
    key: ['propertyId', 'source', 'externalId'],
    columns: [
      'propertyId>property',
      'externalId',
      'number',
      'floor',
      'roomTypeCode',
      'housekeeping',
      'occupied#?',
      'availability',
      'maintenance',
      'changedAt?',
      'pull',
      'updatedAt',
      'byHand?',
    ],
  },
  roomType: {
    key: ['propertyId', 'source', 'code'],
    columns: ['propertyId>property', 'code', 'name', 'maxPersons#?', 'pull', 'updatedAt'],
  },
  rate: {
    key: ['propertyId', 'source', 'date', 'roomTypeCode', 'ratePlan'],
    columns: [
      'propertyId>property',
      'ratePlan',
      'roomTypeCode',
      'date',
      'name',
      'amount',
      'currency',
      'offer#',
      'pull',
    ],
  },
  availability: {
    key: ['propertyId', 'source', 'date', 'roomTypeCode'],
    columns: ['propertyId>property', 'roomTypeCode', 'date', 'available#', 'total#?', 'pull'],
  },
};

const ADDED = ['pmsPush', 'pmsNotice', 'guest', 'reservation'];

const STATEMENTS = [
  `create index "pms_link_ours" on "pmsLink" ("ourId")`,
  `create index "pms_link_live" on "pmsLink" ("propertyId", "source", "entity", "ourId") where "deletedAt" is null`,
  `create index "room_number" on "room" ("propertyId", "number")`,
  `drop index "pms_notice_id"`,
  `create unique index "pms_notice_id" on "pmsNotice" ("propertyId", "source", "noticeId")`,
  `drop index "guest_external"`,
  `create unique index "guest_external" on "guest" ("propertyId", "source", "externalId")`,
  `drop index "reservation_external"`,
  `create unique index "reservation_external" on "reservation" ("propertyId", "source", "externalId")`,
];
