import type { Right } from '../../../shared/domain/staff/rights.ts';
import { requirePower } from '../../auth/powers.ts';
import { type Call, principalOf, propertyOf } from './call.ts';

/**
 * Call before setting up something that goes on by itself: a connection, a webhook, a signing key. Throws `forbidden` if the
 * caller lacks one of the rights it gives at the property, or has access for a limited time only.
 */
export function requirePermanentRights(call: Call<unknown, unknown>, rights: readonly Right[]): void {
  requirePower(principalOf(call), { rights, propertyId: propertyOf(call).id, until: null });
}
