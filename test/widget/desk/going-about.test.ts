import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import { findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

function hit(target: Element, key: string, held: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...held }));
}

describe('the command palette', () => {
  const field = () =>
    until('the field', () =>
      findAll<HTMLInputElement>(document, 'input[role=combobox]').find((one) => one.checkVisibility()),
    );
  const offered = () => findAll(document, '#found li').map((one) => one.textContent?.trim());

  it('opens a view by the first letters of its name, with the keyboard alone', async () => {
    open = openDesk(busyDay(), '/desk/inbox');
    await see('.link', 'Live');
    hit(document.body, 'k', { ctrlKey: true });
    type(await field(), 'tas');
    await until('the view first', () => offered()[0] === 'Tasks');
    hit(await field(), 'Enter');
    await see('h1', 'Tasks');
  });

  it('resolves the open conversation, finds a guest, and leaves other searches to the server', async () => {
    const hotel = busyDay();
    open = openDesk(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    hit(document.body, 'k', { ctrlKey: true });
    type(await field(), 'resol');
    await until('the action first', () => offered()[0] === 'Resolve');
    hit(await field(), 'Enter');
    await until('resolved', () => hotel.conversations.get('cnv_dog')?.['state'] === 'resolved');
    hit(document.body, 'k', { ctrlKey: true });
    type(await field(), 'nobody by this name');
    await until('the search alone', () => offered().join() === 'Search conversations for “nobody by this name”');
    hit(await field(), 'Enter');
    await until('searched', () => hotel.calls.some(({ path }) => path.includes('nobody+by+this+name')));
  });
});

it('a dialog that is opened again while it closes is open', async () => {
  open = openDesk(busyDay(), '/desk/inbox');
  await see('.link', 'Live');
  hit(document.body, 'k', { ctrlKey: true });
  const dialog = await until('the dialog', () =>
    findAll<HTMLElement & { open: boolean }>(document, 'wa-dialog').find((one) => one.open),
  );
  const once = (type: string) => new Promise((resolve) => dialog.addEventListener(type, resolve, { once: true }));
  await once('wa-after-show');
  const closed = once('wa-after-hide');
  const again = once('wa-after-show');
  dialog.addEventListener('wa-hide', () => queueMicrotask(() => hit(document.body, 'k', { ctrlKey: true })), {
    once: true,
  });
  dialog.open = false;
  await closed;
  await again;
  expect(dialog.open).to.equal(true);
});

it('Enter opens a view at once and changes nothing else', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  await see('li.card');
  hit(document.body, 'k', { ctrlKey: true });
  await see('li[role=option]', 'Inbox');
  const words = findAll(document, 'li[role=option]').map(({ textContent }) => textContent?.trim());
  expect(words[0]).to.equal('Inbox');
  expect(words.at(-1)).to.equal('Compact rows');
});

describe('a colleague who is mentioned in a note at the desk', () => {
  it('is selected by the first letters of the name', async () => {
    const hotel = busyDay();
    open = openDesk(hotel, '/desk/inbox/cnv_dog');
    await see('.bubble', 'Guten Morgen');
    press('n');
    const note = await until('the note', () =>
      findAll<HTMLTextAreaElement>(document, '.write textarea').find((one) => one.ariaLabel === 'Internal note'),
    );
    type(note, '@jo');
    await see('button[role=option]', hotel.colleague.name);
    hit(note, 'Enter');
    await until('the whole name', () => note.value === `@${hotel.colleague.name} `);
    expect(hotel.calls.some(({ path }) => path.endsWith('/notes'))).to.equal(false);
  });

  it('is notified with the writer’s name and a link to the note', async () => {
    const hotel = busyDay();
    open = openDesk(hotel, '/desk/tasks');
    await see('.link', 'Live');
    const about = { conversationId: 'cnv_dog', kind: 'mentioned', userId: hotel.me.id, detail: 'Jon Winter' };
    hotel.tell('alert', { ...about, at: new Date().toISOString() });
    await see('li.guest', 'Jon Winter mentioned you in a note');
  });
});

describe('a toast message', () => {
  const SCREENS = [
    { width: 1_440, height: 900 },
    { width: 1_024, height: 700 },
    { width: 768, height: 1_024 },
    { width: 390, height: 844 },
    { width: 390, height: 430 }, // with the on-screen keyboard open
  ];
  /** The elements for work and navigation: the parts of the frame, and all controls outside of toasts. */
  const PARTS = 'main, nav.rail, .notices > *, .house, .link, desk-user-menu, desk-composer, desk-conversation header';
  const shown = (found: readonly HTMLElement[]) =>
    found
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: `${one.localName}.${one.className}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
  const seen = (selector: string) => shown(findAll(document, selector));
  /** Only the visible part of each toast, because toasts scroll on small screens. */
  const toasts = () =>
    findAll(document, 'desk-toasts').flatMap(({ shadowRoot }) => {
      const [list] = shown([...(shadowRoot?.querySelectorAll('ul') ?? [])]);
      return shown([...(shadowRoot?.querySelectorAll('li') ?? [])]).map(({ name, box }) => {
        const [top, bottom] = [Math.max(box.top, list?.box.top ?? 0), Math.min(box.bottom, list?.box.bottom ?? 0)];
        return { name, box: new DOMRect(box.x, top, box.width, Math.max(0, bottom - top)) };
      });
    });
  const covers = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const screen of SCREENS) {
    it(`covers no control at ${screen.width} × ${screen.height}, whatever the view and however long the toast is`, async () => {
      await setViewport(screen);
      for (const path of [
        '/desk/inbox',
        '/desk/inbox/cnv_dog',
        '/desk/tasks',
        '/desk/house',
        '/desk/settings/property',
      ]) {
        open = openDesk(busyDay(), path);
        const { desk } = open;
        await until('the view', () => seen('main').length > 0 && desk.state.connection === 'online');
        desk.toast('done', 'Resolved', { label: 'Undo', run: () => undefined, isUndo: true });
        desk.toast('done', 'Assigned to Jon Winter', { label: 'Undo', run: () => undefined, isUndo: true });
        desk.toast('problem', 'The server cannot be reached. Please try again.');
        const told = await until('all of it', () => {
          const found = toasts();
          return found.length === 3 ? found : null;
        });
        for (const { box } of told) {
          expect(box.left, path).to.be.at.least(0);
          expect(box.right, path).to.be.at.most(screen.width);
          const covered = seen(PARTS).filter((part) => covers(box, part.box));
          expect(
            covered.map(({ name }) => name),
            path,
          ).to.deep.equal([]);
        }
        // The toast gets room without pushing anything out of the desk.
        const end = Math.max(...seen('service-desk').map(({ box }) => box.bottom));
        for (const { name, box } of seen('main, nav.rail, desk-composer'))
          expect(box.bottom, `${path} ${name}`).to.be.at.most(end + 1);
        open.close();
      }
      open = null;
    });
  }
});
