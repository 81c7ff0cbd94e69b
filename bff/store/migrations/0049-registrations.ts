import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** What guests tell the hotel before they arrive. */
export const registrations: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        registration: {
          key: ['reservationId'],
          columns: [
            'reservationId>reservation',
            'propertyId>property',
            'arrivalTime?',
            'companions',
            'nationality?',
            'carNumber',
            'updatedAt',
          ],
        },
      },
      [['registration_property', 'registration', ['propertyId']]],
    );
  },
};
