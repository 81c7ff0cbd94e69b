import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRooms } from '../../../../bff/store/pms/house.ts';
import { toSource } from '../../../../bff/store/pms/source.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';

/** A house without a PMS: rooms and bookings are entered at the desk. */
const NOW = '2026-11-20T14:05:00.000Z';
const [TODAY, TOMORROW] = ['2026-11-20', '2026-11-21'];
let server: ChatServer;
let hotel: Hotel;

beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(NOW) });
  hotel = await openHotel(server.baseUrl);
});
afterAll(() => server.close());

const api = (method: string, path: string, body?: unknown, allow: number[] = []) =>
  call(server.baseUrl, method, path, hotel.apiKey, body, { allow });

async function roomsByNumber(): Promise<
  Record<string, { id: string; housekeeping: string; ledBy: string; type: { name: string } }>
> {
  const { body } = await api('GET', '/api/rooms');
  return Object.fromEntries(body.items.map((one: { number: string }) => [one.number, one]));
}

const stayOf = (lastName: string, rest: object = {}) => ({
  guest: { lastName },
  checkIn: TODAY,
  checkOut: TOMORROW,
  ...rest,
});

describe('rooms entered by hand', () => {
  it('are created in batches, changed, and deleted', async () => {
    const rooms = [{ number: '101', type: 'Double', housekeeping: 'clean' }, { number: ' 102 ' }];
    const made = await api('POST', '/api/rooms', { rooms });
    expect(made.status).toBe(201);
    expect(made.body.items).toMatchObject([
      { number: '101', type: { name: 'Double' }, housekeeping: 'clean', ledBy: 'house', byHand: { at: NOW } },
      { number: '102', type: { name: '' }, housekeeping: 'unknown', ledBy: 'house' },
    ]);
    const [{ id }] = made.body.items;
    expect(id).toMatch(/^rom_/);
    const changed = await api('PATCH', `/api/rooms/${id}`, { number: '103', type: 'Suite', housekeeping: 'dirty' });
    expect(changed.body).toMatchObject({ number: '103', type: { name: 'Suite' }, housekeeping: 'dirty' });
    expect((await api('DELETE', `/api/rooms/${id}`, undefined, [204])).status).toBe(204);
    expect(Object.keys(await roomsByNumber())).toEqual(['102']);
  });

  it('are unique: a batch with an existing number is refused, and the answer names the number', async () => {
    const rooms = [{ number: '201' }, { number: '102' }, { number: '201' }];
    const refused = await api('POST', '/api/rooms', { rooms }, [409]);
    expect(refused.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
      ['/rooms/1/number', 'taken'],
      ['/rooms/2/number', 'taken'],
    ]);
    expect(Object.keys(await roomsByNumber())).toEqual(['102']);
  });

  it('can be deleted with their guests if the number was wrong', async () => {
    const [room] = (await api('POST', '/api/rooms', { rooms: [{ number: '31' }] })).body.items;
    const stay = (await api('POST', '/api/stays', stayOf('Umzug', { room: '31' }))).body;
    await api('PATCH', `/api/rooms/${room.id}`, { number: '32' });
    expect((await api('GET', `/api/reservations/${stay.id}`)).body.room).toBe('32');
  });
});

describe('a room of a PMS', () => {
  it('hides the one entered by hand, which is shown again when the PMS no longer has the room', async () => {
    await api('POST', '/api/rooms', { rooms: [{ number: '204', type: 'Ours' }] });
    const record = {
      id: 'ext_204',
      number: '204',
      floor: '2',
      roomTypeCode: 'DBL',
      housekeeping: 'clean',
      occupied: null,
      availability: 'available',
      maintenance: [],
    } as const;
    const of = toSource(hotel.propertyId);
    await server.deps.writer.write((trx) =>
      saveRooms(trx, { ...of, pull: 'p1', at: NOW }, [{ record, changedAt: null }]),
    );
    const both = (await api('GET', '/api/rooms')).body.items.filter((one: { number: string }) => one.number === '204');
    expect(both.map(({ id }: { id: string }) => id)).toEqual(['ext_204']);
    await connectPms();
    expect((await roomsByNumber())['204']?.ledBy).toBe('pms');
    expect((await api('PATCH', '/api/rooms/ext_204', { type: 'Suite' }, [409])).status).toBe(409);
    expect((await api('DELETE', '/api/rooms/ext_204', undefined, [409])).status).toBe(409);
    await disconnectPms();
    await api('DELETE', '/api/rooms/ext_204', undefined, [204]);
    expect((await roomsByNumber())['204']?.type.name).toBe('Ours');
  });
});

