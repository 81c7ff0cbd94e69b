import { newId } from '../../bff/base/ids.ts';
import type { Route } from '../../bff/http/route.ts';
import { insertCannedReply } from '../../bff/store/canned-replies.ts';
import { insertConversation } from '../../bff/store/conversations.ts';
import { insertDraft } from '../../bff/store/drafts.ts';
import { insertGuest } from '../../bff/store/guests.ts';
import { insertMessage } from '../../bff/store/insert-message.ts';
import { insertLabel } from '../../bff/store/labels.ts';
import { insertOffer } from '../../bff/store/offers.ts';
import { insertPasskey } from '../../bff/store/passkeys.ts';
import { openConflict } from '../../bff/store/pms-conflicts.ts';
import { saveRooms } from '../../bff/store/pms-house.ts';
import { insertRun, saveRun } from '../../bff/store/pms-runs.ts';
import { proposePreference } from '../../bff/store/preferences.ts';
import { insertReservation } from '../../bff/store/reservations.ts';
import { insertTaskComment } from '../../bff/store/task-comments.ts';
import { insertTaskRule } from '../../bff/store/task-rules.ts';
import { insertTask } from '../../bff/store/tasks.ts';
import { insertGroup } from '../../bff/store/unanswered.ts';
import { insertUpload } from '../../bff/store/uploads.ts';
import { type HttpServer, register, signIn } from './http-server.ts';

/** An account with one of everything that a path can name. */
export interface House {
  key: string;
  propertyId: string;
  accountId: string;
  ownerId: string;
  headers: Record<string, string>;
  /** By the path up to the name: `/api/keys/` → the key's id. */
  ids: Record<string, string>;
}

export async function furnish(server: HttpServer, email: string): Promise<House> {
  const account = await register(server, email);
  const { headers } = await signIn(server, account);
  const { key, propertyId } = account;
  const staff = await server.call('POST', '/api/staff', {
    key,
    body: { email: `colleague-of-${email}`, name: 'Colleague', role: 'agent' },
  });
  const sessions = await server.call('GET', '/auth/sessions', { headers });
  const spare = await server.call('POST', '/api/keys', { key, body: { name: 'Spare', scopes: ['property:read'] } });
  const device = await server.call('POST', '/api/push/subscriptions', {
    headers,
    body: { ...DEVICE, endpoint: `https://push.example/wake/${account.userId}` },
  });
  const passkeyId = newId('passkey');
  await server.deps.writer.write((trx) =>
    insertPasskey(trx, { ...PASSKEY, id: passkeyId, userId: account.userId, credentialId: `credential of ${email}` }),
  );
  return {
    key,
    propertyId,
    accountId: account.accountId,
    ownerId: account.userId,
    headers,
    ids: {
      '/api/keys/': spare.body.id,
      '/api/push/subscriptions/': device.body.id,
      '/api/staff/': staff.body.id,
      '/auth/passkeys/': passkeyId,
      '/auth/sessions/': sessions.body.items[0].id,
      ...(await furnishProperty(server, key, propertyId)),
    },
  };
}

/** Another property of the same account, with one of everything that belongs to a property. */
export async function addProperty(server: HttpServer, house: House): Promise<House> {
  const made = await server.call('POST', '/api/properties', { key: house.key, body: { name: 'Second house' } });
  const propertyId: string = made.body.id;
  return { ...house, propertyId, ids: { ...house.ids, ...(await furnishProperty(server, house.key, propertyId)) } };
}

