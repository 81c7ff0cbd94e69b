import { expect, it } from 'vitest';
import { countPersons, readStayDates } from '../../../../bff/engine/utterance/stay-dates.ts';
import { findEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { says } from '../../../support/engine/turns.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const find = (text: string, code: string) =>
  findEntities(text, languageFor(code).pack, new Date(`${TODAY}T12:00:00Z`), 'Europe/Berlin');
const read = (text: string, code: string) => readStayDates(says(text, code), find(text, code), TODAY);
const stay = (arrival: string, departure: string) => ({ arrival, departure });

it.each([
  ['en', 'a room from 5 December to 7 December', stay('2026-12-05', '2026-12-07')],
  ['en', '5 to 7 December', stay('2026-12-05', '2026-12-07')],
  ['de', 'vom 5. bis 7. Dezember', stay('2026-12-05', '2026-12-07')],
  ['en', '5 December for 3 nights', stay('2026-12-05', '2026-12-08')],
  ['de', 'ab 5. Dezember drei Nächte', stay('2026-12-05', '2026-12-08')],
  ['en', 'a room tomorrow', stay('2026-11-21', '2026-11-22')],
  ['en', 'tomorrow until Friday', stay('2026-11-21', '2026-11-27')],
  ['en', 'a room', null],
  ['en', '5 December for 40 nights', null],
  ['en', '5, 7 and 9 December', null],
])('%s: “%s” is for %j', (code, text, dates) => {
  expect(read(text, code)).toEqual(dates);
});

it.each([
  ['en', 'for 2 adults', 2],
  ['de', 'für zwei Erwachsene und 1 Kind', 3],
  ['en', 'for 3 nights', null],
])('%s: “%s” says that %s will stay', (code, text, persons) =>
  expect(countPersons(says(text, code), find(text, code))).toBe(persons),
);
