import { Temporal } from 'temporal-polyfill';
import {
  type FieldMapping,
  MAPPED_KEYS,
  type MappedGroup,
  type MappedKey,
  type PmsGuest,
  type PmsReservation,
  REQUIRED_KEYS,
} from '../../../shared/domain/pms.ts';
import type { CatalogueField, JsonObject, PmsAdapter, Pulled } from '../port.ts';
import { listPaths, readPath } from '../values/path.ts';

export const MAPPED_GROUPS = ['guest', 'reservation'] as const satisfies readonly MappedGroup[];

/** A fault in a mapping. `field`: the path in the PMS's record; empty if the key has none. */
export interface MappingFault {
  group: MappedGroup;
  key: MappedKey;
  field: string;
  code: 'required_unmapped' | 'unknown_field' | 'missing_value' | 'wrong_type' | 'duplicate_field';
  detail: string;
}

/** A real record of each group, if one could be read. */
export type Samples = Partial<Record<MappedGroup, JsonObject>>;

type Adapter = Pick<PmsAdapter, 'defaultMapping' | 'fields'>;

/** The adapter's mapping, with the hotel's paths replacing it key by key. An empty path means: not mapped. */
export function mergeMapping(adapter: Adapter, stored: Partial<FieldMapping> | null): FieldMapping {
  const merge = <Group extends MappedGroup>(group: Group): FieldMapping[Group] =>
    Object.fromEntries(
      Object.entries({ ...adapter.defaultMapping[group], ...stored?.[group] }).filter(([, path]) => path !== ''),
    ) as FieldMapping[Group];
  return { guest: merge('guest'), reservation: merge('reservation') };
}

/** Checks a whole mapping against the adapter's catalogue and, if available, real records. */
export function findMappingFaults(adapter: Adapter, mapping: FieldMapping, samples: Samples): MappingFault[] {
  return MAPPED_GROUPS.flatMap((group) => {
    const paths: Partial<Record<MappedKey, string>> = mapping[group];
    const keysByField = new Map<string, MappedKey>();
    return MAPPED_KEYS[group].flatMap((key): MappingFault[] => {
      const field = paths[key] ?? '';
      const fault = (code: MappingFault['code'], detail: string) => [{ group, key, field, code, detail }];
      const required = REQUIRED_KEYS[group].includes(key);
      if (field === '') return required ? fault('required_unmapped', `${group}.${key} must be mapped`) : [];
      const otherKey = keysByField.get(field);
      if (otherKey !== undefined) return fault('duplicate_field', `${otherKey} takes ${field} already`);
      keysByField.set(field, key);
      return checkPath(adapter, samples[group], { group, key, field, required });
    });
  });
}

function checkPath(
  adapter: Adapter,
  sample: JsonObject | undefined,
  candidate: { group: MappedGroup; key: MappedKey; field: string; required: boolean },
): MappingFault[] {
  const { group, key, field, required } = candidate;
  const fault = (code: MappingFault['code'], detail: string) => [{ group, key, field, code, detail }];
  const catalogueField = adapter.fields[group].find(({ path }) => path === field);
  const value = sample === undefined ? undefined : readPath(sample, field);
  const defaults = adapter.defaultMapping[group];
  const isDefault = (defaults as Partial<Record<MappedKey, string>>)[key] === field;
  if (catalogueField === undefined && !isDefault && value === undefined)
    return fault('unknown_field', `The PMS’s ${group} has no field ${field}`);
  if (value === undefined || value === null || value === '')
    return sample !== undefined && required
      ? fault('missing_value', `${field} is empty in the ${group} that was looked at`)
      : [];
  if (typeof value === 'object' || convert(value, key, catalogueField, 'UTC') === null)
    return fault('wrong_type', `${field} cannot be read as ${WANTED[key]}`);
  return [];
}

const WANTED: Record<MappedKey, string> = {
  firstName: 'text',
  lastName: 'text',
  email: 'an e-mail address',
  phone: 'a telephone number',
  confirmationNumber: 'text',
  checkIn: 'a date',
  checkOut: 'a date',
};

