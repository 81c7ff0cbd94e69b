import { type Right, ROLE_RIGHTS } from '../../shared/domain/staff/rights.ts';
import { ServiceError } from '../base/errors.ts';
import type { User } from '../store/account/users.ts';
import { actAt, may, type Principal, placesOf } from './principal.ts';

/*
 * Nobody gives what they do not have. Whatever lets somebody act asks here first: a key that is made or gets a new secret,
 * a colleague who is added, changed or gets a link, a key with which the hotel's site signs, a PMS that is connected.
 * Taking a key away gives nothing and needs only the right to do it.
 */

/** Rights to be given, for which property and how long. */
export interface Power {
  rights: readonly Right[];
  /** The one property it holds for; null: the whole account. */
  propertyId: string | null;
  /** When it ends; null: never. */
  until: string | null;
}

/** What a giver lacks: the first missing right (by its index), the property, or the time. */
export type Lack = { of: 'rights'; index: number; right: Right } | { of: 'property' } | { of: 'time' };

/** All powers of a colleague: for the whole account, or for each of their properties. */
export function powersOf(user: Pick<User, 'role' | 'properties'>): Power[] {
  const places = placesOf(user);
  if (places === null) return [{ rights: ROLE_RIGHTS[user.role], propertyId: null, until: null }];
  return [...places].map(([propertyId, rights]) => ({ rights, propertyId, until: null }));
}

/** What the giver lacks of the power; null if they have all of it and so may give it. */
export function findLack(giver: Principal, { rights, propertyId, until }: Power): Lack | null {
  const there = propertyId === null ? giver : (actAt(giver, propertyId) ?? giver);
  const index = rights.findIndex((right) => !may(there, right));
  const right = rights[index];
  if (right !== undefined) return { of: 'rights', index, right };
  if (giver.places !== null && (propertyId === null || !giver.places.has(propertyId))) return { of: 'property' };
  if (giver.expiresAt !== null && (until === null || until > giver.expiresAt)) return { of: 'time' };
  return null;
}

/** Throws `forbidden`, saying what is missing, unless the giver has all of the power. */
export function requirePower(giver: Principal, power: Power): void {
  const lack = findLack(giver, power);
  if (lack !== null)
    throw new ServiceError('forbidden', `Only who may do all of this can give it: ${explainLack(lack)}`);
}

/** Describes what is missing. */
export function explainLack(lack: Lack): string {
  switch (lack.of) {
    case 'rights':
      return `you do not have ${lack.right} yourself`;
    case 'property':
      return 'you are bound to properties yourself';
    case 'time':
      return 'your own key ends before that';
    default:
      return lack satisfies never;
  }
}
