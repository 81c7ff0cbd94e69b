import { CONFLICTS, LOGS, OWN, PROVIDER, PUSHES } from './pms-samples.ts';

type Json = Record<string, unknown>;
type Answer = { status: number; body: unknown };

const PMS = '/api/integrations/pms';
const HOTEL_CODE = { key: 'propertyId', label: 'Hotel code', help: '', kind: 'text', required: true };
const UNCONNECTED: Json = {
  connected: false,
  provider: null,
  property: null,
  lastSync: null,
  recordsSynced: { reservations: 0, guests: 0, rooms: 0 },
  mode: null,
  entities: [],
  nextSync: null,
  pendingPushes: 0,
  parkedPushes: 0,
  openConflicts: 0,
  health: null,
  lastError: null,
  running: null,
  webhookUrl: null,
};

/** A fake of the PMS integration's API for the desk: nothing is connected until the desk or `connect()` connects it. */
export class FakePms {
  status: Json = UNCONNECTED;
  /** Other PMSs of the same property, by name. */
  others: Record<string, Json> = {};
  sync: Json | null = null;
  conflicts: Json[] = [];
  pushes: Json[] = [];
  logs: Json[] = [];
  roomTypes: Json = { DBL: 'double-lake-side' };
  settings: Json = { mode: 'realtime', interval: 300_000, retryAttempts: 3, conflictResolution: 'manual' };
  enabled: Json = { reservations: true, availability: true, rates: false, guestProfiles: true };
  mapping: Record<'guest' | 'reservation', Record<string, string>> = { guest: {}, reservation: {} };

  /** Connects a PMS as if some time ago, with every kind of content. */
  connect(): void {
    this.status = {
      ...this.status,
      connected: true,
      provider: 'mews',
      property: { id: 'p-1', name: 'Lindenhof' },
      lastSync: '2026-11-21T08:55:00.000Z',
      recordsSynced: { reservations: 1_204, guests: 987, rooms: 42 },
      mode: 'realtime',
      entities: ['roomTypes', 'rooms', 'guests', 'reservations', 'availability'],
      nextSync: '2026-11-21T09:10:00.000Z',
      pendingPushes: 2,
      parkedPushes: 1,
      openConflicts: 2,
      health: 'failing',
      lastError: { code: 'unreachable', message: 'Mews did not answer in time', at: '2026-11-21T08:58:00.000Z' },
    };
    this.run('done');
    this.conflicts = CONFLICTS;
    this.pushes = PUSHES;
    this.logs = LOGS;
  }

  /** A running or finished sync. */
  run(state: 'running' | 'done'): void {
    const isOver = state === 'done';
    this.sync = {
      syncId: 'syn_1',
      state,
      trigger: 'connect',
      entities: ['roomTypes', 'guests', 'reservations'],
      dateRange: null,
      recordsSynced: {},
      errors: isOver
        ? [{ entity: 'guests', code: 'malformed_answer', message: 'A guest without a name was passed over' }]
        : [],
      startedAt: '2026-11-21T08:54:00.000Z',
      finishedAt: isOver ? '2026-11-21T08:55:00.000Z' : null,
      progress: {
        roomTypes: { done: 4, total: 4, finished: true },
        guests: { done: 200, total: null, finished: isOver },
        reservations: { done: isOver ? 1_204 : 400, total: 1_204, finished: isOver },
      },
    };
    this.status = { ...this.status, running: isOver ? null : 'syn_1' };
  }

