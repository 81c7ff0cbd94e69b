import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first tables. What each column holds is said in ../schema.ts. */
export const initial: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: Kysely types a migration's database so; tables do not exist yet.
  async up(db: Kysely<any>) {
    for (const [name, columns] of Object.entries(TABLES)) {
      let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
      for (const column of columns.columns) table = addColumn(table, column);
      table = table.addPrimaryKeyConstraint(`${name}_pk`, columns.key as never);
      await table.modifyEnd(sql`strict`).execute();
    }
    for (const [name, table, columns, unique] of INDEXES) {
      const index = db.schema.createIndex(name).on(table).columns(columns);
      await (unique === true ? index.unique() : index).execute();
    }
  },
};

/**
 * `name` is text that is always there, `name?` may be null, `name#` is an integer, `name>table` refers to a row
 * and goes when that row goes.
 */
const TABLES: Record<string, { key: string[]; columns: string[] }> = {
  meta: { key: ['key'], columns: ['key', 'value'] },
  account: { key: ['id'], columns: ['id', 'plan', 'createdAt'] },
  property: {
    key: ['id'],
    columns: [
      'id',
      'accountId>account',
      'name',
      'address',
      'timezone',
      'languages',
      'amenities',
      'phone',
      'origins',
      'appearance',
      'createdAt',
      'updatedAt',
    ],
  },
  training: {
    key: ['propertyId'],
    columns: ['propertyId>property', 'checkIn', 'checkOut', 'policies', 'specialties', 'revision#', 'updatedAt'],
  },
  faq: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'position#', 'question', 'answer', 'createdAt', 'updatedAt'],
  },
  activation: {
    key: ['propertyId'],
    columns: ['propertyId>property', 'channels', 'aiMode', 'businessHours', 'holidays', 'active#', 'updatedAt'],
  },
  user: {
    key: ['id'],
    columns: [
      'id',
      'accountId>account',
      'email',
      'name',
      'role',
      'departments',
      'languages',
      'passwordHash?',
      'disabledAt?',
      'createdAt',
      'updatedAt',
    ],
  },
  staffSession: {
    key: ['id'],
    columns: ['id', 'userId>user', 'tokenHash', 'csrfToken', 'createdAt', 'lastSeenAt', 'endsAt'],
  },
  oneTimeToken: { key: ['tokenHash'], columns: ['tokenHash', 'purpose', 'userId>user', 'sessionId?', 'expiresAt'] },
  apiKey: {
    key: ['id'],
    columns: [
      'id',
      'accountId>account',
      'propertyId?>property',
      'name',
      'scopes',
      'secretHash',
      'previousHash?',
      'previousUntil?',
      'createdAt',
      'revokedAt?',
    ],
  },
  idempotency: {
    key: ['scope', 'key'],
    columns: ['scope', 'key', 'route', 'bodyHash', 'status#', 'response', 'expiresAt'],
  },
  conversation: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'channel',
      'state',
      'mode',
      'guestName?',
      'language?',
      'locale?',
      'pageUrl?',
      'assigneeId?>user',
      'holder?',
      'department?',
      'dialogue',
      'guestSeq#',
      'staffSeq#',
      'guestReadSeq#',
      'staffReadSeq#',
      'staffActiveAt?',
      'ratingScore#?',
      'ratingComment?',
      'consent?',
      'endedAt?',
      'createdAt',
      'updatedAt',
    ],
  },
  message: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'clientId?',
      'contentHash?',
      'author',
      'userId?',
      'name?',
      'text',
      'language',
      'parts?',
      'quickReplies?',
      'sources?',
      'replyTo?',
      'internal#',
      'staffSeq#',
      'guestSeq#?',
      'decisionId?',
      'at',
    ],
  },
  guestEvent: {
    key: ['conversationId', 'seq'],
    columns: ['propertyId>property', 'conversationId>conversation', 'seq#', 'type', 'messageId?', 'data', 'at'],
  },
  deskEvent: {
    key: ['propertyId', 'event'],
    columns: ['propertyId>property', 'event#', 'type', 'conversationId?', 'data', 'at'],
  },
  deskCounter: { key: ['propertyId'], columns: ['propertyId>property', 'event#'] },
  decision: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'messageId>message',
      'decision',
      'understanding',
      'at',
    ],
  },
  draft: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'replyTo>message',
      'text',
      'language',
      'reply',
      'decisionId?',
      'state',
      'decidedBy?',
      'at',
      'decidedAt?',
    ],
  },
  task: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId?>conversation',
      'guestId?',
      'department',
      'kind',
      'title',
      'detail',
      'room?',
      'state',
      'priority',
      'dueAt',
      'assigneeId?>user',
      'createdAt',
      'updatedAt',
      'doneAt?',
    ],
  },
  outbox: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'kind',
      'key',
      'payload',
      'attempts#',
      'runAt',
      'doneAt?',
      'lastError?',
      'createdAt',
    ],
  },
  audit: {
    key: ['number'],
    columns: [
      'number#',
      'accountId',
      'propertyId?',
      'actor',
      'action',
      'subject',
      'detail',
      'at',
      'previousHash',
      'hash',
    ],
  },
  aiConversation: {
    key: ['accountId', 'period', 'conversationId'],
    columns: ['accountId>account', 'period', 'conversationId'],
  },
  erasedConversation: { key: ['conversationId'], columns: ['conversationId', 'at'] },
};

const INDEXES: [name: string, table: string, columns: string[], unique?: boolean][] = [
  ['property_account', 'property', ['accountId']],
  ['faq_property', 'faq', ['propertyId', 'position']],
  ['user_account', 'user', ['accountId']],
  ['user_email', 'user', ['email'], true],
  ['staff_session_token', 'staffSession', ['tokenHash'], true],
  ['staff_session_user', 'staffSession', ['userId']],
  ['api_key_account', 'apiKey', ['accountId']],
  ['idempotency_expiry', 'idempotency', ['expiresAt']],
  ['conversation_recent', 'conversation', ['propertyId', 'updatedAt', 'id']],
  ['message_staff', 'message', ['conversationId', 'staffSeq'], true],
  ['message_client', 'message', ['conversationId', 'clientId'], true],
  ['decision_message', 'decision', ['messageId']],
  ['draft_open', 'draft', ['propertyId', 'state', 'at']],
  ['task_property', 'task', ['propertyId', 'state', 'dueAt']],
  ['task_conversation', 'task', ['conversationId']],
  ['outbox_work', 'outbox', ['kind', 'key'], true],
  ['outbox_due', 'outbox', ['doneAt', 'runAt']],
];

const COLUMN = /^(\w+)(#)?(\?)?(?:>(\w+))?$/;

function addColumn(table: CreateTableBuilder<string, string>, notation: string): CreateTableBuilder<string, string> {
  const [, name = '', integer, nullable, target] = COLUMN.exec(notation) ?? [];
  return table.addColumn(name, integer === undefined ? 'text' : 'integer', (column) => {
    const kept = nullable === undefined ? column.notNull() : column;
    if (target === undefined) return kept;
    return kept.references(`${target}.id`).onDelete(nullable === undefined ? 'cascade' : 'set null');
  });
}
