import { expect, it } from 'vitest';
import { isStale, numberQuestion, recall, repeatQuestion } from '../../../../bff/engine/referring/open-question.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import { turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const asking = planConfirmation(wishFor('taxi'), keepArranged(NEW_DIALOGUE, wishFor('towels_linen')));

it('each question gets a number of its own and keeps it', () => {
  const first = numberQuestion({ ...asking, dialogue: { ...asking.dialogue, questions: 4 } });
  expect(first).toMatchObject({ question: 5, dialogue: { questions: 5, pending: { id: 5 } } });
  expect(numberQuestion({ ...asking, dialogue: first.dialogue }).question).toBe(5);
  expect(numberQuestion({ ...asking, steps: [] }).question).toBeNull();
  expect(numberQuestion({ ...asking, dialogue: NEW_DIALOGUE }).question).toBeNull();
});

it('a quick reply to an earlier question is stale', () => {
  const { dialogue } = numberQuestion(asking);
  expect(isStale(turn('', { choice: 'affirm#1' }), dialogue)).toBe(false);
  expect(isStale(turn('', { choice: 'affirm#2' }), dialogue)).toBe(true);
  expect(isStale(turn('', { choice: 'affirm#1' }), NEW_DIALOGUE)).toBe(true);
  expect(isStale(turn('', { choice: 'affirm' }), dialogue)).toBe(false);
});

it('the open question is asked again after a stale quick reply', () => {
  expect(repeatQuestion(asking.dialogue).steps).toEqual(asking.steps);
  expect(repeatQuestion(NEW_DIALOGUE).steps).toEqual([{ kind: 'smalltalk', act: 'repeat' }]);
});

it('an open question and arranged requests are remembered for half a day', () => {
  const after = (hours: number) => {
    const { now, conversation } = turn('');
    const at = new Date(+now - hours * 60 * 60_000).toISOString();
    const history = [{ author: 'ai' as const, text: 'Shall I?', at }];
    return recall(turn('', { history, conversation: { ...conversation, dialogue: asking.dialogue } }));
  };
  expect(after(11)).toBe(asking.dialogue);
  expect(after(13)).toMatchObject({ pending: null, last: null });
});
