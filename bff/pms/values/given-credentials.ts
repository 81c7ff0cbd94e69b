import type { FieldError } from '../../base/errors.ts';
import type { CredentialField } from '../port.ts';

/** An adapter of a PMS or of a channel manager, which needs credentials. */
interface CredentialsReader {
  name: string;
  credentials: readonly CredentialField[];
}

/** A warning about a value that is not used. */
export interface CredentialWarning {
  code: 'credential_ignored';
  detail: string;
}

const COMMON_WORDS = ['propertyId', 'apiKey', 'apiSecret'] as const;

/**
 * Translates the vendor-neutral names of credentials into the adapter's own. If the adapter has no field for a
 * property, because its credentials open just one, the property's name is returned for comparison. An API key or secret
 * that the vendor does not use is dropped with a warning.
 */
export function translateCredentials(
  { name, credentials: fields }: CredentialsReader,
  sentValues: Readonly<Record<string, string>>,
): { credentials: Record<string, string>; propertyNamed: string | null; warnings: CredentialWarning[] } {
  const credentials = { ...sentValues };
  for (const word of COMMON_WORDS) {
    const value = credentials[word];
    const ownField = fields.find(({ alias }) => alias === word);
    if (value === undefined || ownField === undefined || fields.some(({ key }) => key === word)) continue;
    delete credentials[word];
    credentials[ownField.key] ??= value;
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
  const propertyName = credentials['propertyId']?.trim();
  if (asksForProperty || propertyName === undefined) return { credentials, propertyNamed: null, warnings };
  delete credentials['propertyId'];
  return { credentials, propertyNamed: propertyName, warnings };
}

/** Reads the credentials that an adapter needs and lists all their faults. */
export function checkCredentials(
  { credentials: fields, name }: CredentialsReader,
  sentValues: Readonly<Record<string, string>>,
): { credentials: Record<string, string>; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fault = (key: string, code: string, detail: string) =>
    faults.push({ pointer: `/credentials/${key}`, code, detail: `credentials.${key}: ${detail}` });
  for (const key of Object.keys(sentValues))
    if (!fields.some((field) => field.key === key)) fault(key, 'unknown_field', `${name} asks for no such thing`);
  const accepted = fields.flatMap(({ key, label, required, choices, default: defaultValue }): [string, string][] => {
    const value = sentValues[key]?.trim() || defaultValue;
    if (value === undefined) {
      if (required) fault(key, 'required', `${label} is needed`);
      return [];
    }
    if (choices !== undefined && !choices.includes(value)) fault(key, 'unknown_choice', `one of ${choices.join(', ')}`);
    return [[key, value]];
  });
  for (const { key, label, requiredWhen } of fields) {
    if (requiredWhen === undefined || accepted.some(([known]) => known === key)) continue;
    const decidingValue = accepted.find(([known]) => known === requiredWhen.key)?.[1];
    if (decidingValue !== undefined && requiredWhen.is.includes(decidingValue))
      fault(key, 'required', `${label} is needed`);
  }
  return { credentials: Object.fromEntries(accepted), faults };
}