/** Puts one of everything into a property, and gives their ids by the path up to the name. */
async function furnishProperty(server: HttpServer, key: string, propertyId: string): Promise<House['ids']> {
  const as = { key, headers: { 'x-property-id': propertyId } };
  const taught = await server.call('PUT', '/api/ai/training', { ...as, body: EXAMPLES['PUT /api/ai/training'] });
  await server.call('PUT', '/api/activation', { ...as, body: EXAMPLES['PUT /api/activation'] });
  await server.call('POST', '/api/integrations/pms/connect', { ...as, body: PAPER });
  await server.call('POST', '/api/integrations/channel-manager/connect', { ...as, body: OWN_BOOKINGS });
  const fact = await server.call('POST', '/api/knowledge/facts', { ...as, body: FACT });
  const hook = await server.call('POST', '/api/webhooks', { ...as, body: EXAMPLES['POST /api/webhooks'] });
  const test = await server.call('POST', `/api/webhooks/${hook.body.id}/test`, { ...as, body: {} });
  await server.deps.sync.work();
  const at = server.deps.clock().toISOString();
  const ids = await server.deps.writer.write(async (trx) => {
    const conversation = await insertConversation(
      trx,
      {
        id: newId('conversation'),
        propertyId,
        channel: 'widget',
        mode: 'ai',
        language: 'en',
        locale: 'en',
        pageUrl: null,
        dialogue: '{}',
      },
      at,
    );
    const message = await insertMessage(trx, conversation, {
      author: 'guest',
      text: 'Secret of this guest',
      language: 'en',
      at,
    });
    const uploadId = newId('upload');
    await insertUpload(trx, {
      id: uploadId,
      propertyId,
      conversationId: conversation.id,
      sender: 'guest',
      messageId: message.id,
      taskId: null,
      hash: null,
      kind: 'document',
      type: 'application/pdf',
      name: 'Secret of this guest.pdf',
      bytes: 1,
      width: null,
      height: null,
      at,
      platformId: null,
      attempts: 0,
      nextAt: null,
    });
    const draft = await insertDraft(trx, {
      propertyId,
      conversationId: conversation.id,
      replyTo: message.id,
      text: 'Draft',
      language: 'en',
      reply: JSON.stringify({ text: 'Draft', language: 'en', sources: [] }),
      decisionId: null,
      at,
    });
    const label = await insertLabel(trx, propertyId, { name: 'VIP', tone: 'violet' }, at);
    const roomId = `room_${propertyId}`;
    const room = { id: roomId, number: '7', floor: '', roomTypeCode: 'DBL', housekeeping: 'dirty' } as const;
    const free = { ...room, occupied: null, availability: 'available', maintenance: [] } as const;
    await saveRooms(trx, { propertyId, pull: 'pull_1', at }, [{ record: free, changedAt: null }]);
    const task = await insertTask(trx, {
      propertyId,
      conversationId: conversation.id,
      guestId: null,
      department: 'housekeeping',
      kind: 'towels',
      title: 'Towels',
      detail: '',
      room: '12',
      priority: 'normal',
      dueAt: at,
      assigneeId: null,
      createdAt: at,
    });
    await insertTaskComment(trx, task, {
      actor: 'guest',
      name: 'Secret of this guest',
      text: 'Secret of this guest',
      attachment: null,
      at,
    });
    const photoId = newId('upload');
    await insertUpload(trx, { ...ABSENT_FILE, id: photoId, propertyId, taskId: task.id, sender: 'guest', at });
    const rule = await insertTaskRule(trx, propertyId, { ...RULE, checklist: ['Chlorine'], createdAt: at });
    const asked = { propertyId, conversationId: conversation.id, messageId: message.id, language: 'en', at };
    const group = await insertGroup(
      trx,
      { ...asked, text: 'Secret of this guest: is there a casino?' },
      { concepts: [], intents: [], words: { en: ['casino'] } },
    );
    await proposePreference(trx, { ...asked, guestId: null, kind: 'diet', quote: 'Secret of this guest: I am vegan' });
    const { id: preferenceId } = await trx
      .selectFrom('preference')
      .select('id')
      .where('conversationId', '=', conversation.id)
      .executeTakeFirstOrThrow();
    const guest = await insertGuest(
      trx,
      propertyId,
      { firstName: 'Secret', lastName: 'Guest', email: 'secret@of.example' },
      at,
    );
    const reservation = await insertReservation(
      trx,
      propertyId,
      { guestId: guest.id, confirmationNumber: 'SECRET1', checkIn: '2026-11-20', checkOut: '2026-11-22', room: '12' },
      at,
    );
    const offer = await insertOffer(trx, propertyId, SECRET_OFFER, at);
    const cannedReply = await insertCannedReply(trx, propertyId, CANNED_REPLY, at);
    const connection = await trx
      .selectFrom('pmsConnection')
      .select('id')
      .where('propertyId', '=', propertyId)
      .executeTakeFirstOrThrow();
    const pushId = newId('pmsPush');
    await trx
      .insertInto('pmsPush')
      .values({
        ...PARKED_PUSH,
        id: pushId,
        propertyId,
        connectionId: connection.id,
        subjectId: task.id,
        lane: task.id,
        runAt: at,
        createdAt: at,
        settledAt: at,
      })
      .execute();
    const changed = { field: 'email', pmsValue: 'secret@pms.example', syncedValue: '' } as const;
    await openConflict(trx, { propertyId, guestId: guest.id, ...changed, at });
    const conflict = await trx
      .selectFrom('pmsConflict')
      .select('id')
      .where('guestId', '=', guest.id)
      .executeTakeFirstOrThrow();
    const run = await insertRun(trx, {
      propertyId,
      trigger: 'manual',
      entities: ['guests'],
      range: null,
      startedAt: at,
    });
    await saveRun(trx, { ...run, state: 'done', finishedAt: at });
    const pulled = {
      propertyId,
      trigger: 'manual' as const,
      entities: ['reservations' as const],
      range: null,
      startedAt: at,
    };
    const channelRun = await insertRun(trx, pulled, 'channel_manager');
    await saveRun(trx, { ...channelRun, state: 'done', finishedAt: at });
    return {
      run: run.syncId,
      channelRun: channelRun.syncId,
      conflict: conflict.id,
      push: pushId,
      conversation: conversation.id,
      message: message.id,
      upload: uploadId,
      draft: draft.id,
      task: task.id,
      unanswered: group.id,
      preference: preferenceId,
      guest: guest.id,
      reservation: reservation.id,
      offer: offer.id,
      cannedReply: cannedReply.id,
      label: label.id,
      photo: photoId,
      rule: rule.id,
      room: roomId,
    };
  });
  return {
    '/api/conversations/': ids.conversation,
    '{messageId}': ids.message,
    '/api/uploads/': ids.upload,
    '/api/drafts/': ids.draft,
    '/api/tasks/': ids.task,
    '/api/ai/unanswered/': ids.unanswered,
    '/api/preferences/': ids.preference,
    '/api/guests/': ids.guest,
    '/api/reservations/': ids.reservation,
    '/api/offers/': ids.offer,
    '/api/canned-replies/': ids.cannedReply,
    '/api/labels/': ids.label,
    '{uploadId}': ids.photo,
    '/api/task-rules/': ids.rule,
    '/api/rooms/': ids.room,
    '/api/integrations/pms/sync/': ids.run,
    '/api/integrations/channel-manager/sync/': ids.channelRun,
    '/api/integrations/pms/conflicts/': ids.conflict,
    '/api/integrations/pms/pushes/': ids.push,
    '/chat/config/': propertyId,
    '/api/knowledge/facts/': fact.body.id,
    '/api/knowledge/translations/': taught.body.faqs[0].id,
    '{language}': 'de',
    '/api/webhooks/': hook.body.id,
    '{deliveryId}': test.body.id,
    '/api/channels/': 'letters',
  };
}

