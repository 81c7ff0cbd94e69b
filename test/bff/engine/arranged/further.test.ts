import { expect, it } from 'vitest';
import { readFurther } from '../../../../bff/engine/arranged/further.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { heard, roomOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('wake_up_call', { room: '204', time: '07:00' }));
const isFurther = (language: string, text: string, dialogue = arranged) =>
  readFurther(heard({ language, entities: [roomOf('205')] }), dialogue, turn(text, {}, language)).signals.includes(
    'same',
  );

it.each([
  ['en', 'and room 205', true],
  ['de', 'und Zimmer 205', true],
  ['en', 'room 205 too', true],
  ['en', 'room 205', false],
  ['en', 'and towels to room 205', false],
])('%s: “%s” asks for another one of the last arranged request: %s', (language, text, isSo) => {
  expect(isFurther(language, text)).toBe(isSo);
});

it('no second request is made for the same room, a longer stay or a sold extra', () => {
  const said = heard({ entities: [roomOf('204')] });
  expect(readFurther(said, arranged, turn('and room 204'))).toBe(said);
  expect(isFurther('en', 'and room 205', keepArranged(NEW_DIALOGUE, wishFor('extend_stay')))).toBe(false);
  expect(isFurther('en', 'and room 205', keepArranged(NEW_DIALOGUE, wishFor('spa', { offerId: 'o' })))).toBe(false);
});
