import type { Generated } from 'kysely';

/** Tables of the PMS integration. Ids that begin with `external` are the PMS's. */
export interface PmsSchema {
  /** A PMS of a property. After a disconnect the row stays without credentials, so that what was set is there the next time. */
  pmsConnection: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    id: string; // of this connection: another one of the same property has another
    provider: string;
    credentials: string | null; // sealed JSON { key: value }; null: not connected
    webhookSecret: string; // sealed
    externalProperty: string; // JSON { id, name, timezone, currency }
    settings: string; // JSON { mode, interval, retryAttempts, conflictResolution }
    enabled: string; // JSON { reservations, availability, rates, guestProfiles }
    mapping: string; // JSON FieldMapping: only what differs from the adapter's own
    roomTypes: string; // JSON { PMS code: slug }
    health: string; // ok | failing
    lastError: string | null; // JSON { code, message, at }
    lastSync: string | null; // when a whole run last went well
    connectedAt: string;
    updatedAt: string;
  };
  /** What was spent of a vendor's budget of requests, by the credential that it counts by. */
  pmsBudget: {
    key: string; // a signature over provider and credential: it tells neither
    begun: string; // JSON [{ at, count }], ms since 1970: requests that may have begun by then
    restUntil: number; // ms since 1970; 0: the vendor asked for no rest
    savedAt: number;
  };
  /** Where pulling stands. `scope`: '' for the usual pull, 'from..to' for dates that were asked for. */
  pmsCursor: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    entity: string;
    scope: string;
    cursor: string | null; // where the next incremental pull begins
    nextCursor: string | null; // what `cursor` becomes once the pull under way is through
    resume: string | null; // where the pull under way goes on; null: none is under way
    pull: string; // names the pull under way, or the last one
    done: number; // records of that pull
    total: number | null;
    finishedAt: string | null; // when a pull was last through
  };
  pmsRun: {
    id: string;
    propertyId: string;
    source: string; // which of the property's PMSs, or channel_manager
    trigger: string; // schedule | manual | connect | notice
    entities: string; // JSON PmsEntity[]
    range: string | null; // JSON { from, to }
    state: string; // running | done | failed
    progress: string; // JSON { entity: { done, total, finished, rejected } }
    errors: string; // JSON { entity, code, message }[]
    startedAt: string;
    finishedAt: string | null;
  };
  /** What happened, for hotel staff: secrets and guests' data are masked. */
  pmsLog: {
    id: string;
    propertyId: string;
    source: string; // which of the property's PMSs, or channel_manager
    at: string;
    level: string; // debug | info | warn | error
    event: string;
    entity: string | null;
    message: string;
    syncId: string | null;
    detail: string | null; // JSON object
  };
  /** Which record here a record there is, and what both were when they last agreed. */
  pmsLink: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    entity: string; // guests | reservations
    externalId: string;
    ourId: string | null; // null: nothing here (erased, or deleted there)
    base: string; // JSON, field by field the last value both sides had
    hash: string; // of the whole record there, as it was read last
    changedAt: string | null; // when the PMS changed it
    appliedAt: string; // our row's `updatedAt` when it was written last
    deletedAt: string | null;
    erasedAt: string | null; // a guest whose data was erased here: only a later change there brings them back
  };
  /** A field that was changed on both sides, kept for staff to decide. */
  pmsConflict: {
    id: string;
    propertyId: string;
    guestId: string;
    field: string; // firstName | lastName | email | phone
    pmsValue: string;
    syncedValue: string;
    state: string; // open | resolved
    winner: string | null; // pms | service | same
    resolvedBy: string | null;
    at: string;
    resolvedAt: string | null;
  };
  /** What goes back to the PMS. It names what it is about; the words are read when it is sent. */
  pmsPush: {
    id: string;
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    connectionId: string;
    kind: string;
    lane: string; // what is sent in order: a reservation's, guest's or conversation's id
    subjectId: string; // the task, charge, conversation, preference or guest
    detail: string; // JSON, what the subject does not tell: { state } or { reason }
    state: string; // pending | sent | parked | dropped
    attempts: number;
    attemptsBefore: number; // of earlier rounds: staff had it sent again
    unsureSince: string | null; // when the first try began of which nobody knows whether it arrived
    runAt: string;
    receipt: string | null; // JSON Receipt
    lastError: string | null; // JSON { code, message, at }
    createdAt: string;
    settledAt: string | null;
  };
  /** What the PMS told of changes and was not read yet; those that were stay a while to know repetitions by. */
  pmsNotice: {
    id: string;
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    entity: string;
    externalId: string | null;
    noticeId: string | null;
    attempts: number;
    runAt: string;
    at: string;
    doneAt: string | null;
  };
  room: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    externalId: string;
    number: string;
    floor: string;
    roomTypeCode: string;
    housekeeping: string;
    occupied: number | null;
    availability: string;
    maintenance: string; // JSON { from, to, reason }[]
    byHand?: string | null; // JSON: what staff said of its state; a pull leaves it as it is
    changedAt: string | null;
    pull: string;
    updatedAt: string;
  };
  roomType: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    code: string;
    name: string;
    maxPersons: number | null;
    pull: string;
    updatedAt: string;
  };
  rate: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    ratePlan: string;
    roomTypeCode: string;
    date: string;
    name: string;
    amount: string;
    currency: string;
    offer: number;
    limits: string | null; // JSON: which stays it holds for; null: all
    pull: string;
  };
  availability: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    roomTypeCode: string;
    date: string;
    available: number;
    total: number | null;
    pull: string;
  };
  /** What the hotel says to guests who arrive. */
  arrivalMessage: {
    propertyId: string;
    active: number;
    texts: string; // JSON [{ language, text }]
    updatedAt: string;
  };
  /** Guests who asked whether their room is ready, and are told once it is. */
  roomWait: {
    conversationId: string;
    reservationId: string;
    propertyId: string;
    since: string;
  };
  /** Stays whose guest was told it, or has it as a draft: once each. */
  arrivalSent: {
    reservationId: string;
    propertyId: string;
    conversationId: string;
    at: string;
  };
}
