import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { CONVERSATIONS_MAX, MESSAGES_MAX, THREADS_MAX, withinBounds } from '../../../widget/desk/data/bounds.ts';
import { applyEvent } from '../../../widget/desk/data/live/apply.ts';
import { readConversation, readMessage } from '../../../widget/desk/data/read/read.ts';
import type { Conversation, Message } from '../../../widget/desk/data/read/types.ts';
import { type DeskState, emptyState } from '../../../widget/desk/data/state.ts';
import { busyDay } from './busy-day.ts';
import { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

function start(hotel: FakeHotel, path = '/desk', preferences: Parameters<typeof openDesk>[2] = {}): OpenDesk {
  open = openDesk(hotel, path, preferences);
  return open;
}

const rows = () => findAll(document, 'a.row').map((row) => row.dataset['id']);
const composer = () => until('the composer', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);

describe('the triage of ten conversations', () => {
  it('is possible without a mouse, and a conversation closed by mistake is restored', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 10; number += 1) hotel.addConversation(`cnv_${number}`);
    start(hotel);
    await see('a.row');
    for (let done = 0; done < 10; done += 1) {
      const [first] = rows();
      press('j');
      await until('the first is open', () => location.pathname === `/desk/inbox/${first}`);
      await see('h1', 'Guest');
      press('e');
      await until('it is gone', () => !rows().includes(first));
      if (done < 9) {
        press('Escape');
        await until('the list alone', () => location.pathname === '/desk/inbox');
      }
    }
    press('z');
    await until('the last is back', () => rows().length === 1);
    expect([...hotel.conversations.values()].filter(({ state }) => state === 'resolved')).to.have.length(9);
  });

  it('begins with the guest who waits longest, with the matter and the colleague', async () => {
    const hotel = new FakeHotel();
    const waits = { state: 'waiting', department: 'housekeeping' };
    const lastMessage = { author: 'ai', text: 'I am passing you on to a colleague.', at: hotel.now() };
    const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    hotel.addConversation('cnv_second', { ...waits, waitingSince: since(5), lastMessage });
    const waitingFor = { text: 'No towels in 12!', language: 'en', at: hotel.now() };
    hotel.addConversation('cnv_first', { ...waits, waitingSince: since(12), lastMessage, waitingFor });
    start(hotel);
    const row = await see('a.row', 'No towels in 12!');
    expect(rows()).to.deep.equal(['cnv_first', 'cnv_second']);
    expect(row.textContent).to.include('12 min').and.to.include('Housekeeping').and.not.to.include('passing you on');
    expect(row.querySelector('.name')?.textContent).to.equal('Guest RST');
  });

  for (const locale of ['en', 'de', 'ar'] as const) {
    it(`has every filter in view in ${locale}, with counts`, async () => {
      const hotel = busyDay();
      start(hotel, '/desk', { locale });
      await open?.desk.speak(locale);
      await see('a.row');
      await until('the counts', () => findAll(document, '.filter span').length >= 2);
      const list = (await see('desk-conversation-list')).getBoundingClientRect();
      const filters = findAll(document, '.filter');
      expect(filters).to.have.length(5);
      for (const filter of filters) {
        const { left, right } = filter.getBoundingClientRect();
        expect(left, filter.textContent ?? '').to.be.at.least(list.left);
        expect(right, filter.textContent ?? '').to.be.at.most(list.right);
      }
      await open?.desk.speak('en');
    });
  }

  it('marks search matches as plain text, whatever the guest wrote', async () => {
    const hotel = new FakeHotel();
    const text = 'my <img src=x> Sauna is cold';
    const match = { messageId: 'msg_1', author: 'guest', language: 'en', at: hotel.now(), text, marks: [[15, 20]] };
    hotel.addConversation('cnv_sauna', { match });
    start(hotel);
    await see('a.row');
    expect((await see('.row mark')).textContent).to.equal('Sauna');
    expect((await see('.row .words')).textContent?.trim()).to.equal(text);
    expect(findAll(document, '.row img')).to.deep.equal([]);
  });
});

