import { expect } from 'chai';
import type { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

/** Two managers at one form of the settings: neither writes over the other without knowing. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

/** A colleague stores something; whoever saves what they saw before is refused once. */
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

it('what only one of them changed is kept without a question', async () => {
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

it('what both changed is shown to the second, who chooses', async () => {
  const hotel = await openHouse();
  type(field('name'), 'Seehof');
  colleagueStores(hotel, { name: 'Berghof' });
  (await button('Save')).click();
  await see('.theirs .words', 'Berghof');
  expect([field('name').value, hotel.stored['property']?.['name']]).to.deep.equal(['Seehof', 'Berghof']);
  (await button('Take theirs')).click();
  await until('theirs', () => field('name').value === 'Berghof');
});

it('a change that was left is told of, and found again', async () => {
  await openHouse();
  type(field('name'), 'Seehof');
  open?.desk.goTo('settings', 'plan');
  await see('li.problem', 'not saved yet');
  (await button('Go back')).click();
  await until('one’s own words', () => field('name')?.value === 'Seehof');
});
