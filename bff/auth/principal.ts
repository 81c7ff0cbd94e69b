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

/** Who acts: a colleague at the desk or a program with a key. HTTP and sockets know no other. */
export interface Principal {
  kind: 'key' | 'user';
  id: string;
  accountId: string;
  /** The one property it may touch; null: several, or every one of the account. */
  propertyId: string | null;
  /** What it may do at each property it is bound to; null: it is bound to none, and may do `scopes` all over the account. */
  places: Places | null;
  role: Role | null;
  /** What it may do; of somebody with several places, at any of them: ask `actAt` before something of a property is touched. */
  scopes: readonly Right[];
  /** When it may do nothing any more, an ISO 8601 instant; null: no end is set. */
  expiresAt: string | null;
  name: string;
  /** Their account asks for a second factor and they have none: until it is set up they may do nothing else. */
  lacksFactor: boolean;
}

/** Rights by property. */
export type Places = ReadonlyMap<string, readonly Right[]>;

/** A colleague as what they may do: nothing, while a second factor is asked for that they do not have. */
export async function principalOfUser(db: Db | Trx, user: User): Promise<Principal> {
  const lacksFactor = await lacksSecondFactor(db, user);
  const places = placesOf(user);
  const held = places === null ? ROLE_RIGHTS[user.role] : [...new Set([...places.values()].flat())];
  return {
    kind: 'user',
    id: user.id,
    accountId: user.accountId,
    propertyId: onlyPlace(places),
    places,
    role: user.role,
    scopes: lacksFactor ? [] : held,
    expiresAt: null,
    name: user.name === '' ? user.email : user.name,
    lacksFactor,
  };
}

/** Is it past its end, a key's or whose it is? */
export function isPast({ expiresAt }: { expiresAt: string | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** Where a colleague works and what they may do there; null: all over the account. */
export function placesOf({ properties }: Pick<User, 'properties'>): Places | null {
  return properties && new Map(properties.map(({ propertyId, role }) => [propertyId, rightsAtProperty(role)]));
}

/** The principal as it acts at one property of its account, with what it may do there alone; null where it is not let in. */
export function actAt<P extends Principal>(principal: P, propertyId: string): P | null {
  if (principal.places === null) return principal;
  const rights = principal.places.get(propertyId);
  if (rights === undefined) return null;
  const scopes = principal.lacksFactor ? [] : rights;
  return { ...principal, propertyId, places: new Map([[propertyId, rights]]), scopes };
}

/** The properties it is bound to; null: every one of the account. */
export function reachOf({ places }: Principal): string[] | null {
  return places && [...places.keys()];
}

/** The property of who is bound to no other; null where there is more to choose from, or nothing. */
export function onlyPlace(places: Places | null): string | null {
  const [only, ...others] = places?.keys() ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

/** The one question about rights. Who is bound to properties never acts on the account as a whole. */
export function may(principal: Principal, right: Right): boolean {
  if (principal.places !== null && ACCOUNT_RIGHTS.includes(right)) return false;
  return principal.scopes.includes(right);
}
