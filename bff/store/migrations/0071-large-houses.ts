import type { Migration } from 'kysely/migration';

/** What is due next, and who was not heard of for long: found without reading each row of a large house. */
export const largeHouses: Migration = {
  async up(db) {
    await db.schema.createIndex('task_due').on('task').columns(['propertyId', 'dueAt', 'id']).execute();
    await db.schema.createIndex('guest_heard').on('guest').columns(['propertyId', 'updatedAt']).execute();
  },
};
