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
 * Translates one PMS's API into our records and back. An adapter does not use the store, schedules or other adapters. A
 * new PMS needs a folder and one line in the registry.
 */
export interface PmsAdapter {
  provider: PmsProvider;
  /** The name as the vendor writes it. */
  name: string;
  credentials: readonly CredentialField[];
  capabilities: Capabilities;
  fields: FieldCatalogue;
  /** The mapping of a new connection, until the hotel changes it. */
  defaultMapping: FieldMapping;
  /**
   * How many requests the vendor allows; the client stays below. `countedBy`: the credentials that identify the
   * vendor's counter, as all properties that use them share the budget; default: addresses and secrets.
   */
  budget: Limits & { countedBy?: readonly string[] };
  /**
   * The kinds of record whose "changed since" may be incomplete. They are read completely once a day, for stays between
   * yesterday and `daysAhead` days ahead.
   */
  dailyPass?: { entities: readonly PmsEntity[]; daysAhead: number };
  /**
   * Opens a session without a network call. Throws a PmsError `bad_settings` if the credentials contradict each other.
   */
  open(world: SessionWorld): PmsSession;
}

/** A field of the connect form. */
export interface CredentialField {
  key: string;
  label: string;
  help: string;
  kind: 'text' | 'secret' | 'url' | 'choice' | 'json';
  required: boolean;
  choices?: readonly string[];
  default?: string;
  /** Required only if another field has one of these values: an API key if `login` is `api_key`. */
  requiredWhen?: { key: string; is: readonly string[] };
  /** The vendor-neutral name under which callers may send this field. */
  alias?: 'propertyId' | 'apiKey' | 'apiSecret';
}

/** What the PMS can do. */
export interface Capabilities {
  pulls: readonly PmsEntity[];
  /** The kinds of record that can be read by "changed since". All others are read for the whole window at each pull. */
  incremental: readonly PmsEntity[];
  /** The pause between polls without notices, in milliseconds; default: a minute. */
  pollMs?: number;
  /** Where it stores each kind of change. `where` is for people: "service request", "reservation comment". */
  takes: Record<PmsChangeKind, { place: PmsPlace; where: string }>;
  /** How it announces changes: by calls to our address, through a queue that we read, or not at all. */
  notices: 'webhook' | 'queue' | 'none';
  /** Who enters our address in the PMS: a person, the adapter, either of them (depending on the API), or nobody. */
  addressEntered: 'by_hand' | 'by_itself' | 'either' | 'never';
}

/** The PMS's own field names, for the mapping editor and its checks. */
export type FieldCatalogue = Record<MappedGroup, readonly CatalogueField[]>;
export interface CatalogueField {
  /** The path in the form that mappings use. */
  path: string;
  type: 'text' | 'email' | 'phone' | 'date' | 'datetime' | 'number';
  example: string;
}

export interface SessionWorld {
  credentials: Readonly<Record<string, string>>;
  net: Net;
  clock: Clock;
  /**
   * Stores credentials that the PMS changed, such as a new refresh token; an empty text deletes one. Use them only
   * after this resolves.
   */
  keep(changed: Readonly<Record<string, string>>): Promise<void>;
  /** The property's IANA time zone; vendors write local times. */
  timezone: string;
  /** The address for the PMS's notices, and the secret that a call must show; null: no address yet. */
  webhook: { url: string; secret: string } | null;
}

/** One hotel's connection. Every call rejects only with a PmsError. */
export interface PmsSession {
  /**
   * Checks reachability, credentials and each needed permission by real calls. Never rejects: failures are in the
   * answer.
   */
  test(signal: AbortSignal): Promise<Check[]>;
  /** Reads the hotel from the PMS, which proves that credentials and property match. */
  property(signal: AbortSignal): Promise<PmsProperty>;
  /**
   * Reads the records of a kind page by page, each page on demand. After a page was stored, another process may
   * continue at its `resume`.
   */
  pull<Entity extends PmsEntity>(entity: Entity, from: PullFrom, signal: AbortSignal): AsyncIterable<Page<Entity>>;
  /**
   * Reads the record with this id again; empty if the PMS has deleted it. One id may give several records: a booking of
   * several rooms is one record in some PMS.
   */
  fetch<Entity extends 'guests' | 'reservations' | 'rooms'>(
    entity: Entity,
    id: string,
    signal: AbortSignal,
  ): Promise<Pulled<Entity>[]>;
  /**
   * Reads the lines of a reservation's bill; null if the reservation does not exist. Absent if the API lists no lines.
   */
  readBill?(reservationId: string, signal: AbortSignal): Promise<PmsBill | null>;
  /**
   * Writes a change to the PMS once. `change.key` is the same for every attempt. If the API takes no idempotency key,
   * the adapter searches for an earlier result on every retry (`attempt` > 1).
   */
  push(change: Change, attempt: number, signal: AbortSignal): Promise<Receipt>;
  /** Verifies and reads a call to our webhook. Rejects with `bad_signature`. */
  notices?(request: NoticeRequest): Promise<ChangeNotice[]>;
  /**
   * Reads the PMS's queue of notices until it is empty. Reading removes notices from the queue, so `keep` stores each
   * batch before the next call.
   */
  readQueue?(signal: AbortSignal, keep: (notices: ChangeNotice[]) => Promise<void>): Promise<void>;
  /**
   * Asks the PMS to send changes to `webhook.url`, renewing it if necessary; `unsubscribe` ends that. Both may be
   * repeated.
   */
  subscribe?(signal: AbortSignal): Promise<void>;
  unsubscribe?(signal: AbortSignal): Promise<void>;
}