describe('a search in the inbox', () => {
  it('covers all conversations whatever the filter, says so, and opens at the match', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_here');
    hotel.addMessage('cnv_here', { text: 'Hello' });
    hotel.addConversation('cnv_done', { state: 'resolved' });
    for (let number = 0; number < 120; number += 1)
      hotel.addMessage('cnv_done', { text: number === 20 ? 'Where is my kangaroo?' : `Line ${number}` });
    start(hotel);
    await see('a.row', 'Hello');
    const field = await until('the field', () => findAll<HTMLInputElement>(document, 'input[type=search]')[0]);
    expect(field.maxLength).to.equal(200);
    type(field, 'kangaroo');
    (await see('a.row', 'kangaroo')).click();
    await see('.where', 'resolved ones too');
    expect(rows()).to.deep.equal(['cnv_done']);
    const line = await see('.line.found', 'kangaroo');
    const log = line.closest('.log')?.getBoundingClientRect();
    await until('in sight', () => {
      const { top, bottom } = line.getBoundingClientRect();
      return log !== undefined && top >= log.top && bottom <= log.bottom;
    });
    (await button('Active')).click();
    await see('desk-empty', 'Nothing found');
    (await button('Search all')).click();
    await see('a.row', 'kangaroo');
  });

  it('includes a guest who writes matching words meanwhile', async () => {
    const hotel = new FakeHotel();
    start(hotel);
    type(await until('the field', () => findAll<HTMLInputElement>(document, 'input[type=search]')[0]), 'kangaroo');
    await see('desk-empty', 'Nothing found');
    hotel.addConversation('cnv_new');
    hotel.addMessage('cnv_new', { text: 'Where is my kangaroo?' });
    hotel.addMessage('cnv_new', { author: 'ai', text: 'I ask a colleague.' });
    await see('a.row', 'kangaroo');
  });
});

describe('a conversation that a colleague holds', () => {
  it('is given back to the AI only after a confirmation, and one’s own at once with undo', async () => {
    const hotel = busyDay();
    const { colleague, me } = hotel;
    hotel.change('cnv_dog', { state: 'staffed', assignee: { id: colleague.id, name: colleague.name } });
    hotel.change('cnv_shower', { state: 'staffed', assignee: { id: me.id, name: me.name } });
    start(hotel, '/desk/inbox/cnv_dog');
    (await button('Give back to the AI')).click();
    await see('p', 'Jon Winter holds this conversation');
    expect(hotel.conversations.get('cnv_dog')?.['state']).to.equal('staffed');
    const yes = await see('wa-button.yes', 'Give back to the AI');
    yes.shadowRoot?.querySelector('button')?.click();
    await until('it is the AI’s', () => hotel.conversations.get('cnv_dog')?.['state'] === 'open');
    open?.desk.openInInbox('cnv_shower');
    await see('h1', 'Room 12');
    await until('the question is gone', () => findAll(document, 'dialog[open], :modal').length === 0);
    press('l');
    await until('given back', () => hotel.conversations.get('cnv_shower')?.['state'] === 'open');
    await until('its undo', () => open?.desk.state.toasts.some(({ action }) => action?.isUndo));
    press('z');
    await until('mine again', () => hotel.conversations.get('cnv_shower')?.['state'] === 'staffed');
  });
});

describe('the list of colleagues to assign', () => {
  it('excludes blocked and tasks-only colleagues, and distinguishes equal names', async () => {
    const hotel = busyDay();
    const [max, other] = [1, 2].map((id) => ({ id: `usr_max${id}`, name: 'Max Braun', email: `max${id}@a.example` }));
    const [zed, tom] = ['Zed', 'Tom'].map((name) => ({ id: `usr_${name}`, name, email: `${name}@a.example` }));
    hotel.moreStaff = [{ ...zed, disabled: true }, { ...tom, role: 'worker' }, { ...max }, { ...other }];
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble');
    press('a');
    await see('wa-button', 'Max Braun (max1@a.example)');
    await see('wa-button', 'Max Braun (max2@a.example)');
    const offered = findAll(document, 'desk-assign wa-button, .choices wa-button').map(
      ({ textContent: words }) => words,
    );
    expect(offered.filter((words) => /Zed|Tom/.test(words ?? ''))).to.deep.equal([]);
  });
});

