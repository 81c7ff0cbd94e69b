import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import type { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

/** Checks the keyboard focus after actions, and that unfinished texts are not lost. */
let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
  sessionStorage.clear();
});

function start(hotel: FakeHotel, path: string): OpenDesk {
  open = openDesk(hotel, path, {}, sessionStorage);
  return open;
}

/** Returns the focused element in any shadow root, or null. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
}

/** Returns the words of the focused element and its tag. */
function focusedWords(): string {
  const at = focused();
  const root = at?.getRootNode();
  const host = root instanceof ShadowRoot && root.host.localName.startsWith('wa-') ? root.host : at;
  return host?.textContent?.trim() ?? '';
}

async function pressButton(words: string): Promise<void> {
  const found = await until(words, () =>
    findAll(document, 'button, wa-button').find(
      (one) => one.textContent?.trim().startsWith(words) && one.checkVisibility(),
    ),
  );
  const inner = found.shadowRoot?.querySelector<HTMLElement>('button') ?? found;
  inner.focus();
  inner.click();
}

const numberField = () =>
  until('the field of the number', () => {
    const at = focused();
    return at instanceof HTMLInputElement && at.name === 'number' && at;
  });

describe('the dialog “Link a booking”', () => {
  it('has the focus in its first field each time it opens, and returns the focus when it closes', async () => {
    const { desk } = start(busyDay(), '/desk/inbox/cnv_dog');
    await pressButton('Link a booking');
    await numberField();
    await pressButton('Cancel');
    await until('the button', () => focusedWords() === 'Link a booking');
    desk.openInInbox('cnv_shower');
    await see('header bdi', 'Room 12');
    await pressButton('Link a booking');
    const field = await numberField();
    await sendKeys({ type: 'TE-4711' });
    expect(field.value).to.equal('TE-4711');
    expect(location.pathname).to.equal('/desk/inbox/cnv_shower');
    expect(desk.state.conversations.get('cnv_shower')?.state).to.equal('open');
  });

  it('has the focus on its button after the booking is linked', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_dog');
    await pressButton('Link a booking');
    type(await numberField(), 'LH-3000');
    await pressButton('Find');
    const reason = await until('the field of the reason', () => {
      const at = focused();
      return at instanceof HTMLInputElement && at.name === 'reason' && at;
    });
    type(reason, 'she showed her passport');
    await pressButton('Link');
    await see('article', 'LH-3000');
    await until('the button', () => focusedWords() === 'Link a booking');
  });
});

describe('an edited draft', () => {
  const area = () => until('the field', () => findAll<HTMLTextAreaElement>(document, 'textarea.input')[0]);
  const composer = () => until('the composer', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);

  async function begin(hotel: FakeHotel): Promise<void> {
    start(hotel, '/desk/inbox/cnv_late');
    (await button('Edit')).click();
    type(await area(), 'Oui, jusqu’à 15 h.');
  }

  it('is still there after another guest was opened, and the key Y sends nothing else', async () => {
    const hotel = busyDay();
    await begin(hotel);
    open?.desk.openInInbox('cnv_dog');
    await see('header bdi', 'Anna Berger');
    expect((await composer()).value).to.equal('');
    open?.desk.openInInbox('cnv_late');
    await see('header bdi', 'Pierre');
    expect((await area()).value).to.equal('Oui, jusqu’à 15 h.');
    expect((await composer()).value).to.equal('');
    (await button('Send the edited reply')).click();
    await until('sent', () => JSON.stringify(hotel.messages.get('cnv_late')).includes('Oui, jusqu’à 15 h.'));
    expect(sessionStorage.length).to.equal(0);
  });

  it('is still there after a reload, next to a colleague’s saved version', async () => {
    const hotel = busyDay();
    await begin(hotel);
    open?.element.remove();
    const theirs = { text: 'Non, malheureusement.', revision: 2, editedBy: hotel.colleague };
    hotel.addDraft('dft_late', { ...hotel.drafts.get('dft_late'), ...theirs });
    start(hotel, '/desk/inbox/cnv_late');
    expect((await area()).value).to.equal('Oui, jusqu’à 15 h.');
    await see('.theirs', 'Non, malheureusement.');
    (await button('Cancel')).click();
    await see('desk-draft .words, .words', 'Non, malheureusement.');
    expect(sessionStorage.length).to.equal(0);
  });

  it('is moved to the reply field if a colleague handled the draft meanwhile', async () => {
    const hotel = busyDay();
    const { desk } = start(hotel, '/desk/inbox/cnv_late');
    (await button('Edit')).click();
    type(await area(), 'Oui, jusqu’à 15 h.');
    desk.openInInbox('cnv_dog');
    await see('header bdi', 'Anna Berger');
    hotel.addDraft('dft_late', { ...hotel.drafts.get('dft_late'), state: 'discarded' });
    await until('the draft is gone', () => !desk.state.drafts.has('dft_late'));
    expect((await composer()).value).to.equal('');
    desk.openInInbox('cnv_late');
    await until('the words', () =>
      findAll<HTMLTextAreaElement>(document, '.write textarea').some(({ value }) => value === 'Oui, jusqu’à 15 h.'),
    );
  });
});

