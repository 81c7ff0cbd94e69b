import { afterEach, beforeEach, expect, it } from 'vitest';
import { toConversationView, toTaskViews } from '../../../bff/conversation/views.ts';
import { listTaskEvents } from '../../../bff/store/tasks/task-events.ts';
import { listTasks } from '../../../bff/store/tasks/tasks.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** A guest who comes back to what is arranged and not done yet. */
let house: StaffedHouse;

beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

const FIRST_AT = '2026-11-20T14:05:00.000Z';
const AGAIN_AT = '2026-11-20T14:45:00.000Z';

it.each(['auto', 'assisted'])(
  'is seen on the task, its history and the conversation, without an alarm (%s)',
  async (aiMode) => {
    await house.setActivation({ aiMode });
    const { session } = await house.say('Two towels for room 204, please');
    expect(await tasks()).toMatchObject([{ room: '204', askedAgainAt: null, updatedAt: FIRST_AT }]);
    const { event } = await house.alertsAfter(0);
    house.advance(40);
    await house.say('Where are my towels?', session);
    const [task] = await tasks();
    expect(await tasks()).toMatchObject([{ room: '204', state: 'open', askedAgainAt: AGAIN_AT }]);
    const { db } = house.services;
    expect(await listTaskEvents(db, house.propertyId, task?.id ?? '')).toMatchObject([
      { actor: 'guest', change: { state: { from: null, to: 'open' } } },
      { actor: 'guest', change: { askedAgainAt: { from: null, to: AGAIN_AT } }, at: AGAIN_AT },
    ]);
    const conversation = await house.conversation(session);
    expect(await toConversationView(db, conversation)).toMatchObject({ askedAgainAt: AGAIN_AT });
    expect((await house.alertsAfter(event)).kinds).toEqual([]);
    expect(await deskEvents(task?.id ?? '')).toBe(2);
  },
);

it('is seen on the task of that room', async () => {
  const { session } = await house.say('The shower in 118 is broken');
  await house.say('The shower in 204 is broken, too', session);
  house.advance(40);
  await house.say('The shower in 118 is still broken', session);
  const seen = await tasks();
  expect(Object.fromEntries(seen.map(({ room, askedAgainAt }) => [room, askedAgainAt]))).toEqual({
    118: AGAIN_AT,
    204: null,
  });
});

async function tasks() {
  const { db } = house.services;
  const { items } = await listTasks(db, house.propertyId, { limit: 10 });
  return toTaskViews(db, items, house.now());
}

/** How often the desks were told of a task. */
async function deskEvents(taskId: string): Promise<number> {
  const rows = await house.services.db.selectFrom('deskEvent').select('data').where('type', '=', 'task').execute();
  return rows.filter(({ data }) => data.includes(taskId)).length;
}
