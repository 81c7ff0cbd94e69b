import { expect, it } from 'vitest';
import { listRoomNames, nameHouseRoom } from '../../../../bff/engine/reading/house-rooms.ts';
import { heard, roomOf, turn } from '../../../support/engine/turns.ts';

const ROOMS = 'House of 1780, 4 rooms: Safi (2), Mogador, Imlil and Zagora. Breakfast on the terrace.';
const namesIn = (text: string, language: string) =>
  [...listRoomNames(text, language).values()].flatMap(({ name, isSure }) => (isSure ? [name] : []));
const name = (text: string, language = 'en', entities = [] as ReturnType<typeof roomOf>[]) =>
  nameHouseRoom(
    heard({ language, entities }),
    turn(text, {
      training: { checkIn: '', checkOut: '', policies: '', specialties: ROOMS },
      policies: { language: 'en' },
    }),
  ).entities;

it('a list after a word for rooms contains room names', () => {
  expect(namesIn(ROOMS, 'en')).toEqual(['Safi', 'Mogador', 'Imlil', 'Zagora']);
  expect(namesIn('7 chambres : Safi, Mogador et la suite.', 'fr')).toEqual(['Safi', 'Mogador']);
});

it.each([
  ['a list of something else', 'Our guides: Hassan, Fatima and Brahim.'],
  ['a list of what is in the rooms', 'In all rooms: Hairdryer, Kettle, Safe.'],
])('%s contains no room names', (_, text) => expect(namesIn(text, 'en')).toEqual([]));

it.each([
  ['two towels to room imlil please', 'Imlil'],
  ['it drips over my bed in Zagora', 'Zagora'],
  ['zagora', 'Zagora'],
])('“%s” names the room %s', (text, room) =>
  expect(name(text)).toEqual([expect.objectContaining({ type: 'room', value: room })]),
);

it('a room name from a list with unknown words counts only next to a word for “room”', () => {
  const nameRoomIn = (text: string) =>
    nameHouseRoom(
      heard({ language: 'en', entities: [] }),
      turn(text, {
        training: {
          checkIn: '',
          checkOut: '',
          policies: '',
          specialties: '46 beds: pods Gerber (16), Ratera and Amitges.',
        },
        policies: { language: 'en' },
      }),
    ).entities;
  expect(nameRoomIn('two blankets to room ratera please')).toEqual([
    expect.objectContaining({ type: 'room', value: 'Ratera' }),
  ]);
  expect(nameRoomIn('it drips in Ratera')).toEqual([]);
});

it('a room name in lower case in a longer sentence is not a room, and a detected room number keeps its place', () => {
  expect(name('we go to zagora tomorrow, is it far?')).toEqual([]);
  expect(name('not Zagora, 204', 'en', [roomOf('204')])).toEqual([roomOf('204')]);
});
