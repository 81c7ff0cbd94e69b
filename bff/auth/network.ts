import { ServiceError } from '../base/errors.ts';
import { createAddressList } from '../base/network/address-list.ts';
import { findAllowedNetworks } from '../store/account/account-network.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** Whether an account may be used from this address. An empty list allows every address. */
export function isAllowedFrom(allow: readonly string[], address: string): boolean {
  return allow.length === 0 || createAddressList(allow)(address);
}

/** The same, with the account's stored list. */
export async function mayComeFrom(db: Db | Trx, accountId: string, address: string): Promise<boolean> {
  return isAllowedFrom(await findAllowedNetworks(db, accountId), address);
}

/** Throws `network_refused` if the account may not be used from this address. */
export async function requireNetwork(db: Db | Trx, accountId: string, address: string): Promise<void> {
  if (await mayComeFrom(db, accountId, address)) return;
  throw new ServiceError('network_refused', 'The account takes nobody from this address; ask its owner');
}
