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
  ['en', 'could I have a soft pillow and another blanket', ['count 1', 'count 1']],
  ['en', 'a question about a room', []],
  ['es', 'a las 8 de la mañana', ['time 08:00']],
  ['es', 'mañana a las 8 de la mañana', ['date 2026-11-22', 'time 08:00']],
  ['hu', 'este 8-kor', ['time 20:00']],
  ['hu', 'este nyolckor', ['time 20:00']],
  ['en', 'bring it to 305', ['room 305']],
  ['en', 'in 2027', []],
  ['en', 'we arrive at 10', ['time 10:00']],
  ['en', 'dinner at 7', ['time 19:00']],
  ['en', 'wake me at seven', ['time 07:00']],
  ['en', 'table for 4 at 8', ['count 4', 'time 08:00']],
  ['en', 'at 2 hotels', ['count 2']],
  ['en', 'seven thirty', ['time 07:30']],
  ['en', 'a quarter to eight', ['time 07:45']],
  ['en', 'in two days', ['date 2026-11-23']],
  ['en', 'from the 5th', ['date 2026-12-05']],
  ['en', '500 TWD or HK$200', ['money 500 TWD', 'money 200 HKD']],
  ['de', 'morgen um 17 Uhr', ['date 2026-11-22', 'time 17:00']],
  ['de', 'halb acht', ['time 07:30']],
  ['de', 'Zimmer 12, zwei Kissen', ['room 12', 'count 2']],
  ['de', 'vom 3. Mai bis 05.06.', ['date 2027-05-03', 'date 2027-06-05']],
  ['de', 'am Freitag', ['date 2026-11-27']],
  ['de', '18,50 € pro Nacht', ['money 18.50 EUR']],
  ['de', 'übermorgen', ['date 2026-11-23']],
  ['de', 'um sieben, bis 11', ['time 07:00', 'time 11:00']],
  ['de', 'Viertel vor acht', ['time 07:45']],
  ['de', 'um 7 Uhr 30', ['time 07:30']],
  ['de', 'in 3 Tagen', ['date 2026-11-24']],
  ['fr', 'demain à 14h30', ['date 2026-11-22', 'time 14:30']],
  ['fr', 'trois serviettes, chambre 101', ['count 3', 'room 101']],
  ['es', 'mañana a las 8:15', ['date 2026-11-22', 'time 08:15']],
  ['it', 'domani alle 9:00, camera 7', ['date 2026-11-22', 'time 09:00', 'room 7']],
  ['ja', '明日の15時30分', ['date 2026-11-22', 'time 15:30']],
  ['ja', '204号室です', ['room 204']],
  ['ja', '204号室のタオルをお願いします', ['room 204']],
  ['ja', '夜7時半', ['time 19:30']],
  ['ko', '204호에 수건 주세요', ['room 204']],
  ['ko', '오후 3시 반', ['time 15:30']],
  ['zh-Hans', '房间204需要毛巾', ['room 204']],
  ['zh-Hans', '晚上八点', ['time 20:00']],
  ['zh-Hans', '500元', ['money 500 CNY']],
  ['zh-Hant', '204號房', ['room 204']],
  ['zh-Hant', '500元', ['money 500 TWD']],
  ['th', 'ห้อง204ค่ะ', ['room 204']],
  ['th', '🙏🏽 204 😀', ['room 204']],
  ['nb', '50 kr', ['money 50 NOK']],
  ['ru', 'через два дня в семь', ['date 2026-11-23', 'time 07:00']],
  ['fr', 'dans trois jours à sept heures et demie', ['date 2026-11-24', 'time 07:30']],
  ['es', 'a las siete y media', ['time 07:30']],
  ['ja', '5月3日', ['date 2027-05-03']],
  ['ar', 'غدا الساعة ٨:٣٠', ['date 2026-11-22', 'time 08:30']],
  ['zh-Hans', '明天下午3点半', ['date 2026-11-22', 'time 15:30']],
  ['tr', "akşam 8'de", ['time 20:00']],
  ['tr', "sabah 7'de uyandırın", ['time 07:00']],
  ['th', 'บ่าย 2 โมง', ['time 14:00']],
  ['th', '2 ทุ่ม', ['time 20:00']],
  ['th', '6 โมงเช้า', ['time 06:00']],
  ['th', 'ตอนตี 4', ['time 04:00']],
  ['ja', '午後3時', ['time 15:00']],
  ['zh-Hans', '下午三点', ['time 15:00']],
  ['zh-Hant', '下午三點', ['time 15:00']],
  ['ko', '오후 3시', ['time 15:00']],
  ['ar', 'مساء الساعة 8', ['time 20:00']],
  ['fa', 'عصر ساعت ۵', ['time 17:00']],
  ['ur', 'شام 6 بجے', ['time 18:00']],
  ['hi', 'शाम को 6 बजे', ['time 18:00']],
  ['hi', 'रात 2 बजे', ['time 02:00']],
  ['bn', 'সন্ধ্যা ৭টায়', ['time 19:00']],
  ['vi', 'tối 8 giờ', ['time 20:00']],
  ['id', 'malam jam 8', ['time 20:00']],
  ['ru', 'вечером в 8 часов', ['time 20:00']],
  ['de', 'abends um 8 Uhr', ['time 20:00']],
  ['pl', 'wieczorem o 8', ['time 20:00']],
  ['tr', 'sabah 2 havlu lütfen', ['count 2']],
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
