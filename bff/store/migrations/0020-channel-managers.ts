import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/**
 * Channel managers: who is connected, and which booking there is which reservation here. The log and the runs of the PMS
 * integration hold those of channel managers too, each under its source.
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
  // As `referenceKey` in store/guests/same-stay.ts writes it: numbers of channels are compared without what people put between.
  `create index "reservation_channel" on "reservation" ("propertyId", upper(replace(replace(replace("channelReference", '-', ''), ' ', ''), '/', ''))) where "channelReference" is not null`,
];
