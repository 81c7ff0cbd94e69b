import { expect, it } from 'vitest';
import { planCancelled, planChanged, resumeWhich } from '../../../../bff/engine/arranged/which-arranged.ts';
import { NEW_DIALOGUE, type Pending } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Entity } from '../../../../shared/domain/understanding.ts';
import { heard, openTask, roomOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const options = [
  wishFor('towels_linen', { room: '204', taskId: 't1' }),
  wishFor('towels_linen', { room: '205', taskId: 't2' }),
  wishFor('taxi', { time: '09:00', taskId: 't3' }),
];
const arranged = options.reduce((dialogue, wish) => keepArranged(dialogue, wish), NEW_DIALOGUE);
const openTasks = ['t1', 't2', 't3'].map((id) => openTask('x', { id }));
const acts = (plan: ReturnType<typeof planCancelled>) =>
  plan?.steps.map((step) =>
    step.kind === 'task' ? `${step.act} ${step.wish.taskId}` : step.kind === 'clarify' ? step.ask : step.kind,
  ) ?? null;
const cancel = (language: string, text: string, entities: Entity[] = [], dialogue = arranged) =>
  acts(
    planCancelled(
      heard({ language, intents: ['booking_cancel'], entities }),
      turn(text, { openTasks }, language),
      dialogue,
    ),
  );

it.each([
  ['en', 'cancel everything', [], ['withdraw t3', 'withdraw t2', 'withdraw t1']],
  ['de', 'bitte alles stornieren', [], ['withdraw t3', 'withdraw t2', 'withdraw t1']],
  ['en', 'cancel both', [], ['withdraw t3', 'withdraw t2']],
  ['en', 'cancel the one for 205', [roomOf('205')], ['withdraw t2']],
  ['en', 'cancel the one for 206', [roomOf('206')], ['which_wish']],
  ['en', 'cancel both towels', [], ['withdraw t2', 'withdraw t1']],
  ['en', 'cancel everything except the taxi', [], ['withdraw t2', 'withdraw t1']],
  ['en', 'did you cancel everything?', [], null],
  ['en', 'cancel all nights', [], null],
] as [string, string, Entity[], string[] | null][])(
  '%s: “%s” (%j) cancels these arranged requests: %j',
  (language, text, entities, wanted) => {
    expect(cancel(language, text, entities)).toEqual(wanted);
  },
);

it('“cancel everything” withdraws nothing if nothing was arranged', () => {
  expect(cancel('en', 'cancel everything', [], NEW_DIALOGUE)).toBeNull();
});

it('the guest chooses the request to withdraw by number, room or name', () => {
  const [first] = options;
  if (first === undefined) throw new Error('nothing is arranged');
  const pending: Extract<Pending, { kind: 'which' }> = {
    kind: 'which',
    intent: 'towels_linen',
    wish: first,
    ids: ['t1', 't2', 't3'],
    options,
  };
  const resume = (text: string, entities: Entity[] = []) =>
    acts(resumeWhich(pending, heard({ entities }), turn(text, { openTasks }), arranged));
  expect(resume('2')).toEqual(['withdraw t2']);
  expect(resume('the one for 204', [roomOf('204')])).toEqual(['withdraw t1']);
  expect(resume('the taxi')).toEqual(['withdraw t3']);
  expect(resume('the towels')).toEqual(['which_wish']);
  expect(resume('breakfast?')).toBeNull();
});

it('“change it” asks for the detail that defines the request', () => {
  const change = (text: string, intents: ['booking_change']) =>
    acts(planChanged(heard({ intents }), turn(text, { openTasks }), arranged));
  expect(change('change it', ['booking_change'])).toEqual(['time']);
  expect(change('change my booking', ['booking_change'])).toBeNull();
});
