import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../bff/pms/cloudbeds/adapter.ts';
import { EVENTS } from '../../../bff/pms/cloudbeds/notices.ts';
import type { Change, PmsSession } from '../../../bff/pms/port.ts';
import { type CloudbedsSimulator, startSimulator } from '../../../bff/simulators/cloudbeds/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import { readApiDescription } from '../../support/openapi.ts';
import { openSession, pullAll, pullPages, SIGNAL } from '../../support/pms-session.ts';
import { startHook } from '../../support/webhook-receiver.ts';

const NOW = new Date('2026-03-04T10:00:00Z');
const ROOM = '101';

let world: World;
let simulator: CloudbedsSimulator;
let session: PmsSession;
let now = NOW;
/** What published description and exchanges say against each other, over all tests. */
const wrong: string[] = [];
const description = readApiDescription('cloudbeds');
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  now = NOW;
  world = createWorld({ clock: () => now, reservations: 60 });
  simulator = await startSimulator({
    world,
    requestsPerSecond: 1_000,
    onExchange: (exchange) => {
      // The description knows of status 200 alone: real ones are in the vendor's list of common errors.
      if (exchange.fault === null && exchange.answer?.status === 200)
        wrong.push(...(description?.check(exchange) ?? []));
    },
  });
  session = open().session;
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await simulator.close();
});

function open(options: Parameters<typeof openSession>[2] = {}) {
  const made = openSession(cloudbedsAdapter, simulator, options);
  opened.push(made.net);
  return made;
}

/** A guest who is in the house, in room 101. */
function checkIn(confirmationNumber = 'AU900') {
  const guest = { firstName: 'Zoë', lastName: 'Ólafsdóttir', email: 'zoe@example.org', phone: '+3545812345' };
  const stay = world.book({ guest, checkIn: '2026-03-03', checkOut: '2026-03-06', confirmationNumber });
  world.assignRoom(stay.id, ROOM);
  return world.checkIn(stay.id);
}

async function fetchStay(id: number) {
  const found = await pullAll(session, 'reservations');
  const record = found.find(({ raw }) => raw['reservationID'] === String(8_700_000_000 + id));
  if (record === undefined) throw new Error('The stay was not pulled');
  return record;
}

async function changeAbout(id: number) {
  const { record } = await fetchStay(id);
  return {
    key: '01JX5C0A7M3Z-1',
    at: NOW.toISOString(),
    stay: {
      reservationId: record.id,
      confirmationNumber: record.confirmationNumber,
      guestId: record.guestId,
      guestName: 'Zoë Ólafsdóttir',
      room: record.room,
    },
  };
}

const REQUEST = {
  kind: 'request',
  category: 'housekeeping',
  department: 'housekeeping',
  priority: 'high',
  title: 'Two bath towels',
  detail: 'By the pool, if possible',
  dueAt: '2026-03-04T11:30:00Z',
} as const;

