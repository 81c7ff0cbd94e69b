import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import {
  askOnce,
  dropRepeatedAnswers,
  handOff,
  joinPlans,
  mergeHandOffs,
} from '../../../../bff/engine/wishes/join-plans.ts';
import type { DecisionStep, HandoffReason } from '../../../../shared/domain/decision.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';

const ask = (intent: Intent): DecisionStep => ({ kind: 'clarify', intent, ask: 'room', choices: [] });
const fetch = (why: HandoffReason, intent: Intent | null = null): DecisionStep => ({
  kind: 'handoff',
  why,
  department: 'front_desk',
  intent,
});
const answer = (intent: Intent, id: string): DecisionStep => ({
  kind: 'answer',
  intent,
  sources: [{ type: 'faq', id, label: id, quote: id, language: 'en' }],
});
const talk: DecisionStep = { kind: 'smalltalk', act: 'thanks' };

it('the first question of several plans comes last in the reply, and before a hand-off', () => {
  expect(askOnce([ask('taxi'), talk, ask('spa')])).toEqual([talk, ask('taxi')]);
  expect(askOnce([ask('taxi'), talk, fetch('complaint')])).toEqual([talk, ask('taxi'), fetch('complaint')]);
});

it('several hand-offs become one: the complaint, with the other unanswered topics', () => {
  const [only, ...others] = mergeHandOffs([fetch('no_answer', 'pool'), fetch('complaint', 'noise')]);
  expect(only).toEqual({ ...fetch('complaint', 'noise'), left: ['pool'] });
  expect(others).toEqual([]);
});

it('an entry that several plans quote is quoted once', () => {
  expect(dropRepeatedAnswers([answer('pool', 'a'), answer('spa', 'a'), answer('spa', 'b')])).toEqual([
    answer('pool', 'a'),
    answer('spa', 'b'),
  ]);
});

it('joining two plans keeps the steps of both and the dialogue of the second', () => {
  const first = { steps: [talk], reasons: ['one'], dialogue: NEW_DIALOGUE };
  const second = handOff('policy', 'front_desk', 'two', { ...NEW_DIALOGUE, room: '204' });
  const both = joinPlans(first, second);
  expect(both.steps).toEqual([talk, fetch('policy')]);
  expect([both.reasons, both.dialogue.room]).toEqual([['one', 'two'], '204']);
});
