import type { Money } from '../../shared/domain/house/money.ts';
import type { Registration } from '../../shared/domain/house/registration.ts';
import type {
  FieldMapping,
  MappedGroup,
  PmsAvailability,
  PmsBill,
  PmsChangeKind,
  PmsEntity,
  PmsGuest,
  PmsPlace,
  PmsProvider,
  PmsRate,
  PmsReservation,
  PmsRoom,
  PmsRoomType,
} from '../../shared/domain/pms.ts';
import type { Department, Priority } from '../../shared/domain/task.ts';
import type { Clock } from '../base/clock.ts';
import type { Limits } from './net/budget.ts';
import type { PmsErrorCode } from './net/errors.ts';
import type { Net } from './net/net.ts';

/**
 * One PMS's API, turned into our records and back. An adapter knows nothing of the store, of schedules or of other
 * adapters; a new PMS is a folder and a line in the registry.
 */
export interface PmsAdapter {
  provider: PmsProvider;
  /** As its vendor writes it. */
  name: string;
  credentials: readonly CredentialField[];
  capabilities: Capabilities;
  fields: FieldCatalogue;
  /** What `connect` maps until the hotel says otherwise. */
  defaultMapping: FieldMapping;
  /**
   * How many requests the vendor allows, so that the client stays below it. `countedBy`: the credentials that it counts by, as
   * all properties on them share the budget; default: addresses and secrets.
   */
  budget: Limits & { countedBy?: readonly string[] };
  /**
   * What its "changed since" may leave out: read whole once a day, for stays that touch yesterday up to so many days ahead.
   */
  dailyPass?: { entities: readonly PmsEntity[]; daysAhead: number };
  /** Does nothing on the network yet. Throws a PmsError `bad_settings` where credentials do not make sense together. */
  open(world: SessionWorld): PmsSession;
}

/** Something `connect` must be given, as the connect form shows it. */
export interface CredentialField {
  key: string;
  label: string;
  help: string;
  kind: 'text' | 'secret' | 'url' | 'choice' | 'json';
  required: boolean;
  choices?: readonly string[];
  default?: string;
  /** Needed only where another field says so: an API key where `login` is `api_key`. */
  requiredWhen?: { key: string; is: readonly string[] };
  /** The word that callers who know no vendor's own words give it under. */
  alias?: 'propertyId' | 'apiKey' | 'apiSecret';
}

/** What the PMS can do, said honestly. */
export interface Capabilities {
  pulls: readonly PmsEntity[];
  /** Can it tell what changed since an instant? If not, every pull reads the whole window. */
  incremental: readonly PmsEntity[];
  /** How often it may be asked for that where it does not tell of changes, in milliseconds; default: a minute. */
  pollMs?: number;
  /** Where it puts what goes back. `where` is for people: "service request", "reservation comment". */
  takes: Record<PmsChangeKind, { place: PmsPlace; where: string }>;
  /** How it tells of changes: to our address, from a queue we read, or not at all. */
  notices: 'webhook' | 'queue' | 'none';
  /** Who enters our address in the PMS: a person, the adapter by itself, either (by what the API has), or nobody. */
  addressEntered: 'by_hand' | 'by_itself' | 'either' | 'never';
}

/** The PMS's own field names, for the mapping editor and its checks. */
export type FieldCatalogue = Record<MappedGroup, readonly CatalogueField[]>;
export interface CatalogueField {
  /** The path as a mapping writes it. */
  path: string;
  type: 'text' | 'email' | 'phone' | 'date' | 'datetime' | 'number';
  example: string;
}

export interface SessionWorld {
  credentials: Readonly<Record<string, string>>;
  net: Net;
  clock: Clock;
  /**
   * Keeps credentials that the PMS changed, such as a refresh token that took the place of the one before; an empty text forgets
   * one. Resolves when they are safe: rely on them only then.
   */
  keep(changed: Readonly<Record<string, string>>): Promise<void>;
  /** The property's IANA time zone: vendors write local times. */
  timezone: string;
  /** Where the PMS may send notices to, with the secret it is to show there; null: nowhere yet. */
  webhook: { url: string; secret: string } | null;
}

/** One hotel's connection. Every call may reject with a PmsError and nothing else. */
export interface PmsSession {
  /** Real calls: reachability, credentials, each right that is needed. Never rejects: what failed stands in the answer. */
  test(signal: AbortSignal): Promise<Check[]>;
  /** The hotel in the PMS: proves that credentials and property fit. */
  property(signal: AbortSignal): Promise<PmsProperty>;
  /**
   * The records of a kind, page by page, each page only when asked for. A consumer that stored a page may begin again at
   * its `resume` in another process.
   */
  pull<Entity extends PmsEntity>(entity: Entity, from: PullFrom, signal: AbortSignal): AsyncIterable<Page<Entity>>;
  /**
   * What an id stands for, read again; none where the PMS has it no more. Several where the PMS keeps as one what we keep
   * apart: a booking of several rooms.
   */
  fetch<Entity extends 'guests' | 'reservations' | 'rooms'>(
    entity: Entity,
    id: string,
    signal: AbortSignal,
  ): Promise<Pulled<Entity>[]>;
  /** The bill of a reservation, line by line; null where the PMS has it no more. Left out: its API lists no lines. */
  readBill?(reservationId: string, signal: AbortSignal): Promise<PmsBill | null>;
  /**
   * Writes a change to the PMS, once: `change.key` is the same for each try, and from the second try on (`attempt` > 1)
   * the adapter looks first whether the PMS has it already, where the API takes no idempotency key.
   */
  push(change: Change, attempt: number, signal: AbortSignal): Promise<Receipt>;
  /** Verifies and reads a call to our webhook. Rejects with `bad_signature`. */
  notices?(request: NoticeRequest): Promise<ChangeNotice[]>;
  /**
   * Empties the PMS's queue of notices. What is read is gone from it: `keep` stores what one call brought before the next one
   * is made.
   */
  readQueue?(signal: AbortSignal, keep: (notices: ChangeNotice[]) => Promise<void>): Promise<void>;
  /** Asks the PMS to tell `webhook.url` of changes, again if need be; `unsubscribe` ends that. Both may be repeated. */
  subscribe?(signal: AbortSignal): Promise<void>;
  unsubscribe?(signal: AbortSignal): Promise<void>;
}

