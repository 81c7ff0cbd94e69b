import { expect, it } from 'vitest';
import { readWishes } from '../../../../bff/engine/wishes/wish-per-room.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const roomsOf = (code: string, text: string, intent: Intent) => {
  const { understanding, context } = new EngineGuest({}, code).say(text);
  return readWishes(intent, understanding, context, context.conversation.dialogue).map(({ room }) => room);
};

it.each<[string, string, Intent, string[]]>([
  ['en', 'We are in 120, the shower in 118 is broken.', 'maintenance', ['118']],
  ['en', 'The shower in 118 is broken, we are in 120.', 'maintenance', ['118']],
  ['en', 'Room 204 here. It is very loud in room 305.', 'noise', ['305']],
  ['en', 'Our neighbours in 305 are too loud, we are in 204', 'noise', ['305']],
  ['de', 'Die Dusche in 118 läuft nicht ab, wir wohnen in 120.', 'maintenance', ['118']],
  ['de', 'Wir sind in Zimmer 204, im Zimmer 305 ist es sehr laut.', 'noise', ['305']],
  ['fr', 'Nous sommes dans la chambre 204, la chambre 305 fait beaucoup de bruit.', 'noise', ['305']],
  ['es', 'Estamos en la 120, la ducha de la 118 está rota.', 'maintenance', ['118']],
  ['it', 'Siamo nella camera 120, la doccia della camera 118 è rotta.', 'maintenance', ['118']],
  ['tr', '204 numaralı odadayız, 305 numaralı oda çok gürültülü.', 'noise', ['305']],
  ['ja', '204号室にいます。305号室がうるさいです。', 'noise', ['305']],
])('%s: “%s” is a task for the room that it is about', (code, text, intent, rooms) => {
  expect(roomsOf(code, text, intent)).toEqual(rooms);
});

it.each<[string, string, Intent, string[]]>([
  ['en', 'the lamp in 204 is broken and in 205 too', 'maintenance', ['204', '205']],
  ['en', 'the lamp in 204 is broken, in 205 too', 'maintenance', ['204', '205']],
  ['en', 'the shower in 204 and 205 is broken', 'maintenance', ['204', '205']],
  ['en', 'the shower in 204 is broken, the heating in 205 does not work', 'maintenance', ['204', '205']],
  ['de', 'Die Dusche in 204 ist kaputt, in 205 auch', 'maintenance', ['204', '205']],
])('%s: “%s” names both rooms', (code, text, intent, rooms) => {
  expect(roomsOf(code, text, intent)).toEqual(rooms);
});

it('“I am in room 204” alone reports nothing broken', () => {
  const { understanding } = new EngineGuest({}, 'en').say('I am in room 204.');
  expect(understanding.intents.map(({ name }) => name)).not.toContain('maintenance');
});
