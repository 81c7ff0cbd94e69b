import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** The PMS integration. ../schema/pms.ts and ../schema/schema.ts describe the columns. */
export const pms: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
    for (const [table, column, initial] of ADDED)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
        .execute();
    for (const statement of PARTIAL_INDEXES) await sql.raw(statement).execute(db);
  },
};

const ADDED = [
  ['guest', 'preferences', '[]'],
  ['reservation', 'roomTypeSlug', ''],
] as const;

const TABLES: Tables = {
  pmsConnection: {
    key: ['propertyId'],
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
    key: ['propertyId', 'entity', 'scope'],
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
  pmsRun: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'trigger',
      'entities',
      'range?',
      'state',
      'progress',
      'errors',
      'startedAt',
      'finishedAt?',
    ],
  },
  pmsLog: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'at', 'level', 'event', 'entity?', 'message', 'syncId?', 'detail?'],
  },
  pmsLink: {
    key: ['propertyId', 'entity', 'externalId'],
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
  pmsConflict: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'guestId>guest',
      'field',
      'pmsValue',
      'syncedValue',
      'state',
      'winner?',
      'resolvedBy?',
      'at',
      'resolvedAt?',
    ],
  },
  pmsPush: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'connectionId',
      'kind',
      'lane',
      'subjectId',
      'detail',
      'state',
      'attempts#',
      'attemptsBefore#',
      'unsureSince?',
      'runAt',
      'receipt?',
      'lastError?',
      'createdAt',
      'settledAt?',
    ],
  },
  pmsNotice: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'entity', 'externalId?', 'noticeId?', 'attempts#', 'runAt', 'at', 'doneAt?'],
  },
  room: {
    key: ['propertyId', 'externalId'],
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
    ],
  },
  roomType: {
    key: ['propertyId', 'code'],
    columns: ['propertyId>property', 'code', 'name', 'maxPersons#?', 'pull', 'updatedAt'],
  },
  rate: {
    key: ['propertyId', 'date', 'roomTypeCode', 'ratePlan'],
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
  arrivalMessage: {
    key: ['propertyId'],
    columns: ['propertyId>property', 'active#', 'texts', 'updatedAt'],
  },
  arrivalSent: {
    key: ['reservationId'],
    columns: ['reservationId>reservation', 'propertyId>property', 'conversationId', 'at'],
  },
  availability: {
    key: ['propertyId', 'date', 'roomTypeCode'],
    columns: ['propertyId>property', 'roomTypeCode', 'date', 'available#', 'total#?', 'pull'],
  },
};

const INDEXES: Indexes = [
  ['pms_run_property', 'pmsRun', ['propertyId', 'startedAt']],
  ['pms_log_property', 'pmsLog', ['propertyId', 'id']],
  ['pms_log_level', 'pmsLog', ['propertyId', 'level', 'id']],
  ['pms_link_ours', 'pmsLink', ['ourId']],
  ['pms_conflict_property', 'pmsConflict', ['propertyId', 'state']],
  ['pms_conflict_guest', 'pmsConflict', ['guestId']],
  ['pms_push_property', 'pmsPush', ['propertyId', 'state', 'id']],
  ['pms_push_lane', 'pmsPush', ['lane', 'id']],
  ['pms_push_subject', 'pmsPush', ['subjectId', 'kind', 'id']],
  ['pms_notice_id', 'pmsNotice', ['propertyId', 'noticeId'], true],
  ['room_number', 'room', ['propertyId', 'number']],
];

const PARTIAL_INDEXES = [
  `create unique index "pms_conflict_open" on "pmsConflict" ("guestId", "field") where "state" = 'open'`,
  `create index "pms_push_due" on "pmsPush" ("runAt") where "state" = 'pending'`,
  `create index "pms_notice_due" on "pmsNotice" ("runAt") where "doneAt" is null`,
  `create index "pms_link_live" on "pmsLink" ("propertyId", "entity", "ourId") where "deletedAt" is null`,
];
