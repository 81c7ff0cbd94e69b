import { fields, maybeText, readPerson, text } from './read.ts';
import type { Person } from './types.ts';

/** A colleague as one chooses them. */
export interface Colleague extends Person {
  email: string;
  /** Signed out for good: nothing can be given to them. */
  blocked: boolean;
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
  };
}

/** Whom work can be given to, and whoever has it already. Those of one name are told apart by their addresses. */
export function chooseFrom(colleagues: readonly Colleague[], holderId: string | null = null): Person[] {
  return tellApart(colleagues.filter(({ id, blocked }) => !blocked || id === holderId));
}

/** Names as they are; where two are alike, with the address. */
export function tellApart(colleagues: readonly Colleague[]): Person[] {
  const times = new Map<string, number>();
  for (const { name } of colleagues) times.set(name, (times.get(name) ?? 0) + 1);
  return colleagues.map(({ id, name, email }) => ({
    id,
    name: email !== '' && email !== name && (times.get(name) ?? 0) > 1 ? `${name} (${email})` : name,
  }));
}
