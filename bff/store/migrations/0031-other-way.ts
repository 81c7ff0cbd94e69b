import type { Migration } from 'kysely/migration';

/** What could not be sent on its own channel and goes by another address of the same guest. Columns: ../schema/channels.ts. */
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
