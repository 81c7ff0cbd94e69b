import { z } from 'zod';
import {
  type Change,
  definePmsAdapter,
  nextPageNumber,
  type Pms,
  PmsError,
  type PmsGuest,
  type ReadRecord,
  readDay,
  readLocal,
  readMinor,
  writeLocal,
} from '../../../bff/pms/adapter/define.ts';

/**
 * An adapter for an invented PMS. It is written only from docs/pms/write-an-adapter.md, to show that the page is
 * complete.
 */
const house = z.looseObject({ id: z.int(), label: z.string(), tz: z.string(), cur: z.string() });
/** A day such as `02.03.2026`. The transform also applies to mapped fields. */
const day = z.string().transform((text) => readDay(text, 'DD.MM.YYYY') ?? text);
const stay = z.looseObject({
  id: z.int(),
  ref: z.string(),
  status: z.enum(['BOOKED', 'HERE', 'GONE', 'OFF', 'MISSED']),
  arr: day,
  dep: day,
  eta: z.string().nullable(),
  unit: z.string().nullable(),
  kind: z.string(),
  pax: z.looseObject({ big: z.int(), small: z.int() }),
  owedCents: z.int(),
  guestId: z.int(),
  stamp: z.string(),
});
const person = z.looseObject({
  id: z.int(),
  given: z.string(),
  family: z.string(),
  mail: z.string(),
  tel: z.string(),
  lang: z.string(),
  likes: z.array(z.string()),
  goneInto: z.int().nullable(),
  stamp: z.string(),
});
const unit = z.looseObject({
  no: z.string(),
  kind: z.string(),
  state: z.string(),
  here: z.boolean(),
  closed: z.boolean(),
});
const pageOf = <T>(row: z.ZodType<T>) => z.looseObject({ total: z.int(), rows: z.array(row) });
const todo = z.looseObject({ todo: z.string() });
const nothing = z.unknown();

const STATES = {
  BOOKED: 'booked',
  HERE: 'checked_in',
  GONE: 'checked_out',
  OFF: 'cancelled',
  MISSED: 'no_show',
} as const;
const HOUSEKEEPING: Record<string, 'clean' | 'inspected' | 'dirty' | 'pickup'> = {
  CLEAN: 'clean',
  INSPECTED: 'inspected',
  DIRTY: 'dirty',
  PICKUP: 'pickup',
};
const PAGE = 25;

function readStay(pms: Pms, raw: z.infer<typeof stay>, currency: string): ReadRecord<'reservations'> {
  return {
    id: String(raw.id),
    raw,
    record: {
      id: String(raw.id),
      confirmationNumber: raw.ref,
      channelReference: null,
      state: STATES[raw.status],
      checkIn: raw.arr,
      checkOut: raw.dep,
      arrivalTime: raw.eta,
      roomType: { code: raw.kind, name: raw.kind },
      room: raw.unit,
      adults: raw.pax.big,
      children: raw.pax.small,
      ratePlan: '',
      balance: readMinor(raw.owedCents, currency),
      notes: '',
      guestId: String(raw.guestId),
      guest: null,
    },
    changedAt: readLocal(raw.stamp, pms.timezone),
  };
}

function readPerson(pms: Pms, raw: z.infer<typeof person>): ReadRecord<'guests'> {
  const record: PmsGuest = {
    id: String(raw.id),
    firstName: raw.given,
    lastName: raw.family,
    email: raw.mail,
    phone: raw.tel,
    language: raw.lang,
    notes: '',
    preferences: raw.likes,
    mergedInto: raw.goneInto === null ? null : String(raw.goneInto),
  };
  return { id: String(raw.id), raw, record, changedAt: readLocal(raw.stamp, pms.timezone) };
}

function pathOf({ stay: { reservationId } }: Change): string {
  if (reservationId === null) throw new PmsError('not_supported', 'Ledger keeps this at stays, and this is about none');
  return `/v2/stays/${encodeURIComponent(reservationId)}`;
}

