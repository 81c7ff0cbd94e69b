import { expect, it } from 'vitest';
import { findOrderable, planTaken } from '../../../../bff/engine/referring/takes-it.ts';
import { type Dialogue, NEW_DIALOGUE, type Topic } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { countOf, heard, matchFor, openTask, roomOf, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const NOW = new Date('2026-11-20T14:05:00.000Z');
const dialogueAbout = (intent: Intent | null, until = '2026-11-20T14:15:00.000Z'): Dialogue => {
  const topic: Topic = { intent, words: 'a cot for the baby', until };
  return { ...NEW_DIALOGUE, topic };
};
const planOrder = (text: string, said: Partial<Understanding>, dialogue = dialogueAbout('crib_extra_bed')) =>
  planTaken(
    { ...heard(), ...said },
    turn(text, { now: NOW, facts: [], openTasks: [openTask('crib_extra_bed')] }),
    dialogue,
  )?.steps ?? null;
const order = { signals: ['order' as const], entities: [roomOf('8')] };

it('an order without a named thing after an answer orders the thing of that answer', () => {
  expect(planOrder('then kindly have it ready, room 8', order)).toMatchObject([
    { kind: 'task', act: 'new', intent: 'crib_extra_bed', wish: { room: '8' } },
  ]);
});

it.each([
  ['a question', 'have it ready in room 8?', order],
  ['another wish', 'a taxi to room 8', { ...order, intents: [{ name: 'taxi' as const, score: 0.9 }] }],
  ['a no', 'no, room 8', { ...order, intents: [{ name: 'deny' as const, score: 0.9 }] }],
  ['a correction', 'room 8 instead', { ...order, signals: ['order' as const, 'correction' as const] }],
  ['no order at all', 'how nice', {}],
])('%s does not order the thing of the previous answer', (_, text, said) => expect(planOrder(text, said)).toBeNull());

it.each<[Intent | null, string, Intent | null]>([
  ['crib_extra_bed', '2026-11-20T14:15:00.000Z', 'crib_extra_bed'],
  ['crib_extra_bed', '2026-11-20T14:05:00.000Z', null],
  ['pool', '2026-11-20T14:15:00.000Z', null],
  ['extend_stay', '2026-11-20T14:15:00.000Z', null],
  [null, '2026-11-20T14:15:00.000Z', null],
])('an unnamed order after the topic %s, valid until %s, orders: %s', (intent, until, orderable) => {
  expect(findOrderable(dialogueAbout(intent, until), NOW)).toBe(orderable);
});

it('an unnamed order of a thing whose price was stated is accepted; otherwise the price is stated first', () => {
  const bikes = matchFor({ intents: ['car_rental'], question: 'Do you rent bikes?', answer: 'Yes, 15 € a day.' });
  const takeBikes = (topic: Partial<Topic>) => {
    const known = { ...NEW_DIALOGUE, topic: { ...dialogueAbout('car_rental').topic, ...topic } as Topic };
    const context = turn('two for tomorrow then, room 8', { now: NOW, facts: [], faqMatches: [bikes] });
    return planTaken({ ...heard(), ...order }, context, known)?.steps.map(({ kind }) => kind);
  };
  expect(takeBikes({ entries: ['faq_x'] })).toEqual(['task']);
  expect(takeBikes({})).toEqual(['answer', 'clarify']);
});

it('an order for a room in unknown words orders the thing of the previous answer', () => {
  const clause = {
    attribute: null,
    confidence: 0.7,
    act: 'talk' as const,
    actConfidence: 0.6,
    text: 'then an extra one, room 8',
  };
  const strange = { ...order, frames: [{ ...clause, topic: 'out_of_scope' as const }] };
  expect(planOrder('then an extra one, room 8', strange)).toMatchObject([{ kind: 'task', act: 'new' }]);
  expect(planOrder('then an extra one', { ...strange, entities: [] })).toBeNull();
});

it('an “all right” with a room number orders the thing of the previous answer like a yes', () => {
  const agrees = { intents: [{ name: 'acknowledge' as const, score: 0.9 }], entities: [roomOf('8')] };
  expect(planOrder('all right then, room 8', agrees)).toMatchObject([{ kind: 'task' }]);
});

it('an unnamed order after an arranged request adds details and makes no second request', () => {
  const arranged = keepArranged(dialogueAbout('crib_extra_bed'), wishFor('crib_extra_bed', { room: '8' }));
  expect(planOrder('at eight then', { signals: ['order'], entities: [timeOf('20:00')] }, arranged)).toMatchObject([
    { kind: 'task', act: 'amend', wish: { room: '8', time: '20:00' } },
  ]);
});

it('a repeated order is answered with the state of the arranged request', () => {
  const arranged = keepArranged(dialogueAbout('crib_extra_bed'), wishFor('crib_extra_bed', { room: '8' }));
  expect(planOrder('then bring it', { signals: ['order'] }, arranged)).toMatchObject([{ kind: 'task', act: 'known' }]);
});

it('a question where the ordered thing is does not change its room', () => {
  const arranged = keepArranged(dialogueAbout('crib_extra_bed'), wishFor('crib_extra_bed', { room: '8' }));
  const clause = {
    topic: null,
    attribute: null,
    confidence: 0.9,
    actConfidence: 0.95,
    text: 'still waiting in room 9',
  };
  const chase = { entities: [roomOf('9')], frames: [{ ...clause, act: 'chase' as const }] };
  const steps = planOrder('still waiting in room 9', chase, arranged);
  expect(steps).toMatchObject([{ kind: 'task', act: 'known', wish: { room: '8' } }]);
});

it('an unnamed order of an activity needs a count, a place or a time', () => {
  const dialogueWithTopic = (entries?: string[], intent: Intent | null = null): Dialogue => ({
    ...NEW_DIALOGUE,
    topic: {
      intent,
      words: 'is there a quiz tonight?',
      until: '2026-11-20T14:15:00.000Z',
      ...(entries === undefined ? {} : { entries }),
    },
  });
  const agrees = { intents: [{ name: 'acknowledge' as const, score: 0.9 }] };
  const three = { ...agrees, entities: [countOf(3)] };
  expect(planOrder('great, put 3 of us down', three, dialogueWithTopic(['faq_x']))).toMatchObject([
    { kind: 'task', act: 'new', intent: 'events_tickets', wish: { words: expect.stringContaining('quiz') } },
  ]);
  expect(planOrder('great, put 3 of us down', three, dialogueWithTopic())).toBeNull();
  expect(planOrder('great', agrees, dialogueWithTopic(['faq_x']))).toBeNull();
  expect(planOrder('we are 3', { entities: [countOf(3)] }, dialogueWithTopic(['faq_x']))).toBeNull();
  // A bus or boat trip can be followed by a ticket request; breakfast hours cannot.
  expect(planOrder('great, put 3 of us down', three, dialogueWithTopic(['faq_x'], 'public_transport'))).toMatchObject([
    { kind: 'task', act: 'new', intent: 'events_tickets' },
  ]);
  expect(planOrder('great, put 3 of us down', three, dialogueWithTopic(['faq_x'], 'policies'))).toBeNull();
});
