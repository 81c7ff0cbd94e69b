import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { askOnceMore, findQuestionPut, forgetOpen, wasJustAsked } from '../../../../bff/engine/wishes/just-asked.ts';
import type { DecisionStep } from '../../../../shared/domain/decision.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const wish = wishFor('late_check_out');
const openQuestion = { kind: 'confirm', intent: 'late_check_out', wish, id: 3 } as const;
const ASKED_AT = '2026-11-20T14:00:00.000Z';

it.each([
  ['the question itself, at once', { question: 3, at: ASKED_AT }, 0, true],
  ['the question itself, half an hour ago', { question: 3, at: ASKED_AT }, 30, true],
  ['the question itself, too long ago', { question: 3, at: ASKED_AT }, 31, false],
  ['another question', { question: 4, at: ASKED_AT }, 0, false],
  ['no question', null, 0, false],
])(
  'if the newest message asked %s (%j, %s minutes ago), the open question counts as just asked: %s',
  (_, asked, minutes, isSo) => {
    expect(wasJustAsked(openQuestion, { asked, now: new Date(Date.parse(ASKED_AT) + minutes * 60_000) })).toBe(isSo);
  },
);

it('a late yes leads to the question again, and a second late yes drops the question', () => {
  const again = askOnceMore(openQuestion, NEW_DIALOGUE);
  expect(again.steps).toMatchObject([{ kind: 'clarify', ask: 'confirm' }]);
  expect(again.dialogue.pending).toMatchObject({ kind: 'confirm', late: true });
  const dropped = askOnceMore({ ...openQuestion, late: true }, NEW_DIALOGUE);
  expect(dropped.steps).toEqual([{ kind: 'smalltalk', act: 'affirm' }]);
  expect(dropped.dialogue.pending).toBeNull();
});

it('only a confirmation or an offer counts as a question for a yes, and a missing detail does not', () => {
  const ask = (kind: 'confirm' | 'room'): DecisionStep => ({ kind: 'clarify', intent: 'taxi', ask: kind, choices: [] });
  expect(findQuestionPut({ steps: [ask('confirm')], question: 5 })).toBe(5);
  expect(findQuestionPut({ steps: [ask('room')], question: 5 })).toBeNull();
});

it('no question stays open in an emergency', () => {
  expect(forgetOpen({ ...NEW_DIALOGUE, pending: openQuestion, queue: [openQuestion] })).toEqual(NEW_DIALOGUE);
});
