import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../bff/conversation/deps.ts';
import type { GuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { sendStaffMessage, takeOver } from '../../../bff/conversation/staff/staff.ts';
import { createTask, updateTask } from '../../../bff/conversation/tasks/tasks.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { watchStaff } from '../../../bff/jobs/watch-staff.ts';
import { listTaskEvents } from '../../../bff/store/tasks/task-events.ts';
import { findTask, type Task } from '../../../bff/store/tasks/tasks.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

let house: StaffedHouse;
let ana: Actor;

beforeEach(async () => {
  house = await openStaffedHouse();
  ana = await house.hire('Ana', { departments: ['front_desk'] });
});
afterEach(() => house.close());

describe('an overdue task', () => {
  it('is escalated three times, the second and third time to management, and then no more', async () => {
    const task = await makeTask(); // due in two hours, so late again after one more
    await look(119);
    expect(await house.alerts()).toEqual([]);
    await look(1);
    expect(await house.alerts()).toEqual([{ kind: 'task_overdue', department: 'maintenance', taskId: task.id }]);
    expect(await find(task)).toMatchObject({ priority: 'high', escalation: 1 });
    await look(59);
    expect(await house.alerts()).toHaveLength(1);
    await look(1);
    await look(60);
    await look(600);
    expect((await house.alerts()).map((alert) => alert['department'])).toEqual([
      'maintenance',
      'management',
      'management',
    ]);
    expect(await find(task)).toMatchObject({ priority: 'urgent', escalation: 3, escalateAt: null });
  });

  it('has its escalations in the history as done by the system', async () => {
    const task = await makeTask();
    await look(120);
    const [, line] = await listTaskEvents(house.services.db, house.propertyId, task.id);
    expect(line).toMatchObject({
      actor: 'system',
      change: { priority: { from: 'normal', to: 'high' }, escalation: { from: 0, to: 1 } },
    });
  });

  it('is escalated once per step, also over a restart', async () => {
    await makeTask();
    house.advance(120);
    await house.restart();
    await Promise.all([watchStaff(house.services), watchStaff(house.services)]);
    await house.restart();
    await watchStaff(house.services);
    expect(await house.alerts()).toHaveLength(1);
  });

  it('is not escalated after it is done, and is escalated again after it is reopened', async () => {
    const task = await makeTask();
    await set(task, 'done');
    await look(500);
    expect(await house.alerts()).toEqual([]);
    await set(task, 'open');
    await look(119);
    expect(await house.alerts()).toEqual([]);
    await look(1);
    expect(await house.alerts()).toHaveLength(1);
  });
});

describe('a colleague who does not answer a guest', () => {
  let session: GuestSession;

  beforeEach(async () => {
    ({ session } = await house.say('When is breakfast?'));
    await takeOver(house.services, { ...session, actor: ana, force: false });
  });

  it('loses the conversation to all staff after the property’s time limit, with one alert', async () => {
    const noa = await house.hire('Noa', { departments: ['front_desk'] });
    await write('Hello?');
    await look(9);
    expect((await house.conversation(session)).state).toBe('staffed');
    await look(1);
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting', mode: 'ai', holder: null });
    expect((await house.messages(session)).at(-1)).toMatchObject({
      author: 'ai',
      text: expect.stringMatching(/still waiting/),
    });
    expect(await house.alerts()).toEqual([{ kind: 'staff_idle', department: 'front_desk', userId: noa.id }]);
    await look(0);
    expect(await house.alerts()).toHaveLength(1);
  });

  it.each(['auto', 'assisted', 'manual'] as const)('is replaced on the guest’s page in %s mode', async (aiMode) => {
    await house.setActivation({ aiMode });
    await write('Hello?');
    await look(10);
    const rows = await house.services.db.selectFrom('guestEvent').selectAll().where('type', '=', 'status').execute();
    expect(JSON.parse(rows.at(-1)?.data ?? '{}').state).toBe('waiting');
    expect((await house.messages(session)).at(-1)?.author).toBe(aiMode === 'auto' ? 'ai' : 'guest');
  });

  it.each([false, true])('keeps the conversation while writing (note: %s)', async (internal) => {
    await write('Hello?');
    house.advance(9);
    await sendStaffMessage(house.services, { ...session, actor: ana, text: 'One moment', internal });
    await look(9);
    expect((await house.conversation(session)).state).toBe('staffed');
    await look(1);
    expect((await house.conversation(session)).state).toBe(internal ? 'waiting' : 'staffed');
  });

  it('has the full time limit after the guest’s last message', async () => {
    house.advance(60);
    await write('Hello?');
    await look(9);
    expect((await house.conversation(session)).state).toBe('staffed');
  });

  it('keeps the conversation without limit if the property has switched the limit off', async () => {
    await house.setActivation({ staffIdleMinutes: 0 });
    await write('Hello?');
    await look(600);
    expect((await house.conversation(session)).state).toBe('staffed');
  });

  async function write(text: string): Promise<void> {
    const frame = { type: 'send', id: randomUUID(), text } as const;
    await house.services.turns.begin((await receiveMessage(house.services, session, frame, {})).message);
  }
});

describe('a waiting guest whom no colleague takes over', () => {
  it('is announced to staff again, three times at most', async () => {
    const { session } = await house.say('I want to talk to a person');
    expect(await house.conversation(session)).toMatchObject({ waitingSince: house.now().toISOString() });
    await look(9);
    expect(await kinds()).toEqual(['asked_for_human']);
    for (const minutes of [1, 5, 5, 10, 10, 60]) await look(minutes);
    expect(await kinds()).toEqual(['asked_for_human', 'still_waiting', 'still_waiting', 'still_waiting']);
  });

  it('is not announced while the house is closed, and is announced once when the house opens', async () => {
    await house.setActivation({ businessHours: JSON.stringify({ mon_fri: '08:00-15:10', weekend: '08:00-12:00' }) });
    await house.say('I want to talk to a person'); // at 15:05
    await look(60);
    await look(300);
    expect(await kinds()).toEqual(['asked_for_human']);
    await look(11 * 60); // Saturday, 8:05
    await look(1);
    expect(await kinds()).toEqual(['asked_for_human', 'still_waiting']);
  });

  it('is announced again at once for a message that the engine does not understand, but not for each message', async () => {
    const { session } = await house.say('I want to talk to a person');
    const count = async () => (await house.messages(session)).length;
    const before = await count();
    await house.say('blorf grmpf the zwonk', session);
    expect(await kinds()).toEqual(['asked_for_human', 'still_waiting']);
    expect(await count()).toBe(before + 2); // the guest's message, and the notice that a colleague comes
    house.advance(1);
    await house.say('zwonk zwonk', session);
    expect(await kinds()).toEqual(['asked_for_human', 'still_waiting']);
    house.advance(3);
    await house.say('grmpf the zwonk', session);
    expect(await kinds()).toEqual(['asked_for_human', 'still_waiting', 'still_waiting']);
  });

  it('is not announced after a colleague takes the conversation, and is announced again after a new hand-off', async () => {
    const { session } = await house.say('I want to talk to a person');
    await takeOver(house.services, { ...session, actor: ana, force: false });
    expect(await house.conversation(session)).toMatchObject({ waitingSince: null, waitingAlerts: 0 });
    await look(60);
    expect(await kinds()).toEqual(['asked_for_human']);
  });
});

/** Moves the clock forward and runs the job. */
async function look(minutes: number): Promise<void> {
  house.advance(minutes);
  await watchStaff(house.services);
}

async function kinds(): Promise<(string | undefined)[]> {
  return (await house.alerts()).map((alert) => alert['kind']);
}

function makeTask(): Promise<Task> {
  const task = { department: 'maintenance', title: 'Shower' } as const;
  return createTask(house.services, { propertyId: house.propertyId, actor: ana, task });
}

function set({ id }: Task, state: 'done' | 'open'): Promise<Task> {
  return updateTask(house.services, { propertyId: house.propertyId, taskId: id, actor: ana, change: { state } });
}

function find({ id }: Task): Promise<Task | undefined> {
  return findTask(house.services.db, house.propertyId, id);
}
