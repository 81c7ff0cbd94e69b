import { describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../../bff/pms/cloudbeds/adapter.ts';
import type { Change } from '../../../../bff/pms/port.ts';
import { startSimulator } from '../../../../bff/simulators/cloudbeds/simulator.ts';
import { describePmsAdapter } from '../../../contract/pms.ts';
import { makeCompletion, makeRequest } from '../../../contract/pms-changes.ts';
import {
  changeAbout,
  checkIn,
  description,
  fetchStay,
  NOW,
  REQUEST,
  ROOM,
  useCloudbeds,
} from '../../../support/pms/cloudbeds-house.ts';
import { pullAll, pullPages, SIGNAL } from '../../../support/pms/pms-session.ts';

const house = useCloudbeds();

describe('records from Cloudbeds', () => {
  it('include reservations with rooms, rates, guests and balances', async () => {
    const stay = checkIn(house);
    house.world.pay(stay.id, '100');
    const { record, changedAt, rawGuest } = await fetchStay(house, stay.id);
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
    ['checked_out', (id: number) => house.world.checkOut(id)],
    ['cancelled', (id: number) => house.world.cancel(id)],
    ['no_show', (id: number) => house.world.markNoShow(id)],
  ] as const)('include a stay that is %s', async (state, act) => {
    const stay = checkIn(house);
    act(stay.id);
    expect((await fetchStay(house, stay.id)).record.state).toBe(state);
  });

  it('keep the rooms of one booking apart, and contain its balance once', async () => {
    const first = checkIn(house, 'AU901');
    const second = house.world.book({ guest: first.guestId, checkIn: '2026-03-03', checkOut: '2026-03-06' });
    house.simulator.join(first.id, second.id);
    const id = String(8_700_000_000 + first.id);
    const rooms = await house.session.fetch('reservations', id, SIGNAL);
    expect(rooms.map(({ record }) => [record.id, record.confirmationNumber, record.state])).toEqual([
      [id, id, 'checked_in'],
      [`${id}-2`, `${id}-2`, 'booked'],
    ]);
    expect(rooms.map(({ record }) => record.balance?.amount)).toEqual(['774.00', undefined]);
    expect(rooms.map(({ record }) => record.total?.amount)).toEqual(['774.00', undefined]);
    expect(await house.session.fetch('reservations', `${id}-2`, SIGNAL)).toHaveLength(2);
  });

  it('are pulled by change time in Cloudbeds’ clock, with ten minutes of overlap', async () => {
    house.simulator.faults.clockSkewMs = 3_600_000;
    house.now = new Date(+NOW + 3_600_000);
    const cursor = (await pullPages(house.session, 'reservations')).at(-1)?.cursor ?? null;
    expect(cursor).toBe(new Date(+NOW + 110 * 60_000).toISOString());
    house.now = new Date(+NOW + 3 * 3_600_000);
    const stay = checkIn(house);
    const changed = await pullAll(house.session, 'reservations', { cursor });
    expect(changed.map(({ raw }) => raw['reservationID'])).toEqual([String(8_700_000_000 + stay.id)]);
  });

  it('are pulled from the next page by another session', async () => {
    await house.restart(450);
    const range = { from: '2020-01-01', to: '2030-01-01' };
    const pages = await pullPages(house.session, 'reservations', { range });
    expect(pages.map(({ records, total }) => [records.length, total])).toEqual([
      [100, 450],
      [100, 450],
      [100, 450],
      [100, 450],
      [50, 450],
    ]);
    const rest = await pullPages(house.open().session, 'reservations', { range, resume: pages[2]?.resume ?? null });
    expect(rest.map(({ records }) => records[0]?.id)).toEqual(pages.slice(3).map(({ records }) => records[0]?.id));
    expect(rest.at(-1)?.cursor).toBe(pages.at(-1)?.cursor);
  });

  it('include guests with preferences, and the profile that a merged guest now has', async () => {
    const stay = checkIn(house);
    const other = house.world.addGuest({ lastName: 'Twice' });
    house.world.editGuest(stay.guestId, { preferences: ['Feather-free pillow', 'High floor'] });
    house.world.mergeGuests(other.id, stay.guestId);
    const guests = await pullAll(house.session, 'guests');
    expect(guests.find(({ record }) => record.lastName === 'Ólafsdóttir')?.record.preferences).toEqual([
      'Feather-free pillow',
      'High floor',
    ]);
    const merged = guests.find(({ record }) => record.lastName === 'Twice');
    const kept = guests.find(({ record }) => record.lastName === 'Ólafsdóttir');
    expect(merged?.record.mergedInto).toBe(kept?.id);
    expect(await house.session.fetch('guests', kept?.id ?? '', SIGNAL)).toEqual([
      { ...kept, raw: expect.anything(), changedAt: null },
    ]);
    expect(await house.session.fetch('guests', '99999999', SIGNAL)).toEqual([]);
  });

  it('include room types, rooms, housekeeping states and repairs', async () => {
    checkIn(house);
    house.world.setRoom(ROOM, { housekeeping: 'dirty' });
    house.world.setRoom('102', { housekeeping: 'pickup' });
    house.world.addMaintenance('103', {
      from: '2026-03-03T23:00:00Z',
      to: '2026-03-06T10:00:00Z',
      reason: 'Leak',
      kind: 'out_of_service',
    });
    const types = await pullAll(house.session, 'roomTypes');
    expect(types.map(({ record }) => [record.name, record.maxPersons])).toContainEqual(['Junior suite', 4]);
    const rooms = new Map((await pullAll(house.session, 'rooms')).map(({ record }) => [record.number, record]));
    expect(rooms.size).toBe(24);
    expect(rooms.get(ROOM)).toMatchObject({ housekeeping: 'dirty', occupied: true, availability: 'available' });
    expect(rooms.get('102')).toMatchObject({ housekeeping: 'pickup', occupied: expect.any(Boolean) });
    expect(rooms.get('103')).toMatchObject({
      availability: 'out_of_service',
      maintenance: [{ from: '2026-03-04', to: '2026-03-06', reason: 'Leak' }],
    });
    const { id } = rooms.get('103') ?? { id: '' };
    expect((await house.session.fetch('rooms', id, SIGNAL))[0]?.record.number).toBe('103');
  });

  it('include prices, special offers and free rooms by night', async () => {
    house.world.setPrice('EARLY', 'DBL', '2026-03-10', { amount: '99.90', currency: 'EUR' });
    const range = { from: '2026-03-09', to: '2026-03-12' };
    const double = (await pullAll(house.session, 'roomTypes')).find(({ record }) => record.name === 'Double room')?.id;
    const rates = (await pullAll(house.session, 'rates', { range })).map(({ record }) => record);
    const night = rates.filter((rate) => rate.roomTypeCode === double && rate.date === '2026-03-10');
    expect(night.map(({ ratePlan, price, offer }) => [ratePlan, price.amount, offer])).toEqual([
      ['BAR', '129.00', false],
      ['EARLY', '99.90', true],
    ]);
    const free = (await pullAll(house.session, 'availability', { range })).map(({ record }) => record);
    expect(free.find(({ roomTypeCode, date }) => roomTypeCode === double && date === '2026-03-10')?.available).toBe(
      house.world.free('DBL', '2026-03-10').available,
    );
  });
});

describe('changes sent to Cloudbeds', () => {
  it('include a request as a note and in the room’s housekeeping line, which is ticked off later', async () => {
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
    const receipt = await house.session.push({ ...about, ...REQUEST }, 1, SIGNAL);
    expect(receipt).toMatchObject({ place: 'note', id: expect.any(String) });
    const [note] = house.world.written();
    expect(note?.text.split('\n')).toEqual([
      'Guest request for housekeeping, high: Two bath towels',
      'By the pool, if possible',
      'Zoë Ólafsdóttir, room 101, due 2026-03-04 12:30',
      '[ServiceChat 01JX5C0A7M3Z-1]',
    ]);
    expect(house.simulator.roomComment(ROOM)).toBe(`#${receipt.id} Two bath towels`);
    const done = {
      ...about,
      key: '01JX5C0A7M3Z-2',
      kind: 'completion',
      title: 'Two bath towels',
      state: 'done',
    } as const;
    for (const attempt of [1, 2])
      await house.session.push({ ...done, request: receipt, category: 'housekeeping' }, attempt, SIGNAL);
    expect(house.world.written()[0]?.text.split('\n').slice(2)).toEqual([
      'Zoë Ólafsdóttir, room 101, due 2026-03-04 12:30',
      'Status: done (2026-03-04 11:00)',
      '[ServiceChat 01JX5C0A7M3Z-1]',
    ]);
    expect(house.simulator.roomComment(ROOM)).toBe('');
    expect(house.world.written().filter(({ kind }) => kind === 'note')).toHaveLength(1);
    expect(house.world.room(ROOM)?.housekeeping).toBe('clean');
  });

  it('include the completion of a request whose note staff deleted', async () => {
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
    const receipt = await house.session.push({ ...about, ...REQUEST, category: 'complaint' }, 1, SIGNAL);
    house.simulator.deleteNote('w1');
    const done = { ...about, key: 'other', kind: 'completion', title: 'Two bath towels', state: 'cancelled' } as const;
    await house.session.push({ ...done, request: receipt, category: 'complaint' }, 1, SIGNAL);
    expect(house.world.written().at(-1)?.text).toMatch(
      /^Two bath towels\n.*\nStatus: cancelled \(2026-03-04 11:00\)\n/,
    );
  });

  it('include one note for a conversation, without card numbers', async () => {
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
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
    const receipt = await house.session.push(chat, 1, SIGNAL);
    const longer = `${chat.text}\nStaff: thank you, never send that`;
    await house.session.push({ ...chat, key: 'next', text: longer, earlier: receipt, endedAt: about.at }, 1, SIGNAL);
    const notes = house.world.written();
    expect(notes).toHaveLength(1);
    expect(notes[0]?.text).toContain('Staff: thank you');
    expect(notes[0]?.text).toContain('••••1111');
    expect(notes[0]?.text).not.toContain('4111');
  });

  it('include a charge once, and its void', async () => {
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
    const charge = {
      ...about,
      kind: 'charge',
      description: 'Late checkout',
      quantity: 2,
      unitPrice: { amount: '17.50', currency: 'EUR' },
      serviceDate: '2026-03-06',
    } as const;
    const receipt = await house.session.push(charge, 1, SIGNAL);
    expect(await house.session.push(charge, 2, SIGNAL)).toMatchObject({
      id: receipt.id,
      detail: expect.stringMatching(/already/),
    });
    const charges = house.world.written().filter(({ kind }) => kind === 'charge');
    expect(charges).toMatchObject([{ text: 'Late checkout', amount: { amount: '35.00' }, key: about.key }]);
    expect((await fetchStay(house, stay.id)).record.balance?.amount).toBe('422.00');
    const taken = { ...about, key: 'void', kind: 'charge_void', charge: receipt, reason: 'Not taken' } as const;
    await house.session.push(taken, 1, SIGNAL);
    expect(await house.session.push(taken, 2, SIGNAL)).toMatchObject({ detail: expect.stringMatching(/already/) });
    expect((await fetchStay(house, stay.id)).record.balance?.amount).toBe('387.00');
  });

  it('include preferences in a custom field, which is created first', async () => {
    await house.restart(null, { preferencesField: false });
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
    const learned = { ...about, kind: 'preference', topic: 'pillow_blanket', text: 'no feathers' } as const;
    for (const attempt of [1, 2]) await house.session.push(learned, attempt, SIGNAL);
    await house.session.push({ ...learned, key: 'k2', topic: 'breakfast', text: 'vegan' }, 1, SIGNAL);
    expect((await house.session.fetch('guests', about.stay.guestId, SIGNAL))[0]?.record.preferences).toEqual([
      'pillow blanket: no feathers',
      'breakfast: vegan',
    ]);
  });

  it('include a preference as a note if custom fields are not allowed', async () => {
    house.simulator.withhold('read:customFields');
    const about = await changeAbout(house, checkIn(house).id);
    const learned = { ...about, kind: 'preference', topic: 'breakfast', text: 'vegan' } as const;
    for (const attempt of [1, 2]) await house.session.push(learned, attempt, SIGNAL);
    expect(house.world.written()).toMatchObject([{ kind: 'note', guestId: expect.any(Number) }]);
  });

  it('include a guest’s changed details', async () => {
    const stay = checkIn(house);
    const about = await changeAbout(house, stay.id);
    await house.session.push({ ...about, kind: 'fields', fields: { email: 'new@example.org' } }, 1, SIGNAL);
    expect(house.world.guest(stay.guestId)).toMatchObject({ email: 'new@example.org', lastName: 'Ólafsdóttir' });
  });

  it('are refused with the reason if the guest is unknown in Cloudbeds', async () => {
    const nobody = { reservationId: null, confirmationNumber: null, guestId: null, guestName: '', room: null };
    const change: Change = { key: 'k', at: NOW.toISOString(), stay: nobody, ...REQUEST };
    await expect(house.session.push(change, 1, SIGNAL)).rejects.toMatchObject({ code: 'not_supported' });
  });
});

describe('Cloudbeds, for guests without a booking and for partner apps,', () => {
  it('stores a request and its state as a note of the guest', async () => {
    const [guest] = await pullAll(house.session, 'guests');
    const nothing = { reservationId: null, confirmationNumber: null, room: null };
    const about = { ...nothing, guestId: guest?.id ?? '', guestName: 'Ana Silva' };
    const request = await house.session.push(makeRequest(about), 1, SIGNAL);
    await house.session.push(makeRequest(about), 2, SIGNAL);
    await house.session.push(makeCompletion(about, request), 1, SIGNAL);
    const notes = house.world.written().filter(({ kind }) => kind === 'note');
    expect(notes).toHaveLength(1);
    expect(notes[0]?.text).toContain('Status: done');
  });

  it('is connected with an app’s code as well', async () => {
    await house.restart(null, { login: 'oauth' });
    expect((await house.session.property(SIGNAL)).name).toContain('Aurora');
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

it.skipIf(description === null)('the Cloudbeds simulator conforms to the published API', () => {
  expect([...new Set(house.wrong)]).toEqual([]);
});
