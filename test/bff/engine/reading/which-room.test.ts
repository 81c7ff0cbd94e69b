import { expect, it } from 'vitest';
import { asksWhichRoom } from '../../../../bff/engine/reading/which-room.ts';

it.each(['Which room?', 'Welches Zimmer?', 'what room please', 'Quelle chambre ?'])('“%s” asks it', (text) =>
  expect(asksWhichRoom(text)).toBe(true),
);

it.each(['Which room is quiet?', 'Welches Zimmer hat einen Balkon?', 'room 204?', 'Which restaurant?', ''])(
  '“%s” asks something else',
  (text) => expect(asksWhichRoom(text)).toBe(false),
);