describe('a booking entered by hand', () => {
  it('is created with its guest, is found by its number, and gets a number if it has none', async () => {
    const guest = {
      firstName: 'Álma',
      lastName: 'Sommer',
      phone: '+49151234567',
      email: 'a@x.example',
      language: 'de',
    };
    const made = await api('POST', '/api/stays', {
      guest,
      checkIn: TODAY,
      checkOut: TOMORROW,
      room: '102',
      arrivalTime: '18:30',
      confirmationNumber: 'B-777',
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      guest,
      room: '102',
      state: 'booked',
      confirmationNumber: 'B777',
      ledBy: 'house',
    });
    const arriving = (await api('GET', '/api/stays?state=arriving')).body.items;
    expect(arriving.map(({ id }: { id: string }) => id)).toContain(made.body.id);
    const again = await api(
      'POST',
      '/api/stays',
      stayOf('sommer', { guest: { lastName: 'Sommer', phone: guest.phone } }),
    );
    expect(again.body.guest.id).toBe(made.body.guest.id);
    expect(again.body.confirmationNumber).toMatch(/^[A-Z]{2}\d{6}$/);
    const other = await api(
      'POST',
      '/api/stays',
      stayOf('Winter', { guest: { lastName: 'Winter', phone: guest.phone } }),
    );
    expect(other.body.guest.id).not.toBe(made.body.guest.id);
    const taken = await api('POST', '/api/stays', stayOf('Dieb', { confirmationNumber: 'b777' }), [409]);
    expect(taken.body.errors).toMatchObject([{ pointer: '/confirmationNumber', code: 'taken' }]);
    const late = await api('POST', '/api/stays', stayOf('Falsch', { checkOut: '2026-11-19' }), [422]);
    expect(late.body.errors).toMatchObject([{ pointer: '/checkOut', code: 'out_of_order' }]);
    await api('POST', '/api/stays', { ...stayOf('x'), guest: { firstName: 'Nobody' } }, [422]);
  });

  it('is changed with its guest, checked in, moved and checked out, and the room it left is dirty', async () => {
    await api('POST', '/api/rooms', { rooms: ['501', '502'].map((number) => ({ number, housekeeping: 'inspected' })) });
    const { id } = (await api('POST', '/api/stays', stayOf('Reise', { room: '501' }))).body;
    const change = (body: object) => api('PATCH', `/api/stays/${id}`, body);
    expect((await change({ guest: { email: 'r@x.example' }, adults: 2 })).body).toMatchObject({
      adults: 2,
      guest: { lastName: 'Reise', email: 'r@x.example' },
    });
    expect((await change({ state: 'checked_in' })).body.state).toBe('checked_in');
    await change({ room: '502' });
    expect(await roomsByNumber()).toMatchObject({ 501: { housekeeping: 'dirty' }, 502: { housekeeping: 'inspected' } });
    expect((await change({ state: 'checked_out' })).body.state).toBe('checked_out');
    expect((await roomsByNumber())['502']?.housekeeping).toBe('dirty');
  });

  it('triggers the webhooks for arrival, also if it is entered as already in the house', async () => {
    await api('POST', '/api/webhooks', {
      url: 'https://hooks.example/in',
      events: ['stay.arrived', 'stay.departed'],
      active: true,
    });
    const { id } = (await api('POST', '/api/stays', stayOf('Bote', { state: 'checked_in' }))).body;
    await api('PATCH', `/api/stays/${id}`, { state: 'checked_out' });
    const queued = await server.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'webhook').execute();
    const told = queued.map(({ payload }) => JSON.parse(payload)).filter(({ subjectId }) => subjectId === id);
    expect(told.map(({ type }) => type)).toEqual(['stay.arrived', 'stay.departed']);
  });

  it('is deleted with a guest who has no other data, unless a task refers to the booking', async () => {
    const { id, guest } = (await api('POST', '/api/stays', stayOf('Irrtum'))).body;
    await api('DELETE', `/api/stays/${id}`, undefined, [204]);
    await api('GET', `/api/reservations/${id}`, undefined, [404]);
    await api('GET', `/api/guests/${guest.id}`, undefined, [404]);
    const kept = (await api('POST', '/api/stays', stayOf('Bleibt'))).body;
    await server.deps.writer.write((trx) =>
      trx
        .insertInto('charge')
        .values({
          id: 'chg_1',
          propertyId: hotel.propertyId,
          reservationId: kept.id,
          conversationId: null,
          taskId: null,
          offerMadeId: null,
          description: 'Bar',
          amount: '4.00',
          currency: 'EUR',
          state: 'void',
          at: NOW,
        })
        .execute(),
    );
    await api('DELETE', `/api/stays/${kept.id}`, undefined, [409]);
    expect((await api('GET', `/api/guests/${kept.guest.id}`)).status).toBe(200);
  });

  it('cannot be one of a connected PMS, whose bookings can be changed here after it is disconnected', async () => {
    const guest = (await api('POST', '/api/guests', { lastName: 'Vertrag' })).body;
    const dates = { checkIn: TODAY, checkOut: TOMORROW };
    const made = await api('POST', '/api/reservations', {
      guestId: guest.id,
      confirmationNumber: 'PMS-1',
      externalId: 'ext_1',
      ...dates,
    });
    await connectPms();
    await api('PATCH', `/api/stays/${made.body.id}`, { room: '102' }, [409]);
    await api('DELETE', `/api/stays/${made.body.id}`, undefined, [409]);
    await disconnectPms();
    expect((await api('PATCH', `/api/stays/${made.body.id}`, { room: '102' })).body).toMatchObject({ ledBy: 'house' });
  });
});

