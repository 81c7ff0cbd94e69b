import { expect } from 'chai';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from '../harness.ts';

/** A reply that waits for its file upload is sent with the content that its writer intends at the time of sending. */
let open: OpenDesk | null = null;
let arrive: () => void;
afterEach(() => {
  arrive();
  open?.close();
  open = null;
});

const PLACE = '/api/conversations/cnv_boats';
const field = () => until('the field', () => findAll<HTMLTextAreaElement>(document, '.write textarea')[0]);
const row = (name: string) => until(name, () => findAll<HTMLInputElement>(document, `[name=${name}]`)[0]);
const listSent = (hotel: FakeHotel) =>
  hotel.calls.filter(({ method, path }) => method === 'POST' && path === `${PLACE}/messages`).map(({ body }) => body);
const pressEnter = async () =>
  (await field()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
const waits = () => see('.sms', 'Goes as soon as the upload is done.');
const waitsNoMore = () =>
  until('no wait', () => findAll(document, '.sms').every((one) => !one.textContent?.includes('Goes as soon')));
const hasNotLeft = () => see('li.problem', 'Your reply has not left yet');

/** Begins a reply with a file that is still uploading; `list` names the rows of its list card. */
async function begin(words: string, list = ''): Promise<FakeHotel> {
  const hotel = new FakeHotel();
  const assignee = { id: 'usr_mia', name: 'Mia Sommer' };
  hotel.addConversation('cnv_boats', { state: 'staffed', language: 'en', assignee });
  hotel.addConversation('cnv_other');
  const upload = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  hotel.beforeAnswer = (path) => (path === '/api/uploads' ? upload : Promise.resolve());
  open = openDesk(hotel, '/desk/inbox/cnv_boats');
  if (list !== '') {
    (await see('button.list')).click();
    type(await row('title'), list);
  }
  type(await field(), words);
  await pick('pass.png');
  return hotel;
}

async function pick(name: string): Promise<void> {
  const input = await until('the files', () => findAll<HTMLInputElement>(document, 'input[type=file]')[0]);
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], name, { type: 'image/png' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await see('.picked bdi', name);
}

/** Sends a note and waits for it, so that any earlier reply would have been sent too. */
async function settle(hotel: FakeHotel): Promise<void> {
  (await button('Internal note')).click();
  type(await field(), 'Seen');
  await pressEnter();
  await until('the note', () => hotel.calls.some(({ path }) => path === `${PLACE}/notes`));
}

describe('a reply that waits for its file upload', () => {
  it('is sent with later changes of its text and its card', async () => {
    const hotel = await begin('We have', 'Rowing boat');
    await pressEnter();
    await waits();
    type(await row('title'), 'Sailing boat');
    type(await field(), 'We have this:');
    await waits();
    arrive();
    await until('the reply', () => listSent(hotel)[0]);
    expect(listSent(hotel)).to.deep.equal([
      {
        text: 'We have this:',
        attachments: ['att_1'],
        card: { type: 'list', layout: 'rows', items: [{ title: 'Sailing boat' }] },
      },
    ]);
  });

  it('is sent with its card as it was left, also from another conversation', async () => {
    const hotel = await begin('We have', 'Rowing boat');
    await pressEnter();
    await waits();
    type(await row('title'), 'Sailing boat');
    open?.desk.goTo('inbox', 'cnv_other');
    await until('no list there', () => findAll(document, 'desk-list-card').length === 0);
    arrive();
    await until('the reply', () => listSent(hotel)[0]);
    expect(listSent(hotel)[0]?.['card']).to.deep.equal({
      type: 'list',
      layout: 'rows',
      items: [{ title: 'Sailing boat' }],
    });
  });

  it('is not sent while its card is incomplete, and keeps the card', async () => {
    const hotel = await begin('We have', 'Rowing boat');
    await pressEnter();
    await waits();
    type(await row('title'), '');
    arrive();
    await hasNotLeft();
    await see('.fault', 'Give it a name.');
    expect((await field()).value).to.equal('We have');
    expect(listSent(hotel)).to.have.length(0);
  });

  it('asks for confirmation if a colleague took over meanwhile', async () => {
    const hotel = await begin('Here it is');
    await pressEnter();
    await waits();
    hotel.change('cnv_boats', { assignee: hotel.colleague });
    await see('.hint', 'Jon Winter writes to this guest.');
    arrive();
    const dialog = await until('the question', () =>
      findAll(document, 'desk-confirm').find((one) => findAll(one.shadowRoot ?? one, '[open]').length > 0),
    );
    expect(listSent(hotel)).to.have.length(0);
    const yes = findAll(dialog.shadowRoot ?? dialog, 'wa-button, button').find(
      (one) => one.textContent?.trim() === 'Take over',
    );
    yes?.click();
    await until('the reply', () => listSent(hotel)[0]);
    expect(hotel.calls.some(({ path, body }) => path === `${PLACE}/takeover` && body['force'] === true)).to.equal(true);
  });

  it('is not sent if a colleague took over and its writer is elsewhere', async () => {
    const hotel = await begin('Here it is');
    await pressEnter();
    await waits();
    open?.desk.goTo('inbox', 'cnv_other');
    await until('the other', async () => (await field()).value === '');
    hotel.change('cnv_boats', { assignee: hotel.colleague });
    await until('the colleague', () => open?.desk.state.conversations.get('cnv_boats')?.assignee?.id === 'usr_jon');
    arrive();
    await hasNotLeft();
    expect(hotel.calls.some(({ path }) => path.endsWith('/takeover'))).to.equal(false);
    expect(listSent(hotel)).to.have.length(0);
  });

  it('is not sent after its file is removed, until Enter is pressed again', async () => {
    const hotel = await begin('Here it is');
    await pressEnter();
    await waits();
    (await see('.picked button', 'Remove pass.png')).click();
    await waitsNoMore();
    await hasNotLeft();
    expect((await field()).value).to.equal('Here it is');
    await settle(hotel);
    expect(listSent(hotel)).to.have.length(0);
    (await button('Reply')).click();
    await pressEnter();
    await until('the reply', () => listSent(hotel)[0]);
    expect(listSent(hotel)).to.deep.equal([{ text: 'Here it is' }]);
  });

  it('is not sent after the text was replaced, until Enter is pressed again', async () => {
    const hotel = await begin('Here it is');
    await pressEnter();
    await waits();
    findAll<HTMLElement & { add(words: string, withFocus: boolean): void }>(document, 'desk-composer')[0]?.add(
      'Or not',
      true,
    );
    await waitsNoMore();
    arrive();
    await hasNotLeft();
    expect((await field()).value).to.equal('Here it is\nOr not');
    expect(listSent(hotel)).to.have.length(0);
    await pressEnter();
    await until('the reply', () => listSent(hotel)[0]);
    expect(listSent(hotel)).to.deep.equal([{ text: 'Here it is\nOr not', attachments: ['att_1'] }]);
  });

  it('shows its file and keeps waiting when the inbox is left and opened again, and is sent once', async () => {
    const hotel = await begin('Here it is');
    await pressEnter();
    await waits();
    open?.desk.goTo('tasks');
    await until('another view', () => findAll(document, 'desk-composer').length === 0);
    open?.desk.goTo('inbox', 'cnv_boats');
    await see('.picked bdi', 'pass.png');
    await waits();
    await pressEnter();
    arrive();
    await until('the reply', () => listSent(hotel)[0]);
    await until(
      'an empty field',
      async () => (await field()).value === '' && findAll(document, '.picked').length === 0,
    );
    await settle(hotel);
    expect(listSent(hotel)).to.deep.equal([{ text: 'Here it is', attachments: ['att_1'] }]);
  });
});
