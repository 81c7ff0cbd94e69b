import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { systemClock } from '../../base/clock.ts';
import { signWebhook } from '../../base/secrets/standard-webhooks.ts';
import { type ChannelHook, type ChannelSimulator, type ChannelSimulatorOptions, LATE_MS } from '../channel-manager.ts';
import { createFaults } from '../server/faults.ts';
import { serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';

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
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = RETRY_DELAYS_MS } = options;
  const faults = createFaults();
  const webhooks = createWebhooks({
    timeoutMs: TIMEOUT_MS,
    retryDelaysMs: webhookRetryDelaysMs,
    isTaken: (status) => TAKEN.includes(status),
  });
  let hook: ChannelHook | null = null;
  let last = 0;
  let sent = 0;
  const server = await serveSimulator({
    handle: () => ({ status: 404, body: 'Nothing is asked for here' }),
    clock,
    faults,
    port: options.port,
    onExchange: options.onExchange,
  });
  return {
    ...server,
    provider: 'custom',
    credentials: { propertyId: HOUSE },
    put(booking, { late = false } = {}) {
      last = Math.max(+clock(), last + 1);
      if (hook === null) return;
      const { url, secret } = hook;
      const version = late ? last - LATE_MS : last;
      const body = JSON.stringify(eventOf(booking, version, new Date(version).toISOString()));
      const id = `msg_${HOUSE}_${version}_${++sent}`;
      const headers = () => ({
        'content-type': 'application/json',
        ...signWebhook({ id, body, secrets: [secret ?? ''] }, clock()), // each try is signed at its own time
      });
      webhooks.post({ url, headers, body });
    },
    setHook(given) {
      hook = given;
    },
    webhooks,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
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
