import { z } from 'zod';

/**
 * The parts of Cloudbeds' answers that we read (PMS API v1.3). Its types are loose: numbers may be texts, and empty values
 * `false`.
 */

const text = z.union([z.string(), z.number().transform(String)]);
const some = text.nullish().transform((value) => value ?? '');
const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => Number(value ?? 0));

const room = z.looseObject({
  roomTypeID: some,
  roomTypeName: some,
  subReservationID: some,
  guestName: some,
  rateName: some,
  adults: count,
  children: count,
  roomCheckIn: z.string(),
  roomCheckOut: z.string(),
  roomStatus: some,
});
export type CloudbedsRoom = z.infer<typeof room>;

const guest = z.looseObject({
  guestFirstName: some,
  guestLastName: some,
  guestEmail: some,
  guestPhone: some,
  guestCellPhone: some,
  isMainGuest: z.boolean().nullish(),
});

/** From `getReservationsWithRateDetails`, the only one with instants in UTC. */
export const cloudbedsBooking = z.looseObject({
  reservationID: text,
  isDeleted: z.boolean().nullish(),
  dateModifiedUTC: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  status: z.string(),
  sourceName: some,
  sourceReservationID: some,
  thirdPartyIdentifier: some,
  estimatedArrivalTime: some,
  guestID: some,
  /** By guest id; an array if there are none. */
  guestList: z.union([z.record(z.string(), guest), z.array(z.unknown())]).nullish(),
  rooms: z.array(room),
});
export type CloudbedsBooking = z.infer<typeof cloudbedsBooking>;

/** `data` is parsed per record, so that an invalid one affects no other. */
export const bookingList = z.looseObject({ data: z.array(z.unknown()), total: count });
export const noteList = z.looseObject({ data: z.array(z.looseObject({ reservationNote: some })) });
export const hotel = z.looseObject({
  data: z.looseObject({
    propertyID: text,
    propertyName: some,
    propertyCurrency: z.looseObject({ currencyCode: some }).nullish(),
  }),
});
export const roomTypeList = z.looseObject({
  data: z.array(z.looseObject({ roomTypeID: text, roomTypeName: some, maxGuests: count })),
});
export const webhookList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: text,
      event: z.looseObject({ entity: some, action: some }).nullish(),
      subscriptionData: z.looseObject({ endpoint: some }).nullish(),
    }),
  ),
});
export const done = z.looseObject({});
export const envelope = z.looseObject({ success: z.boolean(), message: z.string().nullish() });

const id = text.nullish();
/** The keys' spelling differs between events. */
export const notice = z.looseObject({
  event: z.string(),
  propertyID: id,
  propertyId: id,
  propertyID_str: id,
  propertyId_str: id,
});
