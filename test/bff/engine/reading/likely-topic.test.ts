import { expect, it } from 'vitest';
import { findLikelyTopic } from '../../../../bff/engine/reading/likely-topic.ts';
import type { Frame } from '../../../../shared/domain/frame.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { countOf, dateOf } from '../../../support/engine/turns.ts';

const NOW = new Date('2026-11-20T14:05:00Z');
const topic = { intent: 'breakfast' as const, words: 'breakfast', until: '2026-11-20T14:20:00.000Z' };
const guest = new EngineGuest();
const read = (line: string) => guest.say(line).understanding;

const withQuestion = (more: Partial<Frame>): Understanding => ({
  ...read('hello'),
  intents: [],
  signals: [],
  frames: [
    {
      act: 'ask',
      actConfidence: 0.9,
      topic: null,
      confidence: 0.8,
      attribute: 'price',
      text: 'how much tho',
      ...more,
    },
  ],
});

it.each<[string, Partial<Frame>, typeof topic | null]>([
  ['asks for a price without naming a thing', {}, topic],
  ['asks for the price of a thing that is only guessed', { topic: 'out_of_scope', confidence: 0.45 }, topic],
  ['asks for prices', { topic: 'price', confidence: 0.9 }, topic],
  ['asks the price of the pool', { topic: 'pool', confidence: 0.9 }, null],
  ['asks a question without an attribute such as the price', { attribute: null }, null],
  ['names another thing', { text: 'until when is the roof terrace open' }, null],
  ['states something and asks nothing', { act: 'tell' }, null],
])('a guest who %s (%j) is likely to mean this topic: %j', (_, frame, likely) => {
  expect(findLikelyTopic(withQuestion(frame), { ...guest.dialogue, topic }, NOW)).toEqual(likely);
});

it('a question about the guest’s own stay is not about the previous topic', () => {
  const stay = { ...withQuestion({}), signals: ['balance' as const] };
  expect(findLikelyTopic(stay, { ...guest.dialogue, topic }, NOW)).toBeNull();
});

it.each<[string, Partial<Understanding>, Partial<Frame>, typeof topic | null]>([
  ['for how many persons a thing is', { entities: [countOf(3)] }, { text: 'also 3 then?' }, topic],
  ['another day', { entities: [dateOf('2026-11-21')] }, { text: 'and then?' }, topic],
  [
    'the price for a number of persons',
    { signals: ['terms'], entities: [countOf(4)] },
    { act: 'tell', text: 'we are 4' },
    topic,
  ],
  ['nothing and states a number', { entities: [countOf(3)] }, { act: 'tell', text: '3 then' }, null],
  ['nothing and orders', { signals: ['terms'] }, { act: 'request', text: 'then 3' }, null],
])(
  'a guest who asks, with a value or a word for money, %s is likely to mean the previous topic: %4$j',
  (_, said, frame, likely) => {
    const understanding = { ...withQuestion({ attribute: null, ...frame }), ...said };
    expect(findLikelyTopic(understanding, { ...guest.dialogue, topic }, NOW)).toEqual(likely);
  },
);
