import { expect, it } from 'vitest';
import { readOtherRoom } from '../../../../bff/engine/arranged/other-room.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Entity } from '../../../../shared/domain/understanding.ts';
import { countOf, heard, roomOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('towels_linen', { room: '204' }));
const readRoomCorrection = (
  language: string,
  text: string,
  entities: readonly Entity[] = [roomOf('205')],
  dialogue = arranged,
) =>
  readOtherRoom(
    heard({ language, intents: ['complaint'], entities: [...entities] }),
    dialogue,
    turn(text, {}, language),
  );

it.each([
  ['en', 'wrong room, it is 205', true],
  ['de', 'falsches Zimmer, 205', true],
  ['en', 'not 204, 205', true],
  ['en', '205', false],
  ['en', 'the shower in 205 is broken', false],
])('%s: “%s” corrects the room of the arranged request: %s', (language, text, isSo) => {
  const entities = text.includes('204') ? [roomOf('204'), roomOf('205')] : [roomOf('205')];
  const { signals, intents } = readRoomCorrection(language, text, entities);
  expect(signals.includes('correction')).toBe(isSo);
  expect(intents).toHaveLength(isSo ? 0 : 1);
});

it('a request without a room, or for the same room, is not corrected', () => {
  const nowhere = keepArranged(NEW_DIALOGUE, wishFor('towels_linen'));
  expect(readRoomCorrection('en', 'wrong room, it is 205', [roomOf('205')], nowhere).signals).toEqual([]);
  expect(readRoomCorrection('en', 'wrong room, it is 204', [roomOf('204')]).signals).toEqual([]);
});

it('bare numbers are rooms if one of them was the arranged room or if they have as many digits', () => {
  const inSix = keepArranged(NEW_DIALOGUE, wishFor('maintenance', { room: '6' }));
  const rooms = (text: string, counts: number[], dialogue = inSix) =>
    readRoomCorrection(
      'en',
      text,
      counts.map((count) => countOf(count)),
      dialogue,
    ).entities.map(({ type, value }) => [type, value]);
  expect(rooms('wrong, 4 not 6', [4, 6])).toEqual([['room', '4']]);
  expect(rooms('no, 461', [461], arranged)).toEqual([['room', '461']]);
  expect(rooms('no, 4', [4])).toEqual([['count', 4]]);
  expect(rooms('no, 12', [12], arranged)).toEqual([['count', 12]]);
});
