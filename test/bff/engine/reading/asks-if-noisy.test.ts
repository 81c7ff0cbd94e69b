import { expect, it } from 'vitest';
import { asksIfNoisy } from '../../../../bff/engine/reading/asks-if-noisy.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { heard, roomOf, turn } from '../../../support/engine/turns.ts';

const asks = (language: string, text: string) =>
  asksIfNoisy(heard({ language, intents: ['noise'] }), turn(text, {}, language));

it.each([
  ['en', 'Is it noisy at night?'],
  ['de', 'Ist es nachts laut?'],
  ['fr', 'Y a-t-il du bruit la nuit ?'],
  ['es', '¿Hay mucho ruido por la noche?'],
  ['it', 'Le camere sono rumorose?'],
  ['pl', 'Czy w nocy jest głośno?'],
  ['tr', 'Geceleri gürültülü mü?'],
])('%s: “%s” asks whether it is noisy', (language, text) => expect(asks(language, text)).toBe(true));

it.each([
  ['en', 'It is noisy at night'],
  ['en', 'Why is it so noisy?'],
  ['en', 'Is it always this loud here?'],
  ['en', 'How long will this noise go on?'],
  ['en', 'Is the party in the room above us going on all night?'],
  ['de', 'Geht das jetzt die ganze Nacht so laut weiter?'],
  ['fr', 'Vous entendez ce bruit ?'],
])('%s: “%s” may be a complaint about noise', (language, text) => expect(asks(language, text)).toBe(false));

it('a guest in the house, or a guest with another request, may be complaining about noise', () => {
  const text = 'Is it noisy at night?';
  const { conversation } = turn(text);
  const inRoom = { ...conversation, dialogue: { ...NEW_DIALOGUE, room: '204' } };
  expect(asksIfNoisy(heard({ intents: ['noise'] }), turn(text, { conversation: inRoom }))).toBe(false);
  expect(asksIfNoisy(heard({ intents: ['noise', 'room_change'] }), turn(text))).toBe(false);
  expect(asksIfNoisy(heard({ intents: ['noise'], entities: [roomOf('204')] }), turn(text))).toBe(false);
});
