import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import type { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

/** Two managers edit one settings form: neither overwrites the other unknowingly. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

/** Stores a colleague's change; the next save of an older state is refused once. */
function colleagueStores(hotel: FakeHotel, change: Record<string, unknown>): void {
  hotel.stored['property'] = { ...hotel.stored['property'], ...change, updatedAt: '2026-11-21T10:00:00.000Z' };
  hotel.next.push((method, path) =>
    method === 'PUT' && path === '/api/property'
      ? { status: 409, body: { code: 'conflict', detail: 'A colleague changed the property' } }
      : null,
  );
}

async function openHouse(): Promise<FakeHotel> {
  const { hotel } = furnishedHouse();
  hotel.stored['property'] = { ...hotel.stored['property'], updatedAt: '2026-11-21T09:00:00.000Z' };
  open = openDesk(hotel, '/desk/settings/property');
  await see('#name');
  return hotel;
}

const field = (id: string) => findAll(document, `#${id}`)[0] as HTMLInputElement;

it('a setting that only one of two users changed is kept without a question', async () => {
  const hotel = await openHouse();
  type(field('name'), 'Seehof');
  colleagueStores(hotel, { address: 'New Street 1' });
  (await button('Save')).click();
  await see('[role=status]', 'Saved.');
  expect(hotel.stored['property']).to.include({ name: 'Seehof', address: 'New Street 1' });
  expect(hotel.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body['seen'])).to.deep.equal([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ]);
});

it('a setting that both users changed is shown to the second, who chooses', async () => {
  const hotel = await openHouse();
  type(field('name'), 'Seehof');
  colleagueStores(hotel, { name: 'Berghof' });
  (await button('Save')).click();
  await see('.theirs .words', 'Berghof');
  expect([field('name').value, hotel.stored['property']?.['name']]).to.deep.equal(['Seehof', 'Berghof']);
  (await button('Take theirs')).click();
  await until('theirs', () => field('name').value === 'Berghof');
});

it('an unsaved change is announced when its page is left, and restored later', async () => {
  await openHouse();
  type(field('name'), 'Seehof');
  open?.desk.goTo('settings', 'plan');
  await see('li.problem', 'not saved yet');
  (await button('Go back')).click();
  await until('one’s own words', () => field('name')?.value === 'Seehof');
});

it('the guide starts from the stored hours, and saves only if they are the newest', async () => {
  const { hotel } = furnishedHouse();
  const hours = { mon_fri: '08:00-18:00', weekend: 'closed', holidays: [{ date: '2026-12-24', hours: 'closed' }] };
  hotel.stored['activation'] = {
    ...hotel.stored['activation'],
    active: false,
    businessHours: hours,
    updatedAt: '2026-11-21T09:00:00.000Z',
  };
  open = openDesk(hotel, '/desk/start/site');
  const start = await button('Put the chat into service');
  // Meanwhile a colleague sets earlier closing times for Monday to Friday.
  const later = { ...hours, mon_fri: '08:00-16:00' };
  hotel.stored['activation'] = {
    ...hotel.stored['activation'],
    businessHours: later,
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  hotel.next.push((method, path) =>
    method === 'PUT' && path === '/api/activation'
      ? { status: 409, body: { code: 'conflict', detail: 'A colleague changed the activation' } }
      : null,
  );
  start.click();
  await see('.fault', '');
  await until('the next try', () => !(start as HTMLButtonElement).disabled);
  start.click();
  await until('in service', () => hotel.stored['activation']?.['active'] === true);
  expect(hotel.stored['activation']?.['businessHours']).to.deep.equal(later);
  expect(hotel.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body['seen'])).to.deep.equal([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ]);
});

it('only changed sync settings of the PMS are sent', async () => {
  const hotel = busyDay();
  hotel.pms.connect();
  open = openDesk(hotel, '/desk/integrations/sync');
  await see('#retryAttempts');
  hotel.pms.settings = { ...hotel.pms.settings, retryAttempts: 7 };
  findAll(document, '[name=resolution][value=pms-wins]').forEach((one) => {
    (one as HTMLElement).click();
  });
  const form = findAll(document, '#retryAttempts')[0]?.closest('form');
  form?.requestSubmit();
  await until('stored', () => hotel.pms.settings['conflictResolution'] === 'pms-wins');
  expect(hotel.pms.settings['retryAttempts']).to.equal(7);
});

/** Scripts the next response to a change of one entry. */
function answerPatch(hotel: FakeHotel, status: number, body: Record<string, unknown>): void {
  hotel.next.push((method) => (method === 'PATCH' ? { status, body } : null));
}

it('a saved reply that both users edited is shown to the second, who continues with either version', async () => {
  const { hotel, books, sent } = furnishedHouse();
  open = openDesk(hotel, '/desk/teach/replies');
  (await see('.entries .actions .button')).click();
  const text = (await see('.editor textarea')) as HTMLTextAreaElement;
  type(text, 'Hallo {guest}');
  const [reply] = books['/api/canned-replies'] ?? [];
  const theirs = {
    ...reply,
    texts: [{ language: 'de', text: 'Grüß Gott {guest}' }],
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  books['/api/canned-replies'] = [theirs];
  answerPatch(hotel, 409, { code: 'conflict', detail: 'A colleague changed the reply' });
  (await button('Save')).click();
  await see('.theirs .words', 'Grüß Gott');
  expect((findAll(document, '.editor textarea')[0] as HTMLTextAreaElement).value).to.equal('Hallo {guest}');
  (await button('Go on with mine')).click();
  answerPatch(hotel, 200, theirs);
  (await button('Save')).click();
  await until('closed', () => findAll(document, '.editor').length === 0);
  const texts = [{ language: 'de', text: 'Hallo {guest}' }];
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).to.deep.equal([
    { texts, seen: reply?.['updatedAt'] },
    { texts, seen: theirs.updatedAt },
  ]);
});

const ONE_FIELD: [path: string, edit: string, id: string, words: string, body: Record<string, unknown>][] = [
  ['settings/staff', 'Change', 'name', 'Lea Frost', { name: 'Lea Frost' }],
  ['teach/offers', 'Edit', 'amount', '30', { price: { amount: '30', currency: 'EUR' } }],
];

for (const [path, edit, id, words, body] of ONE_FIELD)
  it(`only the changed fields of an entry of ${path} are sent, and a colleague’s other field is kept`, async () => {
    const { hotel, sent } = furnishedHouse();
    open = openDesk(hotel, `/desk/${path}`);
    (await button(edit)).click();
    await see(`#${id}`);
    type(field(id), words);
    answerPatch(hotel, 200, {});
    (await button('Save')).click();
    await until('sent', () => sent.some(({ method }) => method === 'PATCH'));
    expect(sent.find(({ method }) => method === 'PATCH')?.body).to.deep.equal(body);
  });
