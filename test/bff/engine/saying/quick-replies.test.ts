import { expect, it } from 'vitest';
import { offerReplies } from '../../../../bff/engine/saying/quick-replies.ts';
import type { DecisionStep } from '../../../../shared/domain/decision.ts';
import { turn } from '../../../support/engine/turns.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

const offer = (step: DecisionStep, language = 'en', more = {}) =>
  offerReplies({ steps: [step], reason: '', alternatives: [], question: 4 }, language, turn('', more));
const values = (step: DecisionStep, more = {}) => offer(step, 'en', more).map(({ value }) => value);
const clarify = (ask: Extract<DecisionStep, { kind: 'clarify' }>['ask'], choices: string[] = []): DecisionStep => ({
  kind: 'clarify',
  intent: null,
  ask,
  choices,
});

it('the yes and no buttons answer their own question and no later one', () => {
  expect(values(clarify('confirm'))).toEqual(['affirm#4', 'deny#4']);
  expect(offer(clarify('confirm'), 'de').map(({ label }) => label)[1]).toMatch(/Nein/);
});

it('topics are named in the guest’s language, followed by a button for a person', () => {
  expect(values(clarify('which_topic', ['pool', 'spa']))).toEqual(['pool', 'spa', 'human']);
  expect(offer(clarify('which_topic', ['breakfast']), 'de')[0]?.label).toBe('Frühstück');
});

it('buttons show a stay by its dates and an arranged request by its details', () => {
  const [stay] = offer(clarify('stay', ['1']), 'en', { stays: [stayWith()] });
  expect(stay).toEqual({ label: expect.stringMatching(/19 November.*22 November/), value: '1#4' });
  const which: DecisionStep = {
    kind: 'clarify',
    intent: 'taxi',
    ask: 'which_wish',
    choices: ['1'],
    options: [wishFor('taxi', { time: '09:00' })],
  };
  expect(offer(which)).toEqual([{ label: expect.stringMatching(/Taxi.*9:00/), value: '1#4' }]);
});

it('a button for a new code is offered only if codes are sent', () => {
  const sent: DecisionStep = { kind: 'verify', intent: 'booking_lookup', act: 'send_code' };
  const access = (method: 'code' | 'details') => ({ access: { method, limited: false, attempt: null } });
  expect(values(sent, access('code'))).toEqual(['new_code', 'human']);
  expect(values(sent, access('details'))).toEqual(['human']);
});

it('a button for a person is offered if the engine cannot answer', () => {
  expect(values({ kind: 'smalltalk', act: 'out_of_scope' })).toEqual(['human']);
  expect(values({ kind: 'smalltalk', act: 'thanks' })).toEqual([]);
});
