import type { Migration } from 'kysely/migration';

/**
 * The signed identity of a conversation, and where each token led: another person on the same page gets another
 * conversation.
 */
export const guestIdentity: Migration = {
  async up(db) {
    await db.schema.alterTable('conversation').addColumn('signedFor', 'text').execute();
    await db.schema.alterTable('identityUse').addColumn('cameFrom', 'text').execute();
    await db.schema.alterTable('identityUse').addColumn('ledTo', 'text').execute();
  },
};
