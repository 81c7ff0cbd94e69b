import { ACCOUNT_RIGHTS, type Right, ROLE_RIGHTS, type Role } from '../../shared/domain/rights.ts';
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
}

export function principalOfUser(user: User): Principal {
  return {
    kind: 'user',
    id: user.id,
    accountId: user.accountId,
    propertyId: null,
    role: user.role,
    scopes: ROLE_RIGHTS[user.role],
    expiresAt: null,
    name: user.name === '' ? user.email : user.name,
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
