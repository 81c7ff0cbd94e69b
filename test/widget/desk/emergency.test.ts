import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { FakeHotel } from './fake-hotel.ts';
import { button, findAll, type OpenDesk, openDesk, see, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1440, height: 900 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

const EMERGENCY = {
  danger: 'fire',
  room: '204',
  rehearsal: false,
  words: { text: 'Hilfe, es brennt!', language: 'de' },
  at: new Date().toISOString(),
  acknowledgedBy: null,
  acknowledgedAt: null,
};
const alarms = () => findAll(document, 'li.alarm').map((one) => one.dataset['id']);
const rows = () => findAll(document, 'a.row').map((row) => row.dataset['id']);

/** Returns the topmost element at the alarm's position: the alarm, or an element over it. */
function topmostAt(alarm: HTMLElement): Element | null {
  const box = (findAll(document, 'li.alarm')[0] ?? alarm).getBoundingClientRect();
  let found = document.elementFromPoint(box.left + 8, box.top + 4);
  while (found?.shadowRoot != null) {
    const inside = found.shadowRoot.elementFromPoint(box.left + 8, box.top + 4);
    if (inside === null || inside === found) break;
    found = inside;
  }
  return found?.closest('li.alarm') ?? found;
}

/** Opens the desk at this address, in a house in which a colleague’s guest calls for help. */
async function alarmWhileAt(path: string): Promise<FakeHotel> {
  const hotel = new FakeHotel();
  hotel.addConversation('cnv_calm');
  hotel.addConversation('cnv_fire', {
    state: 'staffed',
    assignee: { id: hotel.colleague.id, name: hotel.colleague.name },
    guest: { id: null, name: 'Alma Sommer' },
  });
  open = openDesk(hotel, path);
  await until('the desk is live', () => open?.desk.state.listing.loading === 'ready');
  hotel.change('cnv_fire', { emergency: EMERGENCY });
  hotel.tell('alert', { kind: 'emergency', conversationId: 'cnv_fire', department: 'front_desk', userId: 'usr_jon' });
  return hotel;
}

it('a guest who begins to wait is announced once, and a guest in danger only by the alarm', async () => {
  const hotel = new FakeHotel();
  for (const id of ['cnv_calm', 'cnv_fire']) hotel.addConversation(id, { state: 'open' });
  open = openDesk(hotel, '/desk/tasks');
  await until('the desk is live', () => open?.desk.state.listing.loading === 'ready');
  hotel.change('cnv_fire', { state: 'waiting', waitingWhy: 'emergency', emergency: EMERGENCY });
  hotel.change('cnv_fire', { unread: 1 });
  hotel.change('cnv_calm', { state: 'waiting', waitingWhy: 'asked' });
  hotel.change('cnv_calm', { unread: 1 });
  await until('both wait', () => open?.desk.state.conversations.get('cnv_calm')?.state === 'waiting');
  expect(open.desk.state.toasts.map(({ tone }) => tone)).to.deep.equal(['guest']);
});

describe('the alarm of a guest in danger', () => {
  const paths = [
    'inbox',
    'inbox/cnv_calm',
    'tasks',
    'house',
    'teach',
    'insights',
    'integrations',
    'settings/property',
    'start',
  ];
  for (const path of paths.map((rest) => `/desk/${rest}`)) {
    it(`is on top of ${path}, with matter and place in the staff’s language, until somebody handles it`, async () => {
      await alarmWhileAt(path);
      const alarm = await see('li.alarm', 'Fire or smoke');
      expect(alarm.textContent).to.include('Room 204').and.to.include('Alma Sommer').and.to.include('es brennt');
      expect(document.title).to.include('Fire or smoke');
      const view = (await see('main')).getBoundingClientRect();
      expect(alarm.getBoundingClientRect().bottom).to.be.at.most(view.top + 1);
      (await button('I look after it')).click();
      await until('the alarm is over', () => alarms().length === 0);
      await see('.looked-after', 'Mia Sommer looks after it');
      expect(document.title).not.to.include('Fire');
    });
  }

  /** Expects the alarm on top, with the whole dialog visible below it. */
  async function expectOverDialog(): Promise<HTMLElement> {
    const alarm = await see('li.alarm', 'Fire or smoke');
    await until('it lies over the dialog', () => topmostAt(alarm)?.matches('li.alarm') === true);
    expect(alarms()).to.deep.equal(['cnv_fire']);
    const dialog = findAll(document, 'wa-dialog').find((one) => one.matches('[open]'));
    const box = await until('the dialog is drawn', () => dialog?.shadowRoot?.querySelector('dialog'));
    await until(
      'the dialog begins below it',
      () => box.getBoundingClientRect().top >= alarm.getBoundingClientRect().bottom - 1,
    );
    return alarm;
  }
  const isDialogOpen = () => findAll(document, 'wa-dialog').some((dialog) => dialog.matches('[open]'));
  const call = (hotel: FakeHotel) => {
    hotel.change('cnv_fire', { emergency: EMERGENCY });
    hotel.tell('alert', { kind: 'emergency', conversationId: 'cnv_fire', department: 'front_desk', userId: 'usr_jon' });
  };

  it('is above an open dialog, does not interrupt typing in the dialog, and can be handled from there', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_fire', { guest: { id: null, name: 'Alma Sommer' } });
    open = openDesk(hotel, '/desk/tasks');
    (await button('New task')).click();
    const title = await see('wa-input[name=title]');
    title.focus();
    await sendKeys({ type: 'Bed ' });
    call(hotel);
    await expectOverDialog();
    await sendKeys({ type: 'linen' });
    expect(title).to.have.property('value', 'Bed linen');
    expect(alarms()).to.deep.equal(['cnv_fire']);
    (await button('I look after it')).click();
    await until('the alarm is over', () => alarms().length === 0);
    await see('.looked-after', 'Mia Sommer looks after it');
    await until('the dialog has made room', () => !isDialogOpen());
    await see('li.problem', 'is kept until you close the page');
  });

  it('is above a dialog that is opened later, and returns to its place after the dialog closes', async () => {
    await alarmWhileAt('/desk/tasks');
    await see('li.alarm', 'Fire or smoke');
    (await button('New task')).click();
    await see('wa-input[name=title]');
    await setViewport({ width: 390, height: 600 });
    await expectOverDialog();
    await setViewport({ width: 1440, height: 900 });
    await sendKeys({ press: 'Escape' });
    await until('the dialog is closed', () => !isDialogOpen());
    await until('the alarm is in its place', () => alarms().join() === 'cnv_fire');
    const [alarm] = findAll(document, 'li.alarm');
    expect(alarm?.getBoundingClientRect().bottom).to.be.at.most((await see('main')).getBoundingClientRect().top + 1);
  });

  it('stays in view when the view and its dialog are left', async () => {
    const hotel = await alarmWhileAt('/desk/tasks');
    (await button('New task')).click();
    await see('wa-input[name=title]');
    await expectOverDialog();
    open?.desk.goTo('house');
    await until('the dialog is gone', () => findAll(document, 'desk-tasks').length === 0);
    await until('the alarm is in its place', () => alarms().join() === 'cnv_fire');
    expect(hotel.conversations.size).to.equal(2);
  });

  it('ends at every desk when a colleague handles it, and a slower colleague is told so', async () => {
    const hotel = await alarmWhileAt('/desk/tasks');
    await see('li.alarm', 'Fire or smoke');
    const taken = { ...EMERGENCY, acknowledgedBy: { id: 'usr_jon', name: 'Jon Winter' }, acknowledgedAt: EMERGENCY.at };
    hotel.conversations.set('cnv_fire', { ...hotel.conversations.get('cnv_fire'), emergency: taken });
    (await button('I look after it')).click();
    await see('li.done', 'A colleague looks after it already');
    await until('the alarm is over', () => alarms().length === 0);
    await see('.looked-after', 'Jon Winter looks after it');
  });

  it('is first in the list whatever the search, and rings at a desk that is opened later', async () => {
    const hotel = new FakeHotel();
    hotel.addConversation('cnv_fire', { emergency: EMERGENCY });
    hotel.addConversation('cnv_waiting', { state: 'waiting', waitingSince: hotel.now() });
    open = openDesk(hotel, '/desk/inbox');
    await see('a.row.emergency', 'Fire or smoke');
    expect(rows()).to.deep.equal(['cnv_fire', 'cnv_waiting']);
    expect(alarms()).to.deep.equal(['cnv_fire']);
    (await button('Resolved')).click();
    await until('only the alarm is left', () => rows().join() === 'cnv_fire');
  });
});

