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

/** One PMS, said in one file: what `definePmsAdapter` makes an adapter of. docs/pms/write-an-adapter.md is its tutorial. */
export interface AdapterDefinition {
  /** `own-` and a name of small letters, digits and hyphens. It stays: connections are stored under it. */
  provider: OwnProvider;
  /** As people read it. */
  name: string;
  /** What the connect form asks for. */
  credentials: readonly CredentialField[];
  /** Where the PMS answers and what proves who we are. Throw a PmsError `bad_settings` where something is missing. */
  connect(credentials: Readonly<Record<string, string>>): { baseUrl: string; headers?: Record<string, string> };
  /** The hotel in the PMS: proves that credentials and property fit. */
  property(pms: Pms): Promise<PmsProperty>;
  reads: Reads & Required<Pick<Reads, 'reservations'>>;
  /** What is not there the PMS does not take, and staff are told. */
  writes?: { [Kind in PmsChangeKind]?: WriteDefinition<Kind> };
  /** Verifies a call to our webhook and tells what changed. Throw a PmsError `bad_signature` where it is not the PMS's. */
  notices?(request: NoticeRequest, hook: { secret: string }): ChangeNotice[];
  /** The PMS's own field names, for the mapping editor, and which of them are read. */
  fields: FieldCatalogue;
  mapping: FieldMapping;
  /** Default: two requests a second, two at once. */
  budget?: PmsAdapter['budget'];
}

export type Reads = { [Entity in PmsEntity]?: ReadDefinition<Entity> };

/** A record as read. Leave out what the PMS does not say: `changedAt` null, not deleted. */
export interface ReadRecord<Entity extends PmsEntity> extends Pick<Pulled<Entity>, 'id' | 'record'> {
  /** As it came out of JSON: mappings look into it. */
  raw: object;
  /** The guest's part of it, where `record.guest` is one. */
  rawGuest?: object;
  changedAt?: string | null;
  deleted?: boolean;
}

export interface ListPlace {
  /** ISO 8601 UTC: only what changed since; null: everything in the range. */
  since: string | null;
  /** The `next` of the page before; null: the first page. */
  page: string | null;
  /** Stays that touch these dates, or nights. */
  range: { from: string; to: string };
}

export interface ReadDefinition<Entity extends PmsEntity> {
  /** Does the PMS understand `since`? If not, every pull reads the whole range. */
  incremental?: boolean;
  /** One page. `next`: what asks for the page after it, null after the last. */
  list(pms: Pms, place: ListPlace): Promise<{ records: ReadRecord<Entity>[]; next: string | null }>;
  /** What an id stands for, read again; [] where the PMS has it no more. Without it the whole list is looked through. */
  one?(pms: Pms, id: string): Promise<ReadRecord<Entity>[]>;
}

export interface WriteDefinition<Kind extends PmsChangeKind> {
  /** `native`: a record made for it; `note`: the best place there is. */
  place: 'native' | 'note';
  /** For people: "task", "reservation comment". */
  where: string;
  /**
   * Writes it, once: `change.key` is the same for each try. From the second try on (`attempt` > 1) look first whether the
   * PMS has it already, unless it knows the key itself. `id`: what was written is found by it later.
   */
  write(
    pms: Pms,
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
  ): Promise<{ id: string | null; detail?: string }>;
}
