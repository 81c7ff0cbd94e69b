import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import { busyDay } from './busy-day.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(async () => {
  open?.close();
  open = null;
  await speakOnPage('en');
});

const columns = () =>
  findAll(document, 'desk-tasks').flatMap((board) =>
    [...(board.shadowRoot?.querySelectorAll('section') ?? [])].map((section) => section.getAttribute('aria-label')),
  );
const card = (id: string) => until(id, () => findAll(document, `li[data-id="${id}"]`)[0]);

/** Finds an element inside a card. */
const inCard = (id: string, selector: string) => [
  ...(findAll(document, `li[data-id="${id}"] desk-task-card`)[0]?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ??
    []),
];

/** Presses a key at the focus, with modifier keys. */
function hit(target: HTMLElement, key: string, held: KeyboardEventInit = {}): void {
  target.focus();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...held }));
}

it('the board shows tasks by department with late ones marked, or by state', async () => {
  open = openDesk(busyDay(), '/desk/tasks');
  await see('h3', 'Shower');
  expect(columns()).to.deep.equal(['Housekeeping', 'Maintenance', 'Concierge']);
  expect((await card('tsk_1')).className).to.contain('overdue');
  (await button('By state')).click();
  await until('columns by state', () => columns().join() === 'To do,In progress,Done');
});

it('a task’s title from the server is shown with its topic, in the desk’s language', async () => {
  const hotel = busyDay();
  hotel.tasks.set('tsk_1', { ...hotel.tasks.get('tsk_1'), kind: 'emergency', title: 'Emergency: fire, room 204' });
  await speakOnPage('de');
  open = openDesk(hotel, '/desk/tasks');
  await see('h3', 'Notfall');
  hit(await card('tsk_1'), 'Enter');
  await see('desk-task-detail p, .words', 'Emergency: fire, room 204');
  await speakOnPage('en');
});

it('a task that its guest asks about again says so at once, on its card, beside the guest and in the list, until it is done', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  await card('tsk_2');
  const ofCard = () => inCard('tsk_2', '.chip.waiting').map((chip) => chip.textContent?.trim() ?? '');
  expect(ofCard()).to.deep.equal([]);
  hotel.addTask('tsk_2', { ...hotel.tasks.get('tsk_2'), askedAgainAt: new Date().toISOString() });
  await until('the card says so', () => /^Asked again \d\d:\d\d$/.test(ofCard().join()));
  hotel.addTask('tsk_2', { ...hotel.tasks.get('tsk_2'), state: 'done' });
  await until('no more', () => ofCard().length === 0);
  hotel.addConversation('cnv_again', { state: 'open', askedAgainAt: new Date().toISOString() });
  hotel.addTask('tsk_9', {
    title: 'Iron a shirt',
    conversationId: 'cnv_again',
    askedAgainAt: new Date().toISOString(),
  });
  open.close();
  open = openDesk(hotel, '/desk/inbox/cnv_again');
  await see('a.row .chip', 'Asked again');
  await see('section li', 'Asked again');
});

it('the board is used by keyboard, and the focus stays on the card', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  const towels = await card('tsk_2');
  hit(towels, 'ArrowRight');
  expect(open.element.shadowRoot?.activeElement?.localName).to.equal('desk-shell');
  expect(findAll(document, 'li.card').find((one) => one.matches(':focus'))?.dataset['id']).to.equal('tsk_1');
  hit(towels, 'ArrowRight', { shiftKey: true });
  await until('with maintenance', () => hotel.tasks.get('tsk_2')?.['department'] === 'maintenance');
  await until(
    'the focus',
    () => findAll(document, 'li.card').find((one) => one.matches(':focus'))?.dataset['id'] === 'tsk_2',
  );
  hit(await card('tsk_2'), 'd');
  await until('done', () => hotel.tasks.get('tsk_2')?.['state'] === 'done');
});

it('a card that is dropped on another department is moved', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  const taxi = await card('tsk_3');
  const dataTransfer = new DataTransfer();
  taxi.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
  const target = await until('every department as a target', () =>
    findAll(document, 'section').find((one) => one.getAttribute('aria-label') === 'Front desk'),
  );
  target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await until('at the front desk', () => hotel.tasks.get('tsk_3')?.['department'] === 'front_desk');
});

it('a colleague’s change is kept with a message if both moved the same task', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  await card('tsk_1');
  await see('.link', 'Live');
  // The colleague's move arrives while we click.
  hotel.tasks.set('tsk_1', { ...hotel.tasks.get('tsk_1'), state: 'done', updatedAt: hotel.now() });
  hit(await card('tsk_1'), 's');
  await see('.toasts, li.problem', 'A colleague has changed this task');
  await until('theirs', () => findAll(document, 'li[data-id=tsk_1]')[0]?.className.includes('done') ?? true);
  expect(hotel.tasks.get('tsk_1')?.['state']).to.equal('done');
});

