import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PmsError, type PmsErrorCode } from '../../../bff/pms/net/errors.ts';
import type { Change, JsonObject, Page, PmsAdapter, PmsSession, Pulled, Receipt } from '../../../bff/pms/port.ts';
import type { PmsEntity, PmsGuest, PmsReservation } from '../../../shared/domain/pms.ts';

/** Records per page. */
const PAGE = 20;
const HOUR_MS = 3_600_000;

type PaperEntity = 'guests' | 'reservations' | 'rooms';
interface Sheet {
  id: string;
  version: number;
  changedAt: string;
  deleted: boolean;
  record: JsonObject;
}

/** A change that was written to the paper PMS. */
export interface PaperWrite {
  key: string;
  kind: Change['kind'];
  reservationId: string | null;
  change: Change;
}

/**
 * A minimal PMS: records ("sheets") with versions. A change that is written twice is stored twice. It looks for the key
 * of a change only from the second attempt on.
 */
export interface PaperPms {
  guest(change: Partial<PmsGuest> & { id: string }): void;
  reservation(change: Partial<PmsReservation> & { id: string }): void;
  room(id: string, change?: JsonObject): void;
  remove(entity: PaperEntity, id: string): void;
  /** Changes a sheet without a new version, so that the change goes unnoticed. */
  slip(entity: PaperEntity, id: string, change: JsonObject): void;
  read(entity: PaperEntity, id: string): JsonObject | undefined;
  size(entity: PaperEntity): number;
  writes: PaperWrite[];
  /** The addresses that subscribed to changes. */
  subscribers: Set<string>;
  /** The id of the hotel to which the API key belongs. */
  hotel: string;
  /** The error of its clock in milliseconds. */
  skewMs: number;
  /** Runs before each call. If it throws, the call fails with its error. */
  before: ((call: string, given: JsonObject) => void | Promise<void>) | null;
  /** Runs after a change is written and before the call returns. */
  afterWrite: (() => void) | null;
  call(call: string, given: JsonObject): Promise<unknown>;
  /** Removes all sheets. */
  empty(): void;
}

export function createPaperPms(clock: () => Date = () => new Date()): PaperPms {
  const sheets: Record<PaperEntity, Map<string, Sheet>> = {
    guests: new Map(),
    reservations: new Map(),
    rooms: new Map(),
  };
  let version = 0;

  function write(entity: PaperEntity, id: string, record: JsonObject, deleted = false): void {
    version++;
    const changedAt = new Date(+clock() + pms.skewMs).toISOString();
    sheets[entity].delete(id); // keeps the map in the order of versions
    sheets[entity].set(id, { id, version, changedAt, deleted, record });
  }

  const pms: PaperPms = {
    writes: [],
    subscribers: new Set(),
    hotel: 'H1',
    skewMs: 0,
    before: null,
    afterWrite: null,
    guest(change) {
      write('guests', change.id, { ...EMPTY_GUEST, ...sheets.guests.get(change.id)?.record, ...toJson(change) });
    },
    reservation(change) {
      write('reservations', change.id, {
        ...newReservation(change.id),
        ...sheets.reservations.get(change.id)?.record,
        ...toJson(change),
      });
    },
    room: (id, change = {}) => write('rooms', id, { ...newRoom(id), ...sheets.rooms.get(id)?.record, ...change }),
    slip(entity, id, change) {
      const sheet = sheets[entity].get(id);
      if (sheet !== undefined) sheet.record = { ...sheet.record, ...change };
    },
    remove: (entity, id) => write(entity, id, sheets[entity].get(id)?.record ?? {}, true),
    read: (entity, id) => {
      const sheet = sheets[entity].get(id);
      return sheet === undefined || sheet.deleted ? undefined : sheet.record;
    },
    empty() {
      for (const one of Object.values(sheets)) one.clear();
    },
    size: (entity) => [...sheets[entity].values()].filter(({ deleted }) => !deleted).length,
    async call(call, given) {
      await pms.before?.(call, given);
      if (call === 'property') return { id: pms.hotel, name: 'Paper Inn', timezone: 'Europe/Berlin', currency: 'EUR' };
      if (call === 'list') return list(given);
      if (call === 'fetch') {
        const sheet = sheets[given['entity'] as PaperEntity].get(String(given['id']));
        return { found: sheet === undefined ? [] : [sheet] };
      }
      if (call === 'subscribe') return pms.subscribers.add(String(given['url'])).size;
      if (call === 'unsubscribe') return pms.subscribers.delete(String(given['url']));
      return push(given['change'] as unknown as Change, Number(given['attempt']));
    },
  };

  function list({ entity, after, range }: JsonObject): { sheets: Sheet[]; more: boolean; last: number; total: number } {
    const afterVersion = Number(after);
    const dates = range as { from: string; to: string } | null;
    const matches = [...sheets[entity as PaperEntity].values()].filter(
      ({ version: is, record }) => is > afterVersion && (dates === null || isWithin(record, dates)),
    );
    const page = matches.slice(0, PAGE);
    return {
      sheets: page,
      more: matches.length > PAGE,
      last: page.at(-1)?.version ?? afterVersion,
      total: matches.length,
    };
  }

  function push(change: Change, attempt: number): Receipt {
    const earlier = attempt > 1 ? pms.writes.find(({ key }) => key === change.key) : undefined;
    if (earlier === undefined) {
      const reservationId = change.stay.reservationId;
      pms.writes.push({ key: change.key, kind: change.kind, reservationId, change });
      if (change.kind === 'fields') pms.guest({ id: change.stay.guestId ?? '', ...change.fields });
      pms.afterWrite?.();
    }
    return { id: `W-${change.key}`, place: 'native', detail: earlier === undefined ? 'written' : 'already there' };
  }
  return pms;
}

