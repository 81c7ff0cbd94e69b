import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Who is called, and when, for an emergency that nobody on duty acknowledges; and who gets the monthly report. */
export const alertRules: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        alertRule: {
          key: ['propertyId'],
          columns: ['propertyId>property', 'emergencyAfterMinutes#', 'emergencyMail', 'updatedAt'],
        },
        reportRule: { key: ['propertyId'], columns: ['propertyId>property', 'to', 'sentFor?', 'updatedAt'] },
      },
      [],
    );
  },
};
