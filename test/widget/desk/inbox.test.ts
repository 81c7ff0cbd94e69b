import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
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

function start(hotel: FakeHotel, path = '/desk'): OpenDesk {
  open = openDesk(hotel, path);
  return open;
}

const rows = () => findAll(document, 'a.row').map((row) => row.dataset['id']);
const composer = () => until('the composer', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);

describe('the first opened conversation', () => {
  it('is rendered in advance out of view while the list is idle, without notifying anybody', async () => {
    const hotel = busyDay();
    start(hotel);
    const inbox = await until('the inbox', () => findAll(document, 'desk-inbox')[0]);
    const stage = await until('the rehearsal', () => inbox.shadowRoot?.querySelector('.rehearsal'));
    expect(stage.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(findAll(document, 'desk-messages, desk-composer, desk-guest-pane, desk-conversation')).to.have.length(0);
    await until('its end', () => !stage.isConnected);
    expect(hotel.calls.filter(({ path }) => path.includes('rehearsal'))).to.have.length(0);
  });
});

describe('the inbox on a phone', () => {
  before(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 1280, height: 800 }));

  it('shows a conversation on the whole screen, from the name to the reply field', async () => {
    start(busyDay(), '/desk/inbox');
    (await see('a.row')).click();
    const field = (await composer()).getBoundingClientRect();
    const [main] = findAll(document, '#main');
    expect(main?.getBoundingClientRect().height).to.equal(innerHeight);
    expect(field.top).to.be.above(innerHeight / 2);
    expect(field.bottom).to.be.below(innerHeight);
  });
});

describe('a list of hundreds of conversations', () => {
  it('renders only visible rows, loads page by page and never jumps', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 450; number += 1) hotel.addConversation(`cnv_${number}`);
    start(hotel);
    await see('a.row');
    const virtualizer = await until('the list', () => findAll(document, 'lit-virtualizer')[0]);
    const size = () => Number(virtualizer.querySelector('.item')?.getAttribute('aria-setsize'));
    expect(size()).to.equal(100);
    await until('all of them', () => {
      virtualizer.scrollTo(0, virtualizer.scrollHeight);
      return size() === 450;
    });
    expect(rows().length).to.be.below(60);
    // After a shorter list arrives, a removed row is rendered as nothing.
    const { renderItem } = virtualizer as unknown as { renderItem(conversation: undefined, index: number): unknown };
    expect(() => renderItem(undefined, 450)).not.to.throw();
    const pages = hotel.calls.filter(({ path }) => path.includes('state=active'));
    expect(pages.length).to.equal(5);
  });

  it('is filtered by channel, language and unread, in the desk and on the server', async () => {
    const hotel = busyDay();
    hotel.addConversation('cnv_phone', { channel: 'whatsapp', language: 'de', unread: 3 });
    start(hotel);
    await see('a.row', 'Anna Berger');
    press('f');
    const channel = await until('a choice of channels', () => {
      const filters = findAll(document, 'desk-list-filters')[0]?.shadowRoot;
      return filters == null ? undefined : findAll<HTMLElement & { value: string }>(filters, 'wa-select')[0];
    });
    channel.value = 'whatsapp';
    channel.dispatchEvent(new Event('change', { bubbles: true }));
    await until('the guest on WhatsApp alone', () => rows().join() === 'cnv_phone');
    expect(hotel.calls.at(-1)?.path).to.match(/channel=whatsapp|attention=true/);
    (await button('Clear')).click();
    await until('all again', () => rows().length === 6);
  });
});

describe('the saved replies of the inbox', () => {
  it('are opened with a slash, in the guest’s language, with the stay’s data filled in', async () => {
    start(busyDay(), '/desk/inbox/cnv_late');
    type(await composer(), '/');
    await see('li[role=option]', 'Late check-out');
    const search = await until(
      'the search',
      () =>
        findAll<HTMLInputElement>(document, 'desk-saved-replies').length > 0 &&
        findAll<HTMLInputElement>(document, 'input[role=combobox]')[0],
    );
    await until('the words', () =>
      findAll(document, 'li[role=option] .words')[0]?.textContent?.includes('Pierre Lacroix'),
    );
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    const field = await composer();
    await until('the reply', () => field.value.startsWith('Cher Pierre Lacroix, la chambre 204'));
    expect(field.value).to.contain('mardi 24 novembre');
  });

  it('cannot be sent while a placeholder is empty', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    type(await composer(), '/');
    (await see('li[role=option]', 'Late check-out')).click();
    await see('.open', 'Please fill in');
    const field = await composer();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(hotel.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).to.have.length(0);
  });
});

