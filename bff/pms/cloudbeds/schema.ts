import { z } from 'zod';

/**
 * The fields that we use of the answers of Cloudbeds' PMS API v1.3 (github.com/cloudbeds/openapi-specs @ f6c4b9a7,
 * MIT). Unknown fields and values pass. Numbers often come as texts, ids rarely as numbers, and an empty map as `[]`.
 */
const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.nullish().transform((value) => value ?? '');
const amount = z.union([z.number(), z.string()]).nullish();
const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .nullish()
  .transform(Boolean);

/** A map, which PHP sends as an empty list if it is empty. */
function mapOf<T extends z.ZodType>(item: T) {
  const empty = z.array(z.unknown()).length(0);
  return z.union([z.record(z.string(), item), empty.transform((): Record<string, z.infer<T>> => ({}))]).nullish();
}

/** `oauth/metadata` sends `success` as a text. */
const success = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
export const envelope = z.looseObject({ success, message: z.string().nullish() });

const currency = z.looseObject({ currencyCode: z.string() });
export const hotels = z.looseObject({
  data: z.array(
    z.looseObject({
      propertyID: text,
      propertyName: optionalText,
      propertyTimezone: z.string().nullish(),
      propertyCurrency: z.union([z.array(currency), currency.transform((one) => [one])]).nullish(),
    }),
  ),
});

export const island = z.looseObject({ data: z.looseObject({ api: z.looseObject({ url: z.url() }) }) });

export const roomTypes = z.looseObject({
  data: z.array(
    z.looseObject({
      roomTypeID: text,
      roomTypeName: optionalText,
      roomTypeNameShort: optionalText,
      maxGuests: z.coerce.number().int().nullish(),
    }),
  ),
});

export const rooms = z.looseObject({
  total: z.coerce.number().int().nullish(),
  data: z.array(
    z.looseObject({
      rooms: z.array(z.looseObject({ roomID: text, roomName: text, roomTypeID: text, isVirtual: flag })),
    }),
  ),
});
export type RawRoom = z.infer<typeof rooms>['data'][number]['rooms'][number];

export const housekeeping = z.looseObject({
  total: z.coerce.number().int().nullish(),
  data: z.array(
    z.looseObject({
      roomID: text,
      roomName: optionalText,
      roomCondition: z.string(),
      roomOccupied: z.boolean().nullish(),
      vacantPickup: flag,
      roomComments: optionalText,
    }),
  ),
});
export type RawHousekeeping = z.infer<typeof housekeeping>['data'][number];

export const roomBlocks = z.looseObject({
  total: z.coerce.number().int().nullish(),
  data: z.looseObject({
    roomBlocks: z
      .array(
        z.looseObject({
          roomBlockID: text,
          roomBlockType: z.string(),
          roomBlockReason: optionalText,
          startDate: z.string(),
          endDate: z.string(),
          rooms: z.array(z.looseObject({ roomID: text })),
        }),
      )
      .nullish()
      .transform((blocks) => blocks ?? []),
  }),
});
export type RawBlock = z.infer<typeof roomBlocks>['data']['roomBlocks'][number];

const customFields = z
  .array(z.looseObject({ customFieldName: optionalText, shortcode: optionalText, customFieldValue: optionalText }))
  .nullish()
  .transform((fields) => fields ?? []);

/** A guest in the form of the lists; the answer of `getGuest` is converted to it. */
export const guest = z.looseObject({
  guestID: text,
  guestFirstName: optionalText,
  guestLastName: optionalText,
  guestEmail: optionalText,
  guestPhone: optionalText,
  guestCellPhone: optionalText,
  isAnonymized: flag,
  isMerged: flag,
  newGuestID: optionalText,
  customFields,
});
export type RawGuest = z.infer<typeof guest>;

export const guests = z.looseObject({
  total: z.coerce.number().int().nullish(),
  data: z.array(guest.extend({ dateModified: optionalText, reservationID: optionalText })),
});

export const oneGuest = z.looseObject({
  data: z.looseObject({
    firstName: optionalText,
    lastName: optionalText,
    email: optionalText,
    phone: optionalText,
    cellPhone: optionalText,
    isAnonymized: flag,
    isMerged: flag,
    newGuestID: optionalText,
    customFields,
  }),
});

const stayRoom = z.looseObject({
  roomTypeID: text,
  roomTypeName: optionalText,
  subReservationID: optionalText,
  guestID: optionalText,
  rateName: optionalText,
  adults: z.coerce.number().int().catch(0),
  children: z.coerce.number().int().catch(0),
  roomID: optionalText,
  roomName: optionalText,
  roomCheckIn: z.string(),
  roomCheckOut: z.string(),
  roomStatus: optionalText,
});
export type RawStayRoom = z.infer<typeof stayRoom>;

export const booking = z.looseObject({
  reservationID: text,
  isDeleted: flag,
  dateModified: optionalText,
  dateModifiedUTC: optionalText,
  status: z.string(),
  guestID: optionalText,
  thirdPartyIdentifier: optionalText,
  sourceReservationID: optionalText,
  propertyCurrency: optionalText,
  estimatedArrivalTime: optionalText,
  balance: amount,
  total: amount,
  rooms: z.array(stayRoom),
  guestList: mapOf(guest),
});
export type RawBooking = z.infer<typeof booking>;

export const bookings = z.looseObject({ total: z.coerce.number().int().nullish(), data: z.array(booking) });

export const reservationNote = z.looseObject({ reservationNoteID: text });
export const reservationNotes = z.looseObject({
  data: z.array(z.looseObject({ reservationNoteID: text, reservationNote: optionalText })),
});
export const guestNote = z.looseObject({ guestNoteID: text });
export const guestNotes = z.looseObject({
  data: z.array(z.looseObject({ guestNoteID: text, guestNote: optionalText })),
});
export const fieldList = z.looseObject({
  data: z.array(z.looseObject({ name: z.string(), shortcode: optionalText, applyTo: optionalText })),
});
export const soldItem = z.looseObject({ data: z.looseObject({ soldProductID: optionalText, notice: optionalText }) });
export const webhooks = z.looseObject({
  data: z.array(
    z.looseObject({
      id: optionalText,
      event: z.looseObject({ entity: optionalText, action: optionalText }).nullish(),
      subscriptionData: z.looseObject({ endpoint: optionalText }).nullish(),
    }),
  ),
});
export const appState = z.looseObject({ data: z.looseObject({ app_state: z.string() }) });
/** Answers of which only `success` counts. */
export const done = z.looseObject({ success: z.literal(true) });

/** `access_token`. */
export const tokens = z.looseObject({
  access_token: z.string().min(1),
  expires_in: z.number().positive().nullish(),
  refresh_token: z.string().nullish(),
});
/** A refusal of an OAuth call, which has several forms (the vendor's list of common errors). */
export const oauthFailure = z.looseObject({
  error: z.string().nullish(),
  error_description: z.string().nullish(),
  message: z.string().nullish(),
  success: z.boolean().nullish(),
});
