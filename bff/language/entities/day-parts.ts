import type { Entity } from '../../../shared/domain/understanding.ts';
import type { LanguagePack } from '../pack.ts';
import { anyOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

/** Words for the night among those for the half of the day: at two "at night" the morning is near. */
const NIGHT = /gece|شب|ليل|رات|रात|রাত|đêm|malam|밤|夜|晚上|ночи|нощ|noc|nacht|nat|natt|yö|öö/iu;
const NIGHT_HOURS_MAX = 5;
const THAI_NUMBERS = 'หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด'.split('|');
/** Thai counts the evening from seven ("two thum" is 20:00), the small hours after "ti". */
const THAI = new RegExp(
  `(บ่าย|ตี)?\\s*(\\d{1,2}|${THAI_NUMBERS.toReversed().join('|')})?\\s*(โมงเช้า|โมงเย็น|โมง|ทุ่ม)?(ครึ่ง)?`,
  'gu',
);

/** Times whose half of the day is said before the hour: "akşam 8'de", "शाम 6 बजे", "บ่าย 2 โมง". */
export function findDayPartTimes(scan: Scan, pack: LanguagePack): void {
  if (pack.code === 'th') {
    scan.find(THAI, readThai);
    return;
  }
  scan.find(patternOf(pack), ([, isAm, part = '', before, written = '', minutes, after], text) => {
    if (before === undefined && after === undefined && minutes === undefined) return null; // "in the morning two towels"
    const hours = numberWords(pack.numbers).read(written);
    const isSmallHour = NIGHT.test(part) && hours <= NIGHT_HOURS_MAX;
    if (hours === 12 && NIGHT.test(part)) return toTime(0, Number(minutes ?? 0), null, text);
    return toTime(hours, Number(minutes ?? 0), isAm !== undefined || isSmallHour ? 'am' : 'pm', text);
  });
}

const patternOf = perPack(({ times, numbers }: LanguagePack): RegExp => {
  const hour = anyOf(times.clock);
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(${anyOf(times.am)})|(${anyOf(times.pm)}))(?:\\s+(?!(?:${hour})(?![\\p{L}\\p{M}]))\\p{L}[\\p{L}\\p{M}]{0,3})?(?:\\s*(${hour}))?\\s*(\\d{1,2}|${numberWords(numbers).source})(?:[:.](\\d{2}))?(?:\\s*(${hour}))?(?![\\p{L}\\p{M}\\d])`,
    'gu',
  );
});

function readThai([, part, written, unit, half]: RegExpExecArray, text: string): Entity | null {
  const hours = written === undefined ? 1 : /\d/.test(written) ? Number(written) : THAI_NUMBERS.indexOf(written) + 1;
  const minutes = half === undefined ? 0 : 30;
  if (unit === 'ทุ่ม') return hours > 5 ? null : toTime(18 + hours, minutes, null, text);
  if (part === 'ตี') return written === undefined ? null : toTime(hours, minutes, 'am', text);
  if (part === 'บ่าย' && unit === 'โมง') return toTime(hours, minutes, 'pm', text);
  if (written === undefined || unit === undefined) return null;
  return toTime(hours, minutes, unit === 'โมงเย็น' ? 'pm' : unit === 'โมงเช้า' ? 'am' : null, text);
}
