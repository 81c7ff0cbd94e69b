import {
  ACCOUNT_RIGHTS,
  type Right,
  ROLE_RIGHTS,
  type Role,
  rightsAtProperty,
} from '../../shared/domain/staff/rights.ts';
import { lacksSecondFactor } from '../store/account/account-sign-in.ts';
import type { User } from '../store/account/users.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** An authenticated caller: a colleague at the desk or a program with a key. */
export interface Principal {
  kind: 'key' | 'user';
  id: string;
  accountId: string;
  /** The only property it may use; null: several, or all of the account. */
  propertyId: string | null;
  /** Its rights by property, if it is restricted to some; null: `scopes` apply to the whole account. */
  places: Places | null;
  role: Role | null;
  /** Its rights. With several places, those of all of them together: use `actAt` before acting on one property. */
  scopes: readonly Right[];
  /** When its access ends, an ISO 8601 instant; null: never. */
  expiresAt: string | null;
  name: string;
  /** The account requires a second factor and the user has none: they may only set one up. */
  lacksFactor: boolean;
}

/** Rights by property. */
export type Places = ReadonlyMap<string, readonly Right[]>;

/** The principal of a user. Without a required second factor it has no rights. */
export async function principalOfUser(db: Db | Trx, user: User): Promise<Principal> {
  const lacksFactor = await lacksSecondFactor(db, user);
  const places = placesOf(user);
  const rights = places === null ? ROLE_RIGHTS[user.role] : [...new Set([...places.values()].flat())];
  return {
    kind: 'user',
    id: user.id,
    accountId: user.accountId,
    propertyId: onlyPlace(places),
    places,
    role: user.role,
    scopes: lacksFactor ? [] : rights,
    expiresAt: null,
    name: user.name === '' ? user.email : user.name,
    lacksFactor,
  };
}

/** Whether the access has ended. */
export function isPast({ expiresAt }: { expiresAt: string | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** A colleague's rights by property; null: the whole account. */
export function placesOf({ properties }: Pick<User, 'properties'>): Places | null {
  return properties && new Map(properties.map(({ propertyId, role }) => [propertyId, rightsAtProperty(role)]));
}

/** The principal with its rights at one property; null if it has none there. */
export function actAt<P extends Principal>(principal: P, propertyId: string): P | null {
  if (principal.places === null) return principal;
  const rights = principal.places.get(propertyId);
  if (rights === undefined) return null;
  const scopes = principal.lacksFactor ? [] : rights;
  return { ...principal, propertyId, places: new Map([[propertyId, rights]]), scopes };
}

/** The properties it is restricted to; null: all of the account. */
export function reachOf({ places }: Principal): string[] | null {
  return places && [...places.keys()];
}

/** The only place, if there is exactly one; else null. */
export function onlyPlace(places: Places | null): string | null {
  const [only, ...others] = places?.keys() ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether the principal has a right. One restricted to properties never has account-wide rights. */
export function may(principal: Principal, right: Right): boolean {
  if (principal.places !== null && ACCOUNT_RIGHTS.includes(right)) return false;
  return principal.scopes.includes(right);
}
