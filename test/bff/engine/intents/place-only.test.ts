import { expect, it } from 'vitest';
import { dropRoomIntents, misreadsRoom } from '../../../../bff/engine/intents/place-only.ts';
import { placeEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const english = languageFor('en');
const remainingIntents = (text: string, ...names: ('maintenance' | 'room_types' | 'towels_linen')[]) =>
  dropRoomIntents(
    names.map((name) => ({ name, score: 0.8 })),
    english.lexicon.read(text),
    placeEntities(text, english.pack, new Date(0), 'UTC'),
  ).map(({ name }) => name);

it('a room number alone states no intent', () => expect(remainingIntents('sorry, room 205', 'room_types')).toEqual([]));

it('a room is the place of a request and not a question about rooms', () => {
  expect(remainingIntents('two towels to room 205', 'towels_linen', 'room_types')).toEqual(['towels_linen']);
  expect(remainingIntents('which rooms have a balcony', 'room_types')).toEqual(['room_types']);
});

it('intents read from the words for the room itself are removed', () => {
  const misread = (text: string) =>
    misreadsRoom(english.lexicon.read(text), placeEntities(text, english.pack, new Date(0), 'UTC'));
  expect(english.lexicon.read('I am in room 204').concepts).toContain('equipment');
  expect(misread('I am in room 204')).toBe(true);
  expect(remainingIntents('I am in room 204', 'room_types')).toEqual([]);
  expect(['curtains in room 204', 'sorry, room 205', 'come to room 204'].map(misread)).toEqual([false, false, false]);
});
