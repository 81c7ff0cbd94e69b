import type { Right } from '../../../shared/domain/staff/rights.ts';
import { requirePower } from '../../auth/powers.ts';
import { type Call, principalOf, propertyOf } from './call.ts';

/**
 * What is set up here goes on by itself: a connection, a webhook, a signing key. Throws `forbidden` where the caller lacks one of the
 * rights that it gives at the property, or may act for a time only.
 */
export function requireForGood(call: Call<unknown, unknown>, rights: readonly Right[]): void {
  requirePower(principalOf(call), { rights, propertyId: propertyOf(call).id, until: null });
}
