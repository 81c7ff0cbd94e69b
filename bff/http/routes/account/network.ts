import { networkAnswer, networkBody } from '../../../../shared/api/account/network.ts';
import { isAllowedFrom } from '../../../auth/network.ts';
import { type FieldError, ServiceError } from '../../../base/errors.ts';
import { isAddressEntry } from '../../../base/network/address-list.ts';
import { findAllowedNetworks, saveAllowedNetworks } from '../../../store/account/account-network.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { auditEntry, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

/** The networks from which the account's API and desk may be used. The guests' chat is open to everybody. */
export const networkRoutes = [
  route({
    method: 'GET',
    path: '/api/account/network',
    access: 'account:write',
    summary: 'Return the addresses and networks from which the API and the desk may be used',
    status: 200,
    answer: networkAnswer,
    async handler(call) {
      const allow = await findAllowedNetworks(call.deps.db, principalOf(call).accountId);
      return { allow, address: call.address };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/account/network',
    access: 'account:write',
    summary: 'Set the addresses and networks from which the API and the desk may be used; an empty list allows all',
    status: 200,
    body: networkBody,
    answer: networkAnswer,
    errors: ['would_lock_out'],
    async handler(call) {
      const { accountId } = principalOf(call);
      const allow = [...new Set(call.body.allow.map((entry) => entry.trim()))];
      const fields = allow.flatMap((entry, index): FieldError[] =>
        isAddressEntry(entry) ? [] : [{ pointer: `/allow/${index}`, code: 'invalid_format', detail: FORMAT_ADVICE }],
      );
      if (fields.length > 0) throw new ServiceError('validation_failed', 'Look at /allow', { fields });
      if (!isAllowedFrom(allow, call.address))
        throw new ServiceError('would_lock_out', `${call.address}, where you are, is not in the list: add it`);
      await call.write(async (trx) => {
        const at = call.now.toISOString();
        await saveAllowedNetworks(trx, accountId, allow, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'network.changed', accountId, { allow }), at);
      });
      call.deps.feed.publishRevocation({ networkOf: accountId });
      return { allow, address: call.address };
    },
  }),
];

const FORMAT_ADVICE = 'allow: an address or a network such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32';
