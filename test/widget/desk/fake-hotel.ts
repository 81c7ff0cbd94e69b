import { CHANNELS, FakeChannelManager } from './fake-channel-manager.ts';
import { FakePms } from './fake-pms.ts';
import { answerReception } from './reception/fake-reception.ts';

type Json = Record<string, unknown>;
type Answer = { status: number; body: unknown };

const ME = { id: 'usr_mia', email: 'mia@lindenhof.example', name: 'Mia Sommer', role: 'manager' };
const NO_DETAILS = {
  arrivalTime: null,
  companions: [],
  nationality: null,
  carNumber: '',
  askedAt: null,
  state: 'open',
};
const EMPTY_FILE = { guest: null, reservations: [], preferences: [], pmsPreferences: [], conversations: [], tasks: [] };
const COLLEAGUE = { id: 'usr_jon', name: 'Jon Winter' };

/** A fake of a hotel's server for the desk, in the page: HTTP responses and socket frames in their real shapes. */
export class FakeHotel {
  signedIn = true;
  offline = false;
  /** If true, every list is answered with 503. */
  broken = false;
  event = 10;
  /** If true, a returning desk is too far behind to resume. */
  forgetsLog = false;
  readonly calls: { method: string; path: string; body: Json; key: string | null }[] = [];
  readonly sockets: FakeSocket[] = [];
  conversations = new Map<string, Json>();
  messages = new Map<string, Json[]>();
  drafts = new Map<string, Json>();
  tasks = new Map<string, Json>();
  /** The bookings that each conversation may see. */
  bookings = new Map<string, Json[]>();
  /** The known data of each conversation's guest. */
  guestFiles = new Map<string, Json>();
  cannedReplies: Json[] = [];
  labels: Json[] = [];
  macros: Json[] = [];
  views: Json[] = [];
  stays: Json[] = [];
  rooms: Json[] = [];
  guests = new Map<string, Json>();
  readonly pms = new FakePms();
  readonly channelManager = new FakeChannelManager();
  reservations: Json[] = [];
  /** The guests' pre-arrival details, by booking. */
  readonly registrations = new Map<string, Json>();
  readonly #resolvedFrom = new Map<string, Json>();
  /** The colleagues' comments on each task. */
  comments = new Map<string, Json[]>();
  taskRules: Json[] = [];
  /** The history of each task. */
  histories = new Map<string, Json[]>();
  /** Scripted responses to the next matching calls, for example refusals. */
  next: ((method: string, path: string) => Answer | 'lost' | null)[] = [];
  /** A promise for which each response waits. */
  beforeAnswer: (path: string) => Promise<void> = () => Promise.resolve();
  rights: string[] = [
    'property:read',
    'property:write',
    'conversations:read',
    'conversations:write',
    'tasks:read',
    'tasks:write',
    'guests:read',
    'guests:write',
    'staff:read',
  ];
  readonly me = ME;
  readonly colleague = COLLEAGUE;
  properties: { id: string; name: string; languageModel?: boolean }[] = [
    { id: 'prp_lindenhof', name: 'Hotel Lindenhof' },
  ];
  moreStaff: Json[] = [];
  /** If true, the account requires a second factor that Mia does not have. */
  mustSetUpFactor = false;
  /** The server's optional features. */
  features = { translation: false };
  #clock = Date.UTC(2026, 10, 21, 9, 0, 0);

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (this.offline) throw new TypeError('Failed to fetch');
    const url = new URL(String(input), 'http://hotel.example');
    const method = init?.method ?? 'GET';
    const isForm = init?.body instanceof FormData;
    const body: Json = init?.body === undefined || isForm ? {} : JSON.parse(String(init.body));
    const key = new Headers(init?.headers).get('Idempotency-Key');
    this.calls.push({ method, path: url.pathname + url.search, body, key });
    await this.beforeAnswer(url.pathname);
    const scripted = this.next[0]?.(method, url.pathname) ?? null;
    if (scripted !== null) this.next.shift();
    if (scripted === 'lost') {
      this.#answer(method, url, body, key);
      throw new TypeError('Failed to fetch');
    }
    const { status, body: answer } = scripted ?? this.#answer(method, url, body, key);
    return new Response(status === 204 ? null : JSON.stringify(answer), { status });
  };

  /** Returns a time a little after the previous one. */
  now(): string {
    this.#clock += 1_000;
    return new Date(this.#clock).toISOString();
  }

  addConversation(id: string, given: Json = {}): Json {
    const conversation = {
      id,
      channel: 'widget',
      state: 'open',
      mode: 'ai',
      guest: { id: null, name: null },
      language: 'en',
      assignee: null,
      department: null,
      lastMessage: null,
      unread: 0,
      rating: null,
      waitingSince: null,
      openQuestion: null,
      page: 'https://lindenhof.example/',
      createdAt: this.now(),
      updatedAt: this.now(),
      ...given,
    };
    this.conversations.set(id, conversation);
    this.messages.set(id, this.messages.get(id) ?? []);
    return conversation;
  }

  /** Stores a message and notifies the desks, as the server does. */
  addMessage(conversationId: string, given: Json): Json {
    const thread = this.messages.get(conversationId) ?? [];
    const seq = thread.length + 1;
    const at = this.now();
    const message = {
      id: `msg_${conversationId}_${seq}`,
      seq,
      author: 'guest',
      name: null,
      text: '',
      language: 'en',
      attachments: [],
      internal: false,
      replyTo: null,
      at,
      ...given,
    };
    this.messages.set(conversationId, [...thread, message]);
    this.tell('message', { conversationId, message });
    if (!message.internal) {
      const { author, text } = message;
      this.change(conversationId, { lastMessage: { author, text, at } });
    }
    return message;
  }

  change(id: string, change: Json): Json {
    const conversation = { ...this.conversations.get(id), ...change, updatedAt: this.now() };
    this.conversations.set(id, conversation);
    this.tell('conversation', { conversation });
    return conversation;
  }

  /** Erases a conversation and notifies the desks with its id only. */
  erase(id: string): void {
    this.conversations.delete(id);
    this.messages.delete(id);
    this.tell('conversation', { conversationId: id, conversation: null });
  }

  addDraft(id: string, given: Json): void {
    const plain = { replyTo: 'msg_1', language: 'en', state: 'open', revision: 1, editedBy: null, stale: false };
    const draft = { id, ...plain, at: this.now(), ...given };
    this.drafts.set(id, draft);
    this.tell('draft', { conversationId: draft['conversationId' as keyof typeof draft], draft });
  }

  #onComments(id: string, method: string, { text }: Json): Answer {
    const said = this.comments.get(id) ?? [];
    if (method === 'GET') return { status: 200, body: { items: said, nextCursor: null } };
    const comment = { id: `tcm_${said.length}`, name: ME.name, text, attachment: null, at: this.now() };
    this.comments.set(id, [...said, comment]);
    this.addTask(id, { ...this.tasks.get(id), comments: said.length + 1, updatedAt: this.now() });
    return { status: 201, body: comment };
  }

  addTask(id: string, given: Json): void {
    const task = {
      id,
      department: 'maintenance',
      kind: 'maintenance',
      title: '',
      detail: '',
      room: null,
      guestId: null,
      conversationId: null,
      state: 'open',
      priority: 'normal',
      dueAt: '2999-01-01T10:00:00.000Z',
      assignee: null,
      createdAt: this.now(),
      updatedAt: this.now(),
      doneAt: null,
      ...given,
    };
    this.tasks.set(id, task);
    this.tell('task', { task });
  }

  /** Numbers an event and sends it to every open desk. */
  readonly log: Json[] = [];
  tell(type: string, fields: Json): void {
    this.event += 1;
    const frame = { type, event: this.event, at: new Date(this.#clock).toISOString(), ...fields };
    this.log.push(frame);
    for (const socket of this.sockets) socket.receive(frame);
  }

  #answer(method: string, url: URL, body: Json, key: string | null): Answer {
    const path = url.pathname;
    const ok = (answer: unknown, status = 200) => ({ status, body: answer });
    const page = (items: unknown[]) =>
      this.broken ? problem(503, 'store_unavailable', 'Not now') : ok({ items, nextCursor: null });
    if (path === '/auth/login') {
      const right = body['password'] === 'open sesame please';
      if (right) this.signedIn = true;
      return right ? ok({ user: ME, csrfToken: 'csrf' }) : problem(401, 'unauthorized', 'Wrong');
    }
    if (path === '/auth/link') {
      if (body['token'] !== 'fresh') return problem(401, 'unauthorized', 'This link was used');
      this.signedIn = true;
      return ok({ user: ME, csrfToken: 'csrf' });
    }
    if (path === '/auth/password') return ok(null, 204);
    if (!this.signedIn) return problem(401, 'unauthorized', 'Sign in');
    if (path === '/auth/me') {
      return ok({
        user: ME,
        account: { id: 'acc_1', plan: 'enterprise' },
        properties: this.properties.map((one) => ({ ...one, rights: this.rights })),
        rights: this.rights,
        features: this.features,
        csrfToken: 'csrf',
        mustSetUpFactor: this.mustSetUpFactor,
        endsAt: '2026-11-22T00:00:00.000Z',
      });
    }
    if (path === '/auth/logout') {
      this.signedIn = false;
      return ok(null, 204);
    }
    if (path === '/auth/ticket') return ok({ ticket: 'tck_1', expiresAt: '' });
    if (path === '/api/staff') return page([ME, COLLEAGUE, ...this.moreStaff]);
    if (path === '/api/properties' && method === 'POST') {
      this.properties.push({ id: 'prp_second', name: String(body['name']) });
      return ok(this.properties.at(-1), 201);
    }
    if (path === '/api/conversations') return this.#list(url.searchParams);
    if (path === '/api/conversations/counts') return ok(this.#counts());
    const entered = answerReception(this, { method, path, body });
    if (entered !== undefined) return ok(entered.body, entered.status);
    if (path === '/api/stays') {
      const words = url.searchParams.get('q') ?? '';
      return page(this.stays.filter((one) => JSON.stringify(one).includes(words)));
    }
    const [, registered, asks] = /^\/api\/reservations\/([^/]+)\/registration(\/ask)?$/.exec(path) ?? [];
    if (registered !== undefined) {
      const change = asks !== undefined ? { state: 'asked' } : method === 'PATCH' ? { ...body, state: 'told' } : {};
      this.registrations.set(registered, { ...NO_DETAILS, ...this.registrations.get(registered), ...change });
      return ok(this.registrations.get(registered) ?? {});
    }
    if (path === '/api/rooms') {
      const words = (url.searchParams.get('q') ?? '').toLowerCase();
      return page(this.rooms.filter((one) => JSON.stringify(one).toLowerCase().includes(words)));
    }
    if (path.startsWith('/api/rooms/')) {
      const byHand = { by: ME.name, at: this.now() };
      this.rooms = this.rooms.map((room) => (path.endsWith(String(room['id'])) ? { ...room, ...body, byHand } : room));
      return ok(this.rooms[0]);
    }
    if (path === '/api/uploads')
      return ok({ id: 'att_1', kind: 'image', name: 'pass.png', url: '/api/attachments/att_1' });
    if (path === '/api/labels') return page(this.labels);
    if (path === '/api/macros') return page(this.macros);
    if (path === '/api/views' && method === 'POST') {
      this.views.push({ id: `viw_${this.views.length}`, own: true, ...body });
      return ok(this.views.at(-1) ?? {});
    }
    if (path === '/api/views') return page(this.views);
    if (path === '/api/conversations/actions') return ok({ items: this.#actOn(body) });
    if (path === '/api/canned-replies') return page(this.cannedReplies);
    if (path === '/api/reservations') {
      const number = url.searchParams.get('number');
      return page(this.reservations.filter(({ confirmationNumber }) => confirmationNumber === number));
    }
    if (path === '/api/drafts') return page([...this.drafts.values()].filter(({ state }) => state === 'open'));
    if (path === '/api/tasks' && method === 'GET') {
      const wished = url.searchParams.get('state');
      return page([...this.tasks.values()].filter(({ state }) => state === wished));
    }
    if (path === '/api/tasks') {
      const id = `tsk_${this.tasks.size + 1}`;
      this.addTask(id, body);
      return ok(this.tasks.get(id), 201);
    }
    if (path === '/api/task-rules') {
      if (method === 'POST')
        this.taskRules.push({ id: `trl_${this.taskRules.length}`, nextDay: body['firstDay'], ...body });
      return method === 'POST' ? ok(body, 201) : page(this.taskRules);
    }
    if (path.startsWith('/api/task-rules/')) {
      this.taskRules = this.taskRules.filter(({ id }) => !path.endsWith(String(id)));
      return { status: 204, body: null };
    }
    if (path.startsWith('/api/integrations/pms/')) return this.pms.answer(method, url, body);
    if (path.startsWith(`${CHANNELS}/`)) return this.channelManager.answer(method, url, body);
    if (path === '/api/property/seen')
      return ok({ lastSeenAt: '2026-11-21T08:30:00.000Z', sites: [{ origin: 'https://lindenhof.example' }] });
    if (path === '/chat/session')
      return ok({
        property: { greeting: 'Good day!', look: { starters: [{ text: 'Can I bring my dog?', language: 'en' }] } },
      });
    if (path === '/api/look') return ok(this.#stored('look', method, body));
    if (path === '/api/property') return ok(this.#stored('property', method, body));
    if (path === '/api/ai/training')
      return ok({
        ...this.#stored('training', method, body),
        coverage: { answered: ['pets', 'parking'], missing: ['spa', 'late_check_out'] },
      });
    if (path === '/api/activation') return ok({ ...this.#stored('activation', method, body), warnings: [] });
    if (path === '/api/channels') return page([{ channel: 'widget', connected: true }]);
    const [, , kind = '', id = '', first = ''] = path.split('/');
    const action = path.endsWith('/translate') ? 'translate' : first;
    if (kind === 'conversations') return this.#onConversation(id, action, method, url, body, key);
    if (kind === 'guests' && method === 'GET' && this.guests.has(id)) return ok(this.guests.get(id));
    if (kind === 'drafts') return this.#onDraft(id, method === 'PATCH' ? 'edit' : action, body);
    if (kind === 'preferences') {
      for (const file of this.guestFiles.values())
        for (const one of (file['preferences'] as Json[]) ?? [])
          if (one['id'] === id) one['state'] = action === 'keep' ? 'kept' : 'discarded';
      return ok({});
    }
    if (kind === 'tasks' && action === 'comments') return this.#onComments(id, method, body);
    if (kind === 'tasks' && action === 'history') return page(this.histories.get(id) ?? []);
    if (kind === 'tasks') {
      const { seen, assigneeId, ...change } = body;
      const person = [ME, COLLEAGUE].find((one) => one.id === assigneeId);
      if (assigneeId !== undefined) change['assignee'] = person ? { id: person.id, name: person.name } : null;
      if (seen !== undefined && seen !== this.tasks.get(id)?.['updatedAt'])
        return problem(409, 'conflict', 'The task was changed');
      this.addTask(id, { ...this.tasks.get(id), ...change, updatedAt: this.now() });
      return ok(this.tasks.get(id));
    }
    return problem(404, 'not_found', `No ${path}`);
  }

  /** Lists the newest first, page by page, like the server. */
  #list(query: URLSearchParams): Answer {
    if (this.broken) return problem(503, 'store_unavailable', 'Not now');
    const [state, words] = [query.get('state'), query.get('q') ?? ''];
    const [channel, language] = [query.get('channel'), query.get('language')];
    const holds = (id: unknown) =>
      (this.messages.get(String(id)) ?? []).some(({ text }) => String(text).includes(words));
    const found = [...this.conversations.values()]
      .filter((one) => state === null || (state === 'active' ? one['state'] !== 'resolved' : one['state'] === state))
      .filter((one) => channel === null || one['channel'] === channel)
      .filter((one) => language === null || one['language'] === language)
      .filter((one) => query.get('attention') === null || this.#wantsPerson(one))
      .filter((one) => query.get('unread') === null || Number(one['unread']) > 0)
      .filter((one) => query.get('assignee') !== 'me' || (one['assignee'] as Json | null)?.['id'] === ME.id)
      .filter(({ id }) => words === '' || holds(id))
      .sort((a, b) => (String(a['updatedAt']) < String(b['updatedAt']) ? 1 : -1));
    const hit = (id: unknown) => {
      const message = (this.messages.get(String(id)) ?? []).findLast(({ text }) => String(text).includes(words));
      const at = String(message?.['text']).indexOf(words);
      return message === undefined ? null : { ...message, messageId: message['id'], marks: [[at, at + words.length]] };
    };
    if (words !== '') for (const one of found) one['match'] = hit(one['id']);
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 50)];
    const more = found.length > from + limit;
    return {
      status: 200,
      body: { items: found.slice(from, from + limit), nextCursor: more ? String(from + limit) : null },
    };
  }

  #wantsPerson({ id, state, emergency }: Json): boolean {
    const rings = (emergency as Json | null | undefined)?.['acknowledgedAt'] === null;
    const isDrafted = [...this.drafts.values()].some(
      (draft) => draft['conversationId'] === id && draft['state'] === 'open',
    );
    return rings || state === 'waiting' || (state === 'open' && isDrafted);
  }

  #counts(): Json {
    const all = [...this.conversations.values()];
    const count = (is: (one: Json) => boolean) => all.filter(is).length;
    return {
      active: count((one) => one['state'] !== 'resolved'),
      waiting: count((one) => one['state'] === 'waiting'),
      mine: count((one) => (one['assignee'] as Json | null)?.['id'] === ME.id),
      open: count((one) => one['state'] === 'open'),
      resolved: count((one) => one['state'] === 'resolved'),
      unread: count((one) => Number(one['unread']) > 0),
    };
  }

  readonly #replayed = new Map<string, Json>();
  /** The supported actions on several conversations: resolving and reopening. */
  #actOn({ items }: Json): Json[] {
    return (items as { id: string; actions?: { do: string }[] }[]).map(({ id, actions = [] }) => {
      const before = this.conversations.get(id)?.['state'];
      const isReopened = actions.some(({ do: what }) => what === 'reopen');
      const conversation = this.change(id, {
        state: isReopened ? (this.#resolvedFrom.get(id)?.['state'] ?? 'open') : 'resolved',
      });
      if (!isReopened) this.#resolvedFrom.set(id, { state: before });
      return { id, done: true, conversation, undo: isReopened ? [] : [{ do: 'reopen' }], code: null, detail: null };
    });
  }

  #onConversation(id: string, action: string, _method: string, url: URL, body: Json, key: string | null): Answer {
    const conversation = this.conversations.get(id);
    if (conversation === undefined) return problem(404, 'not_found', 'There is no such conversation');
    const done = (change: Json) => ({ status: 200, body: this.change(id, change) });
    switch (action) {
      case '':
        if (_method === 'PATCH') return done(body);
        return { status: 200, body: conversation };
      case 'guest':
        return { status: 200, body: this.guestFiles.get(id) ?? EMPTY_FILE };
      case 'bookings':
        if (_method === 'POST') this.#onBooking(id, url.pathname.endsWith('/close'), body);
        return { status: 200, body: { items: this.bookings.get(id) ?? [], nextCursor: null } };
      case 'messages':
      case 'notes': {
        if (_method === 'GET') {
          const thread = this.messages.get(id) ?? [];
          const before = url.searchParams.get('before');
          if (before !== null) {
            const older = thread.filter(({ seq }) => before === 'latest' || Number(seq) < Number(before));
            const items = older.slice(-Number(url.searchParams.get('limit')));
            const nextCursor = items.length < older.length ? String(items[0]?.['seq']) : null;
            return { status: 200, body: { items, nextCursor } };
          }
          const after = Number(url.searchParams.get('after'));
          const items = thread.filter((message) => Number(message['seq']) > after);
          return { status: 200, body: { items, nextCursor: null } };
        }
        const known = this.#replayed.get(key ?? '');
        if (known !== undefined) return { status: 201, body: known };
        const internal = action === 'notes';
        const message = this.addMessage(id, {
          author: 'staff',
          name: ME.name,
          text: body['text'],
          card: body['card'],
          internal,
        });
        if (!internal) this.change(id, { state: 'staffed', assignee: { id: ME.id, name: ME.name } });
        if (key !== null) this.#replayed.set(key, message);
        return { status: 201, body: message };
      }
      case 'acknowledge': {
        const emergency = conversation['emergency'] as Json;
        if (emergency['acknowledgedAt'] !== null)
          return problem(409, 'already_acknowledged', 'Jon Winter looks after it');
        const acknowledgedBy = { id: ME.id, name: ME.name };
        this.change(id, { emergency: { ...emergency, acknowledgedBy, acknowledgedAt: this.now() } });
        return { status: 200, body: { acknowledgedBy, at: this.now() } };
      }
      case 'takeover': {
        const held = conversation['state'] === 'staffed' && (conversation['assignee'] as Json | null)?.['id'] !== ME.id;
        if (held && body['force'] !== true) return problem(409, 'already_taken', 'Jon Winter holds this conversation');
        return done({ state: 'staffed', mode: 'staff', assignee: { id: ME.id, name: ME.name } });
      }
      case 'translate': {
        const said = (this.messages.get(id) ?? []).find((message) => url.pathname.includes(String(message['id'])));
        const words = said === undefined ? body['text'] : said['text'];
        return { status: 200, body: { text: `[${body['language']}] ${words}`, from: 'xx', to: body['language'] } };
      }
      case 'release':
        if ((conversation['assignee'] as Json | null)?.['id'] !== ME.id && body['force'] !== true)
          return problem(409, 'already_taken', 'Jon Winter holds this conversation');
        return done({ state: 'open', mode: 'ai', assignee: null });
      case 'resolve':
        this.#resolvedFrom.set(id, { state: conversation['state'], assignee: conversation['assignee'] });
        return done({ state: 'resolved', assignee: null });
      case 'reopen':
        return done(body['restore'] === true ? (this.#resolvedFrom.get(id) ?? {}) : { state: 'open' });
      case 'assign': {
        if (body['userId'] === undefined) return done({ department: body['department'] });
        const person = [ME, COLLEAGUE].find((one) => one.id === body['userId']) ?? null;
        return done({ assignee: person && { id: person.id, name: person.name } });
      }
      default:
        return problem(404, 'not_found', 'There is nothing here');
    }
  }

  /** Links or unlinks a booking, sets the conversation's guest, and notifies the desks. */
  #onBooking(id: string, closes: boolean, { reservationId, reason }: Json): void {
    const linked = closes ? [] : this.reservations.filter((one) => one['id'] === reservationId);
    const guest = this.guests.get(String(linked[0]?.['guestId'])) ?? null;
    const grant = { level: 'staff', reason };
    this.guestFiles.set(id, { ...EMPTY_FILE, guest, reservations: linked.map((one) => ({ ...one, grant })) });
    const name = guest === null ? null : `${guest['firstName']} ${guest['lastName']}`;
    const access = Number(this.conversations.get(id)?.['access'] ?? 0) + 1;
    this.change(id, { access, guest: { id: guest?.['id'] ?? null, name } });
  }

  #onDraft(id: string, action: string, body: Json): Answer {
    const draft = this.drafts.get(id);
    if (draft === undefined) return problem(404, 'not_found', 'There is no such draft');
    const revision = Number(draft['revision']);
    const gone = draft['state'] !== 'open' || (body['revision'] !== undefined && body['revision'] !== revision);
    if (gone) return problem(409, 'conflict', 'A colleague was faster');
    if (action === 'edit') {
      this.addDraft(id, {
        ...draft,
        text: body['text'],
        revision: revision + 1,
        editedBy: { id: ME.id, name: ME.name },
      });
      return { status: 200, body: this.drafts.get(id) };
    }
    const state = action === 'approve' ? 'approved' : 'discarded';
    this.addDraft(id, { ...draft, state });
    if (action === 'approve')
      this.addMessage(String(draft['conversationId']), { author: 'ai', text: body['text'] ?? draft['text'] });
    return { status: 200, body: this.drafts.get(id) };
  }

  readonly stored: Record<string, Json> = {
    property: {
      name: 'Hotel Lindenhof',
      address: 'Seegasse 4, 88131 Lindau, Germany',
      timezone: 'Europe/Berlin',
      languages: ['en', 'de'],
      amenities: ['wifi', 'breakfast'],
      phone: '+498382550140',
      origins: [],
    },
    training: {
      propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: 'Non-smoking house.', specialties: 'A garden.' },
      faqs: [
        { id: 'faq_1', question: 'Can I bring my dog?', answer: 'Yes, dogs are welcome for 15 € per night.' },
        { id: 'faq_2', question: 'Wann gibt es Frühstück?', answer: 'Von 7:00 bis 10:30 Uhr.' },
      ],
    },
    activation: {
      channels: ['widget'],
      aiMode: 'auto',
      businessHours: { mon_fri: '24/7', weekend: '24/7' },
      active: true,
    },
  };
  #stored(name: string, method: string, body: Json): Json {
    if (method === 'PUT') this.stored[name] = body;
    return this.stored[name] ?? {};
  }
}

