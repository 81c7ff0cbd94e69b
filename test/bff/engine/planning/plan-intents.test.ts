import { expect, it } from 'vitest';
import { planIntents } from '../../../../bff/engine/planning/plan-intents.ts';
import { NEW_DIALOGUE, type TurnContext } from '../../../../bff/engine/types.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { countOf, heard, matchFor, openTask, roomOf, turn } from '../../../support/engine/turns.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

const plan = (intents: Intent[], text: string, told: Partial<Understanding> = {}, more: Partial<TurnContext> = {}) =>
  planIntents(intents, { ...heard({ intents }), ...told }, turn(text, { facts: [], ...more }), NEW_DIALOGUE);
const kinds = (...args: Parameters<typeof plan>) => plan(...args).steps.map(({ kind }) => kind);

it('a service becomes a task, information becomes an answer, and a question without information goes to staff', () => {
  const entities = [countOf(2), roomOf('204')];
  expect(kinds(['towels_linen'], '2 towels to 204', { entities, signals: ['order'] })).toEqual(['task']);
  expect(kinds(['pool'], 'the pool?', {}, { faqMatches: [matchFor()] })).toEqual(['answer']);
  expect(plan(['pool'], 'the pool?').steps).toMatchObject([{ kind: 'handoff', why: 'no_answer', intent: 'pool' }]);
});

it('a service with a price is confirmed with the guest first', () => {
  const faqMatches = [matchFor({ intents: ['crib_extra_bed'], answer: 'An extra bed costs 30 € per night.' })];
  const told = { entities: [roomOf('204')], signals: ['order' as const] };
  expect(kinds(['crib_extra_bed'], 'an extra bed to 204 please', told, { faqMatches })).toEqual(['answer', 'clarify']);
});

it('a complaint is handed to staff, and no details or documents are asked for', () => {
  const steps = plan(['complaint', 'invoice'], 'terrible, I want my money back').steps;
  expect(steps).toMatchObject([{ kind: 'handoff', why: 'complaint' }]);
});

it('the same fault in the same room makes no second task, and another fault does', () => {
  const openTasks = [openTask('maintenance', { room: '204', detail: 'the shower is broken' })];
  const told = { entities: [roomOf('204')] };
  const act = (text: string) =>
    plan(['maintenance'], text, told, { openTasks }).steps.map((step) => step.kind === 'task' && step.act);
  expect(act('the shower in 204 is broken')).toEqual(['known']);
  expect(act('the tv in 204 is broken')).toEqual(['new']);
});

it('a less certain question without an answer is not handed to staff beside an answered question', () => {
  const kindsForScore = (score: number) =>
    kinds(['check_out_time', 'gym'], 'when must I leave, and the gym?', {
      intents: [
        { name: 'check_out_time', score: 0.95 },
        { name: 'gym', score },
      ],
    });
  expect(kindsForScore(0.7)).toEqual(['answer']);
  expect(kindsForScore(0.95)).toEqual(['answer', 'handoff']);
});

it('the departure day of an open stay is stated before the house’s check-out time', () => {
  const { steps } = plan(['check_out_time'], 'when must I leave?', {}, { stays: [stayWith()] });
  expect(steps).toMatchObject([
    { kind: 'answer', sources: [{ fact: 'departure', quote: '2026-11-22' }] },
    { kind: 'answer', sources: [{ id: 'checkOut' }] },
  ]);
});

it('a question about a booking asks for proof if no booking is open', () => {
  const access = { method: 'code', limited: false, attempt: null } as const;
  expect(plan(['booking_lookup'], 'my booking', {}, { access }).steps).toMatchObject([
    { kind: 'verify', act: 'ask_number' },
  ]);
});

it('a clear question about a service is answered from the hotel’s entry; without an entry, the service is requested', () => {
  const faqMatches = [matchFor({ intents: ['towels_linen'], answer: 'Towels are in the room.' })];
  const withFrame = (actConfidence: number, act: 'ask' | 'request' = 'ask'): Partial<Understanding> => ({
    frames: [
      { act, actConfidence, topic: 'towels_linen', confidence: 0.9, attribute: null, text: 'do you have towels' },
    ],
  });
  const text = 'do you have towels';
  expect(kinds(['towels_linen'], text, withFrame(0.95), { faqMatches })).toEqual(['answer']);
  expect(kinds(['towels_linen'], text, withFrame(0.8), { faqMatches })).toEqual(['answer']);
  expect(kinds(['towels_linen'], text, withFrame(0.8, 'request'), { faqMatches })).toEqual(['clarify']);
  expect(kinds(['towels_linen'], `${text}?`, withFrame(0.8, 'request'), { faqMatches })).toEqual(['answer']);
  expect(kinds(['towels_linen'], text, withFrame(0.95, 'request'), { faqMatches })).toEqual(['clarify']);
  expect(kinds(['towels_linen'], text, { ...withFrame(0.95), entities: [countOf(2)] }, { faqMatches })).toEqual([
    'clarify',
  ]);
  expect(kinds(['towels_linen'], text, withFrame(0.95))).toEqual(['clarify']);
});
