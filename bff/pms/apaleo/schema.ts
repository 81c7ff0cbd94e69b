import { z } from 'zod';

/** The fields that we use of apaleo's answers; others pass unchecked. The full description is in test/…/openapi. */
const text = z.string().nullish();
const money = z.looseObject({ amount: z.number(), currency: z.string() });
const embedded = z.looseObject({ id: text, code: text, name: text });

export const account = z.looseObject({ code: text, name: text });
/** A single property's name is a map by language; in lists it is a text. */
export const property = z.looseObject({
  id: z.string(),
  name: z.union([z.string(), z.record(z.string(), z.string())]),
  timeZone: text,
  currencyCode: text,
});
export const unitGroup = z.looseObject({
  id: z.string(),
  code: text,
  name: text,
  maxPersons: z.number().nullish(),
  type: text,
});
export type UnitGroup = z.infer<typeof unitGroup>;
export const unitGroups = z.looseObject({ unitGroups: z.array(unitGroup), count: z.number().nullish() });

export const unit = z.looseObject({
  id: z.string(),
  name: text,
  unitGroup: embedded.nullish(),
  status: z
    .looseObject({
      isOccupied: z.boolean().nullish(),
      condition: text,
      maintenance: z.looseObject({ type: text }).nullish(),
    })
    .nullish(),
  isArchived: z.boolean().nullish(),
});
export type Unit = z.infer<typeof unit>;
export const units = z.looseObject({ units: z.array(unit), count: z.number().nullish() });

export const maintenance = z.looseObject({
  id: z.string(),
  unit: embedded.nullish(),
  from: z.string(),
  to: z.string(),
  type: text,
  description: text,
});
export type Maintenance = z.infer<typeof maintenance>;
export const maintenances = z.looseObject({ maintenances: z.array(maintenance), count: z.number().nullish() });

export const guest = z.looseObject({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  preferredLanguage: text,
});
export type Guest = z.infer<typeof guest>;

export const reservation = z.looseObject({
  id: z.string(),
  bookingId: text,
  status: z.string(),
  unitGroup: embedded.nullish(),
  unit: embedded.nullish(),
  ratePlan: embedded.nullish(),
  arrival: z.string(),
  departure: z.string(),
  modified: text,
  adults: z.number().nullish(),
  childrenAges: z.array(z.number()).nullish(),
  balance: money.nullish(),
  totalGrossAmount: money.nullish(),
  primaryGuest: guest.nullish(),
  additionalGuests: z.array(guest).nullish(),
  comment: text,
  guestComment: text,
  externalCode: text,
});
export type Reservation = z.infer<typeof reservation>;
export const reservations = z.looseObject({ reservations: z.array(reservation), count: z.number() });

export const ratePlan = z.looseObject({
  id: z.string(),
  code: text,
  name: text,
  unitGroup: embedded.nullish(),
  promoCodes: z.array(z.string()).nullish(),
});
export const ratePlans = z.looseObject({ ratePlans: z.array(ratePlan), count: z.number().nullish() });
export const rates = z.looseObject({
  rates: z.array(z.looseObject({ from: z.string(), to: text, price: money.nullish() })),
  count: z.number().nullish(),
});
export const availability = z.looseObject({
  timeSlices: z.array(
    z.looseObject({
      from: z.string(),
      unitGroups: z.array(
        z.looseObject({
          unitGroup: embedded,
          physicalCount: z.number().nullish(),
          availableCount: z.number().nullish(),
          sellableCount: z.number().nullish(),
        }),
      ),
    }),
  ),
});

export const folios = z.looseObject({ folios: z.array(z.looseObject({ id: z.string() })) });
export const created = z.looseObject({ id: z.string() });
export const subscription = z.looseObject({ id: z.string(), endpointUrl: text });
export const subscriptions = z.array(subscription);
