import type { FieldError } from '../../base/errors.ts';
import type { CredentialField } from '../port.ts';

/** Whoever asks for credentials: an adapter of a PMS or of a channel manager. */
interface Asks {
  name: string;
  credentials: readonly CredentialField[];
}

/** Something that was given and is not used. */
export interface CredentialWarning {
  code: 'credential_ignored';
  detail: string;
}

const COMMON_WORDS = ['propertyId', 'apiKey', 'apiSecret'] as const;

/**
 * Puts the words that every caller knows into the adapter's own. Where an adapter asks for no property, because its
 * credentials open just one, the one that was named is held against it. A key or a secret that the vendor knows nothing of is left
 * out, with a warning.
 */
export function translateCredentials(
  { name, credentials: fields }: Asks,
  given: Readonly<Record<string, string>>,
): { credentials: Record<string, string>; propertyNamed: string | null; warnings: CredentialWarning[] } {
  const credentials = { ...given };
  for (const word of COMMON_WORDS) {
    const value = credentials[word];
    const own = fields.find(({ alias }) => alias === word);
    if (value === undefined || own === undefined || fields.some(({ key }) => key === word)) continue;
    delete credentials[word];
    credentials[own.key] ??= value;
  }
  const warnings: CredentialWarning[] = [];
  for (const word of ['apiKey', 'apiSecret'] as const) {
    if (credentials[word] === undefined || fields.some(({ key }) => key === word)) continue;
    delete credentials[word];
    warnings.push({
      code: 'credential_ignored',
      detail: `credentials.${word}: ${name} has no such thing; it was not kept`,
    });
  }
  const asksForProperty = fields.some(({ key }) => key === 'propertyId');
  const named = credentials['propertyId']?.trim();
  if (asksForProperty || named === undefined) return { credentials, propertyNamed: null, warnings };
  delete credentials['propertyId'];
  return { credentials, propertyNamed: named, warnings };
}

/** The credentials an adapter asks for, every fault of them at once. */
export function checkCredentials(
  { credentials: fields, name }: Asks,
  given: Readonly<Record<string, string>>,
): { credentials: Record<string, string>; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fault = (key: string, code: string, detail: string) =>
    faults.push({ pointer: `/credentials/${key}`, code, detail: `credentials.${key}: ${detail}` });
  for (const key of Object.keys(given))
    if (!fields.some((field) => field.key === key)) fault(key, 'unknown_field', `${name} asks for no such thing`);
  const read = fields.flatMap(({ key, label, required, choices, default: usual }): [string, string][] => {
    const value = given[key]?.trim() || usual;
    if (value === undefined) {
      if (required) fault(key, 'required', `${label} is needed`);
      return [];
    }
    if (choices !== undefined && !choices.includes(value)) fault(key, 'unknown_choice', `one of ${choices.join(', ')}`);
    return [[key, value]];
  });
  for (const { key, label, requiredWhen } of fields) {
    if (requiredWhen === undefined || read.some(([known]) => known === key)) continue;
    const decisive = read.find(([known]) => known === requiredWhen.key)?.[1];
    if (decisive !== undefined && requiredWhen.is.includes(decisive)) fault(key, 'required', `${label} is needed`);
  }
  return { credentials: Object.fromEntries(read), faults };
}
