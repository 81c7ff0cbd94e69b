import type { Membership } from '../../../shared/api/account/account.ts';
import { highestRole, type Role } from '../../../shared/domain/staff/rights.ts';
import { explainLack, findLack, powersOf, requirePower } from '../../auth/powers.ts';
import type { Principal } from '../../auth/principal.ts';
import type { User } from '../../store/account/users.ts';
import { findPropertyOf } from '../../store/house/properties.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { fieldFault } from '../request/call.ts';

/** A colleague's post: one role for the whole account, or a role for each of some properties. */
export type Post = Pick<User, 'role' | 'properties'>;

/**
 * Reads a post from a body, with the present post as default (null: a new colleague). Throws `validation_failed` if it does not
 * say which role applies where.
 */
export function readPost(
  { role, properties }: { role?: Role | undefined; properties?: Membership[] | null | undefined },
  before: Post | null,
): Post {
  const listed = properties === undefined && role === undefined ? before?.properties : properties;
  if (listed) {
    if (role !== undefined) throw fieldFault('/role', 'unexpected', 'leave it out where properties name the roles');
    return { role: highestRole(listed.map((one) => one.role)), properties: listed };
  }
  if (properties === undefined && before?.properties)
    throw fieldFault(
      '/role',
      'unexpected',
      'they have a role at each property: send properties, null for the whole account',
    );
  const whole = role ?? before?.role;
  if (whole === undefined) throw fieldFault('/role', 'required', 'name their role, or properties with a role at each');
  return { role: whole, properties: null };
}

/** Throws if the giver lacks a power of the post. A missing right is a fault of the field, since another role may fit. */
export function requirePost(giver: Principal, post: Post): void {
  for (const [index, power] of powersOf(post).entries()) {
    const lack = findLack(giver, power);
    const pointer = post.properties === null ? '/role' : `/properties/${index}/role`;
    if (lack?.of === 'rights') throw fieldFault(pointer, 'forbidden', explainLack(lack));
    requirePower(giver, power);
  }
}

/** Throws if the user has rights that the giver lacks: the giver may then not change or remove them. */
export function requirePowersOf(giver: Principal, user: Post): void {
  for (const power of powersOf(user)) requirePower(giver, power);
}

/** Throws if a post names a property of another account. */
export async function requireProperties(db: Db | Trx, accountId: string, { properties }: Post): Promise<void> {
  for (const [index, { propertyId }] of (properties ?? []).entries()) {
    if ((await findPropertyOf(db, accountId, propertyId)) === undefined)
      throw fieldFault(`/properties/${index}/propertyId`, 'unknown', 'there is no such property');
  }
}

/** A post for the audit log. */
export function notePost({ role, properties }: Post): { role: Role; properties?: string[] } {
  return { role, ...(properties && { properties: properties.map((one) => `${one.propertyId} ${one.role}`) }) };
}
