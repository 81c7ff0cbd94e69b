import { ACCOUNT_RIGHTS, type Right, ROLE_RIGHTS, type Role } from '../../shared/domain/rights.ts';
import { lacksSecondFactor } from '../store/account-sign-in.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { User } from '../store/users.ts';

/** Who acts: a colleague at the desk or a program with a key. HTTP and sockets know no other. */
export interface Principal {
  kind: 'key' | 'user';
  id: string;
  accountId: string;
  /** The one property it may touch; null: every one of the account. */
  propertyId: string | null;
  role: Role | null;
  scopes: readonly Right[];
  /** When it may do nothing any more, an ISO 8601 instant; null: no end is set. */
  expiresAt: string | null;
  name: string;
  /** Their account asks for a second factor and they have none: until it is set up they may do nothing else. */
  lacksFactor: boolean;
}

/** A colleague as what they may do: nothing, while a second factor is asked for that they do not have. */
export async function principalOfUser(db: Db | Trx, user: User): Promise<Principal> {
  const lacksFactor = await lacksSecondFactor(db, user);
  return {
    kind: 'user',
    id: user.id,
    accountId: user.accountId,
    propertyId: null,
    role: user.role,
    scopes: lacksFactor ? [] : ROLE_RIGHTS[user.role],
    expiresAt: null,
    name: user.name === '' ? user.email : user.name,
    lacksFactor,
  };
}

/** Is it past its end, a key's or whose it is? */
export function isPast({ expiresAt }: { expiresAt: string | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** The one question about rights. Who is bound to a property never acts on the account as a whole. */
export function may(principal: Principal, right: Right): boolean {
  if (principal.propertyId !== null && ACCOUNT_RIGHTS.includes(right)) return false;
  return principal.scopes.includes(right);
}
