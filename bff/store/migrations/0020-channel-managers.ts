import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/**
 * Channel managers: connections, and which of their bookings is which reservation. The PMS integration's log and runs
 * hold theirs too, each with its source.
 */
export const channelManagers: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
    for (const table of ['pmsLog', 'pmsRun'])
      await db.schema
        .alterTable(table)
        .addColumn('source', 'text', (column) => column.notNull().defaultTo('pms'))
        .execute();
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const TABLES: Tables = {
  channelManagerConnection: {
    key: ['propertyId'],
    columns: [
      'propertyId>property',
      'id',
      'provider',
      'credentials?',
      'proof',
      'externalProperty',
      'hotelCode',
      'roomTypes',
      'cursor?',
      'dueAt?',
      'health',
      'lastError?',
      'lastSync?',
      'connectedAt',
      'updatedAt',
    ],
  },
  channelManagerBooking: {
    key: ['propertyId', 'externalId', 'room'],
    columns: [
      'propertyId>property',
      'externalId',
      'room#',
      'ourId?>reservation',
      'version',
      'hash',
      'given',
      'otaName',
      'state',
      'checkIn',
      'roomTypeCode',
      'appliedAt',
      'erasedAt?',
    ],
  },
  channelManagerCall: { key: ['propertyId', 'callId'], columns: ['propertyId>property', 'callId', 'at'] },
  channelManagerRoomType: {
    key: ['propertyId', 'code'],
    columns: ['propertyId>property', 'code', 'name', 'updatedAt'],
  },
};

const INDEXES: Indexes = [
  ['channelManagerConnection_due', 'channelManagerConnection', ['dueAt']],
  ['channelManagerConnection_hotel', 'channelManagerConnection', ['provider', 'hotelCode']],
  ['channelManagerBooking_our', 'channelManagerBooking', ['ourId']],
  ['channelManagerBooking_checkIn', 'channelManagerBooking', ['propertyId', 'checkIn', 'externalId', 'room']],
  ['channelManagerCall_at', 'channelManagerCall', ['at']],
];

const STATEMENTS = [
  // As `referenceKey` in store/guests/same-stay.ts: booking numbers are compared without separators.
  `create index "reservation_channel" on "reservation" ("propertyId", upper(replace(replace(replace("channelReference", '-', ''), ' ', ''), '/', ''))) where "channelReference" is not null`,
];
