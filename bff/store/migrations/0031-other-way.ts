import type { Migration } from 'kysely/migration';

/**
 * Messages that are sent to another address of the same guest, because their own channel failed. ../schema/channels.ts
 * describes the columns.
 */
export const otherWay: Migration = {
  async up(db) {
    await db.schema
      .alterTable('channelPart')
      .addColumn('via', 'text', (column) => column.references('conversation.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createIndex('channelPart_via')
      .on('channelPart')
      .column('via')
      .where('via', 'is not', null)
      .execute();
  },
};
