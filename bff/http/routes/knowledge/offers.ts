import type { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import { createOfferBody, offer as offerAnswer, updateOfferBody } from '../../../../shared/api/house/offers.ts';
import type { Money } from '../../../../shared/domain/house/money.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findFolioCurrency, isBillable } from '../../../store/guests/folio-currency.ts';
import {
  deleteOffer,
  findOffer,
  insertOffer,
  listOffers,
  type StoredOffer,
  saveOffer,
} from '../../../store/house/offers.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const offerRoutes = [
  route({
    method: 'GET',
    path: '/api/offers',
    access: 'property:read',
    property: true,
    summary: 'List the extras that the hotel sells, in its order',
    status: 200,
    answer: listOf(offerAnswer),
    async handler(call) {
      const offers = await listOffers(call.deps.db, propertyOf(call).id);
      return { items: offers.map(describe), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/offers',
    access: 'property:write',
    property: true,
    summary: 'Add an extra; offered from the next guest message on',
    status: 201,
    body: createOfferBody,
    answer: offerAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const at = call.now.toISOString();
        await requireBillable(trx, propertyOf(call).id, call.body.price);
        const fields = { ...call.body, names: toNames(call.body.names) };
        const added = await insertOffer(trx, propertyOf(call).id, fields, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'offer.added', added.id), at);
        return describe(added);
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/offers/{id}',
    access: 'property:write',
    property: true,
    summary: 'Change an extra; absent fields stay unchanged',
    status: 200,
    body: updateOfferBody,
    answer: offerAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const offer = orNotFound(await findOffer(trx, propertyId, param(call, 'id')), 'offer');
        const at = call.now.toISOString();
        const { names, ...fields } = call.body;
        await requireBillable(trx, propertyId, fields.price ?? null);
        const changed = {
          ...offer,
          ...fields,
          ...(names === undefined ? {} : { names: toNames(names) }),
          updatedAt: at,
        };
        await saveOffer(trx, propertyId, changed);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'offer.changed', offer.id, detail), at);
        return describe(changed);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/offers/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete an extra from the catalogue',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const offer = orNotFound(await findOffer(trx, propertyId, param(call, 'id')), 'offer');
        await deleteOffer(trx, propertyId, offer.id);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'offer.removed', offer.id), at);
      });
      return undefined;
    },
  }),
];

/** Throws if the price is in another currency than guests' bills. */
async function requireBillable(trx: Trx, propertyId: string, price: Money | null): Promise<void> {
  const billedIn = await findFolioCurrency(trx, propertyId);
  if (isBillable(price, billedIn)) return;
  const detail = `Guests are billed in ${billedIn}: give the price in ${billedIn}`;
  throw new ServiceError('validation_failed', detail, {
    fields: [{ pointer: '/price/currency', code: 'other_currency', detail }],
  });
}

function toNames(names: readonly { language: string; name: string }[]): Record<string, string> {
  return Object.fromEntries(names.map(({ language, name }) => [language, name]));
}

function describe({ names, ...shown }: StoredOffer): z.input<typeof offerAnswer> {
  return { ...shown, names: Object.entries(names).map(([language, name]) => ({ language, name })) };
}
