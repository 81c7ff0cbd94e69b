import { fields, maybeText, readPerson, text } from './read/read.ts';
import type { Person } from './read/types.ts';

/** A colleague in a list to choose from. */
export interface Colleague extends Person {
  email: string;
  role: string;
  /** Can no longer sign in: nothing can be assigned to them. */
  blocked: boolean;
  /** Their role at each property they work for; null: `role`, at every one of the account. */
  posts: ReadonlyMap<string, string> | null;
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
    role: text(from?.['role']),
    blocked: from?.['disabled'] === true,
    posts: readPosts(from?.['properties']),
  };
}

/**
 * The colleagues that work of a property can be assigned to, plus the current assignee. Equal names get their e-mail addresses.
 */
export function chooseFrom(
  colleagues: readonly Colleague[],
  { propertyId, holderId = null }: { propertyId: string | null; holderId?: string | null },
): Person[] {
  const worksHere = ({ posts }: Colleague) => posts?.has(propertyId ?? '') ?? true;
  return distinguish(colleagues.filter((one) => (!one.blocked && worksHere(one)) || one.id === holderId));
}

/** Returns the colleagues that a conversation can be assigned to. The role “Tasks only” sees no conversations. */
export function chooseForGuest(
  colleagues: readonly Colleague[],
  { propertyId }: { propertyId: string | null },
): Person[] {
  const roleOf = ({ role, posts }: Colleague) => posts?.get(propertyId ?? '') ?? role;
  return chooseFrom(
    colleagues.filter((one) => roleOf(one) !== 'worker'),
    { propertyId },
  );
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

function readPosts(value: unknown): ReadonlyMap<string, string> | null {
  if (!Array.isArray(value)) return null;
  return new Map(value.map((one) => [text(fields(one)?.['propertyId']), text(fields(one)?.['role'])] as const));
}
