import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { FakeHotel } from '../fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from '../harness.ts';

/** Data entered by hand is neither lost nor stored twice, and undo reverts only the changed fields. */
let open: OpenDesk | null = null;
before(() => emulateMedia({ reducedMotion: 'reduce' }));
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
afterEach(() => {
  open?.close();
  open = null;
});

const STAY = {
  id: 'rsv_1',
  confirmationNumber: 'AB1',
  channelReference: null,
  checkIn: localDate(new Date(), 'Europe/Berlin'),
  checkOut: '2126-11-22',
  arrivalTime: null,
  roomType: 'Double',
  room: '204',
  state: 'booked',
  adults: 2,
  children: 0,
  ratePlan: '',
  inclusions: [],
  balance: null,
  total: null,
  notes: '',
  externalId: null,
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

const inside = <E extends HTMLElement>(form: string, selector: string) =>
  until(`${selector} of ${form}`, () => findAll(document, form)[0]?.shadowRoot?.querySelector<E>(selector));
const field = <E extends HTMLElement = HTMLInputElement>(form: string, name: string) =>
  inside<E>(form, `[name="${name}"]`);
const isOpen = (form: string) =>
  findAll(document, form)[0]?.shadowRoot?.querySelector('wa-dialog')?.hasAttribute('open') === true;
const bodies = (hotel: FakeHotel, method: string) =>
  hotel.calls
    .filter((call) => call.method === method && /\/api\/(rooms|stays)/.test(call.path))
    .map(({ body }) => body);
const inForm = (form: string, words: string) =>
  until(`${words} in ${form}`, () =>
    findAll(findAll(document, form)[0]?.shadowRoot ?? document, 'button, wa-button').find(
      (one) => one.textContent?.trim() === words && one.checkVisibility(),
    ),
  );

async function press(form: string, words: string): Promise<void> {
  const found = await inForm(form, words);
  (found.shadowRoot?.querySelector<HTMLElement>('button') ?? found).click();
}

/** Presses the close button of a dialog, and returns whether it closes. */
async function closes(form: string): Promise<boolean> {
  const dialog = await inside(form, 'wa-dialog');
  const asked = new Promise<boolean>((resolve) => {
    dialog.addEventListener('wa-hide', (event) => resolve(!event.defaultPrevented), { once: true });
  });
  dialog.shadowRoot?.querySelector<HTMLElement>('[part~="close-button"]')?.click();
  return asked;
}

const editRoom = async () => (await see('.card', '204')).querySelector<HTMLElement>('h2 button')?.click();

describe('undo at the reception', () => {
  it('of a changed stay reverts only the changed fields', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY];
    open = openDesk(hotel, '/desk/house');
    await see('.stay', '204');
    (await button('Edit')).click();
    type(await field('desk-stay-form', 'room'), '310');
    type(await field('desk-stay-form', 'firstName'), 'Alba');
    (await button('Save')).click();
    await see('.stay', '310');
    (await button('Undo')).click();
    await see('.stay', '204');
    expect(bodies(hotel, 'PATCH').at(-1)).to.deep.equal({ room: '204', guest: { firstName: 'Alma' } });
  });

  it('of a changed room reverts only the changed fields', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = [ROOM];
    open = openDesk(hotel, '/desk/house/rooms');
    await editRoom();
    type(await field('desk-rooms-form', 'floor'), '3');
    (await button('Save')).click();
    (await button('Undo')).click();
    await until('it is as before', () => bodies(hotel, 'PATCH').length === 2);
    expect(bodies(hotel, 'PATCH')).to.deep.equal([{ floor: '3' }, { floor: '2' }]);
  });

  it('is offered for a deleted stay only if it would restore all of its data', async () => {
    const hotel = new FakeHotel();
    const lost = [
      { state: 'cancelled' },
      { ratePlan: 'Flex' },
      { channelReference: 'X-1' },
      { inclusions: ['breakfast'] },
      { balance: { amount: '1.00', currency: 'EUR' } },
    ];
    for (const rest of [...lost, {}]) {
      hotel.stays = [{ ...STAY, ...rest }];
      open = openDesk(hotel, '/desk/house');
      await see('.stay', '204');
      (await button('Edit')).click();
      await press('desk-stay-form', 'Remove');
      const toast = await see('li.done', 'Removed.');
      const isOffered = toast.textContent?.includes('Undo') ?? false;
      expect(isOffered, JSON.stringify(rest)).to.equal(Object.keys(rest).length === 0);
      open.close();
    }
  });
});

