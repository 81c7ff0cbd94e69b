import { expect, it } from 'vitest';
import { dropRoomIntents, misreadsRoom } from '../../../../bff/engine/intents/place-only.ts';
import { placeEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const english = languageFor('en');
const left = (text: string, ...names: ('maintenance' | 'room_types' | 'towels_linen')[]) =>
  dropRoomIntents(
    names.map((name) => ({ name, score: 0.8 })),
    english.lexicon.read(text),
    placeEntities(text, english.pack, new Date(0), 'UTC'),
  ).map(({ name }) => name);

it('a room that is told names no matter', () => expect(left('sorry, room 205', 'room_types')).toEqual([]));

it('the room is where something is wanted, and no question about rooms', () => {
  expect(left('two towels to room 205', 'towels_linen', 'room_types')).toEqual(['towels_linen']);
  expect(left('which rooms have a balcony', 'room_types')).toEqual(['room_types']);
});

it('what is read out of the room’s own words names nothing', () => {
  const misread = (text: string) =>
    misreadsRoom(english.lexicon.read(text), placeEntities(text, english.pack, new Date(0), 'UTC'));
  expect(english.lexicon.read('I am in room 204').concepts).toContain('equipment');
  expect(misread('I am in room 204')).toBe(true);
  expect(left('I am in room 204', 'room_types')).toEqual([]);
  expect(['curtains in room 204', 'sorry, room 205', 'come to room 204'].map(misread)).toEqual([false, false, false]);
});
