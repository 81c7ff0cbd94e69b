import { z } from 'zod';

/** The fields that we use of Mews' answers (Connector API, operations/*.md); others pass unchecked. */
const text = z.string().nullish();
const names = z.record(z.string(), z.string()).nullish();

export const configuration = z.looseObject({
  NowUtc: z.string(),
  Enterprise: z.looseObject({
    Id: z.string(),
    Name: z.string(),
    TimeZoneIdentifier: text,
    DefaultLanguageCode: text,
    Pricing: z.string().nullish(),
    Currencies: z.array(z.looseObject({ Currency: z.string(), IsDefault: z.boolean().nullish() })).nullish(),
  }),
});
export type Configuration = z.infer<typeof configuration>;

export const service = z.looseObject({
  Id: z.string(),
  IsActive: z.boolean(),
  Name: text,
  Names: names,
  Ordering: z.number().nullish(),
  Data: z.looseObject({
    Discriminator: z.string(),
    Value: z.looseObject({ StartOffset: text, TimeUnitPeriod: text }).nullish(),
  }),
});
export type Service = z.infer<typeof service>;

export const category = z.looseObject({
  Id: z.string(),
  IsActive: z.boolean().nullish(),
  Type: text,
  Names: names,
  ShortNames: names,
  Capacity: z.number().nullish(),
  ExtraCapacity: z.number().nullish(),
});
export type Category = z.infer<typeof category>;

export const categoryAssignment = z.looseObject({
  ResourceId: z.string(),
  CategoryId: z.string(),
  IsActive: z.boolean(),
});

export const resource = z.looseObject({
  Id: z.string(),
  Name: text,
  IsActive: z.boolean().nullish(),
  State: text,
  Data: z.looseObject({ Discriminator: text, Value: z.looseObject({ FloorNumber: text }).nullish() }).nullish(),
  UpdatedUtc: text,
});
export type Resource = z.infer<typeof resource>;

export const block = z.looseObject({
  Id: z.string(),
  AssignedResourceId: z.string(),
  Type: text,
  StartUtc: z.string(),
  EndUtc: z.string(),
  Name: text,
  Notes: text,
  IsActive: z.boolean().nullish(),
});
export type Block = z.infer<typeof block>;

export const ageCategory = z.looseObject({ Id: z.string(), Classification: text });

export const rate = z.looseObject({
  Id: z.string(),
  Name: text,
  Names: names,
  ShortName: text,
  IsActive: z.boolean().nullish(),
  IsEnabled: z.boolean().nullish(),
  IsPublic: z.boolean().nullish(),
});
export type Rate = z.infer<typeof rate>;

const amount = z.looseObject({
  Currency: z.string(),
  NetValue: z.number().nullish(),
  GrossValue: z.number().nullish(),
});
export const pricing = z.looseObject({
  Currency: z.string(),
  TimeUnitStartsUtc: z.array(z.string()),
  CategoryPrices: z.array(z.looseObject({ CategoryId: z.string(), AmountPrices: z.array(amount) })),
});

export const availability = z.looseObject({
  TimeUnitStartsUtc: z.array(z.string()),
  ResourceCategoryAvailabilities: z.array(
    z.looseObject({ ResourceCategoryId: z.string(), Metrics: z.record(z.string(), z.array(z.number())) }),
  ),
});

export const reservation = z.looseObject({
  Id: z.string(),
  AccountId: text,
  AccountType: text,
  Number: z.string(),
  State: z.string(),
  UpdatedUtc: text,
  CancellationReason: text,
  RateId: text,
  RequestedResourceCategoryId: text,
  AssignedResourceId: text,
  ScheduledStartUtc: z.string(),
  ScheduledEndUtc: z.string(),
  ChannelNumber: text,
  PersonCounts: z.array(z.looseObject({ AgeCategoryId: z.string(), Count: z.number() })).nullish(),
});
export type Reservation = z.infer<typeof reservation>;

export const customer = z.looseObject({
  Id: z.string(),
  FirstName: text,
  LastName: text,
  Email: text,
  Phone: text,
  LanguageCode: text,
  PreferredLanguageCode: text,
  Notes: text,
  DietaryRequirements: text,
  PreferredSpaceFeatures: z.array(z.string()).nullish(),
  Classifications: z.array(z.string()).nullish(),
  MergeTargetId: text,
  IsActive: z.boolean().nullish(),
  UpdatedUtc: text,
});
export type Customer = z.infer<typeof customer>;

export const companionship = z.looseObject({ CustomerId: z.string(), ReservationId: text });
export const orderNote = z.looseObject({ Id: z.string(), OrderId: z.string(), Text: text });
export const orderNotes = z.looseObject({ ServiceOrderNotes: z.array(orderNote) });
export const accountNote = z.looseObject({ Id: z.string(), Content: text, IsActive: z.boolean().nullish() });
export const accountNotes = z.looseObject({ AccountNotes: z.array(accountNote) });
export const department = z.looseObject({ Id: z.string(), Name: text, IsActive: z.boolean().nullish() });

export const task = z.looseObject({ Id: z.string(), State: z.string(), Description: text });
export const addedTask = z.looseObject({ TaskId: z.string() });
export const addedOrder = z.looseObject({ OrderId: z.string() });
export const orderItem = z.looseObject({
  Id: z.string(),
  ServiceOrderId: z.string(),
  ExternalIdentifier: text,
  AccountingState: text,
  AccountId: text,
  Amount: amount.nullish(),
});
/** Payments have negative amounts (operations/payments). */
export const payment = z.looseObject({
  Id: z.string(),
  AccountId: text,
  ReservationId: text,
  Amount: amount.nullish(),
});
/** An item or payment of an account. */
export type Priced = Pick<z.infer<typeof payment>, 'Amount'>;

/** Vouchers, whose codes open rates (operations/vouchers). */
export const vouchers = z.looseObject({
  Vouchers: z.array(z.looseObject({ Id: z.string(), Type: text, IsActive: z.boolean().nullish() })).nullish(),
  VoucherAssignments: z.array(z.looseObject({ VoucherId: z.string(), RateId: z.string() })).nullish(),
  Cursor: text,
});
export const thread = z.looseObject({ Id: z.string(), Subject: text });
export const threads = z.looseObject({ MessageThreads: z.array(thread) });
export const message = z.looseObject({
  Id: z.string(),
  Text: text,
  Sender: z.looseObject({ Discriminator: text }).nullish(),
});
export const done = z.looseObject({});

/** The name in the hotel's language, or else in any language. */
export function readName(
  record: { Name?: string | null; Names?: Record<string, string> | null },
  language = '',
): string {
  const names = record.Names ?? {};
  return names[language] ?? record.Name ?? Object.values(names)[0] ?? '';
}
