import { z } from 'zod';
import type { PmsGuest } from '../../../shared/domain/pms.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readPhone } from '../values/phone.ts';
import type { Customer } from './schema.ts';

const json = z.custom<JsonObject>(); // everything from JSON.parse is JSON

/** The raw record, for mappings. */
export function asJson(raw: object): JsonObject {
  return json.parse(raw);
}

export function toGuest(raw: Customer): PmsGuest {
  const preferences = [raw.DietaryRequirements ?? '', ...(raw.PreferredSpaceFeatures ?? [])];
  return {
    id: raw.Id,
    firstName: raw.FirstName ?? '',
    lastName: raw.LastName ?? '',
    email: raw.Email ?? '',
    phone: readPhone(raw.Phone),
    language: raw.PreferredLanguageCode ?? raw.LanguageCode ?? null,
    notes: raw.Notes ?? '',
    preferences: preferences.filter((one) => one !== ''),
    mergedInto: raw.MergeTargetId ?? null,
  };
}

export function readGuest(raw: Customer): Pulled<'guests'> {
  return {
    id: raw.Id,
    raw: asJson(raw),
    record: toGuest(raw),
    changedAt: raw.UpdatedUtc ?? null,
    deleted: raw.IsActive === false && (raw.MergeTargetId ?? null) === null,
  };
}
