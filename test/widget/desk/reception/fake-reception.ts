type Json = Record<string, unknown>;

/** The rooms and stays of the fake hotel. */
export interface Reception {
  rooms: Json[];
  stays: Json[];
}

/** The response to calls about hand-entered data; undefined for other calls. */
export function answerReception(
  hotel: Reception,
  { method, path, body }: { method: string; path: string; body: Json },
): { status: number; body: unknown } | undefined {
  const [, of, id] = /^\/api\/(rooms|stays)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (of === undefined || method === 'GET') return undefined;
  if (path === '/api/stays/import') return { status: 200, body: readTable(body) };
  if (of === 'rooms' && method === 'POST') {
    const made = asList(body['rooms']).map((room) => ({
      ...ROOM,
      ...room,
      id: `rom_${room['number']}`,
      type: { name: room['type'] },
    }));
    hotel.rooms.push(...made);
    return { status: 201, body: { items: made, nextCursor: null } };
  }
  if (of === 'stays' && method === 'POST') {
    const made = {
      ...STAY,
      ...body,
      id: `rsv_${hotel.stays.length + 1}`,
      guest: { id: 'gst_new', ...asObject(body['guest']) },
    };
    hotel.stays.push(made);
    return { status: 201, body: made };
  }
  if (method === 'DELETE') {
    hotel[of === 'rooms' ? 'rooms' : 'stays'] = hotel[of === 'rooms' ? 'rooms' : 'stays'].filter(
      (one) => one['id'] !== id,
    );
    return { status: 204, body: null };
  }
  if (of !== 'stays' || method !== 'PATCH') return undefined;
  hotel.stays = hotel.stays.map((stay) =>
    stay['id'] === id ? { ...stay, ...body, guest: { ...asObject(stay['guest']), ...asObject(body['guest']) } } : stay,
  );
  return { status: 200, body: hotel.stays.find((stay) => stay['id'] === id) };
}

const ROOM = {
  floor: '',
  housekeeping: 'unknown',
  byHand: null,
  occupied: null,
  stay: null,
  tasks: [],
  ledBy: 'house',
};
const STAY = {
  confirmationNumber: 'KQ483921',
  state: 'booked',
  arrivalTime: null,
  room: null,
  roomType: '',
  conversations: [],
  tasks: [],
  ledBy: 'house',
};

/** Parses a table as far as the desk's tests need it. */
function readTable({ table, columns, store }: Json): Json {
  const [head = '', ...lines] = String(table).split('\n');
  const meanings = asObject(columns);
  const fields = head.split(',').map((heading) => ({ heading, field: meanings[heading] ?? null }));
  const at = fields.findIndex(({ field }) => field === 'lastName');
  const rows = lines.map((line, index) => {
    const name = at < 0 ? '' : (line.split(',')[at] ?? '');
    const faults = name === '' ? [{ field: 'lastName', code: 'missing', detail: '' }] : [];
    return {
      line: index + 2,
      outcome: name === '' ? 'faulty' : 'new',
      name,
      checkIn: '',
      checkOut: '',
      room: '',
      confirmationNumber: '',
      faults,
    };
  });
  return { columns: fields, rows, stored: store === true ? rows.filter(({ outcome }) => outcome === 'new').length : 0 };
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asList(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asObject) : [];
}
