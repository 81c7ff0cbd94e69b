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

it('refusing an arranged request withdraws it', () => {
  expect(settle({ denied: denied('wake_up_call', 'refused') }).steps).toEqual(['task withdraw']);
});

it('refusing a thing that was never mentioned is acknowledged, and thanks are answered with thanks', () => {
  expect(settle({ denied: denied('towels_linen', 'refused') }).steps).toEqual(['smalltalk deny']);
  const thanks = [{ name: 'thanks' as const, score: 0.9 }];
  expect(settle({ denied: denied('towels_linen', 'refused'), intents: thanks }).steps).toEqual(['smalltalk thanks']);
});

it('a request that the guest wants to keep is unchanged', () => {
  expect(settle({ denied: denied('wake_up_call', 'kept') }).steps).toEqual(['smalltalk deny']);
});

it('“no towels!” is a request if no towels were requested before', () => {
  expect(settle({ denied: denied('towels_linen', 'where_arranged') })).toMatchObject({
    steps: null,
    wanted: ['towels_linen'],
  });
  expect(settle({ denied: denied('wake_up_call', 'where_arranged') }).steps).toEqual(['task withdraw']);
});

it('an uncertain refusal leaves an arranged request and tells its state, and otherwise has no effect', () => {
  const faint = (name: Intent, score: number) => [{ name, score, how: 'doubted' as const }];
  expect(settle({ denied: faint('wake_up_call', 1) }).steps).toEqual(['task known']);
  expect(settle({ denied: faint('towels_linen', 0.5) })).toMatchObject({ steps: null, wanted: [] });
  expect(settle({ denied: faint('towels_linen', 0.6) }).steps).toEqual(['smalltalk deny']);
});

it('a request that is reported missing keeps its task and its state is told, or is a wish if it was not arranged', () => {
  expect(settle({ denied: denied('wake_up_call', 'missing') }).steps).toEqual(['task known']);
  expect(settle({ denied: denied('towels_linen', 'missing') })).toMatchObject({
    steps: null,
    wanted: ['towels_linen'],
  });
});

it('refusing the thing that an open question is about answers that question with no', () => {
  const pending = { kind: 'slot', intent: 'taxi', ask: 'time', wish: wishFor('taxi'), stored: false } as const;
  const { steps, wanted, signals } = settle({ denied: denied('taxi', 'refused') }, { ...NEW_DIALOGUE, pending });
  expect([steps, wanted, signals]).toEqual([null, ['deny'], ['never_mind']]);
});

it('“not then but at eight” changes the time of the arranged request', () => {
  const { steps, signals } = settle({ denied: denied('wake_up_call', 'refused'), entities: [timeOf('08:00')] });
  expect([steps, signals]).toEqual([null, ['correction']]);
});

it('refusing the room cleaning informs staff with a do-not-disturb request', () => {
  expect(settle({ denied: denied('room_cleaning', 'refused') }, NEW_DIALOGUE).wanted).toEqual(['do_not_disturb']);
});

it('another intent next to a refusal is still planned', () => {
  const taxi = [{ name: 'taxi' as const, score: 0.9 }];
  expect(settle({ denied: denied('wake_up_call', 'refused'), intents: taxi })).toMatchObject({
    steps: ['task withdraw'],
    wanted: ['taxi'],
  });
});
