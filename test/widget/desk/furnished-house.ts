import { AUDIT_ACTIONS } from '../../../shared/domain/staff/audit.ts';
import { ROLE_RIGHTS, type Role } from '../../../shared/domain/staff/rights.ts';
import { busyDay } from './busy-day.ts';
import { answerFacts, CATALOGUE, COVERAGE, houseFacts } from './fake-facts.ts';
import type { FakeHotel } from './fake-hotel.ts';
import { answerTexts, HOUSE_TEXTS } from './fake-texts.ts';
import { answerSite } from './teach/fake-site.ts';

type Json = Record<string, unknown>;

/** The server's data besides conversations and tasks, in its real shapes; changes by a view are stored here. */
export interface FurnishedHouse {
  hotel: FakeHotel;
  books: Record<string, Json[]>;
  /** The write requests, newest last. */
  sent: { method: string; path: string; body: Json }[];
}

const AT = '2026-11-20T10:00:00.000Z';

/** A house in which every view has content, for a user with this role. */
export function furnishedHouse(role: Role = 'owner'): FurnishedHouse {
  const hotel = busyDay();
  const sent: FurnishedHouse['sent'] = [];
  const books = makeBooks();
  hotel.properties = [{ id: 'prp_01M7ZBSXKM614MTNS06BEKSJSR', name: 'Hotel Lindenhof' }];
  const own = hotel.fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://hotel.example');
    const method = init?.method ?? 'GET';
    const body: Json = init?.body === undefined ? {} : JSON.parse(String(init.body));
    if (method !== 'GET') sent.push({ method, path: url.pathname, body });
    const answer = hotel.offline || hotel.broken ? null : answerOf(books, method, url, body);
    if (answer !== null)
      return new Response(answer.body === null ? null : JSON.stringify(answer.body), { status: answer.status });
    const response = await own(input, init);
    if (url.pathname !== '/auth/me' || !response.ok) return response;
    const me: Json = await response.json();
    const rights = ROLE_RIGHTS[role];
    const properties = (me['properties'] as Json[]).map((one) => ({ ...one, rights }));
    return Response.json({ ...me, user: { ...(me['user'] as Json), role }, rights, properties });
  };
  Object.assign(hotel, { fetch });
  return { hotel, books, sent };
}