/** Lists the unmapped fields of both sides. `example` comes from the catalogue, never from a guest. */
export function listUnmapped(
  adapter: Adapter,
  mapping: FieldMapping,
  samples: Samples,
): {
  pms: { group: MappedGroup; field: string; example: string }[];
  service: { group: MappedGroup; key: MappedKey; required: boolean }[];
} {
  return {
    pms: MAPPED_GROUPS.flatMap((group) => {
      const mappedFields = new Set(Object.values(mapping[group]));
      const catalogueFields = adapter.fields[group].map(({ path, example }) => ({ path, example }));
      const extraFields = listPaths(samples[group] ?? {})
        .filter(({ path }) => !catalogueFields.some((field) => field.path === path))
        .map(({ path }) => ({ path, example: '' }));
      return [...catalogueFields, ...extraFields]
        .filter(({ path }) => !mappedFields.has(path))
        .map(({ path, example }) => ({ group, field: path, example }));
    }),
    service: MAPPED_GROUPS.flatMap((group) => {
      const paths: Partial<Record<MappedKey, string>> = mapping[group];
      return MAPPED_KEYS[group]
        .filter((key) => (paths[key] ?? '') === '')
        .map((key) => ({ group, key, required: REQUIRED_KEYS[group].includes(key) }));
    }),
  };
}

/** A required field that is missing in a record, by the hotel's mapping. */
export interface MappingGap {
  group: MappedGroup;
  key: MappedKey;
  field: string;
}

/**
 * Replaces the fields that the hotel maps differently from the adapter. If a required one cannot be read, the gap is
 * returned, and the record is not stored.
 */
export function applyMapping<Entity extends 'guests' | 'reservations'>(
  adapter: Adapter,
  mapping: FieldMapping,
  timezone: string,
  entity: Entity,
  pulled: Pulled<Entity>,
): { record: Pulled<Entity>['record'] } | { gap: MappingGap } {
  const group: MappedGroup = entity === 'guests' ? 'guest' : 'reservation';
  const changes: Record<string, string> = {};
  const defaults: Partial<Record<MappedKey, string>> = adapter.defaultMapping[group];
  const paths: Partial<Record<MappedKey, string>> = mapping[group];
  for (const key of MAPPED_KEYS[group]) {
    const field = paths[key] ?? '';
    if (field === defaults[key]) continue;
    const catalogueField = adapter.fields[group].find(({ path }) => path === field);
    const value = field === '' ? null : convert(readPath(pulled.raw, field), key, catalogueField, timezone);
    if (value === null && REQUIRED_KEYS[group].includes(key)) return { gap: { group, key, field } };
    changes[key] = value ?? '';
  }
  return { record: { ...pulled.record, ...changes } };
}

/** The guest inside a reservation, read by the same mapping. */
export function applyGuestMapping(
  adapter: Adapter,
  mapping: FieldMapping,
  timezone: string,
  reservation: Pulled<'reservations'>,
): PmsGuest | null {
  const { guest } = reservation.record satisfies PmsReservation;
  if (guest === null || reservation.rawGuest === undefined) return guest;
  const pulled = { id: guest.id, raw: reservation.rawGuest, record: guest, changedAt: null, deleted: false };
  const mapped = applyMapping(adapter, mapping, timezone, 'guests', pulled);
  return 'gap' in mapped ? guest : mapped.record;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Converts a PMS's value for a key; null if that is not possible. */
function convert(
  value: ReturnType<typeof readPath>,
  key: MappedKey,
  field: CatalogueField | undefined,
  timezone: string,
): string | null {
  if (value === undefined || value === null || typeof value === 'object' || typeof value === 'boolean') return null;
  const text = String(value).trim();
  if (text === '') return null;
  if (key === 'checkIn' || key === 'checkOut') return toDate(text, field, timezone);
  if (key === 'email') return text.includes('@') ? text : null;
  if (key === 'phone') return /\d/.test(text) ? text : null;
  return text;
}

/** The date at the property: the local day of an instant, or the day of a local time. */
function toDate(text: string, field: CatalogueField | undefined, timezone: string): string | null {
  if (!DATE.test(text)) return null;
  try {
    if (field?.type !== 'date' && /[Tt ].*(?:[Zz]|[+-]\d{2}:?\d{2})$/.test(text))
      return Temporal.Instant.from(text).toZonedDateTimeISO(timezone).toPlainDate().toString();
    return Temporal.PlainDate.from(text.slice(0, 10)).toString();
  } catch {
    return null; // no such day
  }
}