it('a deleted conversation is reported as such, without an offer to try again', async () => {
  start(busyDay(), '/desk/inbox/cnv_none');
  await see('desk-empty', 'It was erased');
  expect(findAll(document, 'desk-failed')).to.deep.equal([]);
});

describe('a translation in the inbox', () => {
  function speaking(): FakeHotel {
    const hotel = busyDay();
    hotel.features = { translation: true };
    hotel.properties = [{ id: 'prp_lindenhof', name: 'Hotel Lindenhof', languageModel: true }];
    return hotel;
  }

  it('of a guest’s message is shown above the original', async () => {
    start(speaking(), '/desk/inbox/cnv_dog');
    (await see('button.translate', 'Translate')).click();
    expect((await see('.translated', '[en] Guten Morgen')).getAttribute('lang')).to.equal('en');
    await see('.bubble', 'Darf ich meinen Hund mitbringen?');
  });

  it('of a reply is read, changed or dropped before it is sent', async () => {
    const hotel = speaking();
    start(hotel, '/desk/inbox/cnv_dog');
    const field = await composer();
    type(field, 'Of course, in the garden.');
    (await see('button.translate', 'German')).click();
    await until('the translation', () => field.value === '[de] Of course, in the garden.');
    await see('.translated', 'please read it');
    (await see('button', 'Back to my words')).click();
    await until('the words', () => field.value === 'Of course, in the garden.');
    expect(findAll(document, 'form .translated')).to.deep.equal([]);
    expect(hotel.calls.filter(({ method, path }) => method === 'POST' && /messages$/.test(path))).to.deep.equal([]);
  });

  it('never replaces text that was typed meanwhile', async () => {
    const hotel = speaking();
    start(hotel, '/desk/inbox/cnv_dog');
    const field = await composer();
    type(field, 'Of course.');
    (await see('button.translate', 'German')).click();
    type(field, 'Of course, and');
    await until('it was asked', () => hotel.calls.some(({ path }) => path.endsWith('/translate')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field.value).to.equal('Of course, and');
  });

  for (const [why, change] of [
    ['the server has no model', (hotel: FakeHotel) => Object.assign(hotel.features, { translation: false })],
    [
      'the property declines it',
      (hotel: FakeHotel) => Object.assign(hotel.properties[0] ?? {}, { languageModel: false }),
    ],
  ] as const) {
    it(`is not offered if ${why}`, async () => {
      const hotel = speaking();
      change(hotel);
      start(hotel, '/desk/inbox/cnv_dog');
      type(await composer(), 'Of course.');
      await see('.bubble', 'Guten Morgen');
      expect(findAll(document, 'button.translate')).to.deep.equal([]);
    });
  }
});

describe('a deleted conversation', () => {
  it('disappears from every open desk: the row, the messages, drafts and tasks', async () => {
    const hotel = busyDay();
    hotel.addTask('tsk_dog', { title: 'Bowl for the dog', conversationId: 'cnv_dog' });
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    await until('the row', () => rows().includes('cnv_dog'));
    hotel.erase('cnv_dog');
    await until('the row is gone', () => !rows().includes('cnv_dog'));
    const state = open?.desk.state;
    expect(JSON.stringify([...(state?.threads ?? [])])).not.to.include('Guten Morgen');
    expect(state?.tasks.has('tsk_dog')).to.equal(false);
    expect(document.body.textContent).not.to.include('Guten Morgen');
  });

  it('is deleted by a user with the right, after a confirmation', async () => {
    const hotel = busyDay();
    hotel.rights.push('guests:erase');
    const guest = {
      id: 'gst_1',
      firstName: 'Anna',
      lastName: 'Berger',
      email: '',
      phone: '',
      language: 'de',
      notes: '',
    };
    hotel.guestFiles.set('cnv_dog', {
      guest,
      reservations: [],
      preferences: [],
      pmsPreferences: ['High floor'],
      conversations: [],
      tasks: [],
    });
    hotel.next.push((method) => (method === 'DELETE' ? { status: 204, body: null } : null));
    start(hotel, '/desk/inbox/cnv_dog');
    await see('h3', 'Likes, says the PMS');
    await see('li', 'High floor');
    (await button('Erase …')).click();
    const yes = await see('wa-button.yes', 'Erase for good');
    yes.shadowRoot?.querySelector('button')?.click();
    await until('it was asked', () =>
      hotel.calls.some(({ path, method }) => method === 'DELETE' && path === '/api/guests/gst_1'),
    );
    await see('li', 'The guest is erased');
  });
});

describe('the pre-arrival details in the inbox', () => {
  it('are requested from the guest next to their conversation, in a text that can be edited', async () => {
    const hotel = busyDay();
    const stay = {
      id: 'rsv_9',
      guestId: 'gst_1',
      confirmationNumber: 'AB9',
      state: 'booked',
      checkIn: '2026-12-05',
      checkOut: '2026-12-07',
      roomType: 'Double',
      room: null,
      adults: 2,
      children: 0,
      inclusions: [],
      balance: null,
      notes: '',
      grant: { level: 'staff', reason: 'Told by telephone' },
    };
    hotel.guestFiles.set('cnv_dog', {
      guest: null,
      reservations: [stay],
      preferences: [],
      pmsPreferences: [],
      conversations: [],
      tasks: [],
    });
    start(hotel, '/desk/inbox/cnv_dog');
    (await button('Ask the guest')).click();
    const words = await until('the question', () => findAll<HTMLTextAreaElement>(document, 'textarea[name="text"]')[0]);
    expect(words.value).to.include('when will you come');
    type(words, 'Quando chega?');
    words.form?.requestSubmit();
    await see('.chip', 'Asked');
    const asked = hotel.calls.find(({ path }) => path === '/api/reservations/rsv_9/registration/ask');
    expect(asked?.body).to.deep.equal({ conversationId: 'cnv_dog', text: 'Quando chega?' });
  });
});

describe('a desktop notification', () => {
  const shown: { title: string; body: string }[] = [];
  const real = globalThis.Notification;
  const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
  beforeEach(() => {
    shown.length = 0;
    class StubNotification {
      static permission = 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body: string }) {
        shown.push({ title, body });
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: StubNotification });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  });
  afterEach(() => {
    Object.assign(globalThis, { Notification: real });
    if (visibility !== undefined) Reflect.deleteProperty(document, 'visibilityState');
  });

  async function hidePage(): Promise<FakeHotel> {
    const hotel = busyDay();
    const { me } = hotel;
    hotel.change('cnv_dog', { state: 'staffed', assignee: { id: me.id, name: me.name } });
    start(hotel, '/desk/inbox', { notify: true, sound: false });
    await see('.link', 'Live');
    await see('a.row');
    await until('the list stands', () => open?.desk.state.listing.loading === 'ready');
    return hotel;
  }
  const alert = (hotel: FakeHotel, fields: Record<string, unknown>) =>
    hotel.tell('alert', { conversationId: 'cnv_dog', ...fields, at: new Date().toISOString() });

  it('says that a guest whom the user holds has written', async () => {
    const hotel = await hidePage();
    hotel.change('cnv_dog', { unread: 1 });
    await until('a notice', () => shown.length === 1);
    expect(shown).to.deep.equal([{ title: 'Hotel Lindenhof', body: 'A guest has written to you' }]);
  });

  it('names the matter of an alert, and is not shown for a colleague’s alerts', async () => {
    const hotel = await hidePage();
    alert(hotel, { kind: 'task_overdue', userId: 'usr_jon' });
    alert(hotel, { kind: 'task_overdue', userId: hotel.me.id });
    await until('a notice', () => shown.length === 1);
    expect(shown).to.deep.equal([{ title: 'Hotel Lindenhof', body: 'A task is late' }]);
  });

  it('is not shown for a waiting guest who is suggested to a colleague', async () => {
    const hotel = await hidePage();
    hotel.change('cnv_shower', { state: 'waiting', waitingSince: hotel.now() });
    alert(hotel, { kind: 'guest_asked', userId: 'usr_jon' });
    await until('the row waits', () => findAll(document, 'a.row.waiting').length === 2);
    expect(shown).to.deep.equal([]);
  });
});

