import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { busyDay } from '../busy-day.ts';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from '../harness.ts';

/** What stands where, and in which colour, on a desk and on a phone. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});
after(() => setViewport({ width: 800, height: 600 }));

const ALARM = {
  danger: 'fire',
  room: '204',
  rehearsal: false,
  words: { text: 'Hilfe, es brennt!', language: 'de' },
  at: new Date().toISOString(),
  acknowledgedBy: null,
  acknowledgedAt: null,
};

/** How red a colour is beside the most of its green and blue. */
function redness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red - Math.max(green, blue);
}

const backgroundOf = (selector: string) =>
  getComputedStyle(findAll(document, selector)[0] ?? document.body).backgroundColor;

it('an alarm is red in light and dark, and so is its row while it is open', async () => {
  await setViewport({ width: 1280, height: 800 });
  const hotel = new FakeHotel();
  hotel.addConversation('cnv_fire', { state: 'waiting', emergency: ALARM });
  for (const theme of ['light', 'dark'] as const) {
    open = openDesk(hotel, '/desk/inbox/cnv_fire', { theme });
    await see('li.alarm', 'Fire');
    await until('the row', () => findAll(document, 'a.row.emergency[aria-current]')[0]);
    expect(redness(backgroundOf('li.alarm')), theme).to.be.greaterThan(120);
    expect(redness(backgroundOf('a.row.emergency')), theme).to.be.greaterThan(15);
    expect(redness(backgroundOf('a.row.emergency .chip')), theme).to.be.greaterThan(120);
    open.close();
  }
  open = null;
});

it('on a phone the reply field is in sight, however many alarms and drafts there are', async () => {
  await setViewport({ width: 390, height: 844 });
  const hotel = busyDay();
  hotel.addDraft('dft_more', { conversationId: 'cnv_late', text: 'Gern. '.repeat(60), language: 'de' });
  for (const id of ['cnv_dog', 'cnv_shower']) hotel.change(id, { emergency: ALARM });
  open = openDesk(hotel, '/desk/inbox/cnv_late');
  await until('both drafts', () => findAll(document, 'desk-draft').length === 2);
  await until('both alarms', () => findAll(document, 'li.alarm').length === 2);
  const { top, bottom } = (await see('desk-composer')).getBoundingClientRect();
  expect(bottom).to.be.at.most(innerHeight);
  expect(top).to.be.at.least((await see('header', 'Pierre')).getBoundingClientRect().bottom);
});

it('on a phone the fields of an arrival keep within their form, beside each other', async () => {
  await setViewport({ width: 390, height: 844 });
  open = openDesk(new FakeHotel(), '/desk/house');
  (await button('Enter an arrival')).click();
  await see('input[name=checkOut]');
  const form = findAll(document, 'desk-stay-form')[0]?.shadowRoot?.querySelector('form');
  const edge = form?.getBoundingClientRect().right ?? 0;
  const inputs = [...(form?.querySelectorAll('input:not([type=checkbox])') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(inputs.length).to.be.greaterThan(8);
  expect(inputs.filter(({ right }) => right > edge + 1)).to.deep.equal([]);
});

it('what cannot be pressed is grey, not a paler accent', async () => {
  await setViewport({ width: 1280, height: 800 });
  open = openDesk(busyDay(), '/desk/inbox/cnv_dog');
  const send = await see('wa-button[type=submit]');
  const base = await until('its look', () => send.shadowRoot?.querySelector<HTMLElement>('[part~=base]'));
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(base).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  expect(send.hasAttribute('disabled')).to.equal(true);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).to.be.lessThan(20);
});
