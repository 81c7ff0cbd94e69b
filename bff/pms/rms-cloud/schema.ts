import { z } from 'zod';

/** An id; RMS writes 0 for "none" (README: "Conventions"). */
const id = z.int();
const optionalText = z.string().nullish();

/** Accepts a single record, or a list with one record. */
export function oneOf<T extends z.ZodType>(schema: T) {
  return z.union([z.array(schema), schema.transform((one) => [one])]);
}

export const token = z.looseObject({ token: z.string().min(1), expiryDate: z.string() });
export const clientUrl = z.url();

export const property = z.looseObject({ id, name: z.string(), timeZoneId: optionalText });
export const category = z.looseObject({
  id,
  name: z.string(),
  code: optionalText,
  categoryClass: optionalText,
  maxOccupantsPerCategory: z.int().nullish(),
  numberOfAreas: z.int().nullish(),
  inactive: z.boolean().nullish(),
});
export const area = z.looseObject({
  id,
  name: z.string(),
  categoryId: id,
  cleanStatus: optionalText,
  inactive: z.boolean().nullish(),
});

/** The vendor writes `ModifiedDate` with a capital (docs/api/reservations). */
export const reservation = z.looseObject({
  id,
  accountId: id.nullish(),
  guestId: id,
  guestGiven: optionalText,
  guestSurname: optionalText,
  areaId: id.nullish(),
  areaName: optionalText,
  categoryId: id.nullish(),
  categoryName: optionalText,
  arrivalDate: z.string(),
  departureDate: z.string(),
  adults: z.int().nullish(),
  children: z.int().nullish(),
  infants: z.int().nullish(),
  status: z.string(),
  eta: optionalText,
  notes: optionalText,
  otaRef1: optionalText,
  rateTypeName: optionalText,
  ModifiedDate: optionalText,
  modifiedDate: optionalText,
});

export const guest = z.looseObject({
  id,
  guestGiven: optionalText,
  guestSurname: optionalText,
  email: optionalText,
  mobile: optionalText,
  phoneAH: optionalText,
  languageSpoken: optionalText,
  notes: optionalText,
  preference: optionalText,
  modifiedDate: optionalText,
});

export const rate = z.looseObject({ id, name: z.string(), inactive: z.boolean().nullish() });
export const grid = z.looseObject({
  categories: z.array(
    z.looseObject({
      categoryId: id,
      rates: z.array(
        z.looseObject({
          rateId: id,
          name: z.string(),
          dayBreakdown: z.array(
            z.looseObject({
              theDate: z.string(),
              dailyRate: z.number().nullish(),
              availableAreas: z.int().nullish(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const department = z.looseObject({ id, name: optionalText });
export const trace = z.looseObject({
  id,
  description: optionalText,
  longDescription: optionalText,
  completed: z.boolean().nullish(),
  modifiedDate: optionalText,
});
export const transaction = z.looseObject({
  id,
  amount: z.number().nullish(),
  comment: optionalText,
  currencyCode: optionalText,
  description: optionalText,
  glCodeDescription: optionalText,
  isHiddenPackage: z.boolean().nullish(),
  transactionType: optionalText,
  unpaidBalance: z.number().nullish(),
  voidTransaction: z.boolean().nullish(),
});
export const webhook = z.looseObject({
  id,
  endpoint: z.string(),
  entityType: optionalText,
  action: optionalText,
  subAction: optionalText,
  headers: z.array(z.looseObject({ key: z.string(), value: optionalText })).nullish(),
});

export type Category = z.infer<typeof category>;
export type Area = z.infer<typeof area>;
export type Reservation = z.infer<typeof reservation>;
export type Guest = z.infer<typeof guest>;
export type Transaction = z.infer<typeof transaction>;
export type Trace = z.infer<typeof trace>;
