import { expect, it } from 'vitest';
import { isTaskOpen, planWithdrawal } from '../../../../bff/engine/arranged/withdrawal.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { openTask, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const undone = (wish = wishFor('taxi'), kind = 'taxi', id = 't1') =>
  isTaskOpen(wish, turn('', { openTasks: [openTask(kind, { id })] }));

it('a request is unfinished while its own task, or a task of the same kind, is open', () => {
  expect([undone(), undone(wishFor('taxi'), 'laundry')]).toEqual([true, false]);
  expect(undone(wishFor('taxi', { taskId: 't1' }), 'x')).toBe(true);
  expect(undone(wishFor('taxi', { taskId: 't2' }))).toBe(false);
  expect(undone(wishFor('check_in_time', { time: '18:00' }), 'arrival_time')).toBe(true);
});

it('a withdrawn request is removed from the dialogue', () => {
  const wish = wishFor('taxi');
  const plan = planWithdrawal(wish, turn(''), keepArranged(NEW_DIALOGUE, wish));
  expect(plan?.steps).toMatchObject([{ kind: 'task', act: 'withdraw', intent: 'taxi' }]);
  expect(plan === null ? null : listArranged(plan.dialogue)).toEqual([]);
});

it('a changed arrival time is sent to the front desk; extras no longer sold and plain questions are not withdrawn', () => {
  const arrival = wishFor('check_in_time', { time: '18:00' });
  expect(planWithdrawal(arrival, turn(''), NEW_DIALOGUE)?.steps).toMatchObject([{ task: { kind: 'arrival_time' } }]);
  expect(planWithdrawal(wishFor('spa', { offerId: 'gone' }), turn('', { offers: [] }), NEW_DIALOGUE)).toBeNull();
  expect(planWithdrawal(wishFor('pool'), turn(''), NEW_DIALOGUE)).toBeNull();
});
