import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { busyDay } from './busy-day.ts';
import { button, findAll, type OpenDesk, openDesk, press, see, type, until } from './harness.ts';

let open: OpenDesk | null = null;
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => {
  open?.close();
  open = null;
});

const columns = () =>
  findAll(document, 'desk-tasks').flatMap((board) =>
    [...(board.shadowRoot?.querySelectorAll('section') ?? [])].map((section) => section.getAttribute('aria-label')),
  );
const card = (id: string) => until(id, () => findAll(document, `li[data-id="${id}"]`)[0]);

/** A key where the focus is, with what is held. */
function hit(target: HTMLElement, key: string, held: KeyboardEventInit = {}): void {
  target.focus();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...held }));
}

it('shows the work by department, what is late marked, and by state when wished', async () => {
  open = openDesk(busyDay(), '/desk/tasks');
  await see('h3', 'Shower');
  expect(columns()).to.deep.equal(['Housekeeping', 'Maintenance', 'Concierge']);
  expect((await card('tsk_1')).className).to.contain('overdue');
  (await button('By state')).click();
  await until('columns by state', () => columns().join() === 'To do,In progress,Done');
});

it('is walked and worked on by keys, and the focus stays with the card', async () => {
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

it('moves a card that is dropped on another department', async () => {
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

it('lets a colleague’s change stand and says so, where both moved one task', async () => {
  const hotel = busyDay();
  open = openDesk(hotel, '/desk/tasks');
  await card('tsk_1');
  await see('.link', 'Live');
  // The colleague's move is on its way while we click.
  hotel.tasks.set('tsk_1', { ...hotel.tasks.get('tsk_1'), state: 'done', updatedAt: hotel.now() });
  hit(await card('tsk_1'), 's');
  await see('.toasts, li.problem', 'A colleague has changed this task');
  await until('theirs', () => findAll(document, 'li[data-id=tsk_1]')[0]?.className.includes('done') ?? true);
  expect(hotel.tasks.get('tsk_1')?.['state']).to.equal('done');
});

it('makes a task from a conversation, linked to it', async () => {
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