describe('from Cloudbeds', () => {
  it('reads reservations with rooms, rates, guests and what is to pay', async () => {
    const stay = checkIn();
    world.pay(stay.id, '100');
    const { record, changedAt, rawGuest } = await fetchStay(stay.id);
    expect(record).toMatchObject({
      state: 'checked_in',
      checkIn: '2026-03-03',
      checkOut: '2026-03-06',
      room: ROOM,
      roomType: { name: 'Double room' },
      adults: 2,
      children: 0,
      ratePlan: 'Best available rate',
      balance: { amount: '287.00', currency: 'EUR' },
      guest: { firstName: 'Zoë', lastName: 'Ólafsdóttir', email: 'zoe@example.org', phone: '+3545812345' },
    });
    expect(changedAt).toBe('2026-03-04T10:00:00.000Z');
    expect(rawGuest).toMatchObject({ guestLastName: 'Ólafsdóttir' });
  });

  it.each([
    ['checked_out', (id: number) => world.checkOut(id)],
    ['cancelled', (id: number) => world.cancel(id)],
    ['no_show', (id: number) => world.markNoShow(id)],
  ] as const)('reads a stay that is %s', async (state, act) => {
    const stay = checkIn();
    act(stay.id);
    expect((await fetchStay(stay.id)).record.state).toBe(state);
  });

  it('keeps the rooms of one booking apart, and tells what is to pay once', async () => {
    const first = checkIn('AU901');
    const second = world.book({ guest: first.guestId, checkIn: '2026-03-03', checkOut: '2026-03-06' });
    simulator.join(first.id, second.id);
    const id = String(8_700_000_000 + first.id);
    const rooms = await session.fetch('reservations', id, SIGNAL);
    expect(rooms.map(({ record }) => [record.id, record.confirmationNumber, record.state])).toEqual([
      [id, id, 'checked_in'],
      [`${id}-2`, `${id}-2`, 'booked'],
    ]);
    expect(rooms.map(({ record }) => record.balance?.amount)).toEqual(['774.00', undefined]);
    expect(await session.fetch('reservations', `${id}-2`, SIGNAL)).toHaveLength(2);
  });

  it('reads what changed since, by their clock, ten minutes over', async () => {
    simulator.faults.clockSkewMs = 3_600_000;
    now = new Date(+NOW + 3_600_000);
    const cursor = (await pullPages(session, 'reservations')).at(-1)?.cursor ?? null;
    expect(cursor).toBe(new Date(+NOW + 110 * 60_000).toISOString());
    now = new Date(+NOW + 3 * 3_600_000);
    const stay = checkIn();
    const changed = await pullAll(session, 'reservations', { cursor });
    expect(changed.map(({ raw }) => raw['reservationID'])).toEqual([String(8_700_000_000 + stay.id)]);
  });

  it('goes on after a page in another session', async () => {
    await simulator.close();
    world = createWorld({ clock: () => now, reservations: 450 });
    simulator = await startSimulator({ world, requestsPerSecond: 1_000 });
    session = open().session;
    const range = { from: '2020-01-01', to: '2030-01-01' };
    const pages = await pullPages(session, 'reservations', { range });
    expect(pages.map(({ records, total }) => [records.length, total])).toEqual([
      [100, 450],
      [100, 450],
      [100, 450],
      [100, 450],
      [50, 450],
    ]);
    const rest = await pullPages(open().session, 'reservations', { range, resume: pages[2]?.resume ?? null });
    expect(rest.map(({ records }) => records[0]?.id)).toEqual(pages.slice(3).map(({ records }) => records[0]?.id));
    expect(rest.at(-1)?.cursor).toBe(pages.at(-1)?.cursor);
  });

  it('reads guests with their preferences, and where a profile went', async () => {
    const stay = checkIn();
    const other = world.addGuest({ lastName: 'Twice' });
    world.editGuest(stay.guestId, { preferences: ['Feather-free pillow', 'High floor'] });
    world.mergeGuests(other.id, stay.guestId);
    const guests = await pullAll(session, 'guests');
    expect(guests.find(({ record }) => record.lastName === 'Ólafsdóttir')?.record.preferences).toEqual([
      'Feather-free pillow',
      'High floor',
    ]);
    const merged = guests.find(({ record }) => record.lastName === 'Twice');
    const kept = guests.find(({ record }) => record.lastName === 'Ólafsdóttir');
    expect(merged?.record.mergedInto).toBe(kept?.id);
    expect(await session.fetch('guests', kept?.id ?? '', SIGNAL)).toEqual([
      { ...kept, raw: expect.anything(), changedAt: null },
    ]);
    expect(await session.fetch('guests', '99999999', SIGNAL)).toEqual([]);
  });

  it('reads room types, rooms, their housekeeping and repairs', async () => {
    checkIn();
    world.setRoom(ROOM, { housekeeping: 'dirty' });
    world.setRoom('102', { housekeeping: 'pickup' });
    world.addMaintenance('103', {
      from: '2026-03-03T23:00:00Z',
      to: '2026-03-06T10:00:00Z',
      reason: 'Leak',
      kind: 'out_of_service',
    });
    const types = await pullAll(session, 'roomTypes');
    expect(types.map(({ record }) => [record.name, record.maxPersons])).toContainEqual(['Junior suite', 4]);
    const rooms = new Map((await pullAll(session, 'rooms')).map(({ record }) => [record.number, record]));
    expect(rooms.size).toBe(24);
    expect(rooms.get(ROOM)).toMatchObject({ housekeeping: 'dirty', occupied: true, availability: 'available' });
    expect(rooms.get('102')).toMatchObject({ housekeeping: 'pickup', occupied: expect.any(Boolean) });
    expect(rooms.get('103')).toMatchObject({
      availability: 'out_of_service',
      maintenance: [{ from: '2026-03-04', to: '2026-03-06', reason: 'Leak' }],
    });
    const { id } = rooms.get('103') ?? { id: '' };
    expect((await session.fetch('rooms', id, SIGNAL))[0]?.record.number).toBe('103');
  });

  it('reads prices, special offers and free rooms by night', async () => {
    world.setPrice('EARLY', 'DBL', '2026-03-10', { amount: '99.90', currency: 'EUR' });
    const range = { from: '2026-03-09', to: '2026-03-12' };
    const double = (await pullAll(session, 'roomTypes')).find(({ record }) => record.name === 'Double room')?.id;
    const rates = (await pullAll(session, 'rates', { range })).map(({ record }) => record);
    const night = rates.filter((rate) => rate.roomTypeCode === double && rate.date === '2026-03-10');
    expect(night.map(({ ratePlan, price, offer }) => [ratePlan, price.amount, offer])).toEqual([
      ['BAR', '129.00', false],
      ['EARLY', '99.90', true],
    ]);
    const free = (await pullAll(session, 'availability', { range })).map(({ record }) => record);
    expect(free.find(({ roomTypeCode, date }) => roomTypeCode === double && date === '2026-03-10')?.available).toBe(
      world.free('DBL', '2026-03-10').available,
    );
  });
});