describe('the saved replies in the inbox', () => {
  it('are all listed in order, and the selected one is in view', async () => {
    const hotel = busyDay();
    hotel.cannedReplies = Array.from({ length: 12 }, (_, index) => 12 - index).map((number) => ({
      id: `cnr_${number}`,
      name: `Reply ${number}`,
      texts: [{ language: 'en', text: `Words ${number}` }],
    }));
    start(hotel, '/desk/inbox/cnv_shower');
    await until('the composer', () => findAll(document, '.write textarea')[0]);
    press('r');
    await until('the reply field', () => focused()?.localName === 'textarea');
    await sendKeys({ press: '/' });
    await until('the search', () => focused()?.getAttribute('role') === 'combobox');
    await see('li[role=option]', 'Reply 12');
    const options = () => findAll(document, 'li[role=option]');
    expect(options().map((one) => one.querySelector('strong')?.textContent)).to.deep.equal(
      Array.from({ length: 12 }, (_, index) => `Reply ${index + 1}`),
    );
    for (let step = 1; step < 12; step += 1) await sendKeys({ press: 'ArrowDown' });
    const chosen = await until(
      'the last is chosen',
      () => options()[11]?.getAttribute('aria-selected') === 'true' && options()[11],
    );
    const list = chosen.parentElement?.getBoundingClientRect();
    const { top, bottom } = chosen.getBoundingClientRect();
    expect(bottom).to.be.at.most((list?.bottom ?? 0) + 1);
    expect(top).to.be.at.least((list?.top ?? 0) - 1);
  });
});

describe('the keyboard focus', () => {
  it('moves to the guest’s name when the pressed button disappears with its draft', async () => {
    const hotel = busyDay();
    start(hotel, '/desk/inbox/cnv_late');
    await pressButton('Approve and send');
    await until('sent', () => hotel.drafts.get('dft_late')?.['state'] === 'approved');
    await until('the name', () => focused()?.localName === 'h1' && focusedWords().includes('Pierre'));
  });

  it('moves to the guest’s name when the button Resolve disappears', async () => {
    start(busyDay(), '/desk/inbox/cnv_dog');
    await pressButton('Resolve E');
    await button('Reopen');
    await until('the name', () => focused()?.localName === 'h1' && focusedWords().includes('Anna'));
  });

  it('moves to the task when its button Done disappears', async () => {
    const hotel = busyDay();
    hotel.addTask('tsk_bowl', { title: 'Bowl for the dog', conversationId: 'cnv_dog' });
    start(hotel, '/desk/inbox/cnv_dog');
    await see('desk-guest-pane, li', 'Bowl for the dog');
    await pressButton('Done');
    await until('done', () => hotel.tasks.get('tsk_bowl')?.['state'] === 'done');
    await until('the task', () => focused()?.localName === 'a' && focusedWords() === 'Bowl for the dog');
  });

  it('is not moved for a user who clicked elsewhere', async () => {
    const { desk } = start(busyDay(), '/desk/inbox/cnv_dog');
    await until('the name', () => focused()?.localName === 'h1');
    (focused() as HTMLElement).blur();
    desk.openInInbox(null);
    await until('it is closed', () => findAll(document, 'desk-conversation').length === 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(focused()).to.equal(null);
  });

  it('moves to the result of an import, and back to the import field', async () => {
    const { hotel } = furnishedHouse();
    start(hotel, '/desk/teach/import');
    type((await see('#content')) as HTMLTextAreaElement, 'Can I bring my dog?\nYes.');
    await pressButton('Look through it');
    await until('what was found', () => focused()?.localName === 'h2' && focusedWords().includes('questions found'));
    await pressButton('Back');
    await until('the field', () => focused()?.id === 'content');
  });

  it('moves to the heading of the next step when the house is saved', async () => {
    const { hotel } = furnishedHouse();
    start(hotel, '/desk/start');
    await see('#address');
    await pressButton('Save');
    await see('#checkIn');
    await until('the heading', () => focusedWords() === 'Times and rules');
  });
});