function answerOf(books: Record<string, Json[]>, method: string, url: URL, body: Json) {
  const page = (items: Json[]) => ({ status: 200, body: { items, nextCursor: null } });
  const one = (value: unknown, status = 200) => ({ status, body: value });
  const { pathname: path } = url;
  if (method === 'GET' && path in books) return page(filterMissing(books[path] ?? [], url));
  if (method === 'GET' && path in SINGLE) return one(SINGLE[path]);
  const [, , , kind = '', id = '', action = ''] = path.split('/');
  const site = answerSite(method, path, body);
  if (site !== null) return site;
  const facts = answerFacts(books, method, path, body);
  if (facts !== null) return facts;
  const texts = answerTexts(method, path, body);
  if (texts !== null) return texts;
  if (path === '/api/ai/ask') return one(ASKED);
  if (path === '/api/ai/training/import') return one(IMPORTED);
  if (path === '/api/ai/unanswered/dismiss') {
    const gone = body['ids'] as string[];
    books['/api/ai/unanswered'] = (books['/api/ai/unanswered'] ?? []).filter(
      (group) => !gone.includes(String(group['id'])),
    );
    return one({ dismissed: gone });
  }
  if (path === '/api/ai/unanswered/reopen') {
    books['/api/ai/unanswered'] = makeBooks()['/api/ai/unanswered'] ?? [];
    return one({ reopened: body['ids'] });
  }
  if (kind === 'unanswered' && action !== '') {
    books['/api/ai/unanswered'] = (books['/api/ai/unanswered'] ?? []).filter((group) => group['id'] !== id);
    return one({});
  }
  if (method === 'POST' && path === '/api/staff') {
    books[path]?.push({ ...body, id: 'usr_new', disabled: false, hasPassword: false });
    return one({ ...body, id: 'usr_new', setupUrl: 'https://desk.example/desk#password=abc' }, 201);
  }
  if (method === 'POST' && path.startsWith('/api/staff/') && path.endsWith('/link'))
    return one({ setupUrl: 'https://desk.example/desk#password=new', expiresAt: AT }, 201);
  if (method === 'DELETE' && path.startsWith('/auth/sessions')) {
    books['/auth/sessions'] = (books['/auth/sessions'] ?? []).filter(({ current }) => current === true);
    return { status: 204, body: null };
  }
  if (path === '/auth/me/password')
    return body['current'] === 'the old password'
      ? { status: 204, body: null }
      : one({ code: 'validation_failed', errors: [{ pointer: '/current', code: 'wrong', detail: 'not it' }] }, 422);
  if (method === 'PUT' && path === '/api/channels/whatsapp')
    return body['apiKey'] === 'wrong'
      ? one({ code: 'channel_rejected_credentials', title: 'No', detail: 'No' }, 422)
      : one({
          channel: 'whatsapp',
          connected: true,
          webhookUrl: 'https://chat.example/hook',
          verifyToken: 'verify-me',
        });
  if (method === 'PUT' && path === '/api/channels/sms')
    return body['accountSid'] === 'AC1'
      ? one(
          { code: 'validation_failed', errors: [{ pointer: '/accountSid', code: 'invalid_format', detail: 'no' }] },
          422,
        )
      : one({ channel: 'sms', connected: true, webhookUrl: 'https://chat.example/webhooks/sms/prp_1' });
  if (method === 'PUT' && path === '/api/channels/email') {
    const posted = { webhookUrl: 'https://chat.example/webhooks/email/prp_1', secret: 'whsec_abc' };
    return one({ channel: 'email', connected: true, ...(body['inbound'] === 'webhook' ? posted : {}) });
  }
  if (method === 'POST' && path === '/api/channels/sms/demo')
    return one({ channel: 'sms', playUrl: 'http://127.0.0.1:4711/play' });
  if (method === 'POST' && path === '/api/channels/whatsapp/test')
    return one({ ok: true, checks: [{ name: 'account', ok: true, detail: 'WhatsApp knows the token' }] });
  if (method === 'POST' && path === '/api/webhooks') {
    if (body['url'] === 'https://10.0.0.1/')
      return one(
        { code: 'validation_failed', errors: [{ pointer: '/url', code: 'address_refused', detail: 'inside' }] },
        422,
      );
    return one({ id: 'whk_2', ...body, active: true, secret: 'whsec_once', createdAt: AT }, 201);
  }
  if (method === 'PATCH' && path === '/api/webhooks/whk_1') return one({ ...books['/api/webhooks']?.[0], ...body });
  if (method === 'POST' && path.startsWith('/api/webhooks/') && path.endsWith('/rotate'))
    return one({ id: 'whk_1', secret: 'whsec_rotated' });
  if (method === 'POST' && path.startsWith('/api/webhooks/')) return one({ id: 'whd_1', state: 'pending' }, 202);
  if (method === 'POST' && path === '/api/keys')
    return one({ id: 'key_new', ...body, apiKey: 'sck_secret', createdAt: AT }, 201);
  if (method === 'POST' && path.endsWith('/rotate')) return one({ id: 'key_1', apiKey: 'sck_rotated' });
  if (method === 'POST' && path === '/api/backups')
    return one({ name: 'copy-2.sqlite', bytes: 1_200_000, at: AT }, 201);
  if (path === '/api/audit/verify') return one({ whole: true, rows: 1_204 });
  if (path === '/api/retention/reach') return one({ conversations: 412, guests: 0, tasks: 0, pmsLogs: 0 });
  if (
    method === 'PUT' &&
    ['/api/retention', '/api/service-level', '/api/alerts', '/api/arrival-message'].includes(path)
  )
    return one(body);
  if (method === 'PUT' && path === '/api/account/sign-in') return one({ ...body, without: 0 });
  return null;
}

/** Filters the texts without a translation if the desk requests only these. */
function filterMissing(items: Json[], { searchParams }: URL): Json[] {
  if (searchParams.get('missing') === null) return items;
  return items.filter(({ translation }) => (translation as Json | null)?.['status'] !== 'written');
}

