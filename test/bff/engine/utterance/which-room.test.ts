import { expect, it } from 'vitest';
import { asksWhichRoom } from '../../../../bff/engine/utterance/which-room.ts';
import { says } from '../../../support/engine/turns.ts';

it.each(['Which room?', 'Welches Zimmer?', 'what room please', 'Quelle chambre ?'])(
  '“%s” asks which room the guest has',
  (text) => expect(asksWhichRoom(says(text))).toBe(true),
);

it.each(['Which room is quiet?', 'Welches Zimmer hat einen Balkon?', 'room 204?', 'Which restaurant?', ''])(
  '“%s” does not ask which room the guest has',
  (text) => expect(asksWhichRoom(says(text))).toBe(false),
);
