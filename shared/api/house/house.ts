import { z } from 'zod';
import { REGISTRATION_STATES } from '../../domain/house/registration.ts';
import { HOUSEKEEPING_STATES, ROOM_AVAILABILITIES } from '../../domain/pms.ts';
import { LEADS, STAY_PARTS } from '../../domain/stay.ts';
import { DAY_MS } from '../../domain/time.ts';
import { dateField, pageQuery } from '../common.ts';
import { reservation } from '../guests.ts';

/** The longest stay that may be requested. */
export const STAY_NIGHTS_MAX = 60;

const words = z.string().trim().min(1).max(200);

export const roomQuery = z.strictObject({
  q: words
    .optional()
    .describe('A room’s number or type, or its guest’s name, phone, e-mail or confirmation number; absent: all rooms'),
});

export const stayQuery = z.strictObject({
  ...pageQuery,
  on: dateField.optional().describe('The date at the property; absent: today'),
  state: z
    .enum(STAY_PARTS)
    .optional()
    .describe(
      'arriving: bookings with arrival that day; inhouse: checked in; departing: checked in, with departure that day',
    ),
  q: words.optional().describe('A name, room, phone, e-mail or confirmation number; also finds later arrivals'),
});

const conversations = z
  .array(z.strictObject({ id: z.string(), state: z.string() }))
  .describe('The guest’s unresolved conversations, newest first');
const tasks = z
  .array(z.strictObject({ id: z.string(), title: z.string(), dueAt: z.string() }))
  .describe('The unfinished tasks, next due first');
const guest = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string().nullable(),
});

/** A stay with its guest and open tasks. */
export const stay = z.strictObject({
  ...reservation.shape,
  guest,
  conversations,
  tasks,
  registration: z.enum(REGISTRATION_STATES).describe('The state of the guest’s details before arrival'),
  ledBy: z
    .enum(LEADS)
    .describe(
      '`pms`: dates, room and state come from the PMS; `house`: the stay was entered by staff or by a channel manager',
    ),
});
export type Stay = z.infer<typeof stay>;

/** A room with its state from PMS and staff, and today's guests. */
export const room = z.strictObject({
  id: z.string(),
  number: z.string(),
  floor: z.string(),
  roomTypeCode: z.string(),
  type: z.strictObject({ code: z.string(), name: z.string() }),
  housekeeping: z.enum(HOUSEKEEPING_STATES),
  byHand: z
    .strictObject({ by: z.string(), at: z.string() })
    .nullable()
    .describe('The colleague who set it; null: the PMS'),
  occupied: z.boolean().nullable().describe('Whether the room is occupied; null: not known'),
  availability: z.enum(ROOM_AVAILABILITIES),
  maintenance: z.array(z.strictObject({ from: z.string(), to: z.string(), reason: z.string() })),
  stay: stay.nullable().describe('The current guest; null if there is none or the caller may not read guests'),
  tasks,
  ledBy: z.enum(LEADS).describe('`pms`: the room comes from the connected PMS; `house`: the room was entered by staff'),
});
export type Room = z.infer<typeof room>;

export const roomCode = z.strictObject({
  url: z.string().describe('The address of the chat page for this room'),
  qr: z.string().describe('The address as a QR code, an SVG document'),
});

export const availabilityQuery = z
  .strictObject({
    arrival: dateField,
    departure: dateField,
    adults: z.coerce.number().int().min(1).max(50).default(2),
    children: z.coerce.number().int().min(0).max(50).default(0),
  })
  .superRefine(({ arrival, departure }, context) => {
    const nights = (Date.parse(departure) - Date.parse(arrival)) / DAY_MS;
    if (nights >= 1 && nights <= STAY_NIGHTS_MAX) return;
    context.addIssue({
      code: 'custom',
      path: ['departure'],
      message: `1 to ${STAY_NIGHTS_MAX} nights after arrival`,
      params: { code: 'out_of_range' },
    });
  });

/** Room types that are free for all nights of a stay, according to the PMS, or the channel manager if there is no PMS. */
export const availability = z.strictObject({
  items: z.array(
    z.strictObject({
      roomType: z.string(),
      name: z.string(),
      left: z.int().describe('The number of rooms free in every night'),
      total: z.int().nullable().describe('The largest number of persons; null: not known'),
      perNight: z.array(
        z.strictObject({
          date: z.string(),
          price: z
            .strictObject({ amount: z.string(), currency: z.string() })
            .nullable()
            .describe('In the cheapest plan that allows the whole stay; null: not told'),
        }),
      ),
      cancellation: z.string().nullable().describe('The cancellation terms, in the hotel’s words; null: none'),
      bookingUrl: z.string().nullable(),
    }),
  ),
  asOf: z.string().nullable().describe('The time at which the data was last received'),
  source: z.string().describe('The source: the PMS or the channel manager'),
});
