import { expect, it } from 'vitest';
import { toTaskStep } from '../../../../bff/engine/wishes/task-step.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const request = {
  department: 'housekeeping',
  kind: 'towels_linen',
  title: 'Bring towels',
  priority: 'normal',
} as const;
const wish = wishFor('towels_linen', { quantity: '3', room: '204' });

it.each(['new', 'amend', 'withdraw', 'known'] as const)('%s: a task contains the request and the work', (act) => {
  const step = toTaskStep(request, act, wish);
  expect(step).toMatchObject({ kind: 'task', intent: 'towels_linen', act, wish, asksRoom: false });
  expect(step.task).toMatchObject({ kind: 'towels_linen', department: 'housekeeping', room: '204' });
});

it('a missing detail completes a task and is not a correction', () => {
  expect(toTaskStep(request, 'amend', wish, { completes: true }).completes).toBe(true);
  expect(toTaskStep(request, 'amend', wish).completes).toBeUndefined();
});