describe('to Cloudbeds', () => {
  it('writes a request as a note and into the room’s housekeeping line, and ticks it off there', async () => {
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    const receipt = await session.push({ ...about, ...REQUEST }, 1, SIGNAL);
    expect(receipt).toMatchObject({ place: 'note', id: expect.any(String) });
    const [note] = world.written();
    expect(note?.text.split('\n')).toEqual([
      'Guest request for housekeeping, high: Two bath towels',
      'By the pool, if possible',
      'Zoë Ólafsdóttir, room 101, due 2026-03-04 12:30',
      '[ServiceChat 01JX5C0A7M3Z-1]',
    ]);
    expect(simulator.roomComment(ROOM)).toBe(`#${receipt.id} Two bath towels`);
    const done = {
      ...about,
      key: '01JX5C0A7M3Z-2',
      kind: 'completion',
      title: 'Two bath towels',
      state: 'done',
    } as const;
    for (const attempt of [1, 2])
      await session.push({ ...done, request: receipt, category: 'housekeeping' }, attempt, SIGNAL);
    expect(world.written()[0]?.text.split('\n').slice(2)).toEqual([
      'Zoë Ólafsdóttir, room 101, due 2026-03-04 12:30',
      'Status: done (2026-03-04 11:00)',
      '[ServiceChat 01JX5C0A7M3Z-1]',
    ]);
    expect(simulator.roomComment(ROOM)).toBe('');
    expect(world.written().filter(({ kind }) => kind === 'note')).toHaveLength(1);
    expect(world.room(ROOM)?.housekeeping).toBe('clean');
  });

  it('says that a request is done where staff deleted its note', async () => {
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    const receipt = await session.push({ ...about, ...REQUEST, category: 'complaint' }, 1, SIGNAL);
    simulator.deleteNote('w1');
    const done = { ...about, key: 'other', kind: 'completion', title: 'Two bath towels', state: 'cancelled' } as const;
    await session.push({ ...done, request: receipt, category: 'complaint' }, 1, SIGNAL);
    expect(world.written().at(-1)?.text).toMatch(/^Two bath towels\n.*\nStatus: cancelled \(2026-03-04 11:00\)\n/);
  });

  it('keeps one note for a conversation, without card numbers', async () => {
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    const chat = {
      ...about,
      kind: 'communication',
      conversationId: 'cnv_01JX',
      channel: 'web',
      language: 'is',
      startedAt: about.at,
      endedAt: null,
      text: 'Guest: my card is 4111 1111 1111 1111',
      earlier: null,
    } as const;
    const receipt = await session.push(chat, 1, SIGNAL);
    const longer = `${chat.text}\nStaff: thank you, never send that`;
    await session.push({ ...chat, key: 'next', text: longer, earlier: receipt, endedAt: about.at }, 1, SIGNAL);
    const notes = world.written();
    expect(notes).toHaveLength(1);
    expect(notes[0]?.text).toContain('Staff: thank you');
    expect(notes[0]?.text).toContain('••••1111');
    expect(notes[0]?.text).not.toContain('4111');
  });

  it('charges what was sold, once, and takes it back', async () => {
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    const charge = {
      ...about,
      kind: 'charge',
      description: 'Late checkout',
      quantity: 2,
      unitPrice: { amount: '17.50', currency: 'EUR' },
      serviceDate: '2026-03-06',
    } as const;
    const receipt = await session.push(charge, 1, SIGNAL);
    expect(await session.push(charge, 2, SIGNAL)).toMatchObject({
      id: receipt.id,
      detail: expect.stringMatching(/already/),
    });
    const charges = world.written().filter(({ kind }) => kind === 'charge');
    expect(charges).toMatchObject([{ text: 'Late checkout', amount: { amount: '35.00' }, key: about.key }]);
    expect((await fetchStay(stay.id)).record.balance?.amount).toBe('422.00');
    const taken = { ...about, key: 'void', kind: 'charge_void', charge: receipt, reason: 'Not taken' } as const;
    await session.push(taken, 1, SIGNAL);
    expect(await session.push(taken, 2, SIGNAL)).toMatchObject({ detail: expect.stringMatching(/already/) });
    expect((await fetchStay(stay.id)).record.balance?.amount).toBe('387.00');
    const foreign = { ...charge, key: 'chf', unitPrice: { amount: '5.00', currency: 'CHF' } } as const;
    await expect(session.push(foreign, 1, SIGNAL)).rejects.toMatchObject({ code: 'refused' });
  });

  it('adds what it learned to the guest’s own field, making it first', async () => {
    await simulator.close();
    simulator = await startSimulator({ world, requestsPerSecond: 1_000, preferencesField: false });
    session = open().session;
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    const learned = { ...about, kind: 'preference', topic: 'pillow_blanket', text: 'no feathers' } as const;
    for (const attempt of [1, 2]) await session.push(learned, attempt, SIGNAL);
    await session.push({ ...learned, key: 'k2', topic: 'breakfast', text: 'vegan' }, 1, SIGNAL);
    expect((await session.fetch('guests', about.stay.guestId, SIGNAL))[0]?.record.preferences).toEqual([
      'pillow blanket: no feathers',
      'breakfast: vegan',
    ]);
  });

  it('puts a preference into a note where custom fields are not allowed', async () => {
    simulator.withhold('read:customFields');
    const about = await changeAbout(checkIn().id);
    const learned = { ...about, kind: 'preference', topic: 'breakfast', text: 'vegan' } as const;
    for (const attempt of [1, 2]) await session.push(learned, attempt, SIGNAL);
    expect(world.written()).toMatchObject([{ kind: 'note', guestId: expect.any(Number) }]);
  });

  it('changes a guest’s details', async () => {
    const stay = checkIn();
    const about = await changeAbout(stay.id);
    await session.push({ ...about, kind: 'fields', fields: { email: 'new@example.org' } }, 1, SIGNAL);
    expect(world.guest(stay.guestId)).toMatchObject({ email: 'new@example.org', lastName: 'Ólafsdóttir' });
  });

  it('says so where a change is about nobody in Cloudbeds', async () => {
    const nobody = { reservationId: null, confirmationNumber: null, guestId: null, guestName: '', room: null };
    const change: Change = { key: 'k', at: NOW.toISOString(), stay: nobody, ...REQUEST };
    await expect(session.push(change, 1, SIGNAL)).rejects.toMatchObject({ code: 'not_supported' });
  });
});

