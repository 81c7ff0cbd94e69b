import type { LanguagePack } from '../pack.ts';
import { findBareHours } from './bare-hours.ts';
import { findDayPartTimes } from './day-parts.ts';
import { anyOf, beginningsOf, numbersBegin, numberWords, perPack, type Scan } from './scan.ts';
import { SPOKEN_TIMES } from './spoken-times.ts';
import { toTime } from './to-time.ts';

const EAST_ASIAN =
  /(?<![\d一二三四五六七八九十])(上午|下午|早上|晚上|傍晚|今晚|午前|午後|朝|夜|夕方|오전|오후|아침|저녁|밤)?\s*(?:의)?(\d{1,2}|[一二三四五六七八九十两兩]{1,3})\s*(?:時|点|點|시)(?!間|间|전|后|後)\s*(?:(半|반)|(\d{1,2})\s*(?:分|분)?)?/gu;
const AFTERNOON = /下午|晚|夜|夕|午後|오후|저녁|밤/;
const MORNING = /上午|早|朝|午前|오전|아침/;
const HAN_DIGITS = '一二三四五六七八九';
/** Minutes in words after an hour in words: "seven thirty". */
const ENGLISH_MINUTES: ReadonlyMap<string, number> = new Map([
  ['forty five', 45],
  ['fifteen', 15],
  ['thirty', 30],
  ['twenty', 20],
  ['fifty', 50],
  ['forty', 40],
  ['ten', 10],
]);

/** Numbers that stand inside words. */
const HAN_OR_THAI = /[\p{Script=Han}\p{Script=Thai}]/u;

type Read = (match: RegExpExecArray, text: string) => ReturnType<typeof toTime>;