it('a task is created from a conversation and linked to it', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/inbox/cnv_dog');
  await see('.bubble', 'Guten Morgen');
  press('c');
  const title = await until(
    'the form',
    () =>
      findAll(document, 'desk-new-task').flatMap((form) =>
        findAll<HTMLInputElement>(form.shadowRoot ?? document, 'input[maxlength="200"]'),
      )[0],
  );
  type(title, 'A bowl of water in the garden');
  (await see('wa-button', 'Make the task')).click();
  await see('li.done', 'The task is made');
  const made = hotel.calls.find(({ method, path }) => method === 'POST' && path === '/api/tasks');
  expect(made?.body).to.include({
    title: 'A bowl of water in the garden',
    conversationId: 'cnv_dog',
    department: 'front_desk',
  });
  expect(made?.key).to.be.a('string');
});

it('an unfinished task and the board’s layout are stored', async () => {
  open = openDesk(busyDay(), '/desk/tasks');
  const { desk } = open;
  (await button('By state')).click();
  await until('by state', () => desk.state.preferences.boardBy === 'state');
  const title = () =>
    until('the title', () =>
      findAll<HTMLInputElement>(document, 'wa-input[name=title]')[0]?.shadowRoot?.querySelector('input'),
    );
  (await button('New task')).click();
  type(await title(), 'Iron the curtains');
  const dialog = await until(
    'the dialog',
    () =>
      findAll<HTMLElement & { open: boolean }>(document, 'desk-new-task').map((one) =>
        one.shadowRoot?.querySelector<HTMLElement & { open: boolean }>('wa-dialog'),
      )[0],
  );
  dialog.open = false;
  await see('li.problem', 'not saved yet');
  (await button('Go back')).click();
  await until(
    'it is there again',
    () => findAll<HTMLInputElement>(document, 'wa-input[name=title]')[0]?.value === 'Iron the curtains',
  );
});

it('a task that becomes late while the board is open is marked', async () => {
  const hotel = busyDay();
  hotel.addTask('tsk_soon', { title: 'Iron', dueAt: new Date(Date.now() + 3_000).toISOString() });
  open = openDesk(hotel, '/desk/tasks');
  expect((await card('tsk_soon')).className).to.not.contain('overdue');
  await until('late', () => findAll(document, 'li[data-id="tsk_soon"]')[0]?.className.includes('overdue'));
  await until('said', () => inCard('tsk_soon', '.late')[0]);
});

it('a cancelled or finished task is restored by undo', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  const state = () => hotel.tasks.get('tsk_1')?.['state'];
  const before = state();
  hit(await card('tsk_1'), 'Enter');
  (await see('wa-button', 'Call it off')).click();
  await until('cancelled', () => state() === 'cancelled');
  await see('li.done', 'Cancelled:');
  (await button('Undo')).click();
  await until('as it was', () => state() === before);
  await until('the dialog is gone', () => {
    findAll(document, 'li[data-id=tsk_1]')[0]?.focus();
    return findAll(document, 'li[data-id=tsk_1]:focus').length > 0;
  });
  hit(await card('tsk_1'), 'd');
  await until('done', () => state() === 'done');
  (await button('Undo')).click();
  await until('as it was', () => state() === before);
});

it('every field of a task can be changed, and the task assigned to a colleague', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  hit(await card('tsk_1'), 'e');
  const dialog = await see('wa-dialog[label="Change the task"]');
  await until('open', () => 'open' in dialog && dialog.open === true);
  const control = (name: string) =>
    until(name, () => findAll(document, `wa-dialog [name=${name}]`)[0]) as Promise<HTMLInputElement>;
  Object.assign(await control('title'), { value: 'Shower and lamp' });
  Object.assign(await control('room'), { value: '205' });
  Object.assign(await control('assignee'), { value: hotel.colleague.id });
  (await button('Save')).click();
  await until('changed', () => hotel.tasks.get('tsk_1')?.['title'] === 'Shower and lamp');
  const sent = hotel.calls.findLast(({ method }) => method === 'PATCH')?.body ?? {};
  expect(Object.keys(sent).sort()).to.deep.equal(['assigneeId', 'room', 'seen', 'title']);
  expect(sent['assigneeId']).to.equal(hotel.colleague.id);
});

