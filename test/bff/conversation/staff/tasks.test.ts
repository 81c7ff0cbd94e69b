import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../bff/conversation/deps.ts';
import { endConversation } from '../../../../bff/conversation/guest/guest-acts.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { takeOver } from '../../../../bff/conversation/staff/staff.ts';
import { notifyOfFinished } from '../../../../bff/conversation/tasks/notify-of-task.ts';
import { describeTaskEvents } from '../../../../bff/conversation/tasks/task-history.ts';
import { createTask, updateTask } from '../../../../bff/conversation/tasks/tasks.ts';
import { insertConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import type { Task } from '../../../../bff/store/tasks/tasks.ts';
import { storeTask, withdrawTask } from '../../../../bff/tasks/store-task.ts';
import type { TaskRequest } from '../../../../shared/domain/decision.ts';
import type { TaskState } from '../../../../shared/domain/task.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

const TOWELS: TaskRequest = {
  department: 'housekeeping',
  kind: 'towels_linen',
  title: 'Bring towels',
  detail: '2 towels',
  room: '204',
  priority: 'normal',
  date: null,
  time: null,
  reservationId: null,
};
const quiet = { desk: async () => undefined, happened: () => undefined };

let house: StaffedHouse;
let session: GuestSession;
let ana: Actor;

beforeEach(async () => {
  house = await openStaffedHouse();
  ana = await house.hire('Ana', { departments: ['front_desk'] });
  session = newGuestSession(house.propertyId, house.now());
  await house.services.writer.write(async (trx) => {
    const at = house.now().toISOString();
    const { propertyId, conversationId: id } = session;
    const row = { id, propertyId, channel: 'widget', mode: 'ai', language: 'de', locale: 'de', pageUrl: null };
    const conversation = await insertConversation(trx, { ...row, dialogue: '{}' }, at);
    await insertMessage(trx, conversation, { author: 'guest', text: 'Zwei Handtücher, bitte', language: 'de', at });
  });
});
afterEach(() => house.close());

describe('a task that a guest requested', () => {
  it('is due by its priority, stores the guest’s language and begins a history', async () => {
    const task = await ask();
    expect(task).toMatchObject({ language: 'de', state: 'open', dueAt: '2026-11-20T16:05:00.000Z', escalation: 0 });
    expect(task.escalateAt).toBe(task.dueAt);
    expect(await history(task)).toMatchObject([
      { actor: { kind: 'guest' }, change: { state: { from: null, to: 'open' } } },
    ]);
  });

  it.each([
    ['towels_linen', null, '18:00', '2026-11-20T17:00:00.000Z'],
    ['wake_up_call', '2026-11-21', '06:30', '2026-11-21T05:30:00.000Z'],
    ['wake_up_call', null, '06:30', '2026-11-21T05:30:00.000Z'],
    ['wake_up_call', '2026-11-21', null, '2026-11-21T11:00:00.000Z'],
    ['extend_stay', '2026-11-25', null, '2026-11-20T16:05:00.000Z'],
    ['towels_linen', '2026-02-30', '99:99', '2026-11-20T16:05:00.000Z'],
  ])('of kind %s with %s and %s is due at %s', async (kind, date, time, dueAt) => {
    expect((await ask({ kind, date, time })).dueAt).toBe(dueAt);
  });

  it('is assigned to the only colleague of its department on duty, and to nobody if there are two', async () => {
    const mia = await house.hire('Mia', { departments: ['housekeeping'] });
    expect((await ask()).assigneeId).toBe(mia.id);
    await house.hire('Ben', { departments: ['housekeeping'], duty: { mon_fri: '06:00-14:00', weekend: 'closed' } });
    expect((await ask()).assigneeId).toBe(mia.id);
    await house.hire('Noa', { departments: ['housekeeping', 'maintenance'] });
    expect((await ask()).assigneeId).toBeNull();
  });

  it('is changed by the guest’s next message, which keeps all details that it does not name', async () => {
    const task = await ask();
    const amended = await ask({ title: 'Bring 3 towels', room: null, detail: '' }, true);
    expect(amended).toMatchObject({ id: task.id, title: 'Bring 3 towels', room: '204', detail: '2 towels' });
    expect((await history(task)).at(-1)).toMatchObject({
      actor: { kind: 'guest' },
      change: { title: { from: 'Bring towels', to: 'Bring 3 towels' } },
    });
    expect((await ask({ kind: 'taxi' }, true)).id).not.toBe(task.id);
  });

  it('is cancelled by the guest, and without a task nothing happens', async () => {
    const task = await ask();
    const withdrawn = await withdraw('towels_linen');
    expect(withdrawn).toMatchObject({ id: task.id, state: 'cancelled', escalateAt: null });
    expect((await history(task)).at(-1)).toMatchObject({ actor: { kind: 'guest' } });
    expect(await withdraw('towels_linen')).toBeUndefined();
    expect(await readNotifications()).toEqual([]);
  });
});

describe('after a task’s state changed', () => {
  it('to done, the guest is informed in their language, once, and again only after it was reopened', async () => {
    const task = await ask();
    await move(task, 'in_progress');
    expect(await readNotifications()).toEqual([]);
    await move(task, 'done');
    await notifyOfFinished(house.services);
    expect(await house.messages(session)).toHaveLength(1); // a desk still offers to undo it
    await move(task, 'done');
    expect(await readNotifications()).toMatchObject([
      { author: 'ai', language: 'de', text: expect.stringContaining('Handtücher') },
    ]);
    await move(task, 'open');
    await move(task, 'done');
    expect(await readNotifications()).toHaveLength(2);
  });

  it('to done and was undone within seconds, the guest is not informed', async () => {
    const task = await ask();
    await move(task, 'done');
    await move(task, 'open');
    expect(await readNotifications()).toEqual([]);
  });

  it('to cancelled, the guest is informed that the request could not be met', async () => {
    await move(await ask(), 'cancelled');
    expect(await readNotifications()).toMatchObject([{ text: expect.stringMatching(/leider/) }]);
  });

  it('the history contains who changed it', async () => {
    const task = await ask();
    await move(task, 'done');
    await move(task, 'open');
    const lines = await history(task);
    expect(lines.map(({ change }) => change['state'])).toEqual([
      { from: null, to: 'open' },
      { from: 'open', to: 'done' },
      { from: 'done', to: 'open' },
    ]);
    expect(lines.at(-1)?.actor).toEqual({ kind: 'user', id: ana.id, name: 'Ana' });
  });

  it('only a note is written while a colleague holds the conversation', async () => {
    const task = await ask();
    await takeOver(house.services, { ...session, actor: ana, force: false });
    await move(task, 'done');
    expect(await readNotifications()).toMatchObject([
      { author: 'system', text: 'Ana took over.' },
      { author: 'system', internal: 1, guestSeq: null },
    ]);
  });

  it('only a note is written in manual mode', async () => {
    await house.setActivation({ aiMode: 'manual' });
    await move(await ask(), 'done');
    expect(await readNotifications()).toMatchObject([{ author: 'system', internal: 1 }]);
  });

  it('the message to the guest waits as a draft in assisted mode', async () => {
    await house.setActivation({ aiMode: 'assisted' });
    await move(await ask(), 'done');
    expect(await readNotifications()).toEqual([]);
    const drafts = await house.services.db.selectFrom('draft').selectAll().execute();
    expect(drafts).toMatchObject([{ state: 'open', language: 'de', text: expect.stringContaining('Handtücher') }]);
  });

  it('the guest is not informed if guests have no word for the task or if the guest ended the chat', async () => {
    const { services, propertyId } = house;
    const task = {
      department: 'front_desk',
      title: 'Look into the bill',
      conversationId: session.conversationId,
    } as const;
    await move(await createTask(services, { propertyId, actor: ana, task }), 'done');
    const asked = await ask();
    await endConversation(services, session);
    await move(asked, 'done');
    expect(await readNotifications()).toEqual([]);
  });
});

describe('a change of a task by staff', () => {
  it('to urgent shortens its time, and reopening restarts its time', async () => {
    const task = await ask();
    house.advance(10);
    const pressed = await change(task, { priority: 'urgent' });
    expect(pressed).toMatchObject({ dueAt: '2026-11-20T14:25:00.000Z', escalateAt: '2026-11-20T14:25:00.000Z' });
    await move(task, 'done');
    house.advance(60);
    const reopened = await move(task, 'open');
    expect(reopened).toMatchObject({ doneAt: null, escalateAt: '2026-11-20T15:25:00.000Z' });
  });

  it('to another department clears its assignee', async () => {
    const mia = await house.hire('Mia', { departments: ['housekeeping'] });
    const task = await ask();
    expect(task.assigneeId).toBe(mia.id);
    expect(await change(task, { department: 'front_desk' })).toMatchObject({ assigneeId: ana.id });
    expect(await change(task, { department: 'concierge' })).toMatchObject({ assigneeId: null });
  });

  it('to in progress assigns it to that colleague if nobody has it', async () => {
    expect(await move(await ask(), 'in_progress')).toMatchObject({ assigneeId: ana.id });
    const mia = await house.hire('Mia', { departments: ['housekeeping'] });
    expect(await move(await ask(), 'in_progress')).toMatchObject({ assigneeId: mia.id });
  });

  it('that changes nothing adds nothing to the history', async () => {
    const task = await ask();
    await change(task, { room: '204' });
    expect(await history(task)).toHaveLength(1);
  });
});

function ask(given: Partial<TaskRequest> = {}, amends = false): Promise<Task> {
  const { conversationId: id, propertyId } = session;
  const at = house.now().toISOString();
  return house.services.writer.write((trx) =>
    storeTask(trx, quiet, {
      conversation: { id, propertyId, guestId: null },
      request: { ...TOWELS, ...given },
      amends,
      language: 'de',
      at,
    }),
  );
}

function withdraw(kind: string): Promise<Task | undefined> {
  const { conversationId: id, propertyId } = session;
  const at = house.now().toISOString();
  return house.services.writer.write((trx) => withdrawTask(trx, quiet, { conversation: { id, propertyId }, kind, at }));
}

function change({ id }: Task, given: Parameters<typeof updateTask>[1]['change']): Promise<Task> {
  return updateTask(house.services, { propertyId: house.propertyId, taskId: id, actor: ana, change: given });
}

function move(task: Task, state: TaskState): Promise<Task> {
  return change(task, { state });
}

function history({ id }: Task) {
  return describeTaskEvents(house.services.db, { id, propertyId: house.propertyId });
}

/** Reads all messages after the guest's own, after the time in which a slip can be undone. */
async function readNotifications() {
  house.advance(1);
  await notifyOfFinished(house.services);
  const [, ...later] = await house.messages(session);
  return later;
}
