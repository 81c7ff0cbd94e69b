import { z } from 'zod';
import {
  addOnce,
  type Change,
  definePmsAdapter,
  type Pms,
  type ReadRecord,
  readAmount,
} from '../../bff/pms/adapter/define.ts';

// What the PMS answers: only what is read of it. Fields that are not named here pass.
const hotel = z.looseObject({ code: z.string(), title: z.string(), zone: z.string(), money: z.string() });
const booking = z.looseObject({
  no: z.string(),
  state: z.enum(['new', 'in', 'out', 'void', 'missed']),
  from: z.iso.date(),
  to: z.iso.date(),
  room: z.string().nullable(),
  category: z.string(),
  adults: z.int(),
  children: z.int(),
  open_amount: z.string(),
  guest: z.looseObject({ first: z.string(), last: z.string(), mail: z.string(), tel: z.string(), lang: z.string() }),
  changed: z.iso.datetime(),
});
const bookings = z.looseObject({ list: z.array(booking), more: z.string().nullable() });
const room = z.looseObject({
  nr: z.string(),
  category: z.string(),
  clean: z.boolean(),
  taken: z.boolean(),
  broken: z.array(z.looseObject({ from: z.string(), to: z.string(), why: z.string() })),
});
const memos = z.looseObject({ list: z.array(z.looseObject({ id: z.string(), ref: z.string() })) });
const made = z.looseObject({ id: z.string() });
const nothing = z.unknown();

const STATES = { new: 'booked', in: 'checked_in', out: 'checked_out', void: 'cancelled', missed: 'no_show' } as const;

function readBooking(raw: z.infer<typeof booking>, currency: string): ReadRecord<'reservations'> {
  const guestId = `guest-of-${raw.no}`; // this PMS keeps its guests in the bookings
  return {
    id: raw.no,
    raw,
    rawGuest: raw.guest,
    record: {
      id: raw.no,
      confirmationNumber: raw.no,
      channelReference: null,
      state: STATES[raw.state],
      checkIn: raw.from,
      checkOut: raw.to,
      arrivalTime: null,
      roomType: { code: raw.category, name: raw.category },
      room: raw.room,
      adults: raw.adults,
      children: raw.children,
      ratePlan: '',
      balance: readAmount(raw.open_amount, currency),
      notes: '',
      guestId,
      guest: {
        id: guestId,
        firstName: raw.guest.first,
        lastName: raw.guest.last,
        email: raw.guest.mail,
        phone: raw.guest.tel,
        language: raw.guest.lang,
        notes: '',
        preferences: [],
        mergedInto: null,
      },
    },
    changedAt: raw.changed,
  };
}

function readRoom(pms: Pms, raw: z.infer<typeof room>): ReadRecord<'rooms'> {
  const now = pms.now().toISOString();
  return {
    id: raw.nr,
    raw,
    record: {
      id: raw.nr,
      number: raw.nr,
      floor: '',
      roomTypeCode: raw.category,
      housekeeping: raw.clean ? 'clean' : 'dirty',
      occupied: raw.taken,
      availability: raw.broken.some(({ from, to }) => from <= now && now < to) ? 'out_of_order' : 'available',
      maintenance: raw.broken.map(({ from, to, why }) => ({ from, to, reason: why })),
    },
  };
}

/** A memo on a booking, once: this PMS knows no idempotency key, so from the second try on it is looked for. */
async function addMemo(pms: Pms, change: Change, attempt: number, text: string): Promise<{ id: string }> {
  const path = `/bookings/${encodeURIComponent(change.stay.reservationId ?? '')}/memos`;
  const { written } = await addOnce(attempt > 1, {
    find: async () => (await pms.get(path, memos)).list.find(({ ref }) => ref === change.key) ?? null,
    add: () => pms.send('POST', path, made, { body: { ref: change.key, text }, effect: 'append' }),
  });
  return { id: written.id };
}

export const adapter = definePmsAdapter({
  provider: 'own-tiny',
  name: 'Tiny PMS',
  credentials: [
    { key: 'address', label: 'Address', help: 'https://tiny.example', kind: 'url', required: true },
    {
      key: 'key',
      alias: 'apiKey',
      label: 'Key',
      help: 'In Tiny under Settings, Access.',
      kind: 'secret',
      required: true,
    },
  ],
  connect: (credentials) => ({
    baseUrl: credentials['address'] ?? '',
    headers: { 'x-tiny-key': credentials['key'] ?? '' },
  }),
  async property(pms) {
    const { code, title, zone, money } = await pms.get('/hotel', hotel);
    return { id: code, name: title, timezone: zone, currency: money };
  },
  reads: {
    reservations: {
      incremental: true,
      async list(pms, { since, page, range }) {
        const filter = since === null ? range : { since };
        const found = await pms.get('/bookings', bookings, { ...filter, after: page ?? undefined });
        const currency = await pms.currency();
        return { records: found.list.map((raw) => readBooking(raw, currency)), next: found.more };
      },
      async one(pms, id) {
        const raw = await pms.find(`/bookings/${encodeURIComponent(id)}`, booking);
        return raw === null ? [] : [readBooking(raw, await pms.currency())];
      },
    },
    rooms: {
      async list(pms) {
        const all = await pms.get('/rooms', z.array(room));
        return { records: all.map((raw) => readRoom(pms, raw)), next: null };
      },
    },
  },
  writes: {
    request: {
      place: 'note',
      where: 'memo on the booking',
      write: (pms, change, attempt) =>
        addMemo(pms, change, attempt, `${change.category} for ${change.department}: ${change.title}\n${change.detail}`),
    },
    charge: {
      place: 'native',
      where: 'extra on the booking',
      // PUT with our own key: however often it is sent, it is there once.
      async write(pms, change) {
        const path = `/bookings/${encodeURIComponent(change.stay.reservationId ?? '')}/extras/${change.key}`;
        const { description: name, quantity: count, unitPrice: price } = change;
        await pms.send('PUT', path, nothing, { body: { name, count, price: price.amount }, effect: 'idempotent' });
        return { id: path };
      },
    },
    charge_void: {
      place: 'native',
      where: 'the extra is removed',
      async write(pms, { charge }) {
        if (charge.id !== null) await pms.send('DELETE', charge.id, nothing, { effect: 'delete' });
        return { id: charge.id };
      },
    },
  },
  fields: {
    guest: [
      { path: 'first', type: 'text', example: 'Ana' },
      { path: 'last', type: 'text', example: 'Silva' },
      { path: 'mail', type: 'email', example: 'ana@example.org' },
      { path: 'tel', type: 'phone', example: '+351912345678' },
    ],
    reservation: [
      { path: 'no', type: 'text', example: '52' },
      { path: 'from', type: 'date', example: '2026-03-02' },
      { path: 'to', type: 'date', example: '2026-03-05' },
    ],
  },
  mapping: {
    guest: { firstName: 'first', lastName: 'last', email: 'mail', phone: 'tel' },
    reservation: { confirmationNumber: 'no', checkIn: 'from', checkOut: 'to' },
  },
});
