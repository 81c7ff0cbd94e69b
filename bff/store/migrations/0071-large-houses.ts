import type { Migration } from 'kysely/migration';

/** Indexes for due work and inactive guests, so that large hotels are not read row by row. */
export const largeHouses: Migration = {
  async up(db) {
    await db.schema.createIndex('task_due').on('task').columns(['propertyId', 'dueAt', 'id']).execute();
    await db.schema.createIndex('guest_heard').on('guest').columns(['propertyId', 'updatedAt']).execute();
  },
};
