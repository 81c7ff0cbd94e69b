import { expect, it } from 'vitest';
import { readOtherDates } from '../../../../bff/engine/arranged/other-dates.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import type { Entity } from '../../../../shared/domain/understanding.ts';
import { dateOf, heard, turn } from '../../../support/engine/turns.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

/** From Thursday to Sunday; today is Friday. */
const stays = [stayWith({ state: 'checked_in' })];
const readIntentAndDay = (language: string, text: string, entities: Entity[], more = {}) => {
  const { intents, entities: told } = readOtherDates(
    heard({ language, entities }),
    NEW_DIALOGUE,
    turn(text, { stays, ...more }, language),
  );
  return [intents[0]?.name, told.find(({ type }) => type === 'date')?.value];
};
const daysShift = (days: number): Entity => ({
  type: 'duration',
  text: 'a day',
  value: days * 1_440,
  relation: days < 0 ? 'earlier' : 'later',
});

it.each([
  ['en', 'we leave on Saturday', [dateOf('2026-11-21', 'Saturday')], ['booking_change', '2026-11-21']],
  ['de', 'wir reisen am Montag ab', [dateOf('2026-11-23', 'Montag')], ['extend_stay', '2026-11-23']],
  ['en', 'we leave on Sunday', [dateOf('2026-11-22', 'Sunday')], ['check_out_time', '2026-11-22']],
  ['en', 'we leave a day later', [daysShift(1)], ['extend_stay', '2026-11-23']],
  ['en', 'when do we leave on Saturday?', [dateOf('2026-11-21', 'Saturday')], [undefined, '2026-11-21']],
  ['en', 'we leave on Saturday, a taxi please', [dateOf('2026-11-21', 'Saturday')], [undefined, '2026-11-21']],
] as [string, string, Entity[], unknown[]][])(
  '%s: “%s” (%o) asks for another day of arrival or departure: %j',
  (language, text, entities, wanted) => {
    expect(readIntentAndDay(language, text, entities)).toEqual(wanted);
  },
);

it('an earlier hour on the same day does not change the dates of a stay: it may be an early check-in', () => {
  const hour: Entity = { type: 'duration', text: 'an hour', value: 60, relation: 'earlier' };
  expect(readIntentAndDay('en', 'can we leave an hour earlier?', [hour])).toEqual([undefined, undefined]);
});

it('a message changes no dates of a stay that the guest may only read', () => {
  const read = { stays: [stayWith({ level: 'details' })] };
  expect(readIntentAndDay('en', 'we leave on Saturday', [dateOf('2026-11-21', 'Saturday')], read)[0]).toBeUndefined();
});
