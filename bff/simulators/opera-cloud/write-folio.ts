import { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { Written } from '../world/world-types.ts';
import { preferencesOf } from './read-stays.ts';
import {
  CODES,
  findReservation,
  fromProfileId,
  HOTEL_ID,
  NOTHING,
  type OperaState,
  ok,
  PREFERENCES,
  Problem,
  readBody,
} from './state.ts';

const FIRST_TRANSACTION = 88_000;

const charges = z.strictObject({
  criteria: z.strictObject({
    hotelId: z.literal(HOTEL_ID),
    reservationId: z.looseObject({ id: z.string(), type: z.string() }),
    cashierId: z.number().int(),
    charges: z
      .array(
        z.looseObject({
          transactionCode: z.enum(CODES.postingTransactionCodes),
          price: z.looseObject({ amount: z.number(), currencyCode: z.string() }),
          postingQuantity: z.number().int().positive(),
          postingReference: z.string().optional(),
          postingRemark: z.string().optional(),
          folioWindowNo: z.number().int().optional(),
        }),
      )
      .length(1),
    postIt: z.boolean().optional(),
  }),
});

/** `postBillingCharges`: only for guests in the house and existing cashiers. Repeated calls post again. */
export function postCharges(state: OperaState, request: RoutedRequest, cashierId: number): SimAnswer {
  const one = findReservation(state, request.params['reservationId'] ?? '');
  const { criteria } = readBody(request, charges);
  if (criteria.cashierId !== cashierId) throw new Problem(400, 'Invalid cashier', 'OPERAWS-CSH00018');
  if (one.state !== 'checked_in') throw new Problem(400, 'Guest is not checked in', 'OPERAWS-CSH00071');
  const [charge] = criteria.charges;
  if (charge === undefined) throw new Problem(400, 'Invalid payload');
  if (charge.price.currencyCode !== state.world.hotel.currency)
    throw new Problem(400, 'Invalid currency', 'OPERAWS-CSH00033');
  const cents = Math.round(charge.price.amount * 100) * charge.postingQuantity;
  const written = state.world.writes.add({
    kind: cents < 0 ? 'void' : 'charge',
    call: 'POST /csh/v1/hotels/{hotelId}/reservations/{reservationId}/charges',
    text: charge.postingRemark ?? '',
    reservationId: one.id,
    amount: { amount: (Math.abs(cents) / 100).toFixed(2), currency: charge.price.currencyCode },
    key: charge.postingReference ?? null,
  });
  state.details.set(written.id, { transactionCode: charge.transactionCode });
  return ok({ postings: [toPosting(state, written)] }, 201);
}

export function toPosting({ world, details }: OperaState, written: Written) {
  const amount = Number(written.amount?.amount ?? 0) * (written.kind === 'void' ? -1 : 1);
  return {
    transactionNo: FIRST_TRANSACTION + Number(written.id.slice(1)),
    transactionDate: world.today(),
    transactionCode: details.get(written.id)?.['transactionCode'],
    transactionType: 'Revenue',
    postedAmount: { amount, currencyCode: world.hotel.currency },
    reference: written.key ?? '',
    remark: written.text,
    folioWindowNo: 1,
  };
}

const preferences = z.strictObject({
  profileIdList: z.array(z.looseObject({ id: z.string(), type: z.string() })).min(1),
  preferenceCollections: z
    .array(
      z.looseObject({
        preferenceType: z.string(),
        preference: z.array(z.looseObject({ preferenceValue: z.string() })).min(1),
      }),
    )
    .min(1),
});

/** `postPreference`: configured codes only. */
export function postPreference(state: OperaState, request: RoutedRequest): SimAnswer {
  const guest = state.world.guest(fromProfileId(request.params['profileId'] ?? ''));
  if (guest === undefined) throw new Problem(404, 'Profile not found', 'OPERAWS-CRM00010');
  for (const { preferenceType, preference } of readBody(request, preferences).preferenceCollections) {
    for (const { preferenceValue } of preference) {
      const description = PREFERENCES[preferenceType]?.[preferenceValue];
      if (description === undefined) throw new Problem(400, 'Invalid preference', 'OPERAWS-CRM00044');
      state.world.editGuest(guest.id, { preferences: [...guest.preferences, description] }, 'api');
      state.world.writes.add({
        kind: 'preference',
        call: 'POST /crm/v1/profiles/{profileId}/preferences',
        text: description,
        guestId: guest.id,
      });
    }
  }
  return ok({}, 201);
}

export function getPreferences(state: OperaState, { params }: RoutedRequest): SimAnswer {
  const guest = state.world.guest(fromProfileId(params['profileId'] ?? ''));
  const all = guest === undefined ? [] : preferencesOf(guest);
  return all.length === 0
    ? NOTHING
    : ok({ preferenceCollections: all, profileIdList: [{ id: params['profileId'], type: 'Profile' }] });
}