/** The adapter's connection to a paper PMS: in this process, or by HTTP through the real client. */
type Connection = (world: Parameters<PmsAdapter['open']>[0]) => PaperPms['call'];

/** Calls the PMS in this process. */
export const byCall =
  (pms: PaperPms): Connection =>
  () =>
    pms.call;

/** Calls the PMS by HTTP, at the address in the credentials. */
export const byHttp: Connection =
  ({ net, credentials }) =>
  async (call, given) => {
    const answer = await net.send(
      {
        method: 'POST',
        url: `${credentials['url']}/${call}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${credentials['apiKey']}` },
        body: JSON.stringify(given),
        effect: call === 'push' ? 'append' : 'read',
      },
      new AbortController().signal,
    );
    if (answer.status === 401) throw new PmsError('rejected_credentials', 'The API key is not known there');
    if (answer.status !== 200) throw new PmsError('unreachable', `The PMS answered ${answer.status}`);
    return JSON.parse(answer.body);
  };

export function createPaperAdapter(connect: Connection, changes: Partial<PmsAdapter['capabilities']> = {}): PmsAdapter {
  return {
    provider: 'custom',
    name: 'Paper',
    credentials: [
      { key: 'propertyId', label: 'Property', help: '', kind: 'text', required: true },
      { key: 'apiKey', label: 'Key', help: '', kind: 'secret', required: true },
      { key: 'url', label: 'Address', help: '', kind: 'url', required: false },
    ],
    capabilities: {
      pulls: ['rooms', 'guests', 'reservations'],
      incremental: ['guests', 'reservations'],
      takes: TAKES,
      notices: 'webhook',
      addressEntered: 'either',
      ...changes,
    },
    fields: {
      guest: [
        { path: 'firstName', type: 'text', example: 'Ada' },
        { path: 'lastName', type: 'text', example: 'Lovelace' },
        { path: 'email', type: 'email', example: 'ada@example.com' },
        { path: 'phone', type: 'phone', example: '+4930123456' },
        { path: 'mobile', type: 'phone', example: '+49171123456' },
      ],
      reservation: [
        { path: 'confirmationNumber', type: 'text', example: 'C100' },
        { path: 'channelReference', type: 'text', example: 'B-77' },
        { path: 'checkIn', type: 'date', example: '2026-03-01' },
        { path: 'checkOut', type: 'date', example: '2026-03-04' },
      ],
    },
    defaultMapping: {
      guest: { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' },
      reservation: { confirmationNumber: 'confirmationNumber', checkIn: 'checkIn', checkOut: 'checkOut' },
    },
    budget: { requests: 100_000, perMs: 1_000, atOnce: 8 },
    open(world) {
      const call = connect(world);
      const property = async () => (await call('property', {})) as never;
      return {
        property,
        test: async () => [{ name: 'reach', ok: true, detail: 'it answers', code: null }],
        async *pull(entity, from) {
          let after = from.resume ?? from.cursor ?? '0';
          for (;;) {
            const { sheets, more, last, total } = (await call('list', { entity, after, range: from.range })) as {
              sheets: Sheet[];
              more: boolean;
              last: number;
              total: number;
            };
            yield {
              records: sheets.map(toPulled),
              resume: more ? String(last) : null,
              cursor: String(last),
              total,
            } as unknown as Page<typeof entity>;
            if (!more) return;
            after = String(last);
          }
        },
        async fetch(entity, id) {
          const { found } = (await call('fetch', { entity, id })) as { found: Sheet[] };
          return found.map(toPulled) as never;
        },
        push: async (change, attempt) =>
          (await call('push', { change: change as unknown as JsonObject, attempt })) as Receipt,
        ...(changes.notices === undefined || changes.notices === 'webhook'
          ? subscription(call, world.webhook?.url)
          : {}),
        async notices({ headers, body }) {
          if (headers['x-secret'] !== 'right') throw new PmsError('bad_signature', 'It is not signed');
          try {
            return JSON.parse(body);
          } catch (cause) {
            throw new PmsError('malformed_answer', 'webhook: the call is not as Paper describes it', { cause });
          }
        },
      };
    },
  };
}

function subscription(call: PaperPms['call'], url = ''): Pick<PmsSession, 'subscribe' | 'unsubscribe'> {
  return {
    subscribe: async () => void (await call('subscribe', { url })),
    unsubscribe: async () => void (await call('unsubscribe', { url })),
  };
}

/** Serves a paper PMS over HTTP. */
export async function servePaper(pms: PaperPms): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers.authorization !== 'Bearer right') return response.writeHead(401).end();
    const answer = await pms
      .call((request.url ?? '').slice(1), JSON.parse(Buffer.concat(chunks).toString()))
      .catch(() => null);
    if (answer === null) return response.writeHead(500).end();
    return response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function refuseWith(code: PmsErrorCode): PmsError {
  return new PmsError(code, `The paper PMS says ${code}`);
}

