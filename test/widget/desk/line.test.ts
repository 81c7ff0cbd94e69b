import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import type { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, until } from './harness.ts';

/** The connection to the server breaks, returns or seems alive: no written text is lost, and nothing wrong is shown. */

let open: OpenDesk | null = null;

afterEach(() => {
  open?.close();
  open = null;
  sessionStorage.clear();
});

function start(hotel: FakeHotel, path = '/desk/inbox/cnv_dog'): OpenDesk {
  open = openDesk(hotel, path, {}, sessionStorage);
  return open;
}

/** Reloads the page, so that the desk's memory is lost. */
function reload(hotel: FakeHotel): OpenDesk {
  open?.element.remove();
  open?.desk.leave('ended');
  return start(hotel);
}

const composer = () => until('the composer', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);
const listTexts = (hotel: FakeHotel) => hotel.messages.get('cnv_dog')?.map(({ text }) => text) ?? [];

async function begin(words: string): Promise<HTMLTextAreaElement> {
  const field = await composer();
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return field;
}

async function write(words: string): Promise<void> {
  const field = await begin(words);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));
}

describe('a desk that was offline for too long to resume', () => {
  it('shows none of its earlier data', async () => {
    const hotel = busyDay();
    const drafted = new Set([...hotel.drafts.values()].map((draft) => draft['conversationId']));
    const { wake } = start(hotel, '/desk/inbox');
    await see('.link', 'Live');
    await see('a.row.waiting[data-id=cnv_arabic]');
    hotel.sockets.at(-1)?.drop();
    await see('.link', 'Offline');
    hotel.forgetsLog = true;
    hotel.change('cnv_arabic', { state: 'resolved' });
    wake();
    await see('.link', 'Live');
    await until('only the draft waits', () => {
      const waiting = findAll(document, 'a.row.waiting').map(({ dataset }) => dataset['id']);
      return waiting.length > 0 && !waiting.includes('cnv_arabic') && waiting.every((id) => drafted.has(id));
    });
  });
});

describe('a reply written while the desk is offline', () => {
  it('is marked, and is sent automatically, once and in order', async () => {
    const hotel = busyDay();
    const { lose, wake } = start(hotel);
    await see('.link', 'Live');
    hotel.offline = true;
    lose();
    await see('.link', 'Offline');
    await write('First.');
    await see('.failed .fault', 'It is sent by itself');
    await write('Second.');
    await see('a.row[data-id=cnv_dog] .chip', 'Not sent');
    hotel.offline = false;
    wake();
    await until('sent', () => findAll(document, '.failed, .sending').length === 0);
    expect(listTexts(hotel).slice(-2)).to.deep.equal(['First.', 'Second.']);
    expect(findAll(document, 'a.row[data-id=cnv_dog] .chip.danger')).to.have.length(0);
  });

  it('is still there after a reload', async () => {
    const hotel = busyDay();
    start(hotel);
    await see('.link', 'Live');
    hotel.next.push((method, path) => (method === 'POST' && path.endsWith('/messages') ? 'lost' : null));
    await write('In the garden.');
    await see('.failed .fault', 'It is sent by itself');
    reload(hotel);
    await until('settled', () =>
      findAll(document, '.bubble').some(({ textContent }) => textContent?.includes('garden')),
    );
    await until('no longer on its way', () => findAll(document, '.failed, .sending').length === 0);
    expect(listTexts(hotel).filter((text) => text === 'In the garden.')).to.have.length(1);
  });
});

describe('an unfinished reply', () => {
  it('is restored after a reload', async () => {
    const hotel = busyDay();
    start(hotel);
    await begin('Half a sen');
    reload(hotel);
    const field = await composer();
    await until('the words', () => field.isConnected && field.value === 'Half a sen');
  });

  it('is removed when another user signs in', async () => {
    const hotel = busyDay();
    const { desk } = start(hotel);
    await begin('Between us');
    await desk.signOut();
    await see('input[type=email]');
    hotel.signedIn = true;
    await desk.start();
    expect((await composer()).value).to.equal('');
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('Between us');
  });
});

describe('the desk’s live indicator', () => {
  it('turns off at once when the browser is offline', async () => {
    const { lose } = start(busyDay());
    await see('.link', 'Live');
    lose();
    await see('.link', 'Offline');
  });
});

describe('single-key shortcuts', () => {
  it('do nothing behind an open dialog', async () => {
    const hotel = busyDay();
    start(hotel);
    await see('.bubble', 'Guten Morgen');
    press('?');
    const dialogs = () => findAll<HTMLElement & { open: boolean }>(document, 'wa-dialog');
    await until('open', () => dialogs().some((one) => one.open));
    press('e');
    press('Escape');
    await until('closed', () => dialogs().every((one) => !one.open));
    expect(hotel.calls.filter(({ path }) => path.endsWith('/resolve'))).to.deep.equal([]);
    press('e');
    await until('resolved', () => hotel.conversations.get('cnv_dog')?.['state'] === 'resolved');
  });

  for (const [keyboard, key, code] of [
    ['with Caps Lock', 'E', 'KeyE'],
    ['of another script', 'ث', 'KeyE'],
  ] as const)
    it(`work on a keyboard ${keyboard}`, async () => {
      const hotel = busyDay();
      start(hotel);
      await see('.bubble', 'Guten Morgen');
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
      await until('resolved', () => hotel.conversations.get('cnv_dog')?.['state'] === 'resolved');
    });
});

it('reopen a conversation once, however often Enter is pressed', async () => {
  const hotel = busyDay();
  start(hotel);
  await see('.bubble', 'Guten Morgen');
  press('e');
  await button('Reopen');
  const field = await begin('One more thing.');
  for (let times = 0; times < 2; times += 1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await until('said', () => listTexts(hotel).includes('One more thing.'));
  expect(hotel.calls.filter(({ path }) => path.endsWith('/reopen'))).to.have.length(1);
  expect(findAll(document, 'desk-toasts .problem')).to.have.length(0);
});
