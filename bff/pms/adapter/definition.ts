import type { FieldMapping, OwnProvider, PmsChangeKind, PmsEntity } from '../../../shared/domain/pms.ts';
import type {
  Change,
  ChangeNotice,
  CredentialField,
  FieldCatalogue,
  NoticeRequest,
  PmsAdapter,
  PmsProperty,
  Pulled,
} from '../port.ts';
import type { Pms } from './define-calls.ts';

/**
 * The definition of a PMS, from which `definePmsAdapter` makes an adapter. docs/pms/write-an-adapter.md is the
 * tutorial.
 */
export interface AdapterDefinition {
  /** `own-` followed by lower-case letters, digits and hyphens. Do not change it: connections are stored under it. */
  provider: OwnProvider;
  /** The name for people. */
  name: string;
  /** The fields of the connect form. */
  credentials: readonly CredentialField[];
  /**
   * The PMS's address and the headers that authenticate us. Throw a PmsError `bad_settings` if something is missing.
   */
  connect(credentials: Readonly<Record<string, string>>): { baseUrl: string; headers?: Record<string, string> };
  /** Reads the hotel from the PMS, which checks the credentials too. */
  property(pms: Pms): Promise<PmsProperty>;
  reads: Reads & Required<Pick<Reads, 'reservations'>>;
  /** The changes that the PMS accepts. Staff are notified of the others. */
  writes?: { [Kind in PmsChangeKind]?: WriteDefinition<Kind> };
  /**
   * Verifies a call to our webhook and returns what changed. Throw a PmsError `bad_signature` if it is not from the
   * PMS.
   */
  notices?(request: NoticeRequest, hook: { secret: string }): ChangeNotice[];
  /** The PMS's field names for the mapping editor, and the default mapping. */
  fields: FieldCatalogue;
  mapping: FieldMapping;
  /** Default: two requests per second, two at a time. */
  budget?: PmsAdapter['budget'];
}

export type Reads = { [Entity in PmsEntity]?: ReadDefinition<Entity> };

/**
 * A record as read from the PMS. Leave out what the PMS does not tell: the defaults are `changedAt` null and not
 * deleted.
 */
export interface ReadRecord<Entity extends PmsEntity> extends Pick<Pulled<Entity>, 'id' | 'record'> {
  /** The parsed JSON, which mappings read. */
  raw: object;
  /** The part of it for `record.guest`, if there is one. */
  rawGuest?: object;
  changedAt?: string | null;
  deleted?: boolean;
}

export interface ListPlace {
  /** ISO 8601 UTC: only records changed since; null: everything in the range. */
  since: string | null;
  /** The `next` of the page before; null: the first page. */
  page: string | null;
  /** The dates that stays must touch, or the nights of rates and availability. */
  range: { from: string; to: string };
}

export interface ReadDefinition<Entity extends PmsEntity> {
  /** Whether the PMS supports `since`. Otherwise every pull reads the whole range. */
  incremental?: boolean;
  /** Reads one page. `next` is passed to get the following page; null after the last. */
  list(pms: Pms, place: ListPlace): Promise<{ records: ReadRecord<Entity>[]; next: string | null }>;
  /**
   * Reads a record again by its id; [] if the PMS no longer has it. Without this function the whole list is searched.
   */
  one?(pms: Pms, id: string): Promise<ReadRecord<Entity>[]>;
}

export interface WriteDefinition<Kind extends PmsChangeKind> {
  /** `native`: the PMS has records for it; `note`: the best free-text place there is. */
  place: 'native' | 'note';
  /** For people, such as "task" or "reservation comment". */
  where: string;
  /**
   * Writes the change once. `change.key` is the same for all attempts. From the second attempt on (`attempt` > 1) first
   * look if the PMS has it already, unless the PMS recognises the key. `id` identifies what was written later on.
   */
  write(
    pms: Pms,
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
  ): Promise<{ id: string | null; detail?: string }>;
}
