import type { z } from 'zod';
import { pmsChainBody, pmsChainConnected } from '../../../../shared/api/pms.ts';
import { requirePower } from '../../../auth/powers.ts';
import { actAt, may, type Principal } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { findPropertyOf } from '../../../store/house/properties.ts';
import { type Call, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { GUESTS, requireIntegrations } from './pms-connection.ts';

const AT_ONCE = 4;

type ChainBody = z.output<typeof pmsChainBody>;
type Item = z.input<typeof pmsChainConnected>['items'][number];

/** Connects many hotels of a chain: the same credentials, and each hotel by its code in the PMS. */
export const pmsChainRoutes = [
  route({
    method: 'POST',
    path: '/api/integrations/pms/chain',
    access: 'property:write',
    also: GUESTS,
    summary: 'Connect many properties with the credentials of one chain; the failure of one does not affect the others',
    status: 200,
    body: pmsChainBody,
    answer: pmsChainConnected,
    errors: ['plan_limit', 'unknown_provider'],
    async handler(call) {
      await requireIntegrations(call);
      await requireManyHotels(call);
      const waiting = [...call.body.hotels.entries()];
      const items: Item[] = [];
      const connectNext = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          items[next[0]] = await connectOne(call, next[1]);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, connectNext));
      return { items };
    },
  }),
];

/** Throws `validation_failed` if the vendor's credentials open only one hotel each. */
async function requireManyHotels({ deps, body }: Call<unknown, ChainBody>): Promise<void> {
  const providers = await deps.sync.providers();
  const provider = providers.find((one) => one.provider === body.provider);
  if (provider === undefined)
    throw new ServiceError('unknown_provider', `Known are: ${providers.map((one) => one.provider).join(', ')}`);
  if (provider.credentials.some(({ key, alias }) => key === 'propertyId' || alias === 'propertyId')) return;
  const detail = `provider: credentials of ${provider.name} open one hotel each; connect them one by one`;
  const fields = [{ pointer: '/provider', code: 'not_supported', detail }];
  throw new ServiceError('validation_failed', detail, { fields });
}

async function connectOne(
  call: Call<unknown, ChainBody>,
  { propertyId, hotel }: ChainBody['hotels'][number],
): Promise<Item> {
  const { provider, credentials, syncInterval } = call.body;
  try {
    const principal = await requireRightsAt(call, propertyId);
    const request = { provider, credentials: { ...credentials, propertyId: hotel }, syncInterval };
    const { property } = await call.deps.sync.connect(propertyId, request, principal);
    return { propertyId, hotel, connected: true, property, error: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return {
      propertyId,
      hotel,
      connected: false,
      property: null,
      error: { code: error.code, detail: error.message },
    };
  }
}

/**
 * The caller's rights at one of the properties. Throws `not_found` or `forbidden`, as a call about this property alone
 * would.
 */
async function requireRightsAt(call: Call<unknown, unknown>, propertyId: string): Promise<Principal> {
  const principal = actAt(principalOf(call), propertyId);
  const property = principal === null ? undefined : await findPropertyOf(call.deps.db, principal.accountId, propertyId);
  if (principal === null || property === undefined) throw new ServiceError('not_found', 'There is no such property');
  for (const right of ['property:write', ...GUESTS] as const)
    if (!may(principal, right)) throw new ServiceError('forbidden', `This needs ${right} at the property`);
  requirePower(principal, { rights: GUESTS, propertyId, until: null });
  return principal;
}
