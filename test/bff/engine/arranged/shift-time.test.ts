import { expect, it } from 'vitest';
import { readShift } from '../../../../bff/engine/arranged/shift-time.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { DurationRelation, Entity } from '../../../../shared/domain/understanding.ts';
import { dateOf, heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('taxi', { time: '23:30', date: '2026-11-20' }));
const hour = (text: string, relation: DurationRelation): Entity => ({ type: 'duration', text, value: 60, relation });
const shift = (language: string, text: string, entities: Entity[], dialogue = arranged) => {
  const { entities: told, signals } = readShift(heard({ language, entities }), dialogue, turn(text, {}, language));
  return [
    told.find(({ type }) => type === 'time')?.value,
    told.find(({ type }) => type === 'date')?.value,
    signals.join(),
  ];
};

it.each([
  ['en', 'an hour earlier', hour('an hour earlier', 'earlier'), ['22:30', undefined, 'correction']],
  ['en', 'an hour later', hour('an hour later', 'later'), ['00:30', '2026-11-21', 'correction']],
  ['de', 'bitte um eine Stunde verschieben', hour('eine Stunde', 'length'), ['00:30', '2026-11-21', 'correction']],
  ['en', 'in an hour', hour('in an hour', 'from_now'), [undefined, undefined, '']],
  ['en', 'an hour', hour('an hour', 'length'), [undefined, undefined, '']],
  ['en', 'breakfast an hour later', hour('an hour later', 'later'), [undefined, undefined, '']],
])('%s: “%s” moves the taxi of 23:30 to %4$j', (language, text, told, wanted) => {
  expect(shift(language, text, [told])).toEqual(wanted);
});

it('a shifted time on another day is a new request', () => {
  const entities = [hour('an hour earlier', 'earlier'), dateOf('2026-11-22', 'on Sunday')];
  expect(shift('en', 'and on Sunday an hour earlier', entities)).toEqual(['22:30', '2026-11-22', 'same']);
});

it('a shifted time changes no request without a time', () => {
  const towels = keepArranged(NEW_DIALOGUE, wishFor('towels_linen'));
  expect(shift('en', 'an hour later', [hour('an hour later', 'later')], towels)[0]).toBeUndefined();
});
