import { z } from 'zod';

/** The parts of Beds24's answers that we read (its published description of API v2). */

const id = z.union([z.number(), z.string()]).transform(String);
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const count = z.coerce.number().int().catch(0);
const persons = z.coerce.number().int().positive().nullish().catch(null);

/** A row is one room; rooms booked together form a group with a master. */
export const bookingRow = z.looseObject({
  id,
  propertyId: id,
  roomId: id.nullish(),
  status: z.string(),
  subStatus: text,
  bookingGroup: z.looseObject({ master: id.nullish(), ids: z.array(id).nullish() }).nullish(),
  arrival: z.string(),
  departure: z.string(),
  numAdult: count,
  numChild: count,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  mobile: text,
  lang: text,
  arrivalTime: text,
  comments: text,
  channel: text,
  apiSource: text,
  apiReference: text,
  modifiedTime: z.string(),
});
export type BookingRow = z.infer<typeof bookingRow>;

/** Rows are parsed one by one, so that an invalid one affects no other. */
export const bookingList = z.looseObject({
  data: z.array(z.unknown()),
  pages: z.looseObject({ nextPageExists: z.boolean().nullish() }).nullish(),
});

export const propertyList = z.looseObject({
  data: z.array(
    z.looseObject({
      id,
      name: text,
      currency: text,
      roomTypes: z.array(z.looseObject({ id, name: text, maxPeople: persons })).nullish(),
    }),
  ),
});

const amount = z.union([z.number(), z.string()]).nullish();

/** `inventory/rooms/calendar`: equal days are combined into ranges. */
export const calendarList = z.looseObject({
  data: z.array(
    z.looseObject({
      roomId: id,
      calendar: z
        .array(
          z.looseObject({
            from: z.iso.date(),
            to: z.iso.date(),
            numAvail: z.number().int().nullish(),
            price1: amount,
            minStay: z.number().nullish(),
            maxStay: z.number().nullish(),
            override: z.string().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
  pages: z.looseObject({ nextPageExists: z.boolean().nullish() }).nullish(),
});
export type CalendarRoom = z.infer<typeof calendarList>['data'][number];

/** `authentication/setup`. */
export const setup = z.looseObject({
  token: z.string().min(1),
  expiresIn: z.number().positive(),
  refreshToken: z.string().min(1),
});
/** `authentication/token`. */
export const token = setup.omit({ refreshToken: true });
/** `authentication/details`: status 200 also for an invalid token. */
export const tokenDetails = z.looseObject({
  validToken: z.boolean(),
  token: z.looseObject({ scopes: z.array(z.string()).nullish() }).nullish(),
});

export const failure = z.looseObject({ success: z.boolean(), error: z.string().nullish() });

/** A booking webhook, version 2. */
export const notice = z.looseObject({
  booking: z.looseObject({ id, propertyId: id.nullish().transform((value) => value ?? null) }),
});
