import 'axe-core'; // a classic script, which leaves `axe` on the window
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { readNumbers } from '../../../../widget/desk/house/by-hand/read-numbers.ts';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from '../harness.ts';

declare const axe: typeof axeCore;

/** A house without a PMS: its rooms and arrivals are entered at the desk, and changes are undone. */
let open: OpenDesk | null = null;
before(() => emulateMedia({ reducedMotion: 'reduce' }));
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
afterEach(async () => {
  await open?.desk.speak('en');
  open?.close();
  open = null;
});

const TODAY = localDate(new Date(), 'Europe/Berlin');
const STAY = {
  id: 'rsv_1',
  confirmationNumber: 'AB1',
  checkIn: TODAY,
  checkOut: '2126-11-22',
  arrivalTime: null,
  roomType: 'Double',
  room: '204',
  state: 'booked',
  adults: 2,
  children: 0,
  notes: '',
  guest: { id: 'gst_1', firstName: 'Alma', lastName: 'Sommer', email: '', phone: '', language: 'de' },
  conversations: [],
  tasks: [],
  ledBy: 'house',
};
const ROOM = {
  id: 'rom_1',
  number: '204',
  floor: '2',
  type: { name: 'Double' },
  housekeeping: 'clean',
  byHand: null,
  occupied: null,
  stay: null,
  tasks: [],
  ledBy: 'house',
};

const field = <E extends HTMLElement = HTMLInputElement>(form: string, name: string) =>
  until(`the field ${name}`, () => findAll(document, form)[0]?.shadowRoot?.querySelector<E>(`[name="${name}"]`));
const calls = (hotel: FakeHotel, method: string) =>
  hotel.calls.filter((call) => call.method === method && /\/api\/(rooms|stays)/.test(call.path));

/** Presses the button of a form with exactly these words. */
async function press(form: string, words: string): Promise<void> {
  const found = await until(`${words} in ${form}`, () =>
    findAll(findAll(document, form)[0]?.shadowRoot ?? document, 'button, wa-button').find(
      (one) => one.textContent?.trim() === words && one.checkVisibility(),
    ),
  );
  (found.shadowRoot?.querySelector<HTMLElement>('button') ?? found).click();
}

async function isAccessible(selector: string): Promise<void> {
  const [place] = findAll(document, selector);
  if (place === undefined) throw new Error(`There is no ${selector}`);
  const { violations } = await axe.run(place, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).to.deep.equal([]);
}

describe('rooms entered by hand in the desk', () => {
  it('are parsed from a list, each once with its type, and invalid entries are named', () => {
    const numbers = (words: string) => readNumbers(words, '').rooms.map(({ number }) => number);
    expect(numbers('101–103, 201')).to.deep.equal(['101', '102', '103', '201']);
    expect(numbers('A08-A10،Suite 1、 101,101')).to.deep.equal(['A08', 'A09', 'A10', 'Suite 1', '101']);
    expect(readNumbers('1–2;Single\n3\tTwin\n4', 'Double').rooms.map(({ type: kind }) => kind)).to.deep.equal([
      'Single',
      'Single',
      'Twin',
      'Double',
    ]);
    expect(
      readNumbers('120–101, A1–B3, 1–9999', '').faults.map(({ part, isOneTooMany }) => [part, isOneTooMany]),
    ).to.deep.equal([
      ['120–101', false],
      ['A1–B3', false],
      ['1–9999', true],
    ]);
  });

  it('beyond 500 are not called wrong', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house/rooms');
    await see('desk-empty', 'or you enter them here');
    findAll(document, 'desk-empty button')[0]?.click();
    const numbers = await field<HTMLTextAreaElement>('desk-rooms-form', 'numbers');
    type(numbers, '1–400, 1001–1200');
    const fault = await see('.fault', '1001–1200');
    expect(fault.textContent).to.include('At most 500 at once').and.not.to.include('Not understood');
  });

  it('are added in a batch if there are none, and the batch can be undone', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house/rooms');
    await see('desk-empty', 'or you enter them here');
    findAll(document, 'desk-empty button')[0]?.click();
    const numbers = await field<HTMLTextAreaElement>('desk-rooms-form', 'numbers');
    type(numbers, '101–103;Double\n9–1');
    await see('p', '101, 102, 103');
    await see('.fault', '9–1');
    await isAccessible('desk-rooms-form');
    await press('desk-rooms-form', 'Add');
    await see('.card', '103');
    expect(calls(hotel, 'POST')[0]?.body).to.deep.equal({
      rooms: ['101', '102', '103'].map((number) => ({ number, type: 'Double', housekeeping: 'unknown' })),
    });
    (await button('Undo')).click();
    await see('desk-empty', 'or you enter them here');
    expect(calls(hotel, 'DELETE')).to.have.length(3);
  });

  it('cannot be changed if they come from a PMS', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = [
      { ...ROOM, ledBy: 'pms' },
      { ...ROOM, id: 'rom_2', number: '205' },
    ];
    open = openDesk(hotel, '/desk/house/rooms');
    expect((await see('.card', '204')).querySelector('h2 button')).to.equal(null);
    expect((await see('.card', '205')).querySelector('h2 button')).not.to.equal(null);
  });

  it('are renamed and deleted, and both can be undone', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = [ROOM];
    open = openDesk(hotel, '/desk/house/rooms');
    const edit = async () => (await see('.card', '204')).querySelector<HTMLElement>('h2 button')?.click();
    await edit();
    type(await field('desk-rooms-form', 'type'), 'Suite');
    (await button('Save')).click();
    await see('li.done', 'Saved.');
    expect(calls(hotel, 'PATCH')[0]?.body).to.deep.equal({ type: 'Suite' });
    await edit();
    await press('desk-rooms-form', 'Remove');
    await see('desk-empty', 'or you enter them here');
  });
});