describe('rows of the desk’s list', () => {
  it('show room, matter, reason, deadline and waiting time, with deadlines first, then the longest wait', async () => {
    const hotel = new FakeHotel();
    const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const soon = new Date(Date.now() + 10 * 60_000).toISOString();
    const waits = { state: 'waiting', waitingWhy: 'complaint', matter: ['towels_linen', 'wifi'], room: '12' };
    hotel.addConversation('cnv_long', { ...waits, waitingSince: since(40) });
    hotel.addConversation('cnv_promised', { ...waits, waitingSince: since(5), dueAt: soon });
    hotel.addConversation('cnv_short', { ...waits, waitingSince: since(7) });
    hotel.addConversation('cnv_fire', { state: 'waiting', waitingWhy: 'emergency', waitingSince: since(2) });
    hotel.addConversation('cnv_drafted');
    hotel.addDraft('dft_1', { conversationId: 'cnv_drafted', text: 'Gladly' });
    hotel.addConversation('cnv_calm');
    open = openDesk(hotel, '/desk/inbox');
    const row = await see('a.row', 'Complaint');
    expect((await see('a.row', 'Draft to approve')).className).to.include('waiting');
    expect(rows()).to.deep.equal(['cnv_fire', 'cnv_promised', 'cnv_drafted', 'cnv_long', 'cnv_short', 'cnv_calm']);
    expect(row.querySelector('.room')?.textContent).to.equal('12');
    expect(row.querySelector('.matter')?.textContent).to.include('+1');
    expect(row.querySelector('.when .due')?.getAttribute('title')).to.match(/^Due /);
    expect(row.querySelector('time')?.textContent).to.include('5 min');
  });

  it('are sorted by priority before deadline, and snoozed rows are hidden until searched for', async () => {
    const hotel = new FakeHotel();
    hotel.labels = [{ id: 'lbl_vip', name: 'VIP', tone: 'violet' }];
    const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const soon = new Date(Date.now() + 10 * 60_000).toISOString();
    hotel.addConversation('cnv_promised', { state: 'waiting', waitingSince: since(9), dueAt: soon });
    hotel.addConversation('cnv_vip', {
      state: 'waiting',
      waitingSince: since(1),
      priority: 'high',
      labels: ['lbl_vip'],
    });
    open = openDesk(hotel, '/desk/inbox/cnv_promised');
    await see('a.row .label', 'VIP');
    expect(rows()).to.deep.equal(['cnv_vip', 'cnv_promised']);
    await see('h1');
    const item = await until('the menu', () =>
      findAll(document, 'wa-dropdown-item').find((one) => one.getAttribute('value') === 'snooze:hour'),
    );
    item
      .closest('wa-dropdown')
      ?.dispatchEvent(new CustomEvent('wa-select', { detail: { item: { value: 'snooze:hour' } } }));
    await until('it is put off', () => rows().join() === 'cnv_vip');
    await see('li.done', 'Put off until');
    (await button('Undo')).click();
    await until('it is back', () => rows().length === 2);
  });

  for (const [density, many] of [
    ['cosy', 14],
    ['compact', 20],
  ] as const) {
    it(`on a screen of 1440 × 900 number at least ${many}, ${density}`, async () => {
      const hotel = new FakeHotel();
      for (let number = 0; number < 40; number += 1)
        hotel.addConversation(`cnv_${number}`, {
          state: 'waiting',
          waitingWhy: 'no_answer',
          matter: ['pets'],
          unread: 2,
        });
      open = openDesk(hotel, '/desk/inbox', { density });
      await see('a.row');
      const { top, bottom } = (await see('lit-virtualizer')).getBoundingClientRect();
      const whole = () =>
        findAll(document, 'a.row').filter((row) => {
          const box = row.getBoundingClientRect();
          return box.top >= top && box.bottom <= bottom + 1;
        });
      await until(`${many} rows`, () => whole().length >= many);
      if (density === 'cosy') return;
      const [row] = whole();
      const middles = [...(row?.children ?? [])].map((part) => {
        const box = part.getBoundingClientRect();
        return Math.round((box.top + box.bottom) / 2);
      });
      expect(Math.max(...middles) - Math.min(...middles)).to.be.at.most(2);
    });
  }
});