function toPulled({ id, record, changedAt, deleted }: Sheet): Pulled<PmsEntity> {
  return { id, raw: record, record: record as never, changedAt, deleted };
}

function isWithin(record: JsonObject, { from, to }: { from: string; to: string }): boolean {
  const { checkIn, checkOut } = record;
  return typeof checkIn !== 'string' || typeof checkOut !== 'string' || (checkIn <= to && checkOut >= from);
}

function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

const PLACE = { place: 'native', where: 'the paper' } as const;
const TAKES: PmsAdapter['capabilities']['takes'] = {
  request: PLACE,
  completion: PLACE,
  communication: PLACE,
  charge: PLACE,
  charge_void: PLACE,
  preference: PLACE,
  fields: PLACE,
  arrival: PLACE,
};

const EMPTY_GUEST = {
  firstName: '',
  lastName: 'Guest',
  email: '',
  phone: '',
  language: null,
  notes: '',
  preferences: [],
  mergedInto: null,
};

function newReservation(id: string): JsonObject {
  return {
    confirmationNumber: `C${id}`,
    channelReference: null,
    state: 'booked',
    checkIn: '2026-03-01',
    checkOut: '2026-03-04',
    arrivalTime: null,
    roomType: { code: 'DBL', name: 'Double (sea)' },
    room: null,
    adults: 2,
    children: 0,
    ratePlan: 'BAR',
    balance: { amount: '120.00', currency: 'EUR' },
    notes: '',
    guestId: '',
    guest: null,
  };
}

function newRoom(id: string): JsonObject {
  return {
    id,
    number: id,
    floor: '1',
    roomTypeCode: 'DBL',
    housekeeping: 'clean',
    occupied: false,
    availability: 'available',
    maintenance: [],
  };
}

export const AN_HOUR_MS = HOUR_MS;