function makeBooks(): Record<string, Json[]> {
  return {
    '/api/knowledge/facts': houseFacts(),
    '/api/knowledge/translations': HOUSE_TEXTS,
    '/api/ai/unanswered': [
      {
        id: 'unq_1',
        question: 'Wir kommen am Freitag. Haben Sie einen Golfplatz?',
        gist: 'Haben Sie einen Golfplatz?',
        matter: ['local_tips'],
        language: 'de',
        count: 3,
        state: 'open',
        faqId: null,
        questions: [
          { text: 'Haben Sie einen Golfplatz?', language: 'de', conversationId: 'cnv_dog', messageId: 'm1', at: AT },
          { text: 'Pierre golf?', language: 'fr', conversationId: 'cnv_dog', messageId: 'm2', at: AT },
        ],
        firstAt: AT,
        lastAt: AT,
      },
      {
        id: 'unq_2',
        question: 'Is there golf nearby?',
        gist: 'Is there golf nearby?',
        matter: [],
        language: 'en',
        count: 1,
        state: 'open',
        faqId: null,
        questions: [
          { text: 'Is there golf nearby?', language: 'en', conversationId: 'cnv_dog', messageId: 'm3', at: AT },
        ],
        firstAt: AT,
        lastAt: AT,
      },
    ],
    '/api/preferences': [
      {
        id: 'prf_1',
        kind: 'diet',
        quote: 'Ich bin Veganerin',
        language: 'de',
        state: 'proposed',
        guestId: null,
        conversationId: 'cnv_dog',
        messageId: 'm1',
        at: AT,
        decidedAt: null,
      },
    ],
    '/api/canned-replies': [
      {
        id: 'cnd_1',
        name: 'Hallo',
        texts: [{ language: 'de', text: 'Guten Tag {guest}' }],
        createdAt: AT,
        updatedAt: AT,
      },
    ],
    '/api/offers': [
      {
        id: 'off_1',
        kind: 'late_check_out',
        names: [
          { language: 'ar', name: 'مغادرة متأخرة' },
          { language: 'en', name: 'Late check-out' },
        ],
        price: { amount: '25.00', currency: 'EUR' },
        unit: 'stay',
        rule: { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
        department: 'front_desk',
        onRequest: false,
        active: true,
        position: 1,
        createdAt: AT,
        updatedAt: AT,
      },
    ],
    '/api/staff': [
      {
        id: 'usr_mia',
        email: 'mia@lindenhof.example',
        name: 'Mia Sommer',
        role: 'owner',
        departments: [],
        languages: ['de'],
        duty: null,
        disabled: false,
        hasPassword: true,
        createdAt: AT,
      },
      {
        id: 'usr_jon',
        email: 'jon@lindenhof.example',
        name: 'Jon Winter',
        role: 'agent',
        departments: ['maintenance'],
        languages: [],
        duty: null,
        disabled: false,
        hasPassword: false,
        createdAt: AT,
      },
    ],
    '/api/channels': [
      {
        channel: 'whatsapp',
        connected: true,
        active: false,
        lastMessageAt: AT,
        health: 'failing',
        detail: { phoneNumber: '+41 44 123 45 67', quality: 'YELLOW' },
        lastError: { code: 'rejected_credentials', message: 'WhatsApp does not accept the token', at: AT },
        lastSentAt: AT,
        notices: [
          {
            code: 'undelivered',
            subject: 'payment',
            level: 'warning',
            message: 'Meta: there is no valid means of payment',
            count: 3,
            since: AT,
            at: AT,
          },
          {
            code: 'template',
            subject: 'spring (en)',
            level: 'warning',
            message: 'Meta paused the template',
            count: 1,
            since: AT,
            at: AT,
          },
        ],
        webhookUrl: 'https://chat.example/webhooks/whatsapp/prp_1',
        demo: true,
        playUrl: 'http://127.0.0.1:4710/play',
        capabilities: { templates: true },
      },
      { channel: 'sms', connected: false, demo: true, playUrl: null },
    ],
    '/api/channels/whatsapp/templates': [
      { name: 'spring', language: 'en', category: 'marketing', body: 'Spring', variables: [], status: 'paused' },
      {
        name: 'room_ready',
        language: 'en',
        category: 'utility',
        body: 'Hello {{1}}',
        variables: ['1'],
        status: 'approved',
      },
      {
        name: 'room_ready',
        language: 'de',
        category: 'utility',
        body: 'Hallo {{1}}',
        variables: ['1'],
        status: 'approved',
      },
    ],
    '/api/webhooks': [
      {
        id: 'whk_1',
        url: 'https://hooks.hotel.example/service-chat',
        events: ['message.created', 'task.done'],
        active: true,
        disabledReason: null,
        failingSince: AT,
        previousSecretUntil: null,
        createdAt: AT,
        updatedAt: AT,
      },
    ],
    '/api/webhooks/whk_1/deliveries': [
      {
        id: 'whd_1',
        webhookId: 'whk_1',
        type: 'message.created',
        state: 'failed',
        status: 500,
        error: 'The other end answered 500',
        attempts: 11,
        at: AT,
        nextAt: null,
      },
    ],
    '/api/keys': [
      {
        id: 'key_1',
        name: 'SMS',
        propertyId: 'prp_lindenhof',
        scopes: ['tasks:read'],
        createdAt: AT,
        previousUntil: null,
        expiresAt: null,
        lastUsedAt: null,
        state: 'unused',
      },
      {
        id: 'key_2',
        name: 'Channel manager',
        propertyId: null,
        scopes: ['property:read'],
        createdAt: AT,
        previousUntil: null,
        expiresAt: AT,
        lastUsedAt: AT,
        state: 'expired',
      },
    ],
    '/auth/sessions': [
      {
        id: 'ses_1',
        device: 'Firefox · Linux',
        address: '203.0.113.8',
        createdAt: AT,
        lastSeenAt: AT,
        endsAt: AT,
        current: true,
      },
      { id: 'ses_2', device: '', address: '2001:db8::8', createdAt: AT, lastSeenAt: AT, endsAt: AT, current: false },
    ],
    '/api/audit': AUDIT_ACTIONS.map((action, index) => ({
      number: AUDIT_ACTIONS.length - index,
      at: AT,
      actor: ['usr_mia', 'key_1', 'system', 'guest'][index % 4],
      actorName: ['Mia', 'Booking engine', null, null][index % 4],
      action,
      subject: 'cnv_1',
      subjectName: 'Alma Sommer',
      address: '203.0.113.7',
      propertyId: null,
      detail: { faqs: 2 },
      hash: 'h',
    })),
    '/api/backups': [{ name: 'copy-1.sqlite', bytes: 1_200_000, at: AT }],
  };
}

const ASKED = {
  language: { code: 'de', confidence: 1, source: 'text' },
  understanding: {},
  decision: {
    steps: [
      {
        kind: 'answer',
        intent: 'pets',
        sources: [{ type: 'faq', id: 'faq_1', label: 'Hund', quote: 'Ja', language: 'de', score: 0.91 }],
      },
    ],
    reason: 'Answered from FAQ *Hund*, 0.91',
    alternatives: [],
  },
  reply: { text: 'Ja, für 15 € pro Nacht.', language: 'de' },
  model: 'off',
};

const IMPORTED = {
  faqs: [
    { question: 'Can I bring my dog?', answer: 'Yes, 20 €.', replaces: 'faq_1' },
    { question: 'Is there a sauna?', answer: 'Yes, from 16:00.', replaces: null },
  ],
  skipped: [{ where: '§ 4', question: '', reason: 'no_question' }],
};

const named = (...pairs: [string, number][]) => pairs.map(([name, count]) => ({ name, count }));

const SINGLE: Record<string, unknown> = {
  '/api/account/sign-in': { secondFactor: 'optional', without: 2 },
  '/api/knowledge/catalogue': CATALOGUE,
  '/api/knowledge/coverage': COVERAGE,
  '/api/property/seen': { lastSeenAt: AT, sites: [{ origin: 'https://lindenhof.example', firstAt: AT, lastAt: AT }] },
  '/api/processing': {
    house: 'Pension Aurora',
    at: '2026-11-20T10:00:00.000Z',
    activities: [
      {
        id: 'conversations',
        purpose: 'Answering what guests write',
        people: 'guests',
        data: ['contact', 'messages'],
        keptDays: 365,
        recipients: ['channel-1'],
      },
      {
        id: 'accounts',
        purpose: 'Signing colleagues in',
        people: 'staff',
        data: ['contact', 'deeds'],
        keptDays: null,
        recipients: [],
      },
    ],
    processors: [
      { id: 'channel-1', kind: 'channel', name: 'WhatsApp', host: null, since: '2026-10-01T08:00:00.000Z' },
      { id: 'mail-2', kind: 'mail', name: 'SMTP', host: 'mail.aurora.example', since: null },
    ],
  },
  '/api/channels/whatsapp/template-uses': {
    uses: [{ use: 'reply', name: 'room_ready', values: ['{guest} of {property}'], languages: ['en', 'de'] }],
  },
  '/api/arrival-message': {
    active: true,
    texts: [{ language: 'en', text: 'Dear {guest}, welcome to {property}.' }],
  },
  '/api/service-level': { firstResponseMinutes: 15, resolutionHours: null, hours: 'open', updatedAt: null },
  '/api/report': {
    to: ['owner@house.example'],
    language: 'en',
    sentFor: '2026-10',
    unsent: [
      { to: 'owner@house.example', isGivenUp: false },
      { to: 'board@house.example', isGivenUp: true },
    ],
    updatedAt: null,
  },
  '/auth/registration': { open: false, empty: false, needsSecret: false, resetByMail: false },
  '/api/alerts': { emergencyAfterMinutes: 4, emergencyMail: ['night@house.example'], updatedAt: null },
  '/api/retention': {
    conversationDays: 365,
    guestDays: null,
    taskDays: 365,
    pmsLogDays: 90,
    webhookDays: 30,
    auditDays: 400,
  },
  '/api/integrations/pms/status': { connected: false },
  '/api/integrations/channel-manager/status': { connected: false },
  '/api/property/identity-key': { keys: 1, algorithm: 'HS256', audience: 'prp_lindenhof' },
  '/api/plans': {
    current: 'starter',
    changedBy: 'owner',
    items: [
      {
        id: 'enterprise',
        price: null,
        aiConversations: null,
        properties: null,
        channels: ['widget', 'whatsapp', 'sms'],
        integrations: true,
      },
      {
        id: 'starter',
        price: { amount: '99.00', currency: 'USD' },
        aiConversations: 1_000,
        properties: 1,
        channels: ['widget'],
        integrations: false,
      },
    ],
    nextCursor: null,
  },
  '/api/usage': {
    period: '2026-11',
    aiConversations: { used: 850, limit: 1_000 },
    properties: { used: 1, limit: 1 },
    languageModel: { calls: 12, inputTokens: 1, outputTokens: 1, cost: '0.40' },
  },
  '/api/analytics': {
    from: '2026-11-19',
    to: '2026-11-20',
    conversations: {
      total: 12,
      answeredByAi: 9,
      askedAgain: 1,
      complained: 0,
      leftOpen: 0,
      smalltalk: 0,
      handedToStaff: 2,
      answeredByAiShare: 0.75,
      byDay: [
        { date: '2026-11-19', total: 5, answeredByAi: 4, handedToStaff: 1 },
        { date: '2026-11-20', total: 7, answeredByAi: 5, handedToStaff: 2 },
      ],
      byHour: Array.from({ length: 24 }, (_, hour) => hour % 5),
      byChannel: named(['widget', 12]),
    },
    firstResponse: { medianMs: 120, p90Ms: 900, staffMedianMs: 180_000, staffP90Ms: 600_000 },
    resolution: { medianMs: 2_400_000, p90Ms: 7_200_000 },
    serviceLevel: {
      hours: 'open',
      firstResponse: { targetMs: 900_000, met: 1, missed: 1, metShare: 0.5 },
      resolution: { targetMs: null, met: 0, missed: 0, metShare: null },
      pending: 0,
    },
    outcomes: {
      topics: [outcomes('pets', 6), outcomes('', 2)],
      languages: [outcomes('de', 7), outcomes('en', 5)],
      channels: [outcomes('widget', 12)],
      hours: Array.from({ length: 24 }, (_, hour) => outcomes(`${hour}`, hour % 5)),
    },
    colleagues: [
      {
        id: 'usr_jon',
        name: 'Jon Winter',
        conversations: 2,
        firstResponseMedianMs: 180_000,
        ratings: 1,
        averageRating: 3,
      },
      {
        id: 'usr_gone',
        name: null,
        conversations: 1,
        firstResponseMedianMs: null,
        ratings: 0,
        averageRating: null,
      },
    ],
    languages: named(['de', 7], ['en', 5]),
    learning: { waiting: 2, guests: 3, oldestAt: AT, asked: 4, answered: 2 },
    intents: named(['pets', 6], ['parking', 3]),
    unanswered: 2,
    satisfaction: {
      ratings: 4,
      average: 4.5,
      byScore: [
        { score: 5, count: 3 },
        { score: 3, count: 1 },
      ],
      comments: [
        {
          conversationId: 'cnv_1',
          score: 3,
          comment: 'Das Zimmer war laut, <b>sonst</b> gut.',
          language: 'de',
          at: AT,
        },
      ],
    },
    offers: { made: 4, accepted: 2, acceptedShare: 0.5, revenue: [{ amount: '50.00', currency: 'EUR' }] },
    tasks: { made: 6, done: 5, late: 1, byDepartment: named(['maintenance', 4]) },
    previous: {
      from: '2026-11-17',
      to: '2026-11-18',
      total: 10,
      answeredByAi: 6,
      handedToStaff: 4,
      answeredByAiShare: 0.6,
      medianMs: 150,
      staffMedianMs: 240_000,
      resolutionMedianMs: null,
      ratings: 0,
      average: null,
    },
  },
};

function outcomes(name: string, total: number): Json {
  const others = { askedAgain: 0, complained: 0, leftOpen: 0, smalltalk: 0, handedToStaff: 0 };
  return { name, total, answeredByAi: total, ...others, answeredByAiShare: total === 0 ? null : 1 };
}
