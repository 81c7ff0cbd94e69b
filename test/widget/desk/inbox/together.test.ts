import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, until } from '../harness.ts';

/** Tests actions on several conversations by mouse and keyboard, saved views of the list, and drafts as waiting guests. */
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

describe('several selected conversations', () => {
  it('are selected by mouse, also as a range with Shift, resolved together and restored by undo', async () => {
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

  it('are selected by keyboard: X selects the open one, Escape ends the selection', async () => {
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

describe('a saved view', () => {
  it('is saved with the current filters, and opened with a tap', async () => {
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

describe('a draft that waits for approval', () => {
  it('counts its guest as waiting', async () => {
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
  it('shows its own messages below those of the other one, and can be separated again', async () => {
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

describe('two drafts in one conversation', () => {
  it('show the shortcut on the first only, which it sends', async () => {
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

describe('the inbox at 1440 × 900', () => {
  it('shows at least fourteen rows, and more in compact mode', async () => {
    const hotel = new FakeHotel();
    for (let number = 0; number < 40; number += 1) hotel.addConversation(`cnv_${number}`, { state: 'waiting' });
    start(hotel);
    await see('a.row');
    const listVisibleRows = () => {
      const list =
        document.querySelector('service-desk') && findAll(document, 'lit-virtualizer')[0]?.getBoundingClientRect();
      return findAll(document, '.item').filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return list != null && top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
      }).length;
    };
    await until('fourteen rows', () => listVisibleRows() >= 14);
    expect(listVisibleRows()).to.be.at.least(14);
  });
});