export interface Check {
  name: string;
  ok: boolean;
  /** What was found, or what is wrong and how to fix it. In English; other languages use `code`. */
  detail: string;
  /** The kind of failure; null if the check succeeded. */
  code: PmsErrorCode | null;
}

export interface PmsProperty {
  id: string;
  name: string;
  timezone: string | null;
  currency: string | null;
}

export interface PullFrom {
  /** Read only changes since this `cursor` of an earlier page; null: everything in the range. */
  cursor: string | null;
  /** Continue after this page of an unfinished pull. */
  resume: string | null;
  /**
   * The dates to read: stays that overlap them, or nights of rates and availability; null: the adapter's default
   * window.
   */
  range: { from: string; to: string } | null;
}

export interface Page<Entity extends PmsEntity> {
  records: Pulled<Entity>[];
  /** Where to continue if this is the last page stored; null: there are no more pages. */
  resume: string | null;
  /** Where the next incremental pull begins after this pull is complete. It already includes the vendor's overlap. */
  cursor: string | null;
  /** The total number of records; null if the PMS does not say it. */
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

/** A record in the PMS's form and in ours. */
export interface Pulled<Entity extends PmsEntity> {
  /** The PMS's id; for rates and availability it is built from their parts. */
  id: string;
  /** The PMS's own record, which mappings read. For a guest inside a reservation see `rawGuest`. */
  raw: JsonObject;
  /** The PMS's record of the embedded guest, if `record.guest` is set. */
  rawGuest?: JsonObject;
  record: Records[Entity];
  /** When the PMS changed it, ISO 8601 UTC; null if unknown. Records older than the stored ones are skipped. */
  changedAt: string | null;
  deleted: boolean;
}

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** The booking in the PMS that a change is about. */
export interface StayRef {
  reservationId: string | null;
  confirmationNumber: string | null;
  guestId: string | null;
  guestName: string;
  room: string | null;
}

interface ChangeBase {
  /** Unique per change, the same for every attempt. At most 40 characters of `A-Za-z0-9-`. */
  key: string;
  /** ISO 8601 UTC. */
  at: string;
  /**
   * When the first attempt with unknown outcome began, ISO 8601; null: no attempt may have arrived; absent: at `at` or
   * later.
   */
  unsureSince?: string | null;
  stay: StayRef;
}

/** A change to write to the PMS. */
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
      /** The receipt of the request. */
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
      /** The whole conversation so far, one line per message; it replaces the PMS's record. */
      text: string;
      /** The receipt of an earlier state of the same conversation. */
      earlier: Receipt | null;
    })
  | (ChangeBase & { kind: 'charge'; description: string; quantity: number; unitPrice: Money; serviceDate: string })
  | (ChangeBase & { kind: 'charge_void'; charge: Receipt; reason: string })
  | (ChangeBase & { kind: 'preference'; topic: string; text: string })
  | (ChangeBase & {
      kind: 'fields';
      /** The guest's fields that changed here. */
      fields: Partial<Pick<PmsGuest, 'firstName' | 'lastName' | 'email' | 'phone'>>;
    })
  | (ChangeBase & {
      kind: 'arrival';
      /** The day of arrival, YYYY-MM-DD. */
      checkIn: string;
      registration: Registration;
    });

/** Where and how the PMS stored a change. */
export interface Receipt {
  /** The id of the record in the PMS; null if it gives none. */
  id: string | null;
  place: PmsPlace;
  /** For the log: "service request 4711", "already there". */
  detail: string;
}

export interface NoticeRequest {
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The unparsed body. */
  body: string;
}

/** Says that something changed in the PMS and must be read again. It carries no data. */
export interface ChangeNotice {
  entity: PmsEntity;
  /** The record's id; null: any record of this kind. */
  id: string | null;
  /** The vendor's id of the notice, if it has one; a repeated notice is skipped. */
  noticeId: string | null;
}
