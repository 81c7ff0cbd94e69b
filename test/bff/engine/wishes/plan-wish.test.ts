import { expect, it } from 'vitest';
import { NEW_DIALOGUE, type Pending } from '../../../../bff/engine/types.ts';
import { askAgain, planWish, waitFor } from '../../../../bff/engine/wishes/plan-wish.ts';
import type { WorkKind } from '../../../../bff/engine/wishes/work-table.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const towels: WorkKind = {
  department: 'housekeeping',
  kind: 'towels_linen',
  title: 'Bring towels',
  priority: 'normal',
  slots: ['quantity', 'room'],
};
const kinds = (request: WorkKind, wish = wishFor(), how = {}) => {
  const { steps } = planWish(request, wish, NEW_DIALOGUE, how);
  return steps.map((step) => (step.kind === 'clarify' ? `asks ${step.ask}` : step.kind));
};
const completeWish = wishFor('towels_linen', { quantity: '2', room: '204' });

it('the missing details of a request are asked for one at a time', () => {
  expect(kinds(towels)).toEqual(['asks quantity']);
  expect(kinds(towels, wishFor('towels_linen', { quantity: '2' }))).toEqual(['asks room']);
  expect(kinds(towels, completeWish)).toEqual(['task']);
});

it('an urgent request is passed on first, and the room is asked for afterwards', () => {
  const plan = planWish({ ...towels, slots: ['room'], atOnce: true }, wishFor(), NEW_DIALOGUE);
  expect(plan.steps).toMatchObject([{ kind: 'task', asksRoom: true }]);
  expect(plan.dialogue.pending).toMatchObject({ kind: 'slot', ask: 'room', stored: true });
});

it.each([
  ['always', {}, 'asks confirm'],
  ['always', { ordered: true }, 'asks confirm'],
  ['always', { confirmed: true }, 'task'],
  ['unless_ordered', {}, 'asks confirm'],
  ['unless_ordered', { ordered: true }, 'task'],
] as const)('a confirmation is needed for %s with %o: %s', (confirm, how, done) => {
  expect(kinds({ ...towels, confirm }, completeWish, how)).toEqual([done]);
});

it('one question is open at a time, another waits, and the same question does not wait twice', () => {
  const room: Pending = { kind: 'slot', intent: 'towels_linen', ask: 'room', wish: wishFor(), stored: false };
  const time: Pending = { kind: 'slot', intent: 'taxi', ask: 'time', wish: wishFor('taxi'), stored: false };
  const both = waitFor(waitFor(NEW_DIALOGUE, room), time);
  expect([both.pending, both.queue]).toEqual([room, [time]]);
  expect(waitFor(waitFor(both, time), room)).toEqual(both);
  expect(askAgain(time)).toMatchObject({ kind: 'clarify', ask: 'time', intent: 'taxi' });
});
