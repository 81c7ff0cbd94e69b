import type { RegisterBody } from '../../shared/api/account/account.ts';
import type { Plan } from '../../shared/domain/house/plans.ts';
import { RIGHTS } from '../../shared/domain/staff/rights.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { hasAccounts, insertAccount } from '../store/account/accounts.ts';
import { appendAudit } from '../store/account/audit.ts';
import { findUserByEmail, insertUser, type User } from '../store/account/users.ts';
import { insertProperty, type StoredProperty } from '../store/house/properties.ts';
import type { Trx } from '../store/schema/schema.ts';
import { createApiKey } from './api-keys.ts';
import { issueOneTimeToken } from './one-time.ts';

export type Registration = 'first' | 'open' | 'closed';

export interface Registered {
  plan: Plan;
  property: StoredProperty;
  owner: User;
  /** Shown once. */
  apiKey: string;
  /** Sets the owner's password, once. */
  setupToken: string;
}

/**
 * Makes an account with its first property, its owner and a key with every scope.
 * Throws `registration_closed` or `email_taken`.
 */
export async function registerAccount(
  trx: Trx,
  { secrets, registration, plan }: { secrets: Secrets; registration: Registration; plan: Plan },
  given: RegisterBody,
  now: Date,
): Promise<Registered> {
  const closed = registration === 'closed' || (registration === 'first' && (await hasAccounts(trx)));
  if (closed) throw new ServiceError('registration_closed', 'Ask the operator of this server for an account');
  const email = given.email.toLowerCase();
  if ((await findUserByEmail(trx, email)) !== undefined)
    throw new ServiceError('email_taken', 'email: sign in, or register with another address');
  const at = now.toISOString();
  const accountId = newId('account');
  await insertAccount(trx, { id: accountId, plan, createdAt: at });
  const property = await insertProperty(trx, accountId, { name: given.propertyName, phone: given.phone }, at);
  const owner = newUser({ accountId, email, name: '', role: 'owner' }, at);
  await insertUser(trx, owner);
  const { apiKey } = await createApiKey(
    trx,
    { accountId, propertyId: null, name: 'First key', scopes: RIGHTS, expiresAt: null },
    now,
  );
  const { token } = await issueOneTimeToken(trx, owner.id, 'password', now);
  const entry = { accountId, propertyId: property.id, actor: owner.id };
  await appendAudit(trx, secrets, { ...entry, action: 'account.registered', subject: accountId }, at);
  return { plan, property, owner, apiKey, setupToken: token };
}

/** A user who has yet to set a password. */
export function newUser(
  given: Pick<User, 'accountId' | 'email' | 'name' | 'role'> &
    Partial<Pick<User, 'properties' | 'departments' | 'languages' | 'duty'>>,
  at: string,
): User {
  return {
    properties: null,
    departments: [],
    languages: [],
    duty: null,
    ...given,
    id: newId('user'),
    passwordHash: null,
    disabledAt: null,
    createdAt: at,
    updatedAt: at,
  };
}
