import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Clock } from '../../base/clock.ts';
import { signWebhook } from '../../base/secrets/standard-webhooks.ts';
import {
  type ChannelHook,
  type ChannelSimulator,
  type ChannelSimulatorOptions,
  ROOM_TYPES,
} from '../channel-manager.ts';
import { type Pusher, startPusher, type ToldNight } from '../pusher.ts';
import type { PostedCall } from '../server/webhooks.ts';
import type { ChannelShop } from '../world/channel-shop.ts';

/** The id of the property in the program. */
const HOUSE = 'PORTALS-1';
const RETRY_DELAYS_MS = [20, 20];
const TIMEOUT_MS = 10_000;
/** Accepted, accepted before, or older than the stored version: sending again would change nothing. */
const TAKEN = [202, 200, 409];

const STATUS: Record<ReservationState, string> = {
  booked: 'confirmed',
  cancelled: 'cancelled',
  no_show: 'no_show',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
};

/** A hotel's own program that sends its bookings as docs/channel-managers/custom.md describes. It has no API. */
export function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  let sent = 0;
  function sign(event: object, at: Date, { url, secret }: ChannelHook, clock: Clock): PostedCall {
    const body = JSON.stringify(event);
    const id = `msg_${HOUSE}_${+at}_${++sent}`;
    const headers = () => ({
      'content-type': 'application/json',
      ...signWebhook({ id, body, secrets: [secret ?? ''] }, clock()), // Each attempt is signed with its own time.
    });
    return { url, headers, body };
  }
  const pusher: Pusher = {
    provider: 'custom',
    credentials: { propertyId: HOUSE },
    timeoutMs: TIMEOUT_MS,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    isTaken: (status) => TAKEN.includes(status),
    write: (booking, at, hook, clock) => sign(eventOf(booking, +at, at.toISOString()), at, hook, clock),
    writeNights: (shop, nights, at, hook, clock) =>
      nightEvents(shop, nights, at.toISOString()).map((event) => sign(event, at, hook, clock)),
  };
  return startPusher(pusher, options);
}

/** The free rooms and prices of these nights. */
function nightEvents(shop: ChannelShop, nights: readonly ToldNight[], timestamp: string): object[] {
  const ofNight = ({ code, date }: ToldNight) => ({ date, roomType: code, roomTypeName: nameOf(code) });
  const free = nights.map((night) => ({
    ...ofNight(night),
    available: shop.night(night.code, night.date).free,
    maxPersons: ROOM_TYPES.find(({ code }) => code === night.code)?.maxPersons,
  }));
  const rates = nights.map((night) => ({
    ...ofNight(night),
    ratePlan: 'FLEX',
    ratePlanName: 'Flexible',
    amount: shop.night(night.code, night.date).price,
    currency: shop.currency,
  }));
  return [
    { type: 'availability.updated', timestamp, data: { propertyId: HOUSE, nights: free } },
    { type: 'rates.updated', timestamp, data: { propertyId: HOUSE, rates } },
  ];
}

function nameOf(code: string): string {
  return ROOM_TYPES.find((type) => type.code === code)?.name ?? code;
}

/** The complete current booking. */
function eventOf(booking: ChannelBooking, version: number, timestamp: string): object {
  const { id, otaName, otaReference, confirmationNumber, state, rooms, booker, arrivalTime, notes } = booking;
  const { language, ...contact } = booker;
  return {
    type: 'reservation.upserted',
    timestamp,
    data: {
      externalId: id,
      version,
      propertyId: HOUSE,
      status: STATUS[state],
      arrival: rooms[0]?.checkIn,
      departure: rooms[0]?.checkOut,
      arrivalTime: arrivalTime ?? undefined,
      otaName,
      otaReference: otaReference ?? undefined,
      confirmationNumber: confirmationNumber ?? undefined,
      rooms: rooms.map(({ roomType, ratePlan, adults, children, guestName }) => ({
        roomType: roomType?.code,
        roomTypeName: roomType?.name,
        ratePlan,
        adults,
        children,
        guest: guestName ?? undefined,
      })),
      guest: { ...contact, language: language ?? undefined },
      notes,
    },
  };
}