/** The desk's end of a socket to the fake hotel. Resumes as the server does: every numbered frame after `lastEvent`. */
export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly sent: Json[] = [];
  readonly #hotel: FakeHotel;
  #welcomed = false;

  constructor(hotel: FakeHotel) {
    this.#hotel = hotel;
    hotel.sockets.push(this);
    queueMicrotask(() => {
      if (hotel.offline) return this.drop(1006);
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    const frame: Json = JSON.parse(data);
    this.sent.push(frame);
    if (frame['type'] !== 'hello') return;
    const lastEvent = frame['lastEvent'];
    const resumes = typeof lastEvent === 'number' && !this.#hotel.forgetsLog;
    const mode = resumes ? 'resume' : 'snapshot';
    this.#welcomed = true;
    const user = { id: ME.id, name: ME.name, kind: 'user' };
    this.receive({
      type: 'welcome',
      propertyId: frame['propertyId'],
      epoch: 'e1',
      event: this.#hotel.event,
      mode,
      user,
      heartbeatMs: 25_000,
    });
    if (!resumes) return;
    for (const missed of this.#hotel.log) if (Number(missed['event']) > lastEvent) this.receive(missed);
  }

  receive(frame: Json): void {
    if (this.#welcomed && this.readyState === WebSocket.OPEN) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Breaks the connection. */
  drop(code = 1006): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

function problem(status: number, code: string, detail: string): Answer {
  return { status, body: { type: 'about:blank', title: code, status, detail, code, requestId: 'req_1' } };
}
