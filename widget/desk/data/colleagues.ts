import { fields, list, maybeText, readPerson, text } from './read/read.ts';
import type { Person } from './read/types.ts';

/** A colleague as one chooses them. */
export interface Colleague extends Person {
  email: string;
  /** Signed out for good: nothing can be given to them. */
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

/** Whom work of a property can be given to, and whoever has it already. Those of one name are told apart by their addresses. */
export function chooseFrom(
  colleagues: readonly Colleague[],
  { propertyId, holderId = null }: { propertyId: string | null; holderId?: string | null },
): Person[] {
  const worksHere = ({ properties }: Colleague) => properties?.some((id) => id === propertyId) ?? true;
  return distinguish(colleagues.filter((one) => (!one.blocked && worksHere(one)) || one.id === holderId));
}

/** Names as they are; where two are alike, with the address. */
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
