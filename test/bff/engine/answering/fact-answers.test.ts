import { expect, it } from 'vitest';
import { findFactAnswer } from '../../../../bff/engine/answering/fact-answers.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { turn } from '../../../support/engine/turns.ts';

const answerText = (intent: Intent, text: string, language: string, hasOwnEntry = false) =>
  findFactAnswer(intent, [], turn(text, {}, language), hasOwnEntry)?.step.told?.text ?? null;

it.each<[string, Intent, string, RegExp]>([
  ['fr', 'spa', 'À quelle heure ouvre le sauna ?', /16:00/],
  ['es', 'pets', '¿Cuánto cuesta llevar un perro?', /15\s€/],
])('%s, %s: “%s” is computed from facts', (language, intent, text, told) => {
  expect(answerText(intent, text, language)).toMatch(told);
});

it('a hotel’s text in the guest’s language is quoted unchanged', () => {
  expect(answerText('spa', 'When does the sauna open?', 'en')).toBeNull();
  expect(answerText('spa', 'When does the sauna open on Sunday?', 'en')).toMatch(/16:00/);
});

it('no answer is computed without facts', () => {
  const context = turn('À quelle heure ouvre le sauna ?', { facts: [] }, 'fr');
  expect(findFactAnswer('spa', [], context)).toBeNull();
});
