import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import { type ChannexBooking, channexBooking } from './schema.ts';

/** Names that its documents spell in two ways. */
const OTA_NAMES: Readonly<Record<string, string>> = { BookingCom: 'Booking.com', 'Booking.Com': 'Booking.com' };

/** A booking or a revision of one, or why it is invalid. */
export function readBooking(id: string, attributes: unknown): ChannelBooking | { fault: string } {
  const parsed = channexBooking.safeParse(attributes);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${id}: ${issue?.path.join('.') || 'the whole'} is not as Channex describes it` };
  }
  const { data } = parsed;
  const version = readInstant(data.inserted_at);
  if (version === null) return { fault: `${id}: inserted_at is no instant` };
  const rooms = data.rooms.length > 0 ? data.rooms.map(readRoom) : [wholeStay(data)];
  const { customer } = data;
  const [first] = rooms;
  return {
    id: data.booking_id ?? data.id,
    version,
    otaName: OTA_NAMES[data.ota_name ?? ''] ?? data.ota_name ?? '',
    otaReference: data.ota_reservation_code ?? null,
    confirmationNumber: data.unique_id ?? null,
    state: data.status === 'cancelled' ? 'cancelled' : 'booked',
    rooms,
    booker: {
      firstName: customer?.name ?? '',
      lastName: customer?.surname ?? first?.guestName?.lastName ?? '',
      email: customer?.mail ?? '',
      phone: customer?.phone ?? '',
      language: customer?.language ?? null,
    },
    arrivalTime: data.arrival_hour ?? null,
    notes: data.notes ?? '',
  };
}

function readRoom(room: ChannexBooking['rooms'][number]): ChannelRoom {
  const [guest] = room.guests ?? [];
  return {
    // A room without mapping is allowed, and its guest can still be contacted.
    roomType: room.room_type_id == null ? null : { code: room.room_type_id, name: room.room_type_id },
    ratePlan: '',
    checkIn: room.checkin_date,
    checkOut: room.checkout_date,
    adults: room.occupancy?.adults ?? 1,
    children: room.occupancy?.children ?? 0,
    guestName: guest === undefined ? null : { firstName: guest.name ?? '', lastName: guest.surname ?? '' },
  };
}

function wholeStay({ arrival_date, departure_date, occupancy }: ChannexBooking): ChannelRoom {
  return {
    roomType: null,
    ratePlan: '',
    checkIn: arrival_date,
    checkOut: departure_date,
    adults: occupancy?.adults ?? 1,
    children: occupancy?.children ?? 0,
    guestName: null,
  };
}

/** Instants without zone are UTC. Microseconds are kept, because two revisions may share a millisecond. */
function readInstant(text: string): string | null {
  const [, day, time, fraction = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?Z?$/.exec(text) ?? [];
  return day === undefined ? null : `${day}T${time}.${fraction.padEnd(6, '0')}`;
}