/** Delivers events before the response that caused them, as a network may. */
function eventsFirst(hotel: FakeHotel): void {
  const { fetch } = hotel;
  const late: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (init?.method === 'POST') await new Promise((resolve) => setTimeout(resolve, 100));
    return answer;
  };
  Object.assign(hotel, { fetch: late });
}

describe('the guest panel next to the conversation', () => {
  it('shows contact, stay, preferences and tasks, and a preference is confirmed with one click', async () => {
    const hotel = busyDay();
    hotel.addTask('tsk_9', { title: 'Iron a shirt', conversationId: 'cnv_late' });
    start(hotel, '/desk/inbox/cnv_late');
    const pane = await see('desk-guest-pane');
    await until('the name', () => pane.shadowRoot?.querySelector('.name')?.textContent?.includes('Pierre Lacroix'));
    await see('article', 'Room 204');
    await see('article', '€45.00');
    await see('section li', 'Iron a shirt');
    (await button('Keep')).click();
    await until('kept', () => JSON.stringify(hotel.guestFiles.get('cnv_late')).includes('"kept"'));
  });

  it('shows a task of today with its time only, as on the board', async () => {
    const hotel = busyDay();
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    hotel.addTask('tsk_9', { title: 'Iron a shirt', conversationId: 'cnv_late', dueAt });
    start(hotel, '/desk/inbox/cnv_late');
    const entry = await see('section li', 'Iron a shirt');
    const late = () => entry.querySelector('.late')?.textContent ?? '';
    await until('its hour', () => /^Late: \d\d:\d\d$/.test(late()) || (new Date().getHours() === 0 && late() !== ''));
  });

  it('links a booking by its number after a preview, with the colleague’s reason, and unlinks it', async () => {
    const hotel = busyDay();
    eventsFirst(hotel);
    start(hotel, '/desk/inbox/cnv_dog');
    (await button('Link a booking')).click();
    const field = (name: string) =>
      until(name, () => findAll(document, `wa-input[name="${name}"]`)[0]?.shadowRoot?.querySelector('input'));
    const submit = async () => (await see('desk-link-booking', '')).shadowRoot?.querySelector('form')?.requestSubmit();
    type(await field('number'), 'LH-3000');
    await submit();
    await see('.found', 'Alma Sommer');
    await see('.found', 'Booking LH-3000');
    expect(hotel.calls.filter(({ method, path }) => method === 'POST' && path.includes('/bookings'))).to.be.empty;
    type(await field('reason'), 'she showed her passport');
    await submit();
    await see('article', 'she showed her passport');
    await see('h1', 'Alma Sommer');
    await see('a.row', 'Alma Sommer');
    (await button('Unlink')).click();
    await see('.hint', 'do not know yet');
    await see('li.done', 'is no longer linked'); // an undo exists only from here on
    press('z');
    await see('article', 'she showed her passport');
    await see('li.done', 'is linked');
    press('z');
    await see('.hint', 'do not know yet');
  });

  it('changes as soon as a colleague links a booking elsewhere', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.hint', 'do not know yet');
    const link = { method: 'POST', body: JSON.stringify({ reservationId: 'res_2', reason: 'passport' }) };
    await hotel.fetch('/api/conversations/cnv_dog/bookings', link);
    await see('.name', 'Alma Sommer');
    await see('article', 'LH-3000');
  });

  it('is hidden from users who may not read guests', async () => {
    const hotel = busyDay();
    hotel.rights = hotel.rights.filter((right) => !right.startsWith('guests'));
    start(hotel, '/desk/inbox/cnv_late');
    await see('.bubble');
    expect(findAll(document, 'desk-guest-pane, .pane')).to.have.length(0);
  });
});