export const adapter = definePmsAdapter({
  provider: 'own-ledger',
  name: 'Ledger',
  credentials: [
    { key: 'address', label: 'Address', help: 'https://ledger.example', kind: 'url', required: true },
    { key: 'user', label: 'User', help: 'In Ledger under Staff.', kind: 'text', required: true },
    { key: 'password', label: 'Password', help: 'Of that user.', kind: 'secret', required: true },
  ],
  connect: ({ address = '', user = '', password = '' }) => ({
    baseUrl: address,
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
  }),
  async property(pms) {
    const { id, label, tz, cur } = await pms.get('/v2/house', house);
    return { id: String(id), name: label, timezone: tz, currency: cur };
  },
  reads: {
    reservations: {
      incremental: true,
      async list(pms, { since, page, range }) {
        const { number, next } = nextPageNumber(page, PAGE);
        const filter = since === null ? range : { changedAfter: writeLocal(since, pms.timezone) };
        const { rows, total } = await pms.get('/v2/stays', pageOf(stay), { ...filter, pageNo: number });
        const currency = await pms.currency();
        const records = rows.map((raw) => readStay(pms, raw, currency));
        return { records, next: next({ count: rows.length, total }) };
      },
      async one(pms, id) {
        const raw = await pms.find(`/v2/stays/${encodeURIComponent(id)}`, stay);
        return raw === null ? [] : [readStay(pms, raw, await pms.currency())];
      },
    },
    guests: {
      incremental: true,
      async list(pms, { since, page }) {
        const { number, next } = nextPageNumber(page, PAGE);
        const filter = since === null ? {} : { changedAfter: writeLocal(since, pms.timezone) };
        const { rows, total } = await pms.get('/v2/people', pageOf(person), { ...filter, pageNo: number });
        return { records: rows.map((raw) => readPerson(pms, raw)), next: next({ count: rows.length, total }) };
      },
      async one(pms, id) {
        const raw = await pms.find(`/v2/people/${encodeURIComponent(id)}`, person);
        return raw === null ? [] : [readPerson(pms, raw)];
      },
    },
    rooms: {
      async list(pms) {
        const { rows } = await pms.get('/v2/units', z.looseObject({ rows: z.array(unit) }));
        const records = rows.map((raw) => ({
          id: raw.no,
          raw,
          record: {
            id: raw.no,
            number: raw.no,
            floor: '',
            roomTypeCode: raw.kind,
            housekeeping: HOUSEKEEPING[raw.state] ?? ('unknown' as const),
            occupied: raw.here,
            availability: raw.closed ? ('out_of_order' as const) : ('available' as const),
            maintenance: [],
          },
        }));
        return { records, next: null };
      },
    },
  },
  writes: {
    request: {
      place: 'native',
      where: 'todo of the stay',
      async write(pms, change) {
        const text = `${change.category} for ${change.department}: ${change.title}\n${change.detail}`;
        const options = { body: { text }, key: change.key };
        return { id: (await pms.send('POST', `${pathOf(change)}/todos`, todo, options)).todo };
      },
    },
    completion: {
      place: 'native',
      where: 'the todo is ticked off',
      async write(pms, { request, state }) {
        const { id } = request;
        if (id === null) return { id: null, detail: 'there was no todo' };
        const options = { body: { open: state === 'open' }, effect: 'idempotent' } as const;
        await pms.send('PATCH', `/v2/todos/${encodeURIComponent(id)}`, nothing, options);
        return { id };
      },
    },
    communication: {
      place: 'note',
      where: 'log of the stay',
      async write(pms, change) {
        const path = `${pathOf(change)}/log/${encodeURIComponent(change.conversationId)}`;
        await pms.send('PUT', path, nothing, { body: { text: change.text } });
        return { id: change.conversationId };
      },
    },
    fields: {
      place: 'native',
      where: 'guest file',
      async write(pms, { stay: { guestId }, fields }) {
        if (guestId === null) throw new PmsError('not_supported', 'Ledger has no file of this guest');
        const { firstName: given, lastName: family, email: mail, phone: tel } = fields;
        const path = `/v2/people/${encodeURIComponent(guestId)}/contact`;
        await pms.send('PUT', path, nothing, { body: { given, family, mail, tel } });
        return { id: guestId };
      },
    },
    arrival: {
      place: 'native',
      where: 'expected arrival of the stay',
      async write(pms, change) {
        const { arrivalTime: eta, companions, nationality, carNumber } = change.registration;
        const along = [...companions, nationality ?? '', carNumber].filter((word) => word !== '').join(', ');
        await pms.send('PUT', `${pathOf(change)}/expected`, nothing, { body: { eta, along } });
        return { id: change.stay.reservationId };
      },
    },
  },
  fields: {
    guest: [
      { path: 'given', type: 'text', example: 'Ana' },
      { path: 'family', type: 'text', example: 'Silva' },
      { path: 'mail', type: 'email', example: 'ana@example.org' },
      { path: 'tel', type: 'phone', example: '+351912345678' },
    ],
    reservation: [
      { path: 'ref', type: 'text', example: 'LG-52' },
      { path: 'arr', type: 'date', example: '2026-03-02' },
      { path: 'dep', type: 'date', example: '2026-03-05' },
    ],
  },
  mapping: {
    guest: { firstName: 'given', lastName: 'family', email: 'mail', phone: 'tel' },
    reservation: { confirmationNumber: 'ref', checkIn: 'arr', checkOut: 'dep' },
  },
});
