import { expect, it } from 'vitest';
import { admitIgnorance } from '../../../../bff/engine/planning/ignorance.ts';
import { NEW_DIALOGUE, type TurnContext } from '../../../../bff/engine/types.ts';
import type { Frame } from '../../../../shared/domain/frame.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { heard, matchFor, roomOf, turn } from '../../../support/engine/turns.ts';

const frame = (more: Partial<Frame>): Frame => ({
  act: 'ask',
  topic: null,
  attribute: null,
  text: 'a question of some length',
  confidence: 0.9,
  actConfidence: 0.95,
  ...more,
});
const admit = (said: Understanding, more: Partial<TurnContext> = {}, misunderstood = 0) => {
  const dialogue = { ...NEW_DIALOGUE, misunderstood };
  return admitIgnorance(said, turn('…', { conversation: { state: 'open', dialogue }, ...more }), dialogue);
};

it('the first message that is not understood leads to a question, and the second to a hand-off', () => {
  const first = admit(heard());
  expect(first.steps).toMatchObject([{ kind: 'clarify', ask: 'rephrase' }]);
  expect(first.dialogue.misunderstood).toBe(1);
  expect(admit(heard(), {}, 1).steps).toMatchObject([{ kind: 'handoff', why: 'repeated_misunderstanding' }]);
});

it('the guest chooses between two likely intents, and is asked to rephrase if there is only one', () => {
  const withNearbyIntents = (...scores: number[]) =>
    heard({ nearby: (['pool', 'spa'] as const).map((name, index) => ({ name, score: scores[index] ?? 0 })) });
  expect(admit(withNearbyIntents(0.5, 0.4)).steps).toMatchObject([{ ask: 'which_topic', choices: ['pool', 'spa'] }]);
  expect(admit(withNearbyIntents(0.5, 0.3)).steps).toMatchObject([{ ask: 'rephrase' }]);
});

it('a clear message without an answer is handed to staff at once', () => {
  expect(admit(heard({ frames: [frame({})] })).steps).toMatchObject([{ kind: 'handoff', why: 'no_answer' }]);
  expect(admit(heard({ frames: [frame({ actConfidence: 0.8 })] })).steps).toMatchObject([{ ask: 'rephrase' }]);
  expect(admit(heard({ frames: [frame({ text: 'huh?' })] })).steps).toMatchObject([{ ask: 'rephrase' }]);
  expect(admit(heard({ frames: [frame({})], signals: ['follow_up'] })).steps).toMatchObject([{ ask: 'rephrase' }]);
});

it('a question outside of the hotel’s business is answered with just that', () => {
  const foreign = frame({ topic: 'out_of_scope' });
  expect(admit(heard({ frames: [foreign] })).steps).toMatchObject([{ kind: 'smalltalk', act: 'out_of_scope' }]);
  expect(admit(heard({ frames: [foreign, frame({})] })).steps).toMatchObject([{ kind: 'handoff' }]);
});

it('a near answer is shown, and a colleague checks whether it fits', () => {
  const { steps } = admit(heard(), { faqMatches: [matchFor({ score: 0.36 })] });
  expect(steps).toMatchObject([{ kind: 'answer' }, { kind: 'handoff', why: 'no_answer' }]);
});

it('staff are called again while a guest waits, but not right after the guest was last informed', () => {
  const waiting = (misunderstood: number, at: string) =>
    admit(
      heard(),
      {
        conversation: { state: 'waiting', dialogue: { ...NEW_DIALOGUE, misunderstood } },
        history: [{ author: 'ai', text: 'Somebody comes.', at }],
      },
      misunderstood,
    ).steps.map(({ kind }) => kind);
  expect(waiting(0, '2026-11-20T14:04:00Z')).toEqual(['handoff']);
  expect(waiting(1, '2026-11-20T14:04:00Z')).toEqual([]);
  expect(waiting(1, '2026-11-20T14:01:00Z')).toEqual(['handoff']);
});

it('a new order while a guest waits is handed to the colleague and is not treated as a reminder', () => {
  const waiting = { conversation: { state: 'waiting' as const, dialogue: NEW_DIALOGUE } };
  expect(admit(heard({ signals: ['order'] }), waiting).steps).toMatchObject([{ kind: 'handoff', why: 'no_answer' }]);
  expect(admit(heard({ signals: ['order'], intents: ['affirm'] }), waiting).steps).toMatchObject([
    { kind: 'handoff', why: 'repeated_misunderstanding' },
  ]);
});

it('a room, a day or a count while a guest waits is not treated as a reminder', () => {
  const waiting = { conversation: { state: 'waiting' as const, dialogue: { ...NEW_DIALOGUE, misunderstood: 2 } } };
  expect(admit(heard({ entities: [roomOf('501')] }), waiting, 2).steps).toMatchObject([
    { kind: 'handoff', why: 'no_answer' },
  ]);
  const chase = heard({ entities: [roomOf('204')], frames: [frame({ act: 'chase', text: 'still waiting, 204' })] });
  expect(admit(chase, waiting, 2).steps).toMatchObject([{ kind: 'handoff', why: 'repeated_misunderstanding' }]);
});

it('a question outside of the hotel’s business is answered as such even if an entry resembles it faintly', () => {
  const foreign = heard({ frames: [frame({ topic: 'out_of_scope' })] });
  const stepForScore = (score: number) => admit(foreign, { faqMatches: [matchFor({ score })] }).steps[0];
  expect(stepForScore(0.34)).toMatchObject({ kind: 'smalltalk', act: 'out_of_scope' });
  expect(stepForScore(0.35)).toMatchObject({ kind: 'answer' });
});
