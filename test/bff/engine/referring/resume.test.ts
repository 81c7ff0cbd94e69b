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
const asked = { asked: { question: 3, at: NOW } };

it('the detail that was asked for completes it', () => {
  const done = resume(slot, 'at 9', heard({ entities: [timeOf('09:00')] }));
  expect(done?.plan.steps).toMatchObject([{ kind: 'task', act: 'new', wish: { time: '09:00' } }]);
  expect(done?.pending).toBeNull();
});

it('a no takes it back; a courtesy, and another matter, leave it open', () => {
  expect(resume(slot, 'no', heard({ intents: ['deny'] }))?.steps).toEqual(['smalltalk deny']);
  expect(resume(slot, 'thanks', heard({ intents: ['thanks'] }))).toBeNull();
  expect(resume(slot, 'when is breakfast?', heard({ intents: ['breakfast'] }))).toBeNull();
});

it('who tells nothing of it has it passed on as it is: staff can ask', () => {
  expect(resume(slot, 'whenever you like', heard())?.steps).toEqual(['task new']);
});

it('what costs money is done at a plain yes to the question just asked, and at nothing else', () => {
  expect(resume(confirm, 'yes please', heard({ intents: ['affirm'] }), asked)?.steps).toEqual(['task new']);
  expect(resume(confirm, 'I see', heard({ intents: ['acknowledge'] }), asked)).toMatchObject({
    steps: ['confirm'],
    pending: { acknowledged: true },
  });
  expect(resume(confirm, 'yes please', heard({ intents: ['affirm'] }))).toMatchObject({
    steps: ['confirm'],
    pending: { late: true },
  });
  expect(resume(confirm, 'no', heard({ intents: ['deny'] }), asked)?.steps).toEqual(['smalltalk deny']);
});

it('who takes note a second time is asked no more', () => {
  const acknowledged: Pending = { ...confirm, kind: 'confirm', acknowledged: true };
  expect(resume(acknowledged, 'hm, good to know', heard({ intents: ['acknowledge'] }), asked)).toMatchObject({
    steps: ['smalltalk deny'],
    pending: null,
  });
});

it('what else is asked in the same breath is not lost', () => {
  const said = heard({ intents: ['pool'], entities: [timeOf('09:00')] });
  expect(resume(slot, 'at 9, and the pool?', said, { faqMatches: [matchFor()] })?.steps).toEqual([
    'task new',
    'answer',
  ]);
});

it('with one question settled the next that waits is asked', () => {
  const done = resume(slot, 'at 9', heard({ entities: [timeOf('09:00')] }), {}, { queue: [confirm] });
  expect(done).toMatchObject({ steps: ['task new', 'confirm'], pending: { intent: 'laundry' } });
});

it('after another matter it is asked once more, then passed on as it is', () => {
  const other = { steps: [], reasons: [], dialogue: NEW_DIALOGUE };
  const first = askAgainOrDrop(slot, other);
  expect(first.steps).toMatchObject([{ kind: 'clarify', ask: 'time' }]);
  expect(first.dialogue.pending).toMatchObject({ reminded: true });
  expect(askAgainOrDrop({ ...slot, reminded: true }, other).steps).toMatchObject([{ kind: 'task', act: 'new' }]);
});

it('what needs a yes is dropped, and an offer that was passed over with it', () => {
  expect(passOnRequest({ ...confirm, reminded: true }, NEW_DIALOGUE).steps).toEqual([]);
  const other = { steps: [], reasons: [], dialogue: NEW_DIALOGUE };
  expect(askAgainOrDrop({ ...confirm, kind: 'confirm', wish: wishFor('spa', { offerId: 'o' }) }, other)).toBe(other);
});

it('a bare number answers the question, and changes no count that was settled', () => {
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
