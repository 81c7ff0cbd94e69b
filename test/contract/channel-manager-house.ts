import { expect } from 'vitest';
import type { ReservationState } from '../../shared/domain/stay.ts';
import { type Answer, type HttpServer, register } from '../support/http-server.ts';

export const BASE = '/api/integrations/channel-manager';

/** A booking as the tests pass it to a vendor's side; each vendor converts it to its own format. */
export interface TestBooking {
  id: string;
  /** The version, which counts up with each change. */
  version: number;
  state: ReservationState;
  otaName: string;
  otaReference: string;
  checkIn: string;
  checkOut: string;
  rooms: { type: string; adults: number; children: number }[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string;
}

export const BOOKING: TestBooking = {
  id: '778812',
  version: 1,
  state: 'booked',
  otaName: 'Booking.com',
  otaReference: '4005512233',
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  rooms: [{ type: 'DBL', adults: 2, children: 0 }],
  firstName: 'Zoë',
  lastName: 'Martin',
  email: 'zoe@example.org',
  phone: '+491700000001',
  notes: 'Quiet room, please.',
};

/** One vendor's side, driven by a test. When a call resolves, the server has stored or refused the data. */
export interface VendorSide {
  /** The body of `connect`. */
  credentials: Record<string, string>;
  /** Called after `connect` with its response. */
  begin(connected: Answer['body']): Promise<void>;
  /** Sets the state of the booking and notifies the hotel. */
  tell(booking: TestBooking): Promise<void>;
  /** Repeats the last notifications unchanged. */
  repeat(): Promise<void>;
  /** Sends an earlier state of a booking after a later one. */
  notifyLate(older: TestBooking): Promise<void>;
  /** Loses the next response to a stored booking, or the next acknowledgement, and retries. */
  sendAndLoseAnswer(booking: TestBooking): Promise<void>;
  /** Sends calls that are not the vendor's, and returns the status of each. */
  forge(): Promise<number[]>;
  /** Sends an unreadable booking, which must not be stored, and then a readable one, which must be. */
  sendMalformed(): Promise<void>;
  /** Kills the server after it stored the booking and before it acknowledged it, and restarts it. */
  sendAndKill(booking: TestBooking, restart: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A hotel without a PMS connection and one vendor's side, observed only through public calls. */
export interface ChannelHouse {
  server: HttpServer;
  side: VendorSide;
  key: string;
  propertyId: string;
  connectPms(): Promise<void>;
  reservations(): Promise<Answer['body'][]>;
  guestOf(reservation: { guestId: string }): Promise<Answer['body']>;
  bookings(): Promise<Answer['body'][]>;
  get(path: string): Promise<Answer['body']>;
  /** Reads all of this hotel's data on the disk as one text. */
  disk(): Promise<string>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

let count = 0;

/** Opens another hotel on the server, connected to the vendor's side. */
export async function openChannelHouse(
  server: HttpServer,
  provider: string,
  makeSide: (house: { server: HttpServer; propertyId: string; work(): Promise<void> }) => Promise<VendorSide>,
): Promise<ChannelHouse> {
  const { key, propertyId } = await register(server, `owner${++count}@hotel.example`);
  server.pms.empty();
  const work = () => server.deps.distribution.work();
  const side = await makeSide({ server, propertyId, work });
  const connected = await server.call('POST', `${BASE}/connect`, {
    key,
    body: { provider, credentials: side.credentials },
  });
  expect(connected).toMatchObject({ status: 201, body: { provider, connected: true } });
  await side.begin(connected.body);
  await work();
  const get = async (path: string) => (await server.call('GET', path, { key })).body;
  return {
    server,
    side,
    key,
    propertyId,
    get,
    async connectPms() {
      const body = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };
      expect((await server.call('POST', '/api/integrations/pms/connect', { key, body })).status).toBe(201);
      await server.deps.sync.work();
    },
    reservations: async () => (await get('/api/reservations')).items,
    guestOf: ({ guestId }) => get(`/api/guests/${guestId}`),
    bookings: async () => (await get(`${BASE}/bookings`)).items,
    async disk() {
      const rows = Object.values(await server.dump())
        .flat()
        .map((row) => JSON.stringify(row));
      return rows.filter((row) => row.includes(propertyId)).join('\n');
    },
    restart: () => server.restartDistribution(),
    close: () => side.close(),
  };
}