describe('an arrival entered by hand in the desk', () => {
  it('is saved, can be undone, and is kept while unfinished', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house');
    await see('desk-empty', 'or you enter them here');
    (await button('Enter an arrival')).click();
    expect((await field('desk-stay-form', 'checkIn')).value).to.equal(TODAY);
    type(await field('desk-stay-form', 'firstName'), 'Ana');
    await isAccessible('desk-stay-form');
    await press('desk-stay-form', 'Enter');
    await see('.fault', 'Please fill this in.');
    expect(calls(hotel, 'POST')).to.deep.equal([]);
    await press('desk-stay-form', 'Cancel');
    (await button('Go back')).click();
    await until('the form again', () =>
      findAll(document, 'desk-stay-form')[0]?.shadowRoot?.querySelector('wa-dialog')?.hasAttribute('open'),
    );
    type(await field('desk-stay-form', 'lastName'), 'Silva');
    expect((await field('desk-stay-form', 'firstName')).value).to.equal('Ana');
    type(await field('desk-stay-form', 'phone'), '+351 912 345 678');
    type(await field('desk-stay-form', 'room'), '204');
    await press('desk-stay-form', 'Enter');
    await see('.stay', 'Ana Silva');
    expect(calls(hotel, 'POST')[0]?.body).to.deep.include({
      checkIn: TODAY,
      room: '204',
      guest: { firstName: 'Ana', lastName: 'Silva', email: '', phone: '+351912345678', language: null },
    });
    await see('li.done', 'KQ483921');
    (await button('Undo')).click();
    await see('desk-empty', 'or you enter them here');
  });

  it('is checked in and out with one button, with undo; an arrival of a PMS is not', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY, { ...STAY, id: 'rsv_2', room: '205', ledBy: 'pms' }];
    open = openDesk(hotel, '/desk/house');
    const row = await see('.stay', '204');
    expect((await see('.stay', '205')).textContent).not.to.include('Check in');
    [...row.querySelectorAll('button')].find(({ textContent }) => textContent === 'Check in')?.click();
    await see('.stay', 'Check out');
    (await button('Undo')).click();
    await see('.stay', 'Check in');
    expect(calls(hotel, 'PATCH').map(({ body }) => body)).to.deep.equal([{ state: 'checked_in' }, { state: 'booked' }]);
  });

  it('is moved to another room by sending only the changed fields', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY];
    open = openDesk(hotel, '/desk/house');
    await see('.stay', '204');
    (await button('Edit')).click();
    type(await field('desk-stay-form', 'room'), '310');
    await isAccessible('desk-stay-form');
    (await button('Save')).click();
    await see('.stay', '310');
    expect(calls(hotel, 'PATCH').map(({ body }) => body)).to.deep.equal([{ room: '310' }]);
    (await button('Undo')).click();
    await see('.stay', '204');
    (await button('Edit')).click();
    (await button('Did not come')).click();
    await until('that nobody came', () => calls(hotel, 'PATCH').at(-1)?.body['state'] === 'no_show');
  });

  it('is requested by day', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house');
    const day = await until('the day', () => findAll<HTMLInputElement>(document, 'input.day')[0]);
    day.value = '2126-12-24';
    day.dispatchEvent(new Event('change'));
    await until('the arrivals of that day', () => hotel.calls.at(-1)?.path.includes('on=2126-12-24'));
  });
});

describe('a table of arrivals in the desk', () => {
  it('shows errors by line before anything is stored, and recognizes headings in the desk’s language', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house');
    (await button('Import arrivals')).click();
    const table = await until('the field', () =>
      findAll(document, 'desk-arrivals-import')[0]?.shadowRoot?.querySelector('textarea'),
    );
    type(table, 'Last name,Arrival\nSilva,2126-01-01\n,2126-01-02');
    (await button('Look through it')).click();
    await see('.lines .fault', 'Last name: Please fill this in.');
    await see('.chip.ok', 'New: 1');
    await isAccessible('desk-arrivals-import');
    expect(calls(hotel, 'POST').at(-1)?.body['columns']).to.deep.equal({ 'Last name': 'lastName', Arrival: 'checkIn' });
    expect(calls(hotel, 'POST').some(({ body }) => body['store'] === true)).to.equal(false);
    await press('desk-arrivals-import', 'Enter');
    await see('li.done', 'New: 1');
    expect(calls(hotel, 'POST').at(-1)?.body['store']).to.equal(true);
  });
});
