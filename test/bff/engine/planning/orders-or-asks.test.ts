import { expect, it } from 'vitest';
import { isAskedFirst, ordersAfterAnswer, wantsDone } from '../../../../bff/engine/planning/orders-or-asks.ts';
import { type Dialogue, NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import type { Act, Frame } from '../../../../shared/domain/frame.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { heard, roomOf, says, turn } from '../../../support/engine/turns.ts';

const clause = (act: Act, more: Partial<Frame> = {}): Frame => ({
  act,
  topic: 'towels_linen',
  attribute: null,
  text: '…',
  confidence: 0.95,
  actConfidence: 0.95,
  ...more,
});

it('a clear question is answered first, and a request, a room number or an order starts the service', () => {
  const isAsked = (said: Parameters<typeof heard>[0], text = 'towels') =>
    isAskedFirst('towels_linen', heard(said), says(text), true, false);
  expect(isAsked({ frames: [clause('ask')] })).toBe(true);
  expect(isAsked({ frames: [clause('request')] }, 'towels?')).toBe(false);
  expect(isAsked({ frames: [clause('ask')], entities: [roomOf('204')] })).toBe(false);
  expect(isAsked({ frames: [clause('ask')], signals: ['order'] })).toBe(false);
});

it('a question about a price needs less certainty than other questions to be answered first', () => {
  const isAsked = (attribute: Frame['attribute']) =>
    isAskedFirst(
      'towels_linen',
      heard({ frames: [clause('ask', { attribute, actConfidence: 0.8 })] }),
      says('towels'),
      false,
      true,
    );
  expect(isAsked('price')).toBe(true);
  expect(isAsked(null)).toBe(false);
});

it('a clear order or a room number starts the service', () => {
  expect(wantsDone('taxi', heard({ intents: ['taxi'], signals: ['order'] }))).toBe(true);
  expect(wantsDone('taxi', heard({ intents: [['taxi', 0.5]], signals: ['order'] }))).toBe(false);
  expect(wantsDone('taxi', heard({ entities: [roomOf('204')] }))).toBe(true);
});

it('an order right after an FAQ answer about the same service is a clear order; a question, another topic or a late order is not', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const dialogueAbout = (intent: Intent, entries: string[] = ['f1']): Dialogue => ({
    ...NEW_DIALOGUE,
    topic: { intent, words: 'boat trips', entries, until: '2026-11-20T14:10:00Z' },
  });
  const orders = (text: string, dialogue = dialogueAbout('restaurant'), at = now, frames: Frame[] = []) =>
    ordersAfterAnswer('restaurant', heard({ signals: ['reserve'], frames }), turn(text, { now: at }), dialogue);
  expect(orders('book a table then')).toBe(true);
  expect(orders('can I book a table?')).toBe(false);
  expect(orders('can I book a table', dialogueAbout('restaurant'), now, [clause('ask')])).toBe(false);
  expect(orders('book a table then', NEW_DIALOGUE)).toBe(false);
  expect(orders('book a table then', dialogueAbout('breakfast'))).toBe(false);
  expect(orders('book a table then', dialogueAbout('restaurant', []))).toBe(false);
  expect(orders('book a table then', dialogueAbout('restaurant'), new Date('2026-11-20T15:00:00Z'))).toBe(false);
  expect(ordersAfterAnswer('restaurant', heard(), turn('room 7', { now }), dialogueAbout('restaurant'))).toBe(false);
});

it('an order after an answer about an outing requests a ticket', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const topic = { intent: 'local_tips' as const, words: 'boat', entries: ['f1'], until: '2026-11-20T14:10:00Z' };
  const said = heard({ signals: ['reserve'] });
  const told = { ...NEW_DIALOGUE, topic };
  expect(ordersAfterAnswer('events_tickets', said, turn('book it then', { now }), told)).toBe(true);
  expect(ordersAfterAnswer('spa', said, turn('book it then', { now }), told)).toBe(false);
});
