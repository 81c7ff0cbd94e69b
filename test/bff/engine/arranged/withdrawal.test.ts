import { expect, it } from 'vitest';
import { isTaskOpen, planWithdrawal } from '../../../../bff/engine/arranged/withdrawal.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { openTask, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const undone = (wish = wishFor('taxi'), kind = 'taxi', id = 't1') =>
  isTaskOpen(wish, turn('', { openTasks: [openTask(kind, { id })] }));

it('work is to be done while its task is open: its own, or one of its kind', () => {
  expect([undone(), undone(wishFor('taxi'), 'laundry')]).toEqual([true, false]);
  expect(undone(wishFor('taxi', { taskId: 't1' }), 'x')).toBe(true);
  expect(undone(wishFor('taxi', { taskId: 't2' }))).toBe(false);
  expect(undone(wishFor('check_in_time', { time: '18:00' }), 'arrival_time')).toBe(true);
});

it('what is taken back is spoken of no more', () => {
  const wish = wishFor('taxi');
  const plan = planWithdrawal(wish, turn(''), keepArranged(NEW_DIALOGUE, wish));
  expect(plan?.steps).toMatchObject([{ kind: 'task', act: 'withdraw', intent: 'taxi' }]);
  expect(plan === null ? null : listArranged(plan.dialogue)).toEqual([]);
});

it('the hour of arrival is told the desk; what is sold no more, or is no work, is none', () => {
  const arrival = wishFor('check_in_time', { time: '18:00' });
  expect(planWithdrawal(arrival, turn(''), NEW_DIALOGUE)?.steps).toMatchObject([{ task: { kind: 'arrival_time' } }]);
  expect(planWithdrawal(wishFor('spa', { offerId: 'gone' }), turn('', { offers: [] }), NEW_DIALOGUE)).toBeNull();
  expect(planWithdrawal(wishFor('pool'), turn(''), NEW_DIALOGUE)).toBeNull();
});
