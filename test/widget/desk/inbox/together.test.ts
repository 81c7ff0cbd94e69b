import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, until } from '../harness.ts';

/** Several conversations at once, by the mouse and by keys; ways to look at the list; a draft is somebody who waits. */
let open: OpenDesk | null = null;
before(() => setViewport({ width: 1440, height: 900 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

function start(hotel: FakeHotel, path = '/desk'): OpenDesk {
  open = openDesk(hotel, path);
  return open;
}

const states = (hotel: FakeHotel) => [...hotel.conversations.values()].map(({ state }) => state);
const isSave = (one: Element) => /Save this view/.test(one.textContent ?? '');
const boxes = () => findAll<HTMLInputElement>(document, '.pick input');

describe('several conversations', () => {
  it('are chosen by the mouse, a row of them with Shift, closed together and taken back', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 6; number += 1) hotel.addConversation(`cnv_${number}`, { state: 'waiting' });
    start(hotel);
    await see('a.row');
    (await button('Select several')).click();
    await until('a box in each row', () => boxes().length >= 6);
    boxes()[0]?.click();
    await see('p strong', '1 selected');
    boxes()[3]?.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true, cancelable: true }));
    await see('p strong', '4 selected');
    findAll(document, 'wa-button')
      .find((one) => one.textContent?.trim() === 'Resolve')
      ?.click();
    await until('four are closed', () => states(hotel).filter((state) => state === 'resolved').length === 4);
    press('z');
    await until('all wait again', () => states(hotel).every((state) => state === 'waiting'));
  });

  it('are chosen without a mouse: X chooses the open one, Escape ends it', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 3; number += 1) hotel.addConversation(`cnv_${number}`, { state: 'waiting' });
    start(hotel);
    await see('a.row');
    press('x');
    await see('p strong', '1 selected');
    press('Escape');
    await until('nothing is chosen', () => findAll(document, 'desk-bulk-bar').length === 0);
  });
});

describe('a view', () => {
  it('is saved as the list is narrowed now, and shown again with a tap', async () => {
    const hotel = new FakeHotel();
    hotel.labels = [{ id: 'lbl_1', name: 'VIP', tone: 'violet' }];
    hotel.addConversation('cnv_vip', { labels: ['lbl_1'], priority: 'high' });
    hotel.addConversation('cnv_other');
    const desk = start(hotel);
    await see('a.row');
    (await button('Filter')).click();
    await see('desk-saved-views');
    desk.desk.store.update((state) => ({
      ...state,
      listing: { ...state.listing, query: { ...state.listing.query, priority: 'high' } },
    }));
    await until('the view can be saved', () => findAll(document, 'wa-button:not([disabled])').some(isSave));
    findAll(document, 'wa-button').find(isSave)?.click();
    const name = await until('its name', () => findAll<HTMLInputElement>(document, 'input[maxlength="40"]')[0]);
    name.value = 'Important';
    name.form?.requestSubmit();
    await see('li', 'Important');
    expect(hotel.views[0]).to.deep.include({ name: 'Important', shared: false });
  });
});

describe('a draft that nobody approves', () => {
  it('counts as a guest who waits', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_1', { state: 'open' });
    hotel.addDraft('dft_1', { conversationId: 'cnv_1', text: 'Gladly!' });
    start(hotel);
    const waiting = await until('the filter', () =>
      findAll(document, '.filter').find((one) => /Waiting/.test(one.textContent ?? '')),
    );
    await until('it counts', () => /1/.test(waiting.textContent ?? ''));
    waiting.click();
    await see('a.row', 'Draft to approve');
  });
});

describe('a conversation that another was merged into', () => {
  it('shows its own messages below what was said elsewhere, and the other can be taken apart again', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_earlier', { mergedInto: 'cnv_1', state: 'resolved' });
    hotel.addMessage('cnv_earlier', { text: 'Is there a garage?' });
    hotel.addConversation('cnv_1', { state: 'open', merged: [{ id: 'cnv_earlier', channel: 'widget' }] });
    hotel.addMessage('cnv_1', { text: 'We arrive at nine.' });
    start(hotel, '/desk/inbox/cnv_1');
    const elsewhere = await see('details');
    const own = await see('.bubble', 'We arrive at nine.');
    const messages = findAll(document, 'desk-messages')[0]?.getBoundingClientRect();
    const { top, bottom } = own.getBoundingClientRect();
    expect(messages?.height).to.be.greaterThan(innerHeight / 3);
    expect(top).to.be.at.least(elsewhere.getBoundingClientRect().bottom);
    expect(bottom).to.be.at.most(messages?.bottom ?? 0);
    elsewhere.querySelector('summary')?.click();
    await see('li', 'Is there a garage?');
    await button('Take apart again');
  });
});

describe('two drafts of one conversation', () => {
  it('show the key hint only at the first, and the key sends the first', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_1', { state: 'open' });
    hotel.addDraft('dft_1', { conversationId: 'cnv_1', text: 'Gladly!' });
    hotel.addDraft('dft_2', { conversationId: 'cnv_1', text: 'Tomorrow.' });
    start(hotel, '/desk/inbox/cnv_1');
    const drafts = await until('both', () => {
      const all = findAll(document, 'desk-draft');
      return all.length === 2 && all.every((one) => one.shadowRoot?.querySelector('wa-button')) ? all : null;
    });
    expect(drafts.map((one) => one.shadowRoot?.querySelectorAll('kbd').length)).to.deep.equal([1, 0]);
  });
});

describe('the list at 1440 × 900', () => {
  it('shows at least fourteen rows, in compact mode more', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 40; number += 1) hotel.addConversation(`cnv_${number}`, { state: 'waiting' });
    start(hotel);
    await see('a.row');
    const shown = () => {
      const list =
        document.querySelector('service-desk') && findAll(document, 'lit-virtualizer')[0]?.getBoundingClientRect();
      return findAll(document, '.item').filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return list != null && top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
      }).length;
    };
    await until('fourteen rows', () => shown() >= 14);
    expect(shown()).to.be.at.least(14);
  });
});