describe('an undo message', () => {
  it('is not replaced by other messages, and stays while the pointer is on it', async () => {
    const { desk } = start(busyDay());
    await see('a.row');
    desk.toast('done', 'Resolved', { label: 'Undo', run: () => undefined, isUndo: true });
    for (const words of ['one', 'two', 'three', 'four']) desk.toast('guest', words);
    expect(desk.state.toasts.map(({ text }) => text)).to.deep.equal(['Resolved', 'three', 'four']);
  });
});

describe('the memory of the inbox', () => {
  const conversation = (number: number, change: Partial<Conversation> = {}): Conversation => {
    const at = new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();
    const read = readConversation({ id: `cnv_${number}`, state: 'open', updatedAt: at, createdAt: at });
    if (read === null) throw new Error('Not readable');
    return { ...read, ...change };
  };
  const message = (seq: number): Message => {
    const read = readMessage(
      { id: `msg_${seq}`, seq, author: 'guest', text: 'x', at: '2026-01-01T00:00:00.000Z' },
      'cnv_1',
    );
    if (read === null) throw new Error('Not readable');
    return read;
  };
  const holding = (all: Conversation[]): DeskState => ({
    ...emptyState(),
    conversations: new Map(all.map((one) => [one.id, one])),
  });

  it('drops the oldest conversations, never waiting, held or open ones, and the list ends above them', () => {
    const many = Array.from({ length: CONVERSATIONS_MAX + 1 }, (_, number) => conversation(number));
    many[0] = conversation(0, { state: 'waiting' });
    many[1] = conversation(1, { state: 'staffed' });
    const route = { view: 'inbox', rest: 'cnv_2' };
    const bound = withinBounds({ ...holding(many), route });
    expect(bound.conversations.size).to.equal(CONVERSATIONS_MAX - 1_000);
    expect(['cnv_0', 'cnv_1', 'cnv_2'].every((id) => bound.conversations.has(id))).to.equal(true);
    expect(bound.conversations.has('cnv_3')).to.equal(false);
    expect(bound.listing).to.include({ isCut: true, cursor: null, until: conversation(1_003).updatedAt });
  });

  it('does not grow, however long guests write', () => {
    let state = holding(Array.from({ length: CONVERSATIONS_MAX }, (_, number) => conversation(number)));
    for (let event = 1; event <= 2_500; event += 1) {
      const next = conversation(CONVERSATIONS_MAX + event);
      state = withinBounds(applyEvent(state, { type: 'conversation', event, conversation: next }));
    }
    expect(state.conversations.size).to.be.at.most(CONVERSATIONS_MAX);
    expect(state.conversations.has(`cnv_${CONVERSATIONS_MAX + 2_500}`)).to.equal(true);
  });

  it('keeps the messages of the last opened conversations, and the newest of the others', () => {
    const threads = Array.from({ length: THREADS_MAX + 5 }, (_, number) => {
      const messages = Array.from({ length: number === 10 ? MESSAGES_MAX + 7 : 1 }, (_, seq) => message(seq));
      return [`cnv_${number}`, { loading: 'ready', messages, hasEarlier: false }] as const;
    });
    const bound = withinBounds({ ...emptyState(), route: { view: 'inbox', rest: 'cnv_0' }, threads: new Map(threads) });
    expect(bound.threads.size).to.equal(THREADS_MAX + 1); // besides the open conversation
    expect(bound.threads.has('cnv_0')).to.equal(true);
    expect(bound.threads.has('cnv_1')).to.equal(false);
    expect(bound.threads.get('cnv_10')).to.include({ hasEarlier: true });
    expect(bound.threads.get('cnv_10')?.messages).to.have.length(MESSAGES_MAX);
  });
});
