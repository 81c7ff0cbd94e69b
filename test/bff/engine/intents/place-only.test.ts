import { expect, it } from 'vitest';
import { dropPlace } from '../../../../bff/engine/intents/place-only.ts';
import { placeEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const english = languageFor('en');
const left = (text: string, ...names: ('maintenance' | 'room_types' | 'towels_linen')[]) =>
  dropPlace(
    names.map((name) => ({ name, score: 0.8 })),
    english.lexicon.read(text),
    placeEntities(text, english.pack, new Date(0), 'UTC'),
  ).map(({ name }) => name);

it('a room that is told names no matter', () => expect(left('sorry, room 205', 'room_types')).toEqual([]));

it('the room is where something is wanted, and no question about rooms', () => {
  expect(left('two towels to room 205', 'towels_linen', 'room_types')).toEqual(['towels_linen']);
  expect(left('which rooms have a balcony', 'room_types')).toEqual(['room_types']);
});
