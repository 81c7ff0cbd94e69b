import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/**
 * Guests, reservations, access to them, offers, preferences and unanswered questions. ../schema/schema.ts describes the
 * columns.
 */
export const stays: Migration = {
  async up(db) {
    for (const [table, column, type] of ADDED) {
      await db.schema
        .alterTable(table)
        .addColumn(column, typeof type === 'number' ? 'integer' : 'text', (added) =>
          type === 'nullable' ? added : added.notNull().defaultTo(type),
        )
        .execute();
    }
    await watchFromNowOn(db);
    await makeTables(db, TABLES, INDEXES);
  },
};

/**
 * Starts the clocks of open tasks that are not late yet and of waiting guests. Tasks that were late before the upgrade
 * are not escalated.
 */
// biome-ignore lint/suspicious/noExplicitAny: Kysely types a migration's database so.
async function watchFromNowOn(db: Kysely<any>): Promise<void> {
  const now = new Date().toISOString();
  await sql`update task set "escalateAt" = "dueAt" where state in ('open', 'in_progress') and "dueAt" > ${now}`.execute(
    db,
  );
  await sql`update conversation set "waitingSince" = ${now} where state = 'waiting'`.execute(db);
}

/** New columns of existing tables: 'nullable' text, or the default, a text or number. */
const ADDED: [table: string, column: string, type: string | number][] = [
  ['property', 'emergencyNumber', ''],
  ['property', 'currency', ''],
  ['property', 'identityKeys', 'nullable'],
  ['conversation', 'guestId', 'nullable'],
  ['conversation', 'addressKey', 'nullable'],
  ['task', 'reservationId', 'nullable'],
  ['task', 'language', 'nullable'],
  ['conversation', 'waitingSince', 'nullable'],
  ['conversation', 'waitingAlerts', 0],
  ['conversation', 'waitingAlertAt', 'nullable'],
  ['activation', 'staffIdleMinutes', 10],
  ['task', 'escalation', 0],
  ['task', 'escalateAt', 'nullable'],
  ['user', 'duty', 'nullable'],
];

const TABLES: Tables = {
  guest: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'firstName',
      'lastName',
      'email',
      'phone',
      'language?',
      'notes',
      'externalId?',
      'createdAt',
      'updatedAt',
    ],
  },
  reservation: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'guestId>guest',
      'confirmationNumber',
      'channelReference?',
      'state',
      'checkIn',
      'checkOut',
      'arrivalTime?',
      'roomType',
      'room?',
      'adults#',
      'children#',
      'ratePlan',
      'inclusions',
      'balance?',
      'notes',
      'externalId?',
      'createdAt',
      'updatedAt',
    ],
  },
  accessGrant: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'reservationId>reservation',
      'level',
      'reason',
      'grantedBy?',
      'at',
      'endsAt',
      'endedAt?',
    ],
  },
  accessCode: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'reservationId?>reservation',
      'codeHash',
      'attempts#',
      'at',
      'expiresAt',
      'endedAt?',
    ],
  },
  accessTry: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'conversationId>conversation', 'addressKey?', 'reservationId?', 'at'],
  },
  identityUse: { key: ['propertyId', 'tokenId'], columns: ['propertyId>property', 'tokenId', 'expiresAt'] },
  offer: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'position#',
      'kind',
      'names',
      'price?',
      'unit',
      'rule',
      'department',
      'onRequest#',
      'active#',
      'createdAt',
      'updatedAt',
    ],
  },
  offerMade: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'guestId?>guest',
      'reservationId?>reservation',
      'offerId>offer',
      'state',
      'price?',
      'messageId?',
      'at',
      'decidedAt?',
    ],
  },
  charge: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'reservationId>reservation',
      'conversationId?>conversation',
      'taskId?>task',
      'offerMadeId?>offerMade',
      'description',
      'amount',
      'currency',
      'state',
      'at',
    ],
  },
  taskEvent: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'taskId>task', 'actor', 'change', 'at'],
  },
  preference: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'guestId?>guest',
      'messageId',
      'kind',
      'quote',
      'language',
      'state',
      'decidedBy?',
      'at',
      'decidedAt?',
    ],
  },
  unansweredGroup: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'question',
      'language',
      'signature',
      'count#',
      'state',
      'faqId?',
      'firstAt',
      'lastAt',
    ],
  },
  unansweredQuestion: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'groupId>unansweredGroup',
      'conversationId?>conversation',
      'messageId',
      'text',
      'language',
      'at',
    ],
  },
  modelUsage: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId?>conversation',
      'messageId?>message',
      'purpose',
      'model',
      'outcome',
      'detail',
      'inputTokens#',
      'outputTokens#',
      'costMicros#',
      'currency',
      'estimated#',
      'durationMs#',
      'at',
    ],
  },
};

const INDEXES: Indexes = [
  ['guest_property', 'guest', ['propertyId', 'lastName']],
  ['guest_external', 'guest', ['propertyId', 'externalId'], true],
  ['reservation_number', 'reservation', ['propertyId', 'confirmationNumber'], true],
  ['reservation_external', 'reservation', ['propertyId', 'externalId'], true],
  ['reservation_guest', 'reservation', ['guestId']],
  ['reservation_dates', 'reservation', ['propertyId', 'checkIn']],
  ['access_grant_conversation', 'accessGrant', ['conversationId']],
  ['access_grant_reservation', 'accessGrant', ['reservationId']],
  ['access_code_conversation', 'accessCode', ['conversationId']],
  ['access_try_conversation', 'accessTry', ['conversationId', 'at']],
  ['access_try_property', 'accessTry', ['propertyId', 'at']],
  ['offer_property', 'offer', ['propertyId', 'position']],
  ['offer_made_conversation', 'offerMade', ['conversationId']],
  ['charge_property', 'charge', ['propertyId', 'state']],
  ['task_event_task', 'taskEvent', ['taskId']],
  ['task_escalation', 'task', ['state', 'escalateAt']],
  ['preference_property', 'preference', ['propertyId', 'state']],
  ['preference_guest', 'preference', ['guestId']],
  ['preference_once', 'preference', ['conversationId', 'kind'], true],
  ['unanswered_group_property', 'unansweredGroup', ['propertyId', 'state', 'lastAt']],
  ['unanswered_question_group', 'unansweredQuestion', ['groupId']],
  ['unanswered_question_message', 'unansweredQuestion', ['messageId'], true],
  ['conversation_guest', 'conversation', ['guestId']],
  ['conversation_state', 'conversation', ['state']],
  ['draft_conversation', 'draft', ['state', 'conversationId', 'at']],
  ['conversation_assignee', 'conversation', ['assigneeId']],
  ['model_usage_property', 'modelUsage', ['propertyId', 'at']],
  ['model_usage_conversation', 'modelUsage', ['conversationId', 'at']],
];
