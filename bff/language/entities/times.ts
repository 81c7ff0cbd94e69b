import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { findBareHours } from './bare-hours.ts';
import { findDayPartTimes } from './day-parts.ts';
import { anyOf, beginningsOf, numberBeginningsOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const FIGURES: ReadonlyMap<string, number> = new Map(PACKS.flatMap(({ figures }) => Object.entries(figures ?? {})));
const TEN = [...FIGURES].find(([, value]) => value === 10)?.[0] ?? '';
const COUNTED = PACKS.flatMap(({ times }) => times.countedHour ?? []);
const sourceOf = (part: keyof (typeof COUNTED)[number]) =>
  [...new Set(COUNTED.flatMap((one) => one[part] ?? []))].join('|');
/** An hour with a sign behind its number, as in Japanese. All languages' signs are read, as guests copy times. */
const COUNTED_HOUR = new RegExp(
  `(?<![\\d${[...FIGURES.keys()].join('')}])(?:(?<morning>${sourceOf('morning')})|(?<afternoon>${sourceOf('afternoon')}))?\\s*(?:${sourceOf('linker')})?(?<hours>\\d{1,2}|[${[...FIGURES.keys()].join('')}]{1,3})\\s*(?:${sourceOf('hour')})(?!${sourceOf('notBefore')})\\s*(?:(?<half>${sourceOf('half')})|(?<minutes>\\d{1,2})\\s*(?:${sourceOf('minute')})?)?`,
  'gu',
);

/** Scripts in which numbers stand inside words. */
const HAN_OR_THAI = /[\p{Script=Han}\p{Script=Thai}]/u;

type ReadTime = (match: RegExpExecArray, text: string) => ReturnType<typeof toTime>;

/** A language's patterns for times, the most certain first. */
const patternsOf = perPack(({ times, numbers, spokenTimes }: LanguagePack): [RegExp, ReadTime][] => {
  const { am, pm, clock, halfPast, halfTo } = times;
  const inWords = numberWords(numbers);
  const hours = `(\\d{1,2}|${inWords.source})`;
  const hourOf = (match: RegExpExecArray, place = 1) => inWords.read(match[place] ?? '');
  const half = `(?:\\s*(${anyOf(am)})|\\s*(${anyOf(pm)}))`;
  const end = '(?![\\p{L}\\p{M}\\d])';
  const start = '(?<![\\p{L}\\p{M}\\d.,:])';
  const word = '(?<![\\p{L}\\p{M}])';
  const hour = `(?:${anyOf(clock)})`;
  const { andHalf, andQuarter, lessQuarter, quarterPast, quarterTo } = spokenTimes;
  const hourBefore = (words: string | null, add: number, minutes: number): [RegExp, ReadTime][] =>
    spoken(words, (source) => `${start}${hours}(?:\\s*${hour})?\\s+(?:${source})${end}`, add, minutes);
  const hourBehind = (words: string | null, add: number, minutes: number): [RegExp, ReadTime][] =>
    spoken(words, (source) => `${start}(?:${source})\\s*${hours}(?:\\s*${hour})?${half}?${end}`, add, minutes);
  function spoken(
    words: string | null,
    toSource: (words: string) => string,
    add: number,
    minutes: number,
  ): [RegExp, ReadTime][] {
    if (words === null || words === '') return [];
    const read: ReadTime = (match, text) =>
      toTime((hourOf(match) + add + 24) % 24, minutes, toHalf(match[2], match[3]), text);
    return [[pattern(toSource(words)), read]];
  }
  return [
    [
      pattern(`${start}(\\d{1,2})\\s?[:.h]\\s?(\\d{2})(?:\\s*${hour})?${half}?(?![\\p{L}\\d])`),
      ([, hours, minutes, isAm, isPm], text) => toTime(Number(hours), Number(minutes), toHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(\\d{1,2})\\s*${hour}\\s*(\\d{2})${end}`),
      ([, hours, minutes], text) => toTime(Number(hours), Number(minutes), null, text),
    ],
    ...hourBefore(andHalf, 0, 30),
    ...hourBefore(andQuarter, 0, 15),
    ...hourBefore(lessQuarter, -1, 45),
    ...hourBehind(quarterPast, 0, 15),
    ...hourBehind(quarterTo, -1, 45),
    ...hourBehind(anyOf(halfTo), -1, 30),
    ...hourBehind(anyOf(halfPast), 0, 30),
    ...(times.minutesInWords === null ? [] : [minutesInWords(times.minutesInWords, inWords.source, hourOf)]),
    [
      pattern(`${start}${hours}(?:\\s*${hour})?${half}${end}`),
      (match, text) => toTime(hourOf(match), 0, toHalf(match[2], match[3]), text),
    ],
    [
      pattern(`${start}${hours}\\s*${hour}${end}|${word}${hour}\\s*(\\d{1,2})${end}`),
      (match, text) => toTime(hourOf(match, match[1] === undefined ? 2 : 1), 0, null, text),
    ],
  ];
});

/** Hours with a name of their own: noon and midnight. */
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

/** Minutes in words after an hour in words: "seven thirty". */
function minutesInWords(
  values: Readonly<Record<string, number>>,
  hours: string,
  hourOf: (match: RegExpExecArray) => number,
): [RegExp, ReadTime] {
  const minutes = Object.keys(values).join('|').replaceAll(' ', '[\\s-]');
  return [
    pattern(`(?<![\\p{L}\\p{M}\\d.,:])(${hours})[\\s-]+(${minutes})(?![\\p{L}\\p{M}\\d])`),
    (match, text) => toTime(hourOf(match), values[(match[2] ?? '').replace('-', ' ')] ?? 0, null, text),
  ];
}

/** Finds times of day as `HH:MM`. A bare hour counts only behind a word such as "at". */
export function findTimes(scan: Scan, pack: LanguagePack): void {
  const hasNumber = scan.hasDigit || HAN_OR_THAI.test(scan.plain) || scan.mayHold(numberBeginningsOf(pack));
  if (hasNumber) findCountedHours(scan, pack);
  for (const { pattern, begins, hour } of namedHoursOf(pack))
    if (scan.mayHold(begins)) scan.find(pattern, (_, text) => toTime(hour, 0, null, text));
  if (hasNumber) findBareHours(scan, pack);
}

function findCountedHours(scan: Scan, pack: LanguagePack): void {
  scan.find(COUNTED_HOUR, ({ groups = {} }, text) =>
    toTime(
      readFigures(groups['hours'] ?? ''),
      groups['half'] === undefined ? Number(groups['minutes'] ?? 0) : 30,
      groups['afternoon'] !== undefined ? 'pm' : groups['morning'] !== undefined ? 'am' : null,
      text,
    ),
  );
  findDayPartTimes(scan, pack);
  for (const [pattern, read] of patternsOf(pack)) scan.find(pattern, read);
}

/** Reads a number up to 24, in Chinese figures (tens before ones) or in digits. */
function readFigures(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens = '', ones = ''] = written.includes(TEN) ? written.split(TEN) : ['0', written];
  const digit = (letter: string) => FIGURES.get(letter) ?? 0;
  const ten = tens === '0' ? 0 : tens === '' ? 1 : digit(tens);
  return ten * 10 + (ones === '' ? 0 : digit(ones));
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

function toHalf(isAm: string | undefined, isPm: string | undefined): 'am' | 'pm' | null {
  if (isAm !== undefined) return 'am';
  return isPm === undefined ? null : 'pm';
}
