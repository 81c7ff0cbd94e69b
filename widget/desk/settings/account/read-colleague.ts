import type { Membership } from '../../../../shared/api/account/account.ts';
import { PROPERTY_ROLES, ROLES, type Role } from '../../../../shared/domain/staff/rights.ts';
import { DEPARTMENTS, type Department } from '../../../../shared/domain/task.ts';
import { fields, list, maybeText, oneOf, text } from '../../data/read/read.ts';

/** A colleague as the list of staff shows them. */
export interface Colleague {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The only properties they work for, with their roles; null: all properties of the account. */
  properties: Membership[] | null;
  departments: Department[];
  languages: string[];
  disabled: boolean;
  hasPassword: boolean;
}

/** Reads a colleague; null if the value is invalid. */
export function readColleague(value: unknown): Colleague | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  const email = text(from['email']);
  return {
    id,
    email,
    name: text(from['name']) || email,
    role: oneOf(ROLES, from['role'], 'agent'),
    properties: readMemberships(from['properties']),
    departments: list(from['departments'], (name) => DEPARTMENTS.find((known) => known === name) ?? null),
    languages: list(from['languages'], maybeText),
    disabled: from['disabled'] === true,
    hasPassword: from['hasPassword'] === true,
  };
}

/** Reads the properties and roles of a colleague; null: all properties of the account. */
function readMemberships(value: unknown): Membership[] | null {
  if (!Array.isArray(value)) return null;
  return list(value, (one) => {
    const from = fields(one);
    const propertyId = text(from?.['propertyId']);
    return propertyId === '' ? null : { propertyId, role: oneOf(PROPERTY_ROLES, from?.['role'], 'agent') };
  });
}
