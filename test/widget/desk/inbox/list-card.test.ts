import 'axe-core'; // a classic script, which leaves `axe` on the window
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { listCardBody } from '../../../../shared/api/card.ts';
import { readDraft, toCard } from '../../../../widget/desk/inbox/list-card/list-draft.ts';
import type { FakeHotel } from '../fake-hotel.ts';
import { furnishedHouse } from '../furnished-house.ts';
import { findAll, type OpenDesk, openDesk, see, type, until } from '../harness.ts';

declare const axe: typeof axeCore;

/** Staff send a list below their text, like programs through the API. */
let open: OpenDesk | null = null;
before(async () => {
  await setViewport({ width: 1440, height: 900 });
  await emulateMedia({ reducedMotion: 'reduce' });
});
after(async () => {
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({ reducedMotion: 'no-preference' });
});
afterEach(() => {
  open?.close();
  open = null;
});

const field = (name: string, row = 0) =>
  until(
    `${name} of row ${row}`,
    () => findAll<HTMLInputElement>(document, `desk-list-card [name=${name}], [name=${name}]`)[row],
  );
/** Waits for the rendered card with these words. */
const card = (said: string) =>
  until(`a card with ${said}`, () =>
    findAll(document, 'service-chat-card').find((one) => one.shadowRoot?.textContent?.includes(said)),
  );
/** Presses Send as soon as it is enabled. */
async function send(): Promise<void> {
  const button = await until('a button to press', () => findAll(document, '.write wa-button:not([disabled])')[0]);
  button.click();
}
const words = () => until('the field', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);
const click = async (text: string) => (await see('desk-list-card button, button', text)).click();
const sends = (hotel: FakeHotel) =>
  hotel.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
const bodyOf = (hotel: FakeHotel) => sends(hotel)[0]?.body as Record<string, unknown> | undefined;
async function choose(name: string, value: string): Promise<void> {
  const select = await field(name);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

async function begin(channel = 'widget', storage: Storage | null = null): Promise<FakeHotel> {
  const { hotel } = furnishedHouse();
  if (!hotel.conversations.has('cnv_boats'))
    hotel.addConversation('cnv_boats', {
      state: 'staffed',
      channel,
      language: 'en',
      assignee: { id: 'usr_mia', name: 'Mia Sommer' },
    });
  open = openDesk(hotel, '/desk/inbox/cnv_boats', {}, storage);
  (await see('button.list')).click();
  return hotel;
}

describe('a card that a colleague writes for the guest', () => {
  it('is written row by row or from the extras, previewed as the guest will see it, and sent below the text', async () => {
    const hotel = await begin();
    await choose('extra', '0');
    await until('the extra in its row', async () => (await field('title')).value === 'Late check-out');
    expect((await field('amount')).value).to.equal('25.00');
    await click('Add a row');
    type(await field('title', 1), 'Rowing boat');
    type(await field('amount', 1), '12,5');
    type(await field('url', 1), 'https://www.hotel.example/boats');
    await choose('layout', 'carousel');
    await card('12.50');
    type(await words(), 'We have these:');
    await send();
    await until('the message', () => bodyOf(hotel));
    expect(bodyOf(hotel)).to.deep.equal({
      text: 'We have these:',
      card: {
        type: 'list',
        layout: 'carousel',
        items: [
          { title: 'Late check-out', price: { amount: '25.00', currency: 'EUR' } },
          { title: 'Rowing boat', price: { amount: '12.5', currency: 'EUR' }, url: 'https://www.hotel.example/boats' },
        ],
      },
    });
    listCardBody.parse(bodyOf(hotel)?.['card']);
    await until('no list any more', () => findAll(document, 'desk-list-card').length === 0);
    await card('Rowing boat');
  });

  it('is not sent with an error, and the wrong field is named and focused', async () => {
    const hotel = await begin();
    type(await field('amount'), 'cheap');
    type(await words(), 'We have these:');
    await send();
    await see('.fault', 'Give it a name.');
    await see('.fault', 'A price such as 45.00.');
    expect(findAll(document, '[name=title][aria-invalid=true]')).to.have.length(1);
    await until('the focus', async () => (await field('title')).matches(':focus'));
    expect(sends(hotel)).to.have.length(0);
  });

  it('is not sent without a text, and can be removed', async () => {
    await begin();
    type(await field('title'), 'Rowing boat');
    expect((await see('.write wa-button')).hasAttribute('disabled')).to.equal(true);
    await click('Remove');
    await until('no list', () => findAll(document, 'desk-list-card').length === 0);
    await until('the focus in the field', async () => (await words()).matches(':focus'));
  });

  it('stays with its conversation while others are opened, and after a reload', async () => {
    sessionStorage.clear();
    const hotel = await begin('widget', sessionStorage);
    hotel.addConversation('cnv_other');
    type(await field('title'), 'Rowing boat');
    open?.desk.goTo('inbox', 'cnv_other');
    await until('no list there', () => findAll(document, 'desk-list-card').length === 0);
    open?.desk.goTo('inbox', 'cnv_boats');
    await until('the row as it was', async () => (await field('title')).value === 'Rowing boat');
    open?.element.remove();
    open = openDesk(hotel, '/desk/inbox/cnv_boats', {}, sessionStorage);
    await until('the row after loading', async () => (await field('title')).value === 'Rowing boat');
    sessionStorage.clear();
  });

  it('is previewed as the lines that a channel without cards gets', async () => {
    await begin('sms');
    type(await field('title'), 'Rowing boat');
    type(await field('amount'), '12.00');
    type(await field('text'), 'For two, from the jetty');
    await see('pre', '• Rowing boat · €12');
    await see('pre', 'For two, from the jetty');
    await see('.hint', 'SMS shows these lines below your words:');
  });

  it('has no axe error when empty, filled in and refused', async () => {
    await begin();
    type(await field('title'), 'Rowing boat');
    await card('Rowing boat');
    await click('Add a row');
    type(await words(), 'We have these:');
    await send();
    await see('.fault', 'Give it a name.');
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).to.deep.equal([]);
  });

  it('that was stored in another format is started anew', () => {
    expect(readDraft('{"rows":"?"}')).to.equal(null);
    expect(readDraft('no JSON')).to.equal(null);
    expect(
      toCard({ layout: 'rows', currency: 'eu', rows: [{ title: 'Boat', text: '', amount: '5', url: '' }] }).items,
    ).to.have.length(0);
  });
});