describe('undo in the inbox', () => {
  it('returns a resolved conversation to the colleague who held it', async () => {
    const hotel = busyDay();
    hotel.change('cnv_dog', { state: 'staffed', assignee: { id: hotel.me.id, name: hotel.me.name } });
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble');
    press('e');
    await until('resolved', () => hotel.conversations.get('cnv_dog')?.['state'] === 'resolved');
    await button('Undo');
    press('z');
    await until('staffed', () => hotel.conversations.get('cnv_dog')?.['state'] === 'staffed');
    await see('.holder', 'You');
  });

  it('reverts an assignment', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble');
    press('a');
    (await see('wa-dialog wa-button', 'Jon Winter')).click();
    await until('Jon', () => JSON.stringify(hotel.conversations.get('cnv_dog')?.['assignee']).includes('Jon'));
    (await button('Undo')).click();
    await until('nobody', () => hotel.conversations.get('cnv_dog')?.['assignee'] === null);
  });
});

describe('a draft that a colleague changes at the same time', () => {
  it('is shown next to one’s own version, and neither version is lost', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_late');
    (await button('Edit')).click();
    const area = await until('the field', () => findAll<HTMLTextAreaElement>(document, 'textarea.input')[0]);
    type(area, 'Oui, jusqu’à 15 h.');
    const theirs = { text: 'Non, malheureusement.', revision: 2, editedBy: hotel.colleague };
    hotel.addDraft('dft_late', { ...hotel.drafts.get('dft_late'), ...theirs });
    await see('.theirs', 'Non, malheureusement.');
    expect(area.value).to.equal('Oui, jusqu’à 15 h.');
    (await button('Go on with mine')).click();
    (await button('Keep as draft')).click();
    await until('kept', () => hotel.drafts.get('dft_late')?.['text'] === 'Oui, jusqu’à 15 h.');
    expect(hotel.drafts.get('dft_late')?.['revision']).to.equal(3);
  });
});

describe('the desk’s event stream', () => {
  it('is requested again from the last number when an event is missing', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.link', 'Live');
    await see('.bubble', 'Guten Morgen');
    const [socket] = hotel.sockets;
    if (socket === undefined) throw new Error('No socket');
    const receive = socket.receive.bind(socket);
    let isLost = false;
    socket.receive = (frame) => {
      if (isLost || typeof frame['event'] !== 'number') receive(frame);
      isLost ||= typeof frame['event'] === 'number';
    };
    hotel.addMessage('cnv_dog', { text: 'the one that got lost' });
    await see('.bubble', 'the one that got lost');
    expect(hotel.sockets.length).to.equal(2);
    expect(hotel.sockets[1]?.sent[0]).to.have.property('lastEvent');
  });
});

describe('a user without the right', () => {
  it('to change the house sees neither Teach nor Settings, nor their pages', async () => {
    const hotel = busyDay();
    hotel.rights = hotel.rights.filter((right) => right !== 'property:write');
    start(hotel, '/desk/settings');
    await see('h2', 'This is for managers');
    const places = findAll(document, '.rail a .word').map(({ textContent }) => textContent);
    expect(places).to.include('Inbox');
    expect(places).not.to.include('Settings');
  });

  it('to write sees a conversation without its actions', async () => {
    const hotel = busyDay();
    hotel.rights = ['conversations:read', 'property:read'];
    start(hotel, '/desk/inbox/cnv_late');
    await see('.bubble');
    expect(findAll(document, '.actions, desk-composer, desk-draft')).to.have.length(0);
  });

  it('to a page, or with a wrong address, gets a message', async () => {
    start(busyDay(), '/desk/nowhere');
    await see('h2', 'There is no such page');
  });
});

describe('a reply whose event arrives before its own answer', () => {
  it('is shown once, and is restored with its error if the event was another reply’s', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await see('.link', 'Live');
    await see('.bubble', 'Guten Morgen');
    const shown = () =>
      findAll(document, '.bubble').filter(({ textContent }) => textContent?.includes('Sehr gern')).length;
    hotel.next.push((method, path) => {
      if (method !== 'POST' || !path.endsWith('/messages')) return null;
      hotel.addMessage('cnv_dog', { author: 'staff', name: 'Jon Winter', text: 'Sehr gern!' });
      return { status: 409, body: { code: 'already_taken', detail: 'Jon Winter holds this conversation' } };
    });
    const field = await composer();
    type(field, 'Sehr gern!');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await button('Send again');
    await until('both', () => shown() === 2);
    hotel.addMessage('cnv_dog', { author: 'staff', name: 'Mia Sommer', text: 'Bis gleich!' });
    await see('.bubble', 'Bis gleich!');
  });
});