describe('typed rooms', () => {
  it('stay in the field with the errors if none of them is valid', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house/rooms');
    (await until('the button', () => findAll(document, 'desk-empty button')[0])).click();
    const numbers = await field<HTMLTextAreaElement>('desk-rooms-form', 'numbers');
    type(numbers, '120–101');
    await press('desk-rooms-form', 'Add');
    const fault = await inside('desk-rooms-form', '.field [role="alert"]');
    expect(fault.textContent).to.include('120–101');
    expect(isOpen('desk-rooms-form')).to.equal(true);
    expect(numbers.value).to.equal('120–101');
    expect(bodies(hotel, 'POST')).to.deep.equal([]);
  });

  it('stay in the field if they are invalid, and the valid ones are stored', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house/rooms');
    (await until('the button', () => findAll(document, 'desk-empty button')[0])).click();
    const numbers = await field<HTMLTextAreaElement>('desk-rooms-form', 'numbers');
    type(numbers, '101–102;Twin\n9–1;Loft');
    await press('desk-rooms-form', 'Add');
    await see('.card', '102');
    await inside('desk-rooms-form', '.field [role="alert"]');
    expect(isOpen('desk-rooms-form')).to.equal(true);
    expect(numbers.value).to.equal('9–1;Loft');
    type(numbers, '91;Loft');
    await press('desk-rooms-form', 'Add');
    await see('.card', '91');
    await until('the form is away', () => !isOpen('desk-rooms-form'));
    expect(bodies(hotel, 'POST').map(({ rooms }) => rooms)).to.deep.equal([
      ['101', '102'].map((number) => ({ number, type: 'Twin', housekeeping: 'unknown' })),
      [{ number: '91', type: 'Loft', housekeeping: 'unknown' }],
    ]);
  });
});

describe('rooms that were added and taken back while the form is open', () => {
  it('are new again', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house/rooms');
    (await until('the button', () => findAll(document, 'desk-empty button')[0])).click();
    const numbers = await field<HTMLTextAreaElement>('desk-rooms-form', 'numbers');
    type(numbers, '101\n9–1');
    await press('desk-rooms-form', 'Add');
    await see('.card', '101');
    (await button('Undo')).click();
    await until('it is taken back', () => hotel.rooms.length === 0);
    type(numbers, '101');
    await until('it is new', () => {
      const shown =
        findAll(document, 'desk-rooms-form')[0]?.shadowRoot?.querySelector('[aria-live]')?.textContent ?? '';
      return shown.includes('New (1)') && !shown.includes('Here already');
    });
  });
});

describe('a form in which nothing was changed', () => {
  it('asks nothing of the server', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY];
    open = openDesk(hotel, '/desk/house');
    await see('.stay', '204');
    (await button('Edit')).click();
    await field('desk-stay-form', 'room');
    (await button('Save')).click();
    await until('the form is away', () => !isOpen('desk-stay-form'));
    expect(bodies(hotel, 'PATCH')).to.deep.equal([]);
  });
});

describe('a form that is stored', () => {
  it('is not put away before the answer is there, and begins anew afterwards', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house');
    (await button('Enter an arrival')).click();
    type(await field('desk-stay-form', 'lastName'), 'Silva');
    const held = Promise.withResolvers<void>();
    hotel.beforeAnswer = () => held.promise;
    await press('desk-stay-form', 'Enter');
    await press('desk-stay-form', 'Cancel');
    expect(await closes('desk-stay-form')).to.equal(false);
    expect(findAll(document, 'li.problem')).to.deep.equal([]);
    expect(isOpen('desk-stay-form')).to.equal(true);
    held.resolve();
    await see('.stay', 'Silva');
    await until('the form is away', () => !isOpen('desk-stay-form'));
    (await button('Enter an arrival')).click();
    await until('the form again', () => isOpen('desk-stay-form'));
    expect((await field('desk-stay-form', 'lastName')).value).to.equal('');
    expect(bodies(hotel, 'POST')).to.have.length(1);
  });
});

describe('a table that is being saved', () => {
  it('cannot be closed before the response', async () => {
    const hotel = new FakeHotel();
    open = openDesk(hotel, '/desk/house');
    (await button('Import arrivals')).click();
    type(await inside<HTMLTextAreaElement>('desk-arrivals-import', 'textarea'), 'Last name\nSilva');
    (await button('Look through it')).click();
    await see('.lines', 'Silva');
    const held = Promise.withResolvers<void>();
    hotel.beforeAnswer = () => held.promise;
    await press('desk-arrivals-import', 'Enter');
    expect(await closes('desk-arrivals-import')).to.equal(false);
    held.resolve();
    await see('li.done', 'New: 1');
    await until('it is away', () => !isOpen('desk-arrivals-import'));
  });
});

describe('the rooms of the house', () => {
  it('are searched by the server, empty ones too', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = [
      ROOM,
      { ...ROOM, id: 'rom_2', number: '305', type: { name: 'Loft' }, stay: { ...STAY, room: '305' } },
    ];
    open = openDesk(hotel, '/desk/house/rooms');
    await see('.card', '305');
    const search = await inside<HTMLInputElement>('desk-house', 'input[type="search"]');
    const listShownRooms = () =>
      findAll(document, '.card h2').map(({ textContent }) => textContent?.trim().slice(0, 3));
    for (const [words, numbers] of [
      ['204', ['204']],
      ['loft', ['305']],
      ['Sommer', ['305']],
      ['ab1', ['305']],
      ['', ['204', '305']],
      ['999', []],
    ] as const) {
      type(search, words);
      await until(`what is found by ${words}`, () => listShownRooms().join() === numbers.join());
    }
    await see('desk-empty', '');
    expect(hotel.calls.some(({ path }) => path.startsWith('/api/stays'))).to.equal(false);
  });
});
