import { expect, it } from 'vitest';
import { settleDenied } from '../../../../bff/engine/referring/deny.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import type { DeniedIntent, Understanding } from '../../../../shared/domain/understanding.ts';
import { heard, openTask, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('wake_up_call', { time: '07:00' }));
const openTasks = [openTask('wake_up_call')];
const denied = (name: Intent, how: DeniedIntent['how']) => [{ name, score: 0.9, how }];
const settle = (said: Partial<Understanding>, dialogue = arranged, text = '…') => {
  const { plan, understanding } = settleDenied({ ...heard(), ...said }, dialogue, turn(text, { openTasks }));
  const steps = plan?.steps.map((step) => ('act' in step ? `${step.kind} ${step.act}` : step.kind)) ?? null;
  return { steps, wanted: understanding.intents.map(({ name }) => name), signals: understanding.signals };
};

it('what was arranged and is refused is taken back', () => {
  expect(settle({ denied: denied('wake_up_call', 'refused') }).steps).toEqual(['task withdraw']);
});

it('what was never spoken of is met with an “all right”, in kinder words where the guest has some', () => {
  expect(settle({ denied: denied('towels_linen', 'refused') }).steps).toEqual(['smalltalk deny']);
  const thanks = [{ name: 'thanks' as const, score: 0.9 }];
  expect(settle({ denied: denied('towels_linen', 'refused'), intents: thanks }).steps).toEqual(['smalltalk thanks']);
});

it('what shall stay is left as it is', () => {
  expect(settle({ denied: denied('wake_up_call', 'kept') }).steps).toEqual(['smalltalk deny']);
});

it('“no towels!” is a wish after all where none were asked for', () => {
  expect(settle({ denied: denied('towels_linen', 'where_arranged') })).toMatchObject({
    steps: null,
    wanted: ['towels_linen'],
  });
  expect(settle({ denied: denied('wake_up_call', 'where_arranged') }).steps).toEqual(['task withdraw']);
});

it('what is likely refused is taken back where it was asked for, and else neither wanted nor spoken of', () => {
  expect(settle({ denied: denied('wake_up_call', 'doubted') }).steps).toEqual(['task withdraw']);
  expect(settle({ denied: denied('towels_linen', 'doubted') })).toMatchObject({ steps: null, wanted: [] });
});

it('what is being asked about is answered with a no', () => {
  const pending = { kind: 'slot', intent: 'taxi', ask: 'time', wish: wishFor('taxi'), stored: false } as const;
  const { steps, wanted, signals } = settle({ denied: denied('taxi', 'refused') }, { ...NEW_DIALOGUE, pending });
  expect([steps, wanted, signals]).toEqual([null, ['deny'], ['never_mind']]);
});

it('“not then but at eight” moves what was arranged', () => {
  const { steps, signals } = settle({ denied: denied('wake_up_call', 'refused'), entities: [timeOf('08:00')] });
  expect([steps, signals]).toEqual([null, ['correction']]);
});

it('rooms are cleaned unasked: who wants none has staff told', () => {
  expect(settle({ denied: denied('room_cleaning', 'refused') }, NEW_DIALOGUE).wanted).toEqual(['do_not_disturb']);
});

it('what else is wanted goes on from there', () => {
  const taxi = [{ name: 'taxi' as const, score: 0.9 }];
  expect(settle({ denied: denied('wake_up_call', 'refused'), intents: taxi })).toMatchObject({
    steps: ['task withdraw'],
    wanted: ['taxi'],
  });
});
