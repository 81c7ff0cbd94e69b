import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was offered to a guest, or for a stay, is looked up with each of the guest's messages, however many offers there are. */
export const offersMade: Migration = {
  async up(db) {
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const INDEXES = [
  `create index "offer_made_guest" on "offerMade" ("guestId") where "guestId" is not null`,
  `create index "offer_made_reservation" on "offerMade" ("reservationId") where "reservationId" is not null`,
];
