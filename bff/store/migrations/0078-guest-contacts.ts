import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A guest is found by e-mail address and by phone: who books again is known by them. Most guests have one of the two at most. */
export const guestContacts: Migration = {
  async up(db) {
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const INDEXES = [
  `create index "guest_email" on "guest" ("propertyId", lower("email")) where "email" <> ''`,
  `create index "guest_phone" on "guest" ("propertyId", "phone") where "phone" <> ''`,
];