/** The ways a language writes a time, the surest first. */
const patternsOf = perPack(({ code, times, numbers }: LanguagePack): [RegExp, Read][] => {
  const { am, pm, clock, halfPast, halfTo } = times;
  const inWords = numberWords(numbers);
  const hours = `(\\d{1,2}|${inWords.source})`;
  const hourOf = (match: RegExpExecArray, place = 1) => inWords.read(match[place] ?? '');
  const half = `(?:\\s*(${anyOf(am)})|\\s*(${anyOf(pm)}))`;
  const end = '(?![\\p{L}\\p{M}\\d])';
  const start = '(?<![\\p{L}\\p{M}\\d.,:])';
  const word = '(?<![\\p{L}\\p{M}])';
  const hour = `(?:${anyOf(clock)})`;
  const { andHalf, andQuarter, lessQuarter, quarterPast, quarterTo } = SPOKEN_TIMES[code] ?? {};
  const after = (words: string | undefined, add: number, minutes: number): [RegExp, Read][] =>
    spoken(words, (given) => `${start}${hours}(?:\\s*${hour})?\\s+(?:${given})${end}`, add, minutes);
  const before = (words: string | undefined, add: number, minutes: number): [RegExp, Read][] =>
    spoken(words, (given) => `${start}(?:${given})\\s*${hours}(?:\\s*${hour})?${half}?${end}`, add, minutes);
  function spoken(
    words: string | undefined,
    toSource: (words: string) => string,
    add: number,
    minutes: number,
  ): [RegExp, Read][] {
    if (words === undefined || words === '') return [];
    const read: Read = (match, text) =>
      toTime((hourOf(match) + add + 24) % 24, minutes, readHalf(match[2], match[3]), text);
    return [[pattern(toSource(words)), read]];
  }
  return [
    [
      pattern(`${start}(\\d{1,2})\\s?[:.h]\\s?(\\d{2})(?:\\s*${hour})?${half}?(?![\\p{L}\\d])`),
      ([, hours, minutes, isAm, isPm], text) => toTime(Number(hours), Number(minutes), readHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(\\d{1,2})\\s*${hour}\\s*(\\d{2})${end}`),
      ([, hours, minutes], text) => toTime(Number(hours), Number(minutes), null, text),
    ],
    ...after(andHalf, 0, 30),
    ...after(andQuarter, 0, 15),
    ...after(lessQuarter, -1, 45),
    ...before(quarterPast, 0, 15),
    ...before(quarterTo, -1, 45),
    ...before(anyOf(halfTo), -1, 30),
    ...before(anyOf(halfPast), 0, 30),
    ...(code === 'en' ? [minutesInWords(inWords.source, hourOf)] : []),
    [
      pattern(`${start}${hours}(?:\\s*${hour})?${half}${end}`),
      (match, text) => toTime(hourOf(match), 0, readHalf(match[2], match[3]), text),
    ],
    [
      pattern(`${start}${hours}\\s*${hour}${end}|${word}${hour}\\s*(\\d{1,2})${end}`),
      (match, text) => toTime(hourOf(match, match[1] === undefined ? 2 : 1), 0, null, text),
    ],
  ];
});

/** The hours that are words of their own. */
const namedHoursOf = perPack((pack: LanguagePack) =>
  (
    [
      [pack.times.noon, 12],
      [pack.times.midnight, 0],
    ] as const
  ).map(([words, hour]) => ({
    pattern: pattern(`(?<![\\p{L}\\p{M}])(?:${anyOf(words)})(?![\\p{L}\\p{M}])`),
    begins: beginningsOf(pack, words),
    hour,
  })),
);

function minutesInWords(hours: string, hourOf: (match: RegExpExecArray) => number): [RegExp, Read] {
  const minutes = [...ENGLISH_MINUTES.keys()].join('|').replaceAll(' ', '[\\s-]');
  return [
    pattern(`(?<![\\p{L}\\p{M}\\d.,:])(${hours})[\\s-]+(${minutes})(?![\\p{L}\\p{M}\\d])`),
    (match, text) => toTime(hourOf(match), ENGLISH_MINUTES.get((match[2] ?? '').replace('-', ' ')) ?? 0, null, text),
  ];
}

/** Times of the day as `HH:MM` at the property. An hour without more is only a time where a word says so ("at 5"). */
export function findTimes(scan: Scan, pack: LanguagePack): void {
  const hasNumber = scan.hasDigit || HAN_OR_THAI.test(scan.plain) || scan.mayHold(numbersBegin(pack));
  if (hasNumber) findCountedHours(scan, pack);
  for (const { pattern, begins, hour } of namedHoursOf(pack))
    if (scan.mayHold(begins)) scan.find(pattern, (_, text) => toTime(hour, 0, null, text));
  if (hasNumber) findBareHours(scan, pack);
}

function findCountedHours(scan: Scan, pack: LanguagePack): void {
  scan.find(EAST_ASIAN, ([, part = '', hours = '', halfHour, minutes], text) =>
    toTime(
      readHan(hours),
      halfHour === undefined ? Number(minutes ?? 0) : 30,
      AFTERNOON.test(part) ? 'pm' : MORNING.test(part) ? 'am' : null,
      text,
    ),
  );
  findDayPartTimes(scan, pack);
  for (const [wanted, read] of patternsOf(pack)) scan.find(wanted, read);
}

/** A number up to 24 in Chinese figures (十 is ten, 二十一 twenty-one) or in digits. */
function readHan(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens = '', ones = ''] = written.includes('十') ? written.split('十') : ['0', written];
  const digit = (letter: string) => (letter === '两' || letter === '兩' ? 2 : HAN_DIGITS.indexOf(letter) + 1);
  const ten = tens === '0' ? 0 : tens === '' ? 1 : digit(tens);
  return ten * 10 + (ones === '' ? 0 : digit(ones));
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

function readHalf(isAm: string | undefined, isPm: string | undefined): 'am' | 'pm' | null {
  if (isAm !== undefined) return 'am';
  return isPm === undefined ? null : 'pm';
}
