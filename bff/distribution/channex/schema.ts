import { z } from 'zod';

/** The parts of Channex's answers that we read (docs.channex.io, api-v.1-documentation). */

const text = z.string().nullish();
const occupancy = z.looseObject({ adults: z.number().nullish(), children: z.number().nullish() }).nullish();

const room = z.looseObject({
  checkin_date: z.string(),
  checkout_date: z.string(),
  room_type_id: text,
  rate_plan_id: text,
  occupancy,
  guests: z.array(z.looseObject({ name: text, surname: text })).nullish(),
});

/** A revision is one message of a portal; a booking is its newest revision. */
export const channexBooking = z.looseObject({
  id: z.string(),
  property_id: z.string(),
  booking_id: text,
  unique_id: text,
  ota_reservation_code: text,
  ota_name: text,
  status: z.enum(['new', 'modified', 'cancelled']),
  rooms: z.array(room),
  customer: z.looseObject({ name: text, surname: text, mail: text, phone: text, language: text }).nullish(),
  occupancy,
  arrival_date: z.string(),
  departure_date: z.string(),
  arrival_hour: text,
  notes: text,
  inserted_at: z.string(),
});
export type ChannexBooking = z.infer<typeof channexBooking>;

const meta = z.looseObject({ total: z.number().nullish() }).nullish();
/** `attributes` is parsed per record, so that an invalid one affects no other. */
export const bookingList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), attributes: z.unknown() })),
  meta,
});
export const property = z.looseObject({
  data: z.looseObject({ id: z.string(), attributes: z.looseObject({ title: text }) }),
});
const persons = z.number().int().nullish();
export const roomTypeList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      attributes: z.looseObject({ title: text, occ_adults: persons, occ_children: persons }),
    }),
  ),
});
/** By room type id, then by date. */
export const availabilityList = z.looseObject({ data: z.record(z.string(), z.record(z.string(), z.number().int())) });
export const ratePlanList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      attributes: z.looseObject({ title: text, currency: text, sell_mode: text }),
      relationships: z.looseObject({
        room_type: z.looseObject({ data: z.looseObject({ id: z.string() }) }),
      }),
    }),
  ),
});
export type RatePlans = z.infer<typeof ratePlanList>['data'];
const restrictionsOfNight = z.looseObject({
  rate: z.string().nullish(),
  stop_sell: z.boolean().nullish(),
  min_stay_arrival: z.number().nullish(),
  min_stay_through: z.number().nullish(),
  max_stay: z.number().nullish(),
  closed_to_arrival: z.boolean().nullish(),
  closed_to_departure: z.boolean().nullish(),
});
/** The API returns only the restrictions that are requested by name. */
export const RESTRICTIONS = Object.keys(restrictionsOfNight.shape);
/** By rate plan id, then by date. */
export const restrictionList = z.looseObject({
  data: z.record(z.string(), z.record(z.string(), restrictionsOfNight)),
});
export type Restrictions = z.infer<typeof restrictionList>['data'];
export const webhookList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), attributes: z.looseObject({ callback_url: text }) })),
});

export const failure = z.looseObject({ errors: z.looseObject({ code: text, title: text }) });

export const notice = z.looseObject({ event: z.string(), property_id: text });
