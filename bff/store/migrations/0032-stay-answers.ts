import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** The booking page, and guests who wait for their room. */
export const stayAnswers: Migration = {
  async up(db) {
    await db.schema
      .alterTable('property')
      .addColumn('bookingUrl', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await makeTables(
      db,
      {
        roomWait: {
          key: ['conversationId', 'reservationId'],
          columns: ['conversationId>conversation', 'reservationId>reservation', 'propertyId>property', 'since'],
        },
      },
      [['roomWait_reservation', 'roomWait', ['reservationId']]],
    );
  },
};
