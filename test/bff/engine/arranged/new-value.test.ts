import { expect, it } from 'vitest';
import { putsAnother, readNewValue } from '../../../../bff/engine/arranged/new-value.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { dateOf, heard, says, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const last = wishFor('wake_up_call', { time: '07:00', date: '2026-11-21' });
const arranged = keepArranged(NEW_DIALOGUE, last);
const corrects = (language: string, text: string, intents: Intent[], dialogue = arranged) => {
  const told = readNewValue(
    heard({ language, intents, entities: [timeOf('07:30', '7:30')] }),
    dialogue,
    turn(text, {}, language),
  );
  return told.signals.includes('correction');
};

it.each([
  ['en', 'no, at 7:30', ['deny', 'restaurant'], true],
  ['de', '7:30 bitte', ['restaurant'], true],
  ['en', '7:30 please', ['restaurant'], true],
  ['en', 'and 7:30', ['restaurant'], false],
  ['en', 'a table at 7:30', ['restaurant'], false],
] as [string, string, Intent[], boolean][])(
  '%s: “%s” corrects the arranged request, whatever intent it resembles: %4$s',
  (language, text, intents, isSo) => {
    expect(corrects(language, text, intents)).toBe(isSo);
  },
);

it('a request without a time does not take a time as a correction', () => {
  expect(
    corrects('en', 'no, at 7:30', ['deny', 'restaurant'], keepArranged(NEW_DIALOGUE, wishFor('towels_linen'))),
  ).toBe(false);
});

it.each([
  ['en', 'not tomorrow, Sunday', true],
  ['de', 'nicht morgen, Sonntag', true],
  ['en', 'tomorrow and Sunday', false],
])('%s: “%s” names the arranged day and another day, and denies the arranged day: %s', (language, text, isSo) => {
  const days = [dateOf('2026-11-21'), dateOf('2026-11-22')];
  expect(putsAnother(days, last, says(text, language))).toBe(isSo);
  expect(putsAnother([dateOf('2026-11-23'), dateOf('2026-11-22')], last, says(text, language))).toBe(false);
});