/** The route's path with this house's ids. Throws for a new kind of path, which then needs its example here. */
export function pathIn(house: Pick<House, 'ids'>, { path }: Pick<Route, 'path'>): string {
  const inside = (name: string): string => {
    const id = house.ids[name];
    if (id === undefined) throw new Error(`Add one of ${name} to the furnished house`);
    return id;
  };
  return path.replace(/^(.*?)\{\w+\}/, (_, before: string) => before + inside(before)).replace(/\{\w+\}/g, inside);
}

/** The body of the route that is right. Throws for a new route, which then needs its example here. */
export function exampleOf({ method, path }: Pick<Route, 'method' | 'path'>): Record<string, unknown> {
  const example = EXAMPLES[`${method} ${path}`];
  if (example === undefined) throw new Error(`Add an example of the body of ${method} ${path}`);
  return structuredClone(example);
}

const PROPERTY = {
  name: 'Pensão Aurora',
  address: 'Rua das Flores 12, Porto',
  timezone: 'Europe/Lisbon',
  languages: ['pt', 'en'],
  amenities: ['wifi'],
  phone: '+351210000000',
  origins: ['https://aurora.example'],
  appearance: { accent: '#1a6b54' },
};

const LOOK = {
  assistantName: 'Lina',
  logo: null,
  avatar: null,
  accent: '#1a6b54',
  theme: 'auto',
  corner: 'bottom-left',
  radius: 12,
  welcome: { pt: 'Bem-vindos!', en: 'Welcome!' },
  starters: { en: ['Can I bring my dog?'] },
  consent: {
    required: false,
    version: '2026-11',
    text: { en: 'We keep what you write.' },
    privacyUrl: 'https://aurora.example/privacy',
  },
  proactive: [
    {
      id: 'rooms',
      when: { path: '/rooms/*', afterSeconds: 20, languages: ['en'], oncePerGuest: true },
      text: { en: 'Questions about our rooms?' },
    },
  ],
  showHours: true,
};

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const GUEST = {
  firstName: 'Alma',
  lastName: 'Sommer',
  email: 'alma@guests.example',
  phone: '+4915550100001',
  language: 'de',
  notes: 'Late riser',
  externalId: 'pms-1',
};

