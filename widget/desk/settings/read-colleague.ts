import type { Membership } from '../../../shared/api/account.ts';
import { ROLES, type Role } from '../../../shared/domain/rights.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import { readMemberships } from '../data/colleagues.ts';
import { fields, list, maybeText, oneOf, text } from '../data/read.ts';

/** A colleague as the list of staff shows them. */
export interface Colleague {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The only properties they work for, and as what; null: all over the account. */
  properties: Membership[] | null;
  departments: Department[];
  languages: string[];
  disabled: boolean;
  hasPassword: boolean;
}

/** Reads a colleague; null for what is none. */
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
