import { expect, it } from 'vitest';
import { askAgainOrDrop, passOnRequest, resumePending } from '../../../../bff/engine/referring/resume.ts';
import { type Dialogue, NEW_DIALOGUE, type Pending, type TurnContext } from '../../../../bff/engine/types.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { countOf, heard, matchFor, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const NOW = '2026-11-20T14:05:00.000Z';
const slot: Pending = {
  kind: 'slot',
  intent: 'wake_up_call',
  ask: 'time',
  wish: wishFor('wake_up_call', { room: '204' }),
  stored: false,
};
const confirm: Pending = { kind: 'confirm', intent: 'laundry', wish: wishFor('laundry', { room: '204' }), id: 3 };
const resume = (
  pending: Pending,
  text: string,
  said: Understanding,
  more: Partial<TurnContext> = {},
  kept: Partial<Dialogue> = {},
) => {
  const dialogue = { ...NEW_DIALOGUE, ...kept, pending };
  const plan = resumePending(said, turn(text, { conversation: { state: 'open', dialogue }, facts: [], ...more }));
  const steps = plan?.steps.map((step) =>
    step.kind === 'clarify' ? step.ask : 'act' in step ? `${step.kind} ${step.act}` : step.kind,
  );
  return plan === null ? null : { steps, pending: plan.dialogue.pending, plan };
};
const justAsked = { asked: { question: 3, at: NOW } };

it('the missing detail completes the request', () => {
  const done = resume(slot, 'at 9', heard({ entities: [timeOf('09:00')] }));
  expect(done?.plan.steps).toMatchObject([{ kind: 'task', act: 'new', wish: { time: '09:00' } }]);
  expect(done?.pending).toBeNull();
});

it('a no drops the open request; a courtesy or another topic leaves the request open', () => {
  expect(resume(slot, 'no', heard({ intents: ['deny'] }))?.steps).toEqual(['smalltalk deny']);
  expect(resume(slot, 'thanks', heard({ intents: ['thanks'] }))).toBeNull();
  expect(resume(slot, 'when is breakfast?', heard({ intents: ['breakfast'] }))).toBeNull();
});

it('a request without the missing detail is passed on to staff, who can ask', () => {
  expect(resume(slot, 'whenever you like', heard())?.steps).toEqual(['task new']);
});

it('a request that costs money is made only after a plain yes to the question just asked', () => {
  expect(resume(confirm, 'yes please', heard({ intents: ['affirm'] }), justAsked)?.steps).toEqual(['task new']);
  expect(resume(confirm, 'I see', heard({ intents: ['acknowledge'] }), justAsked)).toMatchObject({
    steps: ['confirm'],
    pending: { acknowledged: true },
  });
  expect(resume(confirm, 'yes please', heard({ intents: ['affirm'] }))).toMatchObject({
    steps: ['confirm'],
    pending: { late: true },
  });
  expect(resume(confirm, 'no', heard({ intents: ['deny'] }), justAsked)?.steps).toEqual(['smalltalk deny']);
});

it('a guest who only acknowledges a second time is not asked again', () => {
  const acknowledged: Pending = { ...confirm, kind: 'confirm', acknowledged: true };
  expect(resume(acknowledged, 'hm, good to know', heard({ intents: ['acknowledge'] }), justAsked)).toMatchObject({
    steps: ['smalltalk deny'],
    pending: null,
  });
});

it('another question in the same message is answered too', () => {
  const said = heard({ intents: ['pool'], entities: [timeOf('09:00')] });
  expect(resume(slot, 'at 9, and the pool?', said, { faqMatches: [matchFor()] })?.steps).toEqual([
    'task new',
    'answer',
  ]);
});

it('the next waiting question is asked after the first is settled', () => {
  const done = resume(slot, 'at 9', heard({ entities: [timeOf('09:00')] }), {}, { queue: [confirm] });
  expect(done).toMatchObject({ steps: ['task new', 'confirm'], pending: { intent: 'laundry' } });
});

it('an open question is asked once more after another topic, then the request is passed on without the detail', () => {
  const other = { steps: [], reasons: [], dialogue: NEW_DIALOGUE };
  const first = askAgainOrDrop(slot, other);
  expect(first.steps).toMatchObject([{ kind: 'clarify', ask: 'time' }]);
  expect(first.dialogue.pending).toMatchObject({ reminded: true });
  expect(askAgainOrDrop({ ...slot, reminded: true }, other).steps).toMatchObject([{ kind: 'task', act: 'new' }]);
});

it('an open request that needs a yes is dropped after a reminder, and an ignored offer is dropped too', () => {
  expect(passOnRequest({ ...confirm, reminded: true }, NEW_DIALOGUE).steps).toEqual([]);
  const other = { steps: [], reasons: [], dialogue: NEW_DIALOGUE };
  expect(askAgainOrDrop({ ...confirm, kind: 'confirm', wish: wishFor('spa', { offerId: 'o' }) }, other)).toBe(other);
});

it('a bare number answers the open question and does not change a count that is settled', () => {
  const counted: Pending = {
    kind: 'slot',
    intent: 'towels_linen',
    ask: 'room',
    wish: wishFor('towels_linen', { quantity: '2' }),
    stored: false,
  };
  const done = resume(counted, '204', heard({ entities: [countOf(204)] }));
  expect(done?.plan.steps).toMatchObject([{ kind: 'task', wish: { quantity: '2', room: '204' } }]);
});
