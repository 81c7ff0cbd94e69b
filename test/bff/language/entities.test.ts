import { expect, it } from 'vitest';
import { findEntities } from '../../../bff/language/entities.ts';
import { isSpoken, languageFor } from '../../../bff/language/registry.ts';

/** A Saturday, ten in the morning at the property. */
const NOW = new Date('2026-11-21T09:00:00Z');
const TIMEZONE = 'Europe/Berlin';

const TABLE: [language: string, text: string, found: string[]][] = [
  ['en', 'two towels to room 204, please', ['count 2', 'room 204']],
  ['en', 'tomorrow at 5 pm', ['date 2026-11-22', 'time 17:00']],
  ['en', 'the day after tomorrow, half past seven', ['date 2026-11-23', 'time 07:30']],
  ['en', 'from 3 May to 7 May', ['date 2027-05-03', 'date 2027-05-07']],
  ['en', 'December 24th, 2026', ['date 2026-12-24']],
  ['en', 'on Monday at 10:15', ['date 2026-11-23', 'time 10:15']],
  ['en', 'a wake-up call at 6:30 am', ['time 06:30']],
  ['en', 'my booking is AB12345', ['confirmation_number AB12345']],
  ['en', 'write to ann.lee@example.org or call +49 170 1234567', ['email ann.lee@example.org', 'phone +491701234567']],
  ['en', 'my name is John Smith', ['name John Smith']],
  ['en', 'you charged me €1,234.50', ['money 1234.50 EUR']],
  ['en', 'we are 3', ['count 3']],
  ['en', 'bring it to 305', ['room 305']],
  ['en', 'in 2027', []],
  ['de', 'morgen um 17 Uhr', ['date 2026-11-22', 'time 17:00']],
  ['de', 'halb acht', ['time 07:30']],
  ['de', 'Zimmer 12, zwei Kissen', ['room 12', 'count 2']],
  ['de', 'vom 3. Mai bis 05.06.', ['date 2027-05-03', 'date 2027-06-05']],
  ['de', 'am Freitag', ['date 2026-11-27']],
  ['de', '18,50 € pro Nacht', ['money 18.50 EUR']],
  ['de', 'übermorgen', ['date 2026-11-23']],
  ['fr', 'demain à 14h30', ['date 2026-11-22', 'time 14:30']],
  ['fr', 'trois serviettes, chambre 101', ['count 3', 'room 101']],
  ['es', 'mañana a las 8:15', ['date 2026-11-22', 'time 08:15']],
  ['it', 'domani alle 9:00, camera 7', ['date 2026-11-22', 'time 09:00', 'room 7']],
  ['ja', '明日の15時30分', ['date 2026-11-22', 'time 15:30']],
  ['ja', '204号室です', ['room 204']],
  ['ja', '5月3日', ['date 2027-05-03']],
  ['ar', 'غدا الساعة ٨:٣٠', ['date 2026-11-22', 'time 08:30']],
  ['zh-Hans', '明天下午3点半', ['date 2026-11-22', 'time 15:30']],
];

it.each(TABLE.filter(([code]) => isSpoken(code)))('%s: %s', (code, text, found) => {
  const entities = findEntities(text, languageFor(code).pack, NOW, TIMEZONE);
  expect(
    entities.map(
      ({ type, value }) => `${type} ${typeof value === 'object' ? `${value.amount} ${value.currency}` : value}`,
    ),
  ).toEqual(found);
});

it('counts days where the property is, not where the server is', () => {
  const lateEvening = new Date('2026-11-21T23:30:00Z');
  const today = (timezone: string) => findEntities('today', languageFor('en').pack, lateEvening, timezone)[0]?.value;
  expect([today('UTC'), today('Europe/Berlin'), today('America/New_York')]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

it('passes over days that do not exist', () => {
  expect(
    findEntities('31 February, 40.12.2026', languageFor('en').pack, NOW, TIMEZONE).filter(
      ({ type }) => type === 'date',
    ),
  ).toEqual([]);
});
