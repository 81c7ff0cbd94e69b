import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { ServiceError } from '../../base/errors.ts';
import { toFieldErrors } from '../../base/field-errors.ts';
import { TOLERANCE_MS, verifyWebhook } from '../../base/secrets/standard-webhooks.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { ChannelManagerAdapter, IncomingCall, ReadCall } from '../port.ts';
import { readCounting } from '../read-counting.ts';
import { isAboutNights, readNights } from './nights.ts';
import { type BookingEvent, type CustomEvent, customEvent } from './schema.ts';

/** Versions are padded to this length, so that they compare as text. */
const VERSION_DIGITS = 16;

/** The hotel's own program, or a channel manager without an adapter: sends bookings signed by Standard Webhooks 1.0. */
export const customAdapter: ChannelManagerAdapter = {
  provider: 'custom',
  name: 'Your own, by webhooks',
  credentials: [
    {
      key: 'propertyId',
      label: 'Property',
      help: 'What your program calls this house. Left empty, it need not say.',
      kind: 'text',
      required: false,
    },
  ],
  capabilities: {
    delivery: 'push',
    proof: 'standard-webhooks',
    addressEntered: 'by_hand',
    pollMs: null,
    gives: ['reservations', 'availability', 'rates'],
  },
  budget: { requests: 1, perMs: 1_000, atOnce: 1 },
  open({ credentials, webhook }) {
    const id = credentials['propertyId'] ?? '';
    return {
      async test() {
        const detail = webhook === null ? 'calls come to the address that was shown' : `calls come to ${webhook.url}`;
        return [{ name: 'address', ok: true, detail, code: null }];
      },
      property: async () => ({ id, name: id }),
      roomTypes: async () => [],
      async *pull() {
        // nothing to do: it sends
      },
      acknowledge: async () => undefined,
    };
  },
  read(call, { proof, externalId, now }) {
    const callId = verifyWebhook(call, proof.secret, now);
    if (callId === null) throw new PmsError('bad_signature', 'The call is not signed with the secret');
    const { data, ignored } = readBody(call);
    const namedProperty = data.data.propertyId ?? '';
    if (externalId !== '' && namedProperty !== '' && namedProperty !== externalId)
      throw refused('/data/propertyId', 'unknown', `data.propertyId: this address is that of ${externalId}`);
    // A future time would make all later data look older.
    if (isAboutNights(data) && Date.parse(data.timestamp) > +now + TOLERANCE_MS)
      throw refused('/timestamp', 'too_big', 'timestamp: it is in the future');
    const content = isAboutNights(data) ? { bookings: [], nights: readNights(data) } : { bookings: [toBooking(data)] };
    return { callId, ...content, isNudge: false, ignored, faults: [] } satisfies ReadCall;
  },
  answer(_, { isRepeated, applied }) {
    if (applied.includes('older'))
      throw new ServiceError('conflict', 'A newer version of it is here already, and stays');
    const body = JSON.stringify({ accepted: applied.length, repeated: isRepeated });
    return { status: isRepeated ? 200 : 202, type: 'application/json; charset=utf-8', body };
  },
};

function readBody({ body }: IncomingCall): { data: CustomEvent; ignored: number } {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new ServiceError('malformed_json', 'Send one JSON object in UTF-8', { cause });
  }
  const read = readCounting(customEvent, value);
  if ('data' in read) return read;
  const fields = toFieldErrors(read.issues);
  throw new ServiceError('validation_failed', `Look at ${fields[0]?.pointer || 'the body'}`, { fields });
}

function refused(pointer: string, code: string, detail: string): ServiceError {
  return new ServiceError('validation_failed', detail, { fields: [{ pointer, code, detail }] });
}

function toBooking(event: BookingEvent): ChannelBooking {
  const { data } = event;
  const { externalId, version, otaName, otaReference, confirmationNumber, arrivalTime, guest, notes } = data;
  return {
    id: externalId,
    version: String(version).padStart(VERSION_DIGITS, '0'),
    otaName: otaName ?? '',
    otaReference: otaReference ?? null,
    confirmationNumber: confirmationNumber ?? null,
    state: stateOf(event),
    rooms: readRooms(data),
    booker: {
      firstName: guest?.firstName ?? '',
      lastName: guest?.lastName ?? '',
      email: guest?.email ?? '',
      phone: guest?.phone ?? '',
      language: guest?.language ?? null,
    },
    arrivalTime: arrivalTime ?? null,
    notes: notes ?? '',
  };
}

function stateOf({ type, data }: BookingEvent): ReservationState {
  switch (type) {
    case 'reservation.cancelled':
      return 'cancelled';
    case 'reservation.no_show':
      return 'no_show';
    case 'reservation.checked_in':
      return 'checked_in';
    case 'reservation.checked_out':
      return 'checked_out';
    default:
      return STATES[data.status];
  }
}

const STATES: Record<Extract<BookingEvent, { data: { status: string } }>['data']['status'], ReservationState> = {
  confirmed: 'booked',
  modified: 'booked',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  no_show: 'no_show',
  cancelled: 'cancelled',
};

/** A change of state without rooms means the stored rooms. */
function readRooms({ arrival, departure, rooms = [{}] }: BookingEvent['data']): ChannelRoom[] {
  if (arrival === undefined || departure === undefined) return [];
  return rooms.map(({ roomType, roomTypeName, ratePlan, adults, children, guest }) => ({
    roomType: roomType === undefined ? null : { code: roomType, name: roomTypeName ?? roomType },
    ratePlan: ratePlan ?? '',
    checkIn: arrival,
    checkOut: departure,
    adults: adults ?? 1,
    children: children ?? 0,
    guestName: guest === undefined ? null : { firstName: guest.firstName ?? '', lastName: guest.lastName ?? '' },
  }));
}