it('a task is assigned to oneself with one key, and the board can be filtered to one’s own tasks', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  hit(await card('tsk_2'), 'm');
  await until(
    'mine',
    () => hotel.calls.findLast(({ method }) => method === 'PATCH')?.body['assigneeId'] === hotel.me.id,
  );
  (await button('Only mine')).click();
  await until(
    'one card',
    () =>
      findAll(document, 'li.card')
        .map((one) => one.dataset['id'])
        .join() === 'tsk_2',
  );
});

it('a card’s title names thing and place of a request, in two lines within 72 pixels', async () => {
  const hotel = busyDay();
  const shower = { kind: 'maintenance', title: 'Repair', things: ['shower'], room: '204' };
  hotel.addTask('tsk_shower', { ...shower, detail: 'Es kommt kein warmes Wasser' });
  open = openDesk(hotel, '/desk/tasks');
  await see('h3', 'Shower, 204');
  expect((await card('tsk_shower')).getBoundingClientRect().height).to.equal(72);
  (await button('Shower, 204')).click();
  await see('.words', 'kein warmes Wasser');
});

it('a card is 72 pixels high with the place visible, however long its texts are', async () => {
  const hotel = busyDay();
  const long = {
    title: 'Two tickets for the floating stage on Saturday, in the middle if there are any left',
    room: '305',
  };
  hotel.addTask('tsk_long', {
    ...long,
    kind: 'other',
    priority: 'urgent',
    state: 'in_progress',
    dueAt: '2020-01-01T08:00:00.000Z',
  });
  open = openDesk(hotel, '/desk/tasks');
  for (const width of [390, 1280, 1920]) {
    await setViewport({ width, height: 900 });
    for (const by of ['By department', 'By state', 'By person']) {
      (await button(by)).click();
      await card('tsk_long');
      await until('its title', () => inCard('tsk_long', '.thing')[0]);
      const heights = findAll(document, 'li.card').map((one) => one.getBoundingClientRect().height);
      expect(heights, `${by} at ${width}`).to.deep.equal(heights.map(() => 72));
      const [place] = inCard('tsk_long', '.thing + bdi');
      const [done] = inCard('tsk_long', 'wa-button');
      const edge = (await card('tsk_long')).getBoundingClientRect();
      expect(place?.textContent?.trim()).to.equal('305');
      for (const one of [place, done]) {
        const { left, right, bottom } = one?.getBoundingClientRect() ?? edge;
        expect(left, `${by} at ${width}`).to.be.above(edge.left);
        expect(right, `${by} at ${width}`).to.be.below(edge.right);
        expect(bottom, `${by} at ${width}`).to.be.below(edge.bottom);
      }
    }
  }
  await setViewport({ width: 1280, height: 800 });
});

it('a card in the narrowest column still shows deadline, priority and assignee', async () => {
  const hotel = busyDay();
  const begun = { kind: 'other', room: '305', state: 'in_progress', title: 'Cot for the baby, with linen' };
  hotel.addTask('tsk_late', {
    ...begun,
    priority: 'urgent',
    dueAt: '2020-01-01T08:00:00.000Z',
    assignee: hotel.colleague,
  });
  open = openDesk(hotel, '/desk/tasks');
  for (const locale of ['en', 'tr', 'de'] as const) {
    await speakOnPage(locale);
    for (const width of [390, 760, 1024, 1280, 1440]) {
      await setViewport({ width, height: 900 });
      await card('tsk_late');
      const facts = await until('its facts', () => inCard('tsk_late', '.facts')[0]);
      const line = facts.getBoundingClientRect();
      for (const selector of ['.due', '.chip.danger', '.with']) {
        const [fact] = inCard('tsk_late', selector);
        const { left, right, top, bottom, width: wide } = fact?.getBoundingClientRect() ?? new DOMRect();
        expect(wide, `${selector} at ${width}`).to.be.above(5);
        expect([left >= line.left, right <= line.right, top >= line.top - 1, bottom <= line.bottom + 1]).to.deep.equal(
          [true, true, true, true],
          `${selector} at ${width}, ${locale}`,
        );
      }
    }
  }
  await speakOnPage('en');
  await setViewport({ width: 1280, height: 800 });
});

it('a card’s title is the same before and after the task is begun', async () => {
  const hotel = busyDay();
  hotel.tasks.set('tsk_1', { ...hotel.tasks.get('tsk_1'), state: 'open' });
  hotel.tasks.set('tsk_2', { ...hotel.tasks.get('tsk_2'), state: 'in_progress' });
  open = openDesk(hotel, '/desk/tasks');
  await card('tsk_1');
  const weightOf = (id: string) =>
    until(id, () => inCard(id, 'h3 button').map((one) => getComputedStyle(one).fontWeight)[0]);
  expect(await weightOf('tsk_1')).to.equal(await weightOf('tsk_2'));
});

