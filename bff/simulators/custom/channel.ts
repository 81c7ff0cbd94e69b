import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { signWebhook } from '../../base/secrets/standard-webhooks.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../channel-manager.ts';
import { type Pusher, startPusher } from '../pusher.ts';

/** What the program calls the house. */
const HOUSE = 'PORTALS-1';
const RETRY_DELAYS_MS = [20, 20];
const TIMEOUT_MS = 10_000;
/** Stored, taken before, or older than what is known there: sending it again would change nothing. */
const TAKEN = [202, 200, 409];

const STATUS: Record<ReservationState, string> = {
  booked: 'confirmed',
  cancelled: 'cancelled',
  no_show: 'no_show',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
};

/** A hotel's own program that sends its bookings as docs/channel-managers/custom.md says: it asks for nothing and answers nothing. */
export function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  let sent = 0;
  const pusher: Pusher = {
    provider: 'custom',
    credentials: { propertyId: HOUSE },
    timeoutMs: TIMEOUT_MS,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    isTaken: (status) => TAKEN.includes(status),
    write(booking, at, { url, secret }, clock) {
      const body = JSON.stringify(eventOf(booking, +at, at.toISOString()));
      const id = `msg_${HOUSE}_${+at}_${++sent}`;
      const headers = () => ({
        'content-type': 'application/json',
        ...signWebhook({ id, body, secrets: [secret ?? ''] }, clock()), // each try is signed at its own time
      });
      return { url, headers, body };
    },
  };
  return startPusher(pusher, options);
}

/** The whole booking, as it is now. */
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
