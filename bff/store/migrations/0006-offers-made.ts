import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for finding a guest's offers, because they are read for every message. */
export const offersMade: Migration = {
  async up(db) {
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const INDEXES = [
  `create index "offer_made_guest" on "offerMade" ("guestId") where "guestId" is not null`,
  `create index "offer_made_reservation" on "offerMade" ("reservationId") where "reservationId" is not null`,
];
