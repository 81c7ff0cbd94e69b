import { expect, it } from 'vitest';
import { isAskedFirst, ordersAfterTold, wantsDone } from '../../../../bff/engine/planning/orders-or-asks.ts';
import { type Dialogue, NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import type { Act, Frame } from '../../../../shared/domain/frame.ts';
import { heard, roomOf, turn } from '../../../support/engine/turns.ts';

const clause = (act: Act, more: Partial<Frame> = {}): Frame => ({
  act,
  topic: 'towels_linen',
  attribute: null,
  text: '…',
  confidence: 0.95,
  actConfidence: 0.95,
  ...more,
});

it('who surely asks is told first; a request, a room or an order wants it done', () => {
  const isAsked = (said: Parameters<typeof heard>[0], text = 'towels') =>
    isAskedFirst('towels_linen', heard(said), text, true, false);
  expect(isAsked({ frames: [clause('ask')] })).toBe(true);
  expect(isAsked({ frames: [clause('request')] }, 'towels?')).toBe(false);
  expect(isAsked({ frames: [clause('ask')], entities: [roomOf('204')] })).toBe(false);
  expect(isAsked({ frames: [clause('ask')], signals: ['order'] })).toBe(false);
});

it('a price asked for is told first with less certainty than other questions', () => {
  const isAsked = (attribute: Frame['attribute']) =>
    isAskedFirst(
      'towels_linen',
      heard({ frames: [clause('ask', { attribute, actConfidence: 0.8 })] }),
      'towels',
      false,
      true,
    );
  expect(isAsked('price')).toBe(true);
  expect(isAsked(null)).toBe(false);
});

it('an order that is read for sure, an hour or a room wants it done', () => {
  expect(wantsDone('taxi', heard({ intents: ['taxi'], signals: ['order'] }))).toBe(true);
  expect(wantsDone('taxi', heard({ intents: [['taxi', 0.5]], signals: ['order'] }))).toBe(false);
  expect(wantsDone('taxi', heard({ entities: [roomOf('204')] }))).toBe(true);
});

it('an order right after the house told of something is outright; a question, or one much later, is not', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const told: Dialogue = {
    ...NEW_DIALOGUE,
    topic: { intent: 'local_tips', words: 'boat trips', entries: ['f1'], until: '2026-11-20T14:10:00Z' },
  };
  const orders = (text: string, dialogue = told, at = now, frames: Frame[] = []) =>
    ordersAfterTold(heard({ signals: ['reserve'], frames }), turn(text, { now: at }), dialogue);
  expect(orders('book it then')).toBe(true);
  expect(orders('can I book it?')).toBe(false);
  expect(orders('can I book it', told, now, [clause('ask')])).toBe(false);
  expect(orders('book it then', NEW_DIALOGUE)).toBe(false);
  expect(orders('book it then', told, new Date('2026-11-20T15:00:00Z'))).toBe(false);
  expect(ordersAfterTold(heard(), turn('room B7', { now }), told)).toBe(false);
});