  answer(method: string, url: URL, body: Json): Answer {
    const ok = (answer: unknown, status = 200) => ({ status, body: answer });
    const page = (items: unknown[]) => ok({ items, nextCursor: null });
    const path = url.pathname.slice(PMS.length + 1);
    const query = url.searchParams;
    const stored = (key: 'settings' | 'enabled' | 'roomTypes') => {
      if (method === 'PUT' && key === 'roomTypes' && this.#isBeaten(query.get('seen'), this.roomTypes)) return BEATEN;
      if (method === 'PUT') this[key] = key === 'roomTypes' ? body : { ...this[key], ...body };
      return ok(this[key]);
    };
    switch (`${method} ${path}`) {
      case 'GET providers':
        return page([
          PROVIDER,
          {
            ...PROVIDER,
            provider: 'custom',
            name: 'Own PMS',
            demo: false,
            credentials: [HOTEL_CODE, ...PROVIDER.credentials],
          },
        ]);
      case 'POST connect':
      case 'POST demo':
        if (path === 'connect' && (body['credentials'] as Json)['accessToken'] === undefined)
          return refuse(422, 'validation_failed', 'Fill in Access token', [
            { pointer: '/credentials/accessToken', code: 'required', detail: 'Fill in Access token' },
          ]);
        if ((body['credentials'] as Json | undefined)?.['accessToken'] === 'wrong')
          return refuse(422, 'pms_rejected_credentials', 'Mews does not know this access token');
        if (query.get('source') === null) this.connect();
        else
          this.others[query.get('source') ?? ''] = {
            ...this.status,
            connected: true,
            provider: 'mews',
            property: { id: 'p-2', name: 'Annex' },
          };
        this.run('running');
        return ok({ provider: body['provider'], connected: true, property: { id: 'p-1', name: 'Lindenhof' } }, 201);
      case 'POST chain':
        return ok({
          items: (body['hotels'] as Json[]).map(({ propertyId, hotel }) => ({
            propertyId,
            hotel,
            connected: false,
            property: null,
            error: { code: 'pms_unreachable', detail: 'It did not answer' },
          })),
        });
      case 'DELETE connect':
        this.status = {
          ...this.status,
          connected: false,
          health: null,
          lastError: null,
          nextSync: null,
          running: null,
        };
        return ok(null, 204);
      case 'GET status':
        return ok(query.get('source') === null ? this.status : (this.others[query.get('source') ?? ''] ?? UNCONNECTED));
      case 'GET connections':
        return page([
          ...(this.status['provider'] === null ? [] : [{ source: 'pms', ...this.status }]),
          ...Object.entries(this.others).map(([source, status]) => ({ source, ...status })),
        ]);
      case 'GET webhook':
        return ok({ url: 'https://chat.example/webhooks/pms/prp_1?secret=hush' });
      case 'GET test':
        return ok({
          ok: false,
          latencyMs: 120,
          checks: [
            { name: 'Reachability', ok: true, detail: 'answered' },
            { name: 'Orders', ok: false, detail: 'The token lacks the right to make orders' },
          ],
        });
      case 'POST sync':
        this.run('running');
        return ok({ syncId: 'syn_1', state: 'running' }, 202);
      case 'GET sync':
        return page(this.sync === null ? [] : [this.sync]);
      case 'GET sync/syn_1':
        return ok(this.sync);
      case 'GET sync/settings':
      case 'PUT sync/settings':
        if (Number(body['retryAttempts']) > 10)
          return refuse(422, 'validation_failed', 'Too many', [
            { pointer: '/retryAttempts', code: 'too_big', detail: 'At most 10' },
          ]);
        return stored('settings');
      case 'GET sync/enabled':
      case 'PUT sync/enabled':
        return stored('enabled');
      case 'GET room-types':
      case 'PUT room-types':
        return stored('roomTypes');
      case 'GET room-types/known': {
        const types = [
          {
            code: 'DBL',
            name: 'Doppelzimmer',
            maxPersons: 2,
            slug: this.roomTypes['DBL'] ?? 'doppelzimmer',
            mapped: 'DBL' in this.roomTypes,
          },
          {
            code: 'SUI',
            name: 'Suite',
            maxPersons: null,
            slug: this.roomTypes['SUI'] ?? 'suite',
            mapped: 'SUI' in this.roomTypes,
          },
        ];
        return ok({ items: types, nextCursor: null, revision: JSON.stringify(this.roomTypes) });
      }
      case 'GET field-mapping':
        return ok(this.#mapped());
      case 'PUT field-mapping': {
        const { errors } = this.#look(body);
        if (errors.length > 0)
          return refuse(
            422,
            'validation_failed',
            'No such field',
            errors.map(({ group, key, code, detail }) => ({ pointer: `/${group}/${key}`, code, detail })),
          );
        const { seen, ...mapping } = body;
        if (this.#isBeaten(seen, this.mapping)) return BEATEN;
        this.mapping = mapping as FakePms['mapping'];
        return ok(this.#mapped());
      }
      case 'POST field-mapping/preview':
        return ok(this.#look(body));
      case 'GET unmapped':
        return ok({
          pms: [{ group: 'guest', field: 'LoyaltyCode', example: 'GOLD-1' }],
          service: [{ group: 'guest', key: 'phone', required: false }],
        });
      case 'GET conflicts':
        return page(this.conflicts);
      case 'GET pushes':
        return page(this.pushes.filter(({ state }) => [null, state].includes(query.get('state'))));
      case 'GET logs':
        return page(this.logs.filter(({ level }) => [null, level].includes(query.get('level'))));
      default:
        return this.#onOne(path);
    }
  }

  #onOne(path: string): Answer {
    const [list, id, action] = path.split('/');
    if (list === 'conflicts' && action === 'resolve') {
      this.conflicts = this.conflicts.filter((conflict) => conflict['id'] !== id);
      this.status = { ...this.status, openConflicts: this.conflicts.length };
      return { status: 200, body: { id, winner: 'pms' } };
    }
    if (list === 'pushes' && action === 'resend') {
      this.pushes = this.pushes.map((push) => (push['id'] === id ? { ...push, state: 'pending' } : push));
      this.status = { ...this.status, parkedPushes: 0 };
      return { status: 202, body: { id, state: 'pending' } };
    }
    return refuse(404, 'not_found', `No ${path}`);
  }

  /** Whether another change was stored since this caller's read. */
  #isBeaten(seen: unknown, stored: object): boolean {
    return typeof seen === 'string' && seen !== JSON.stringify(stored);
  }

  #mapped(): Json {
    const { guest, reservation } = this.mapping;
    return {
      ...this.mapping,
      revision: JSON.stringify(this.mapping),
      effective: { guest: { ...OWN.guest, ...guest }, reservation: { ...OWN.reservation, ...reservation } },
    };
  }

  #look(body: Json) {
    const groups = ['guest', 'reservation'] as const;
    const preview = groups.flatMap((group) =>
      Object.entries({ ...OWN[group], ...(body[group] as Record<string, string>) }).map(([key, field]) => ({
        group,
        key,
        field,
        value: field === 'Nowhere' ? null : `${field.slice(0, 1)}•••`,
      })),
    );
    const errors = preview
      .filter(({ value }) => value === null)
      .map(({ group, key, field }) => ({ group, key, field, code: 'unknown_path', detail: 'No such field in Mews' }));
    return { valid: errors.length === 0, errors, checked: { guest: true, reservation: true }, preview };
  }
}

function refuse(status: number, code: string, detail: string, errors: Json[] = []): Answer {
  return { status, body: { type: 'about:blank', title: code, status, detail, code, requestId: 'req_1', errors } };
}

const BEATEN = refuse(409, 'conflict', 'A colleague changed this meanwhile');
