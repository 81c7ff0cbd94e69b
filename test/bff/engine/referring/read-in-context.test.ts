import { expect, it } from 'vitest';
import { readInContext } from '../../../../bff/engine/referring/read-in-context.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { heard, numberOf, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('taxi', { time: '09:00' }));
const readNamesAndSignals = (
  text: string,
  intents: Intent[],
  more: Partial<Understanding> = {},
  dialogue = arranged,
) => {
  const { intents: left, signals } = readInContext({ ...heard({ intents }), ...more }, dialogue, turn(text));
  return [left.map(({ name }) => name), [...signals]];
};

it('“change it to 9:30” after a taxi request changes the taxi', () => {
  const told = { entities: [timeOf('09:30', '9:30')] };
  expect(readNamesAndSignals('can you change it to 9:30', ['booking_change'], told)).toEqual([[], ['correction']]);
  expect(readNamesAndSignals('can you change it to 9:30', ['booking_change'], told, NEW_DIALOGUE)).toEqual([
    ['booking_change'],
    [],
  ]);
});

it('“cancel the taxi” is about the taxi, and “cancel my booking” is about the booking', () => {
  expect(readNamesAndSignals('cancel the taxi', ['booking_cancel'])).toEqual([['taxi'], ['never_mind']]);
  expect(readNamesAndSignals('cancel my booking', ['booking_cancel'], { signals: ['own_stay'] })).toEqual([
    ['booking_cancel'],
    ['own_stay'],
  ]);
  const named = { entities: [numberOf('LH48213')] };
  expect(readNamesAndSignals('cancel LH48213', ['booking_cancel'], named)).toEqual([['booking_cancel'], []]);
});

it('“change the taxi” is about the arranged taxi and not about the booking', () => {
  expect(readNamesAndSignals('change the taxi', ['taxi', 'booking_change'])[0]).toEqual(['taxi']);
  expect(readNamesAndSignals('change the taxi', ['taxi', 'booking_change'], {}, NEW_DIALOGUE)[0]).toEqual([
    'taxi',
    'booking_change',
  ]);
});

it('“no, cancel it” cancels no booking if nothing was arranged', () => {
  const said = { signals: ['never_mind' as const] };
  expect(readNamesAndSignals('no, nothing, cancel it', ['deny', 'booking_cancel'], said, NEW_DIALOGUE)[0]).toEqual([
    'deny',
  ]);
});
