import { z } from 'zod';

/** RMS writes 0 for "none" (README: "Conventions"). */
const id = z.int();
const some = z.string().nullish();

/** Single records come as they are or as a list of one. */
export function oneOf<T extends z.ZodType>(schema: T) {
  return z.union([z.array(schema), schema.transform((one) => [one])]);
}

export const token = z.looseObject({ token: z.string().min(1), expiryDate: z.string() });
export const clientUrl = z.url();

export const property = z.looseObject({ id, name: z.string(), timeZoneId: some });
export const category = z.looseObject({
  id,
  name: z.string(),
  code: some,
  categoryClass: some,
  maxOccupantsPerCategory: z.int().nullish(),
  numberOfAreas: z.int().nullish(),
  inactive: z.boolean().nullish(),
});
export const area = z.looseObject({
  id,
  name: z.string(),
  categoryId: id,
  cleanStatus: some,
  inactive: z.boolean().nullish(),
});

/** The capital of `ModifiedDate` is the vendor's (docs/api/reservations). */
export const reservation = z.looseObject({
  id,
  accountId: id.nullish(),
  guestId: id,
  guestGiven: some,
  guestSurname: some,
  areaId: id.nullish(),
  areaName: some,
  categoryId: id.nullish(),
  categoryName: some,
  arrivalDate: z.string(),
  departureDate: z.string(),
  adults: z.int().nullish(),
  children: z.int().nullish(),
  infants: z.int().nullish(),
  status: z.string(),
  eta: some,
  notes: some,
  otaRef1: some,
  rateTypeName: some,
  ModifiedDate: some,
  modifiedDate: some,
});

export const guest = z.looseObject({
  id,
  guestGiven: some,
  guestSurname: some,
  email: some,
  mobile: some,
  phoneAH: some,
  languageSpoken: some,
  notes: some,
  preference: some,
  modifiedDate: some,
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

export const department = z.looseObject({ id, name: some });
export const trace = z.looseObject({
  id,
  description: some,
  longDescription: some,
  completed: z.boolean().nullish(),
  modifiedDate: some,
});
export const transaction = z.looseObject({
  id,
  amount: z.number().nullish(),
  comment: some,
  currencyCode: some,
  description: some,
  glCodeDescription: some,
  isHiddenPackage: z.boolean().nullish(),
  transactionType: some,
  unpaidBalance: z.number().nullish(),
  voidTransaction: z.boolean().nullish(),
});
export const webhook = z.looseObject({
  id,
  endpoint: z.string(),
  entityType: some,
  action: some,
  subAction: some,
  headers: z.array(z.looseObject({ key: z.string(), value: some })).nullish(),
});

export type Category = z.infer<typeof category>;
export type Area = z.infer<typeof area>;
export type Reservation = z.infer<typeof reservation>;
export type Guest = z.infer<typeof guest>;
export type Transaction = z.infer<typeof transaction>;
export type Trace = z.infer<typeof trace>;
