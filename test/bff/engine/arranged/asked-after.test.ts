import { expect, it } from 'vitest';
import { asksOnly, describeArranged } from '../../../../bff/engine/arranged/asked-after.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { heard, openTask, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('taxi', { time: '09:00' }));
const describeSteps = (asked: 'taxi' | 'wake_up_call', openTasks = [openTask('taxi')]) =>
  describeArranged(heard({ asked: [asked] }), turn('', { openTasks }), arranged)?.steps ?? null;

it('a question about an arranged request is answered with its details, and no second request is made', () => {
  expect(describeSteps('taxi')).toMatchObject([
    { kind: 'task', act: 'known', intent: 'taxi', wish: { time: '09:00' } },
  ]);
  expect(describeSteps('wake_up_call')).toBeNull();
  expect(describeSteps('taxi', [])).toBeNull();
});

it('the question whether a booking is cancelled does not cancel it', () => {
  const remainingIntents = (...names: ('booking_cancel' | 'taxi')[]) =>
    asksOnly(heard({ intents: ['booking_cancel'], asked: names })).intents.map(({ name }) => name);
  expect(remainingIntents('booking_cancel')).toEqual(['booking_confirm']);
  expect(remainingIntents('booking_cancel', 'taxi')).toEqual([]);
  expect(remainingIntents()).toEqual(['booking_cancel']);
});
