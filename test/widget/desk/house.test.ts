import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { localDate } from '../../../shared/domain/local-date.ts';
import { FakeHotel } from './fake-hotel.ts';
import { findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

const STAY = {
  id: 'rsv_1',
  confirmationNumber: 'AB1',
  checkIn: '2026-11-20',
  checkOut: '2126-11-22',
  arrivalTime: '15:30',
  roomType: 'Double',
  room: '204',
  guest: { id: 'gst_1', firstName: 'Alma', lastName: 'Sommer', phone: '+49151234567', language: 'de' },
  conversations: [{ id: 'cnv_1', state: 'waiting' }],
  tasks: [{ id: 'tsk_1', title: 'Shower', dueAt: '2026-11-20T15:00:00.000Z' }],
};
const ROOM = {
  id: 'ext_204',
  number: '204',
  type: { code: 'DBL', name: 'Double' },
  housekeeping: 'dirty',
  byHand: null,
  occupied: true,
  stay: STAY,
  tasks: STAY.tasks,
};

describe('the desk’s view of the house', () => {
  it('shows arrivals, links to their conversations, and finds guests by words', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY];
    open = openDesk(hotel, '/desk/house');
    const row = await see('.stay', 'Alma Sommer');
    expect(row.textContent).to.include('204').and.to.include('15:30').and.to.include('Tasks: 1');
    expect(row.querySelector('a')?.getAttribute('href')).to.equal('/desk/inbox/cnv_1');
    type(
      await until('the field', () =>
        findAll<HTMLInputElement>(document, 'desk-house')[0]?.shadowRoot?.querySelector('input'),
      ),
      'winter',
    );
    await until('nobody fits', () => findAll(document, 'desk-empty[heading="Nobody here"]').length > 0);
    expect(hotel.calls.at(-1)?.path).to.include('q=winter');
  });

  it('is loaded again as tasks begin and end, once for simultaneous events, and not for comments', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [STAY];
    hotel.addTask('tsk_1', { room: '204', title: 'Shower' });
    open = openDesk(hotel, '/desk/tasks');
    const { desk } = open;
    await until('the work', () => desk.state.tasks.size === 1);
    desk.goTo('house');
    await see('.stay', 'Tasks: 1');
    const waitForEvents = () => until('what was told', () => desk.state.lastEvent === hotel.event);
    const countStayRequests = () => hotel.calls.filter(({ path }) => path.startsWith('/api/stays')).length;
    const before = countStayRequests();
    hotel.addTask('tsk_1', { ...hotel.tasks.get('tsk_1'), comments: 1, updatedAt: hotel.now() });
    await waitForEvents();
    hotel.stays = [{ ...STAY, tasks: [...STAY.tasks, ...STAY.tasks] }];
    hotel.addTask('tsk_2', { room: '204', title: 'Tap' });
    await waitForEvents();
    hotel.stays = [{ ...STAY, tasks: [...STAY.tasks, ...STAY.tasks, ...STAY.tasks] }];
    hotel.addTask('tsk_3', { room: '204', title: 'Lamp' });
    await see('.stay', 'Tasks: 3');
    expect(countStayRequests()).to.equal(before + 1);
  });

  it('shows a guest’s pre-arrival details, and accepts new ones', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [{ ...STAY, registration: 'asked' }];
    hotel.registrations.set('rsv_1', { state: 'asked', askedAt: '2026-11-20T09:00:00.000Z' });
    open = openDesk(hotel, '/desk/house');
    const row = await see('.stay', 'Asked');
    row.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    (await see('wa-button', 'Enter')).click();
    const form = await until('the form', () => findAll<HTMLFormElement>(document, 'form')[0]);
    const field = (name: string) => {
      const found = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (found === null) throw new Error(`There is no field ${name}`);
      return found;
    };
    field('arrivalTime').value = '21:30';
    field('companions').value = 'Ben Silva\n\nRui Silva';
    field('nationality').value = 'PT';
    field('carNumber').value = 'AA-00-BB';
    form.requestSubmit();
    const told = await see('dl', 'Portugal');
    expect(told.textContent).to.include('21:30').and.to.include('Ben Silva, Rui Silva').and.to.include('AA-00-BB');
    const body = {
      arrivalTime: '21:30',
      companions: ['Ben Silva', 'Rui Silva'],
      nationality: 'PT',
      carNumber: 'AA-00-BB',
    };
    expect(hotel.calls.find(({ method }) => method === 'PATCH')?.body).to.deep.equal(body);
    await see('.chip.ok', 'Told');
    const labels = findAll(document, 'wa-button').map(({ textContent }) => textContent);
    expect(labels).not.to.include('Ask the guest'); // the guest has no conversation for the request
  });

  it('does not ask a departed guest for details', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [
      { ...STAY, checkOut: '2020-01-02', registration: 'open' },
      { ...STAY, id: 'rsv_2', guest: { ...STAY.guest, lastName: 'Winter' }, registration: 'open' },
    ];
    open = openDesk(hotel, '/desk/house');
    const staying = await see('.stay', 'Alma Winter');
    const left = await see('.stay', 'Alma Sommer');
    expect(staying.textContent).to.include('Before arrival');
    expect(left.textContent).not.to.include('Before arrival');
  });

  it('keeps its tabs in view above a long list, with the number of entries', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = Array.from({ length: 60 }, (_, index) => ({ ...ROOM, id: `ext_${index}`, number: `${index}` }));
    open = openDesk(hotel, '/desk/house/rooms');
    await see('.card', '59');
    const links = findAll(document, 'nav a').filter((link) => link.getAttribute('href')?.includes('/house/'));
    expect(links.map((link) => link.textContent?.trim().replace(/\s+/, ' '))).to.deep.equal([
      'Arrivals',
      'In house',
      'Departures',
      'Rooms 60',
    ]);
    for (const link of links) {
      const { top, bottom, left, width } = link.getBoundingClientRect();
      const seen = document.elementsFromPoint(left + width / 2, (top + bottom) / 2);
      expect(seen[0]?.closest('service-desk')).not.to.equal(undefined);
      expect(link.checkVisibility() && bottom - top).to.be.above(20);
      expect(link.closest('nav')?.clientHeight).to.be.above(20);
    }
  });

  it('shows the known data of a guest without pre-arrival details', async () => {
    const hotel = new FakeHotel();
    hotel.stays = [{ ...STAY, registration: 'open' }];
    hotel.registrations.set('rsv_1', { state: 'open' });
    open = openDesk(hotel, '/desk/house');
    (await see('.stay', 'Alma Sommer')).querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    await see('desk-registration .hint, .hint', 'Nothing is known yet.');
  });

  it('shows the rooms, and a colleague can set a room’s state', async () => {
    const hotel = new FakeHotel();
    hotel.rooms = [ROOM];
    open = openDesk(hotel, '/desk/house/rooms');
    const card = await see('.card', '204');
    expect(card.textContent).to.include('Occupied').and.to.include('Shower').and.to.include('Alma Sommer');
    const select = card.querySelector('select');
    if (select === null) throw new Error('There is no field for the state');
    select.value = 'clean';
    select.dispatchEvent(new Event('change'));
    await see('.card.clean', 'Mia Sommer');
  });

  it('marks a free room whose guest arrives today, and no other', async () => {
    const hotel = new FakeHotel();
    const today = localDate(new Date(), 'Europe/Berlin');
    const roomWithStay = (number: string, stay: object) => ({
      ...ROOM,
      id: `ext_${number}`,
      number,
      occupied: false,
      stay: { ...STAY, ...stay },
    });
    hotel.rooms = [
      roomWithStay('12', { state: 'booked', checkIn: today }),
      roomWithStay('13', { state: 'booked', checkIn: '2020-01-02' }),
      roomWithStay('14', { state: 'checked_in', checkIn: today }),
    ];
    open = openDesk(hotel, '/desk/house/rooms');
    expect((await see('.card', '12')).textContent)
      .to.include('Free')
      .and.to.include('Arriving today');
    for (const number of ['13', '14'])
      expect((await see('.card', number)).textContent).not.to.include('Arriving today');
  });
});
