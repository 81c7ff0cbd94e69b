import { fields, list, maybeText, readPerson, text } from './read/read.ts';
import type { Person } from './read/types.ts';

/** A colleague in a list to choose from. */
export interface Colleague extends Person {
  email: string;
  /** Can no longer sign in: nothing can be assigned to them. */
  blocked: boolean;
  /** The only properties they work for; null: every one of the account. */
  properties: readonly string[] | null;
}

export function readColleague(value: unknown): Colleague | null {
  const person = readPerson(value);
  const from = fields(value);
  if (person === null) return null;
  const email = text(from?.['email']);
  return {
    id: person.id,
    name: maybeText(from?.['name']) || email || person.id,
    email,
    blocked: from?.['disabled'] === true,
    properties: readPlaces(from?.['properties']),
  };
}

/**
 * The colleagues that work of a property can be assigned to, plus the current assignee. Equal names get their e-mail addresses.
 */
export function chooseFrom(
  colleagues: readonly Colleague[],
  { propertyId, holderId = null }: { propertyId: string | null; holderId?: string | null },
): Person[] {
  const worksHere = ({ properties }: Colleague) => properties?.some((id) => id === propertyId) ?? true;
  return distinguish(colleagues.filter((one) => (!one.blocked && worksHere(one)) || one.id === holderId));
}

/** Adds the address to names that occur twice. */
export function distinguish(colleagues: readonly Colleague[]): Person[] {
  const times = new Map<string, number>();
  for (const { name } of colleagues) times.set(name, (times.get(name) ?? 0) + 1);
  return colleagues.map(({ id, name, email }) => ({
    id,
    name: email !== '' && email !== name && (times.get(name) ?? 0) > 1 ? `${name} (${email})` : name,
  }));
}

function readPlaces(value: unknown): string[] | null {
  return Array.isArray(value) ? list(value, (one) => maybeText(fields(one)?.['propertyId'])) : null;
}