const STAY = {
  confirmationNumber: 'AB-1234',
  channelReference: 'BK-1',
  state: 'booked',
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  arrivalTime: '18:00',
  roomType: 'Double room',
  room: '204',
  adults: 2,
  children: 0,
  ratePlan: 'Flexible',
  inclusions: ['breakfast'],
  balance: { amount: '120.00', currency: 'EUR' },
  notes: '',
  externalId: 'pms-2',
};

const OFFER = {
  kind: 'late_check_out',
  names: [{ language: 'en', name: 'Late check-out' }],
  price: { amount: '25.00', currency: 'EUR' },
  unit: 'stay',
  rule: {
    topics: ['check_out_time'],
    phase: 'any',
    daysBeforeMax: 3,
    nightsMin: 1,
    roomTypes: ['Double room'],
    weekdays: [1],
  },
  department: 'front_desk',
  onRequest: false,
  active: true,
};

const CANNED_REPLY = {
  name: 'Secret towels',
  texts: [{ language: 'en', text: 'Secret: towels are on their way, {guest}.' }],
};

const SECRET_OFFER: Parameters<typeof insertOffer>[2] = {
  ...OFFER,
  kind: 'late_check_out',
  unit: 'stay',
  department: 'front_desk',
  names: { en: 'Secret offer' },
  rule: { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
};

const DEVICE = {
  endpoint: 'https://push.example/wake/1',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/** An address outside, by its number: nothing is asked of a name service, and nothing is sent there. */
const WEBHOOK = { url: 'https://8.8.8.8/hook', events: ['message.created', 'task.done'] };

const PAPER = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };

const OWN_BOOKINGS = { provider: 'custom', credentials: { propertyId: 'H1' } };

const MAPPING = {
  guest: { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'mobile' },
  reservation: { confirmationNumber: 'confirmationNumber', checkIn: 'checkIn', checkOut: 'checkOut' },
};

const PARKED_PUSH = {
  kind: 'request',
  detail: '{}',
  state: 'parked',
  attempts: 3,
  attemptsBefore: 0,
  unsureSince: null,
  receipt: null,
  lastError: null,
} as const;

const PASSKEY = {
  publicKey: 'AAAA',
  counter: 0,
  transports: ['internal'],
  name: 'Telephone',
  createdAt: '2026-11-20T14:05:00.000Z',
  lastUsedAt: null,
};
const FACT_WORDS = {
  value: { type: 'presence', is: 'no' },
  conditions: [{ booking: 'needed' }],
  exceptions: ['assistance_dog'],
};
const FACT = {
  attribute: 'pets.allowed',
  ...FACT_WORDS,
  source: { type: 'page', id: 'https://aurora.example/', quote: 'Sem animais.', language: 'pt' },
};

const ABSENT_FILE = {
  conversationId: null,
  messageId: null,
  hash: null,
  kind: 'image',
  type: 'image/png',
  name: 'Secret of this guest.png',
  bytes: 1,
  width: null,
  height: null,
  platformId: null,
  attempts: 0,
  nextAt: null,
};

const RULE = {
  title: 'Secret of this house',
  detail: '',
  department: 'maintenance',
  room: null,
  priority: 'normal',
  assigneeId: null,
  every: 'week',
  time: '07:00',
  firstDay: '2026-12-01',
  nextDay: '2026-12-01',
} as const;

const EXAMPLES: Record<string, Record<string, unknown>> = {
  'POST /auth/register': {
    propertyName: 'Third',
    email: 'third@three.example',
    phone: '+4983825501',
    setupSecret: 'printed',
  },
  'POST /auth/forgot': { email: 'nobody@a.example' },
  'POST /auth/password': { token: 'a-token', password: 'twelve characters' },
  'POST /auth/login': { email: 'a@a.example', password: 'a long enough password', code: '123456' },
  'POST /auth/link': { token: 'a-token' },
  'POST /api/tasks/{id}/comments': { text: 'The valve is worn out' },
  'POST /api/tasks/{id}/photos': {},
  'POST /api/task-rules': {
    title: 'Check the pool',
    department: 'maintenance',
    every: 'week',
    firstDay: '2026-12-01',
    time: '07:00',
    checklist: ['Chlorine'],
  },
  'POST /auth/logout': {},
  'POST /auth/ticket': {},
  'POST /auth/totp': { password: 'a long enough password' },
  'POST /auth/totp/confirm': { code: '123456' },
  'DELETE /auth/totp': { password: 'a long enough password' },
  'POST /auth/recovery-codes': { password: 'a long enough password' },
  'POST /auth/passkeys/options': { password: 'a long enough password' },
  'POST /auth/passkeys': {
    name: 'My telephone',
    response: {
      id: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
    },
  },
  'DELETE /auth/passkeys/{id}': { password: 'a long enough password' },
  'POST /auth/login/passkey/options': {},
  'POST /auth/login/passkey': {
    response: {
      id: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    },
  },
  'PUT /api/account/network': { allow: ['127.0.0.0/8', '::1'] },
  'PUT /api/account/sign-in': { secondFactor: 'optional' },
  'POST /api/keys': { name: 'Booking engine', scopes: ['property:read'], propertyId: 'prp_x' },
  'POST /api/keys/{id}/rotate': { overlapMs: 1000 },
  'POST /api/staff': {
    email: 'new@new.example',
    name: 'New',
    role: 'agent',
    properties: [{ propertyId: 'prp_of_nobody', role: 'agent' }],
    departments: ['front_desk'],
    languages: ['en'],
    duty: { mon_fri: '06:00-14:00', weekend: 'closed' },
  },
  'POST /api/staff/{id}/link': {},
  'PUT /auth/me/password': { current: 'a long enough password', password: 'another long password' },
  'PATCH /api/staff/{id}': {
    name: 'N',
    role: 'agent',
    properties: [{ propertyId: 'prp_of_nobody', role: 'agent' }],
    departments: ['concierge'],
    languages: ['de'],
    disabled: false,
    duty: { mon_fri: '24/7', weekend: 'closed' },
  },
  'PUT /api/property': PROPERTY,
  'PUT /api/property/guide': { left: true },
  'PUT /api/retention': {
    conversationDays: 365,
    guestDays: 730,
    taskDays: 365,
    pmsLogDays: 90,
    webhookDays: 30,
    auditDays: null,
  },
  'PUT /api/property/retention': { conversationDays: 365, guestDays: 730 },
  'PUT /api/look': LOOK,
  'POST /api/look/pictures': { type: 'image/png', data: PIXEL },
  'POST /api/backups': {},
  'POST /api/properties': PROPERTY,
  'PUT /api/ai/training': {
    propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: 'No smoking.', specialties: 'A garden.' },
    faqs: [{ question: 'Can I bring my dog?', answer: 'Yes, for 15 € per night.' }],
  },
  'POST /api/knowledge/facts': FACT,
  'PATCH /api/knowledge/facts/{id}': { status: 'corrected', ...FACT_WORDS },
  'PUT /api/knowledge/translations/{id}/{language}': {
    text: 'Ja, für 15 € pro Nacht.',
    question: 'Darf ich meinen Hund mitbringen?',
    status: 'reviewed',
    sure: false,
  },
  'POST /api/knowledge/translations.csv': { content: 'id,language,translation\npolicies,de,Kein Rauchen.' },
  'POST /api/knowledge/translations.xlf': { content: '<xliff version="1.2"></xliff>' },
  'POST /api/knowledge/translations/run': { languages: ['de'] },
  'POST /api/ai/unanswered/dismiss': { ids: ['unq_x'] },
  'POST /api/ai/unanswered/{id}/merge': { into: 'unq_x' },
  'POST /api/ai/training/import': { format: 'csv', content: 'question,answer\nIs there a casino?,In the old town.' },
  'POST /api/ai/ask': { text: 'Can I bring my dog?', language: 'en', reservationId: 'rsv_x' },
  'PUT /api/activation': {
    channels: ['widget'],
    aiMode: 'auto',
    businessHours: {
      mon_fri: '08:00-12:00, 13:00-18:00',
      weekend: 'closed',
      holidays: [{ date: '2026-12-25', hours: 'closed' }],
    },
    active: true,
    staffIdleMinutes: 15,
  },
  'POST /api/push/subscriptions': DEVICE,
  'PUT /api/channels/whatsapp': {
    businessId: '100200300',
    phoneNumber: '+15550001111',
    apiKey: 'token',
    appSecret: 'secret',
    verifyToken: 'verify',
    phoneNumberId: '111222333',
    baseUrl: 'https://graph.facebook.com',
    version: 'v23.0',
  },
  'PUT /api/channels/sms': {
    provider: 'twilio',
    accountSid: 'AC0123456789abcdef0123456789abcdef',
    authToken: 'token',
    phoneNumber: '+4915700000002',
    baseUrl: 'https://api.twilio.com',
  },
  'PUT /api/channels/email': {
    address: 'chat@hotel.example',
    name: 'The hotel',
    imap: { host: 'imap.hotel.example', port: 993, user: 'chat@hotel.example', password: 'secret' },
  },
  'POST /api/channels/{channel}/test': {},
  'POST /api/channels/{channel}/demo': {},
  'POST /api/channels/whatsapp/templates': {
    name: 'room_ready',
    language: 'en',
    category: 'utility',
    body: 'Hello {{1}}',
    variables: ['Anna'],
  },
  'POST /api/webhooks': { ...WEBHOOK, active: true },
  'PATCH /api/webhooks/{id}': { ...WEBHOOK, active: true },
  'POST /api/webhooks/{id}/rotate': { overlapMs: 1000 },
  'POST /api/webhooks/{id}/test': {},
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay': {},
  'PUT /api/arrival-message': { active: true, texts: [{ language: 'en', text: 'Welcome to {property}, {guest}.' }] },
  'POST /api/integrations/pms/connect': { ...PAPER, syncInterval: 60_000 },
  'POST /api/integrations/channel-manager/connect': OWN_BOOKINGS,
  'POST /api/integrations/channel-manager/demo': { provider: 'channex' },
  'POST /api/integrations/channel-manager/sync': {},
  'PUT /api/integrations/channel-manager/room-types': { DBL: 'double' },
  'POST /api/integrations/pms/demo': { provider: 'mews' },
  'POST /api/integrations/pms/sync': {
    entities: ['reservations', 'guests'],
    dateRange: { from: '2026-03-01', to: '2026-03-31' },
  },
  'PUT /api/integrations/pms/sync/enabled': {
    reservations: true,
    availability: false,
    rates: true,
    guestProfiles: true,
  },
  'PUT /api/integrations/pms/sync/settings': {
    mode: 'batch',
    interval: 60_000,
    retryAttempts: 3,
    conflictResolution: 'manual',
  },
  'PUT /api/integrations/pms/field-mapping': MAPPING,
  'POST /api/integrations/pms/field-mapping/preview': MAPPING,
  'PUT /api/integrations/pms/room-types': { DBL: 'double' },
  'POST /api/integrations/pms/conflicts/{id}/resolve': { winner: 'pms' },
  'POST /api/integrations/pms/pushes/{id}/resend': {},
  'POST /api/conversations/{id}/messages': { text: 'Hello', attachments: ['upl_nothing'] },
  'POST /api/conversations/{id}/messages/{messageId}/translate': { language: 'de' },
  'POST /api/conversations/{id}/translate': { text: 'Your room is ready.', language: 'de' },
  'POST /api/conversations/{id}/notes': { text: 'Guest of honour' },
  'PATCH /api/conversations/{id}': {
    labels: ['lbl_00000000000000000000000000'],
    priority: 'high',
    snoozedUntil: '2999-01-01T00:00:00.000Z',
  },
  'POST /api/conversations/{id}/acknowledge': {},
  'POST /api/emergencies/rehearsal': {},
  'POST /api/labels': { name: 'Group', tone: 'blue' },
  'PATCH /api/labels/{id}': { tone: 'red' },
  'PATCH /api/rooms/{id}': { housekeeping: 'clean' },
  'POST /api/conversations/{id}/link': { purpose: 'resume' },
  'POST /chat/resume': { propertyId: 'prp_nobody', token: 'a-token' },
  'POST /api/conversations/{id}/takeover': { force: false },
  'POST /api/conversations/{id}/release': {},
  'POST /api/conversations/{id}/assign': { department: 'concierge' },
  'POST /api/conversations/{id}/resolve': {},
  'POST /api/conversations/{id}/reopen': { restore: true },
  'POST /api/canned-replies': { ...CANNED_REPLY, name: 'Towels' },
  'PATCH /api/canned-replies/{id}': { ...CANNED_REPLY, name: 'More towels' },
  'PATCH /api/drafts/{id}': { text: 'Other words', revision: 0 },
  'POST /api/drafts/{id}/approve': { text: 'Hello', revision: 0 },
  'POST /api/drafts/{id}/discard': {},
  'POST /api/ai/unanswered/{id}/answer': { answer: 'Yes, in the old town.', question: 'Is there a casino?' },
  'POST /api/ai/unanswered/{id}/dismiss': {},
  'POST /api/preferences/{id}/keep': {},
  'POST /api/preferences/{id}/discard': {},
  'POST /api/guests': GUEST,
  'PATCH /api/guests/{id}': GUEST,
  'POST /api/reservations': { guestId: 'gst_x', ...STAY },
  'PATCH /api/reservations/{id}': STAY,
  'POST /api/offers': OFFER,
  'PATCH /api/offers/{id}': OFFER,
  'POST /api/conversations/{id}/bookings': { reservationId: 'rsv_x', reason: 'Passport seen at the desk' },
  'POST /api/conversations/{id}/bookings/close': {},
  'POST /api/property/identity-key': {},
  'POST /api/tasks': {
    department: 'maintenance',
    title: 'Shower',
    kind: 'maintenance',
    detail: 'No hot water',
    room: '12',
    priority: 'high',
    dueAt: '2026-11-20T14:05:00.000Z',
    conversationId: 'cnv_x',
    assigneeId: 'usr_x',
    checklist: [{ text: 'Turn off the water', done: false }],
  },
  'PATCH /api/tasks/{id}': {
    department: 'maintenance',
    title: 'Shower',
    detail: 'No hot water',
    room: '12',
    priority: 'high',
    dueAt: '2026-11-20T14:05:00.000Z',
    assigneeId: 'usr_x',
    checklist: [{ text: 'Turn off the water', done: true }],
    seen: '2026-11-20T14:05:00.000Z',
    state: 'in_progress',
  },
};