describe('a table of arrivals', () => {
  const TABLE = [
    '\ufeffName;First name;checkIn;Check-out;Room;Phone;confirmationNumber;Party',
    'Rossi;Anna;20.11.2026;22.11.2026;102;0039 06 1234567;CSV-1;2',
    '',
    'Rossi;"Anna',
    'Maria";21.11.2026;20.11.2026;;12345;;two',
    ';;31.11.2026;;;;CSV-1;',
  ].join('\n');
  const columns = { Name: 'lastName', 'Check-out': 'checkOut', Party: 'adults' };

  it('is analyzed: the meaning of its headings, new bookings, and errors by line', async () => {
    const { body } = await api('POST', '/api/stays/import', { table: TABLE, columns });
    expect(body.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      'lastName',
      'firstName',
      'checkIn',
      'checkOut',
      'room',
      'phone',
      'confirmationNumber',
      'adults',
    ]);
    const said = body.rows.map(({ line, outcome, faults }: { line: number; outcome: string; faults: object[] }) => [
      line,
      outcome,
      ...faults.map((fault) => `${Object.values(fault).slice(0, 2).join(' ')}`),
    ]);
    expect(said).toEqual([
      [2, 'new'],
      [4, 'faulty', 'checkOut out_of_order', 'phone not_a_phone', 'adults not_a_number'],
      [6, 'faulty', 'lastName missing', 'checkIn not_a_date', 'checkOut missing', 'confirmationNumber twice'],
    ]);
    expect(body.stored).toBe(0);
    expect((await api('GET', '/api/reservations?number=CSV1')).body.items).toEqual([]);
  });

  it('is stored without its invalid lines, and adds nothing if it is imported again', async () => {
    const store = { table: TABLE, columns, store: true };
    expect((await api('POST', '/api/stays/import', store)).body.stored).toBe(1);
    const [made] = (await api('GET', '/api/reservations?number=CSV1')).body.items;
    expect(made).toMatchObject({ checkIn: TODAY, checkOut: '2026-11-22', room: '102', adults: 2 });
    expect((await api('GET', `/api/guests/${made.guestId}`)).body).toMatchObject({ phone: '+39061234567' });
    const again = await api('POST', '/api/stays/import', store);
    expect(again.body).toMatchObject({ stored: 0, rows: [{ outcome: 'known' }, {}, {}] });
    const bare = { table: 'lastName,checkIn,checkOut\nRossi,2026-11-20,2026-11-22\nRossi,2026-11-20,2026-11-23' };
    const { body } = await api('POST', '/api/stays/import', bare);
    expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['known', 'new']);
  });

  it('has ambiguous dates resolved by its other dates, and otherwise the format is asked for', async () => {
    const outcomes = async (...days: string[]) => {
      const lines = days.map((day) => `Silva,${day},2027-12-31`);
      const { body } = await api('POST', '/api/stays/import', {
        table: ['lastName,checkIn,checkOut', ...lines].join('\n'),
      });
      return body.rows.map(
        (row: { checkIn: string; faults: { code: string }[] }) => row.faults[0]?.code ?? row.checkIn,
      );
    };
    expect(await outcomes('03/04/2027')).toEqual(['ambiguous_date']);
    expect(await outcomes('03/04/2027', '13/04/2027')).toEqual(['2027-04-03', '2027-04-13']);
    expect(await outcomes('03/04/2027', '04/13/2027')).toEqual(['2027-03-04', '2027-04-13']);
    expect(await outcomes('2027/4/3', '3.4.2027', '20270403', '05/05/2027', '4/2027')).toEqual([
      '2027-04-03',
      '2027-04-03',
      '2027-04-03',
      '2027-05-05',
      'not_a_date',
    ]);
  });

  it('is refused if it is not a table or too long', async () => {
    await api('POST', '/api/stays/import', { table: 'a,"b\nc' }, [422]);
    const lines = Array.from({ length: 1_001 }, () => 'Silva');
    await api('POST', '/api/stays/import', { table: ['lastName', ...lines].join('\n') }, [422]);
  });
});

/** Inserts a connected PMS; its data is not pulled in these tests. */
const connectPms = () =>
  server.deps.db
    .insertInto('pmsConnection')
    .values({
      propertyId: hotel.propertyId,
      source: 'pms',
      id: 'con_1',
      provider: 'custom',
      credentials: 'sealed',
      webhookSecret: '',
      externalProperty: '{}',
      settings: '{}',
      enabled: '{}',
      mapping: '{}',
      roomTypes: '{}',
      health: 'ok',
      lastError: null,
      lastSync: null,
      connectedAt: NOW,
      updatedAt: NOW,
    })
    .execute();
const disconnectPms = () => server.deps.db.deleteFrom('pmsConnection').execute();