describe('when things go wrong with Cloudbeds', () => {
  it('writes no note twice when the answer to the first was lost', async () => {
    const about = await changeAbout(checkIn().id);
    simulator.faults.order({ kind: 'cut', on: /postReservationNote/ });
    const change = { ...about, ...REQUEST, category: 'complaint' } as const;
    await expect(session.push(change, 1, SIGNAL)).rejects.toMatchObject({ code: 'unreachable' });
    expect(await session.push(change, 2, SIGNAL)).toMatchObject({ detail: expect.stringMatching(/already there/) });
    expect(world.written()).toHaveLength(1);
  });

  it('writes no charge twice when answers are lost', async () => {
    const about = await changeAbout(checkIn().id);
    simulator.faults.order({ kind: 'cut', on: /postCustomItem/, times: 2 });
    const price = { amount: '35.00', currency: 'EUR' };
    const charge = { ...about, kind: 'charge', description: 'Spa', quantity: 1, unitPrice: price } as const;
    const receipt = await session.push({ ...charge, serviceDate: '2026-03-04' }, 1, SIGNAL);
    expect(receipt.detail).toMatch(/already there/);
    expect(world.written().filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  });

  it.each([
    ['429 with Retry-After', { kind: 'rate_limit', retryAfter: '0' }],
    ['429 without Retry-After', { kind: 'rate_limit' }],
    ['503', { kind: 'status', status: 503 }],
    ['a line that breaks in the middle of the answer', { kind: 'cut' }],
  ] as const)('reads on after %s', async (_name, fault) => {
    simulator.faults.order({ ...fault, on: /getReservationsWithRateDetails/ });
    expect((await pullAll(session, 'reservations')).length).toBeGreaterThan(20);
  });

  it('asks again for a page that brought the one before', async () => {
    await simulator.close();
    world = createWorld({ clock: () => now, reservations: 250 });
    simulator = await startSimulator({ world, requestsPerSecond: 1_000 });
    session = open().session;
    simulator.faults.order({ kind: 'repeat', on: /getReservationsWithRateDetails/, after: 1 });
    const range = { from: '2020-01-01', to: '2030-01-01' };
    const ids = (await pullAll(session, 'reservations', { range })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(250);
  });

  it.each([
    ['that is no JSON', { kind: 'malformed' }, 'malformed_answer'],
    ['of another form', { kind: 'malformed', body: '{"success":true,"data":{}}' }, 'malformed_answer'],
    ['of status 500', { kind: 'status', status: 500 }, 'unreachable'],
    ['that refuses', { kind: 'malformed', body: '{"success":false,"message":"No"}' }, 'refused'],
  ] as const)('says what it is for an answer %s', async (_name, fault, code) => {
    simulator.faults.order({ ...fault, on: /getRooms/, times: 9 });
    await expect(pullAll(session, 'rooms')).rejects.toMatchObject({ code, message: expect.stringMatching(/getRooms/) });
  });

  it('says so when the key is wrong, or its owner has left', async () => {
    const stranger = open({ credentials: { apiKey: 'cbat_wrong' } }).session;
    await expect(stranger.property(SIGNAL)).rejects.toMatchObject({ code: 'rejected_credentials' });
    simulator.revoke();
    await expect(session.property(SIGNAL)).rejects.toMatchObject({ code: 'rejected_credentials' });
  });

  it('tests each right it needs', async () => {
    const checks = await session.test(SIGNAL);
    expect(checks.every(({ ok }) => ok)).toBe(true);
    simulator.withhold('read:rate');
    const failing = (await session.test(SIGNAL)).filter(({ ok }) => !ok);
    expect(failing).toMatchObject([{ name: 'Rates (read:rate)', detail: expect.stringMatching(/permission/) }]);
    await expect(open({ credentials: { propertyId: '99' } }).session.test(SIGNAL)).resolves.toMatchObject([
      { ok: false },
      { ok: false },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('keeps below five requests a second', async () => {
    await simulator.close();
    simulator = await startSimulator({ world });
    const { session: slow } = open({ budget: cloudbedsAdapter.budget, retries: 0 });
    const calls = Array.from({ length: 9 }, () => pullAll(slow, 'roomTypes'));
    await expect(Promise.all(calls)).resolves.toHaveLength(9);
  });

  it('refuses settings that make no sense', () => {
    const senseless: Record<string, string>[] = [{ propertyId: 'x' }, { apiKey: '' }, { apiUrl: 'nowhere' }];
    for (const credentials of senseless)
      expect(() => open({ credentials })).toThrow(expect.objectContaining({ code: 'bad_settings' }));
  });
});

describe('notices from Cloudbeds', () => {
  it('asks for events once, and is told of changes, twice and in any order', async () => {
    const hook = await startHook();
    opened.push(hook);
    const webhook = { url: `${hook.url}/hooks/pms/7`, secret: 's3cret' };
    const { session: told } = open({ webhook });
    await told.subscribe?.(SIGNAL);
    await told.subscribe?.(SIGNAL);
    expect(simulator.subscriptions().map(({ object, action }) => `${object}/${action}`)).toEqual(EVENTS);
    simulator.webhooks?.repeat(2);
    const stay = checkIn();
    world.setRoom('102', { housekeeping: 'dirty' });
    await simulator.webhooks?.settled();
    const notices = (await Promise.all(hook.calls.map((call) => told.notices?.(call) ?? []))).flat();
    const named = new Set(notices.map(({ entity, id }) => `${entity} ${id}`));
    expect(named).toContain(`reservations ${8_700_000_000 + stay.id}`);
    expect([...named].filter((name) => name.startsWith('rooms'))).toHaveLength(2);
    const once = new Set(notices.map(({ noticeId }) => noticeId));
    expect(notices.length).toBe(once.size * 2);
    await told.unsubscribe?.(SIGNAL);
    expect(simulator.subscriptions()).toEqual([]);
  });

  it('moves its subscriptions when the secret changes', async () => {
    for (const secret of ['old', 'new'])
      await open({ webhook: { url: 'https://chat.example.org/hooks/7', secret } }).session.subscribe?.(SIGNAL);
    expect(simulator.subscriptions()).toHaveLength(EVENTS.length);
    expect(simulator.subscriptions().every(({ endpoint }) => endpoint.endsWith('?secret=new'))).toBe(true);
  });

  it('turns away calls without the secret, and passes over other hotels’', async () => {
    const { session: told } = open({ webhook: { url: 'https://chat.example.org/hooks/7', secret: 'right' } });
    const body = JSON.stringify({ event: 'reservation/created', propertyID: 5, reservationID: '1', timestamp: 1 });
    const call = (secret: string | undefined) => told.notices?.({ headers: {}, query: { secret }, body });
    await expect(call('wrong')).rejects.toMatchObject({ code: 'bad_signature' });
    await expect(call(undefined)).rejects.toMatchObject({ code: 'bad_signature' });
    expect(await call('right')).toEqual([]);
  });
});

describePmsAdapter({
  adapter: cloudbedsAdapter,
  startSimulator: (options) => startSimulator({ ...options, requestsPerSecond: 10_000 }),
  listCall: /^GET .*getReservationsWithRateDetails/,
  writeCalls: /^(?:POST|PUT) /,
  confirmationOf: ({ id }) => String(8_700_000_000 + id),
  lacks: ['inspected'],
  hasTokens: false,
  description,
});

it.skipIf(description === null)('speaks as Cloudbeds publishes its API, both ways', () => {
  expect([...new Set(wrong)]).toEqual([]);
});