export interface Check {
  name: string;
  ok: boolean;
  /** What was found, or what is wrong and what to do. In English: `code` is for other languages. */
  detail: string;
  /** Which kind of failure it was (`PmsErrorCode`); null where all is well. */
  code: PmsErrorCode | null;
}

export interface PmsProperty {
  id: string;
  name: string;
  timezone: string | null;
  currency: string | null;
}

export interface PullFrom {
  /** Only what changed since, as an earlier page's `cursor` said; null: everything in the range. */
  cursor: string | null;
  /** Goes on after this page of an earlier, unfinished pull. */
  resume: string | null;
  /** Stays that touch these dates, nights for rates and availability; null: the adapter's own window. */
  range: { from: string; to: string } | null;
}

export interface Page<Entity extends PmsEntity> {
  records: Pulled<Entity>[];
  /** Where to go on should this page be the last one stored; null: there is nothing more. */
  resume: string | null;
  /** Where the next incremental pull begins, once this pull is through. Holds the vendor's overlap already. */
  cursor: string | null;
  /** How many there are in all, where the PMS says so. */
  total: number | null;
}

interface Records {
  roomTypes: PmsRoomType;
  rooms: PmsRoom;
  guests: PmsGuest;
  reservations: PmsReservation;
  rates: PmsRate;
  availability: PmsAvailability;
}

/** A record as the PMS has it and as we read it. */
export interface Pulled<Entity extends PmsEntity> {
  /** The PMS's id; for rates and availability made of their parts. */
  id: string;
  /** The PMS's own record: mappings look into it. Of a guest within a reservation: see `rawGuest`. */
  raw: JsonObject;
  /** The PMS's record of the embedded guest, where `record.guest` is one. */
  rawGuest?: JsonObject;
  record: Records[Entity];
  /** When the PMS changed it, ISO 8601 UTC; null where it does not say. Older than what is stored: passed over. */
  changedAt: string | null;
  deleted: boolean;
}

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** A record in the PMS that a change is about. */
export interface StayRef {
  reservationId: string | null;
  confirmationNumber: string | null;
  guestId: string | null;
  guestName: string;
  room: string | null;
}

interface ChangeBase {
  /** Unique for the change, the same for every try. At most 40 characters of `A-Za-z0-9-`. */
  key: string;
  /** ISO 8601 UTC. */
  at: string;
  /** When the first try began that may have arrived, ISO 8601; null: none may have; left out: `at` at the earliest. */
  unsureSince?: string | null;
  stay: StayRef;
}

/** What goes back to the PMS. */
export type Change =
  | (ChangeBase & {
      kind: 'request';
      category: 'service' | 'housekeeping' | 'maintenance' | 'complaint' | 'information';
      department: Department;
      priority: Priority;
      title: string;
      detail: string;
      dueAt: string;
    })
  | (ChangeBase & {
      kind: 'completion';
      /** What the request was written as. */
      request: Receipt;
      title: string;
      state: 'done' | 'cancelled' | 'open';
      category: 'service' | 'housekeeping' | 'maintenance' | 'complaint' | 'information';
    })
  | (ChangeBase & {
      kind: 'communication';
      conversationId: string;
      channel: string;
      language: string;
      startedAt: string;
      endedAt: string | null;
      /** The whole of it so far, one line a message: the PMS's record is replaced. */
      text: string;
      /** Where an earlier state of the same conversation was written. */
      earlier: Receipt | null;
    })
  | (ChangeBase & { kind: 'charge'; description: string; quantity: number; unitPrice: Money; serviceDate: string })
  | (ChangeBase & { kind: 'charge_void'; charge: Receipt; reason: string })
  | (ChangeBase & { kind: 'preference'; topic: string; text: string })
  | (ChangeBase & {
      kind: 'fields';
      /** Of the guest, changed here and to be changed there. */
      fields: Partial<Pick<PmsGuest, 'firstName' | 'lastName' | 'email' | 'phone'>>;
    })
  | (ChangeBase & {
      kind: 'arrival';
      /** The day of arrival, YYYY-MM-DD. */
      checkIn: string;
      registration: Registration;
    });

/** What the PMS made of a change. */
export interface Receipt {
  /** The PMS's id of what was written; null where it gives none. */
  id: string | null;
  place: PmsPlace;
  /** For the log: "service request 4711", "already there". */
  detail: string;
}

export interface NoticeRequest {
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The body's bytes as they came. */
  body: string;
}

/** Something changed in the PMS: a nudge to read it again, never data. */
export interface ChangeNotice {
  entity: PmsEntity;
  /** null: something of this kind. */
  id: string | null;
  /** The vendor's own id of the notice, where it has one: the same again is passed over. */
  noticeId: string | null;
}