it('a task is assigned to a colleague by drag and drop and by keys', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  (await button('By person')).click();
  await until('nobody’s first', () => columns()[0] === 'Nobody yet');
  const shower = await card('tsk_1');
  const dataTransfer = new DataTransfer();
  shower.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
  const target = await until('the colleague as a target', () =>
    findAll(document, 'section').find((one) => one.getAttribute('aria-label') === hotel.colleague.name),
  );
  target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  const lastAssignee = () => hotel.calls.findLast(({ method }) => method === 'PATCH')?.body['assigneeId'];
  await until('given', () => lastAssignee() === hotel.colleague.id);
  hit(await card('tsk_2'), 'ArrowRight', { shiftKey: true });
  await until('given by a key', () => hotel.tasks.get('tsk_2')?.['assignee'] !== null);
});

it('a task has a checklist, and a thread with colleagues’ comments', async () => {
  const hotel = busyDay();
  hotel.tasks.set('tsk_1', { ...hotel.tasks.get('tsk_1'), checklist: [{ text: 'Turn off the water', done: false }] });
  open = openDesk(hotel, '/desk/tasks');
  hit(await card('tsk_1'), 'Enter');
  const box = await until(
    'the step',
    () =>
      findAll<HTMLInputElement>(document, 'desk-task-checklist').flatMap((list) =>
        findAll<HTMLInputElement>(list.shadowRoot ?? document, 'input[type=checkbox]'),
      )[0],
  );
  box.click();
  await until('ticked', () => JSON.stringify(hotel.tasks.get('tsk_1')?.['checklist']).includes('true'));
  const words = await until('the field', () => findAll<HTMLTextAreaElement>(document, 'textarea[name=words]')[0]);
  type(words, 'The valve is worn out');
  words.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true }));
  await see('.words', 'The valve is worn out');
});

const inRecurring = <E extends HTMLElement>(selector: string) =>
  until(selector, () => findAll(document, 'desk-recurring')[0]?.shadowRoot?.querySelector<E>(selector));

it('recurring tasks are set up one after the other', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  (await button('Recurring')).click();
  await see('.hint', 'Nothing comes again yet');
  for (const title of ['Check the pool', 'Check the lift']) {
    type(await inRecurring<HTMLInputElement>('input[name=title]'), title);
    (await button('Set up')).click();
    await see('strong', title);
  }
  const given = hotel.taskRules.map(({ firstDay, time }) => [firstDay, time]);
  expect(given).to.have.length(2);
  expect(given[1]).to.deep.equal(given[0]);
});

it('a recurring task that was removed is taken back as it was', async () => {
  const hotel = busyDay();
  const rule = {
    ...{ title: 'Check the pool', detail: 'With the kit', department: 'maintenance', room: 'Spa', priority: 'high' },
    ...{ assigneeId: 'usr_2', checklist: ['Chlorine'], every: 'month', firstDay: '2026-01-31', time: '07:30' },
  };
  hotel.taskRules = [{ id: 'trl_9', nextDay: '2126-02-28', ...rule }];
  open = openDesk(hotel, '/desk/tasks');
  (await button('Recurring')).click();
  await see('strong', 'Check the pool');
  (await inRecurring('button.icon-only')).click();
  await see('.hint', 'Nothing comes again yet');
  (await button('Undo')).click();
  await see('strong', 'Check the pool');
  expect(
    hotel.calls.findLast(({ path, method }) => path === '/api/task-rules' && method === 'POST')?.body,
  ).to.deep.equal(rule);
});

it('a photo that the server does not take is told from a server that fails', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  hit(await card('tsk_1'), 'Enter');
  const input = await until('the file input', () =>
    findAll(document, 'desk-task-thread')[0]?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]'),
  );
  for (const [code, words] of [
    ['unsupported_media_type', 'This file is not taken'],
    ['upload_refused', 'This file was not let in'],
  ] as const) {
    hotel.next = [(_, path) => (path.endsWith('/photos') ? { status: 422, body: { code, detail: 'No' } } : null)];
    const files = new DataTransfer();
    files.items.add(new File(['MZ'], 'x.exe'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await see('.fault', words);
  }
});

it('a user who works on tasks only sees the board at once, and no inbox', async () => {
  const hotel = busyDay();
  hotel.rights = ['tasks:read', 'tasks:write'];
  open = openDesk(hotel);
  await see('h1', 'Tasks');
  await card('tsk_1');
  expect(findAll(document, 'nav a').map((one) => one.textContent?.trim().split(/\s+/)[0])).to.deep.equal(['Tasks']);
  expect(hotel.calls.filter(({ path }) => path.includes('conversations') || path.includes('drafts'))).to.deep.equal([]);
});
