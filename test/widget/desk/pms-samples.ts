type Json = Record<string, unknown>;

const NATIVE = { place: 'native', where: 'a task for the department' };
const ENTITIES = ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'];
export const OWN = {
  guest: { firstName: 'FirstName', lastName: 'LastName', email: 'E-mail', phone: 'Phone' },
  reservation: { confirmationNumber: 'Number', checkIn: 'StartUtc', checkOut: 'EndUtc' },
};

export const PROVIDER = {
  provider: 'mews',
  name: 'Mews',
  credentials: [
    {
      key: 'platformAddress',
      label: 'Address',
      help: 'Where it answers.',
      kind: 'url',
      required: false,
      default: 'https://api.mews.com',
    },
    {
      key: 'environment',
      label: 'Environment',
      help: '',
      kind: 'choice',
      required: false,
      choices: ['live', 'demo'],
      default: 'live',
    },
    { key: 'accessToken', label: 'Access token', help: 'In Mews under Marketplace.', kind: 'secret', required: true },
    { key: 'extra', label: 'Extra headers', help: '{"x-tenant":"…"}', kind: 'json', required: false },
  ],
  capabilities: {
    pulls: ENTITIES,
    incremental: ['guests', 'reservations'],
    takes: {
      request: NATIVE,
      completion: NATIVE,
      communication: { place: 'note', where: 'a comment on the reservation' },
      charge: { place: 'native', where: 'an order on the bill' },
      charge_void: { place: 'native', where: 'the order is cancelled' },
      preference: { place: 'note', where: 'a note on the profile' },
      fields: { place: 'none', where: '' },
    },
    notices: 'webhook',
    addressEntered: 'either',
  },
  fields: {
    guest: [
      { path: 'FirstName', type: 'text', example: 'Ana' },
      { path: 'LastName', type: 'text', example: 'Silva' },
      { path: 'E-mail', type: 'email', example: 'ana@example.org' },
      { path: 'Phone', type: 'phone', example: '+351 912 345 678' },
    ],
    reservation: [{ path: 'Number', type: 'text', example: '52' }],
  },
  defaultMapping: OWN,
  demo: true,
};

const conflict = { entity: 'guests', guestName: 'Anna Berger', at: '2026-11-21T08:50:00.000Z' };
export const CONFLICTS: Json[] = [
  {
    ...conflict,
    id: 'cfl_1',
    guestId: 'gst_1',
    field: 'email',
    pms: 'anna@post.example',
    service: 'a.berger@mail.example',
    synced: '',
  },
  {
    ...conflict,
    id: 'cfl_2',
    guestId: 'gst_1',
    field: 'phone',
    pms: '+49123',
    service: '+49456',
    synced: '+49789',
  },
];
const push = {
  subjectId: 'tsk_1',
  nextAttemptAt: null,
  receipt: null,
  lastError: null,
  createdAt: '2026-11-21T08:40:00.000Z',
  settledAt: null,
};
export const PUSHES: Json[] = [
  {
    ...push,
    id: 'psh_1',
    kind: 'request',
    state: 'parked',
    attempts: 4,
    lastError: { code: 'refused', message: 'The reservation is closed', at: '2026-11-21T08:45:00.000Z' },
  },
  {
    ...push,
    id: 'psh_2',
    kind: 'charge',
    state: 'pending',
    attempts: 1,
    nextAttemptAt: '2026-11-21T09:05:00.000Z',
  },
  {
    ...push,
    id: 'psh_3',
    kind: 'communication',
    state: 'sent',
    attempts: 1,
    receipt: { id: '9', place: 'note', detail: 'A comment on the reservation' },
  },
];
export const LOGS: Json[] = Array.from({ length: 3 }, (_, index) => ({
  id: `log_${index}`,
  at: '2026-11-21T08:58:00.000Z',
  level: (['error', 'warn', 'info'] as const)[index],
  event: 'exchange',
  message: 'POST /api/connector/v1/reservations/getAll → 503',
  entity: 'reservations',
  syncId: 'syn_1',
  detail: { attempt: 2, durationMs: 812 },
}));
