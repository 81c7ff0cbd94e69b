import { expect, it } from 'vitest';
import { readAgain } from '../../../../bff/engine/arranged/again.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import { dateOf, heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('room_cleaning', { date: '2026-11-21' }));
const sunday = (text: string) => heard({ intents: ['repeat'], entities: [dateOf('2026-11-22', text)] });

it.each([
  ['en', 'and on Sunday', 'on Sunday', true],
  ['de', 'am Sonntag bitte', 'am Sonntag', true],
  ['en', 'on Sunday a taxi', 'on Sunday', false],
])('%s: “%s” with the day “%s” repeats the request made before: %s', (language, text, day, isSo) => {
  const { signals } = readAgain(
    { ...sunday(day), language: heard({ language }).language },
    arranged,
    turn(text, {}, language),
  );
  expect(signals.includes('same')).toBe(isSo);
});

it('a message that repeats a request is not read as asking to hear the last answer again', () => {
  expect(readAgain(sunday('on Sunday'), arranged, turn('again on Sunday')).intents).toEqual([]);
  const bare = heard({ intents: ['repeat'] });
  expect(readAgain(bare, arranged, turn('again please'))).toBe(bare);
});

it('a day answers the open question if there is one, and refers to a newer topic if there was one', () => {
  const open = planConfirmation(wishFor('taxi'), arranged).dialogue;
  expect(readAgain(sunday('on Sunday'), open, turn('and on Sunday')).signals).toEqual([]);
  const topic = { intent: 'breakfast' as const, words: 'breakfast', until: '2026-11-20T15:00:00.000Z' };
  expect(readAgain(sunday('on Sunday'), { ...arranged, topic }, turn('and on Sunday')).signals).toEqual([]);
});
