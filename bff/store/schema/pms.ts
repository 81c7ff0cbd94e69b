import type { Generated } from 'kysely';

/** Tables of the PMS integration. Ids that begin with `external` are the PMS's. */
export interface PmsSchema {
  /**
   * A PMS of a property. After a disconnect the row stays without credentials, so that its settings apply to the next
   * connection.
   */
  pmsConnection: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    id: string; // a new connection of the same property gets a new id
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
    lastSync: string | null; // when a whole run last succeeded
    connectedAt: string;
    updatedAt: string;
  };
  /** The used part of a vendor's request budget, per credential that the vendor counts by. */
  pmsBudget: {
    key: string; // a signature of provider and credential, which reveals neither
    begun: string; // JSON [{ at, count }], ms since 1970: requests that may have begun by then
    restUntil: number; // ms since 1970; 0: the vendor asked for no pause
    savedAt: number;
  };
  /** The state of pulls. `scope`: '' for the regular pull, 'from..to' for requested dates. */
  pmsCursor: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    entity: string;
    scope: string;
    cursor: string | null; // where the next incremental pull begins
    nextCursor: string | null; // becomes `cursor` when the current pull is finished
    resume: string | null; // where the current pull continues; null: no pull is running
    pull: string; // the id of the current or last pull
    done: number; // records read in that pull
    total: number | null;
    finishedAt: string | null; // when a pull last finished
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
  /** The log for hotel staff; secrets and guests' data are masked. */
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
  /** The link between a record of the PMS and ours, and their values when they last agreed. */
  pmsLink: {
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    entity: string; // guests | reservations
    externalId: string;
    ourId: string | null; // null: no record here (erased here, or deleted there)
    base: string; // JSON, per field the last value that both sides had
    hash: string; // of the PMS's whole record as last read
    changedAt: string | null; // when the PMS changed it
    appliedAt: string; // our row's `updatedAt` when sync last wrote it
    deletedAt: string | null;
    erasedAt: string | null; // when the guest was erased here; only a later change in the PMS brings them back
  };
  /** A field that was changed on both sides, for staff to decide. */
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
  /** A write to the PMS. It holds ids; the content is read when it is sent. */
  pmsPush: {
    id: string;
    propertyId: string;
    source: Generated<string>; // which of the property's PMSs
    connectionId: string;
    kind: string;
    lane: string; // writes of one lane are sent in order: the id of a reservation, guest or conversation
    subjectId: string; // the task, charge, conversation, preference or guest
    detail: string; // JSON, what the subject's row does not hold: { state } or { reason }
    state: string; // pending | sent | parked | dropped
    attempts: number;
    attemptsBefore: number; // attempts before staff had it sent again
    unsureSince: string | null; // begin of the first attempt whose outcome is unknown
    runAt: string;
    receipt: string | null; // JSON Receipt
    lastError: string | null; // JSON { code, message, at }
    createdAt: string;
    settledAt: string | null;
  };
  /** A PMS's notice of a change. A handled one stays for a while to recognise repetitions. */
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
    byHand?: string | null; // JSON: the state reported by staff; pulls do not change it
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
  /** The message to arriving guests. */
  arrivalMessage: {
    propertyId: string;
    active: number;
    texts: string; // JSON [{ language, text }]
    updatedAt: string;
  };
  /** Guests who asked if their room is ready, and are notified when it is. */
  roomWait: {
    conversationId: string;
    reservationId: string;
    propertyId: string;
    since: string;
  };
  /** Stays for which the arrival message was sent or drafted, once each. */
  arrivalSent: {
    reservationId: string;
    propertyId: string;
    conversationId: string;
    at: string;
  };
}
