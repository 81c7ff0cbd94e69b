import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { findBareHours } from './bare-hours.ts';
import { findDayPartTimes } from './day-parts.ts';
import { anyOf, beginningsOf, numbersBegin, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const FIGURES: ReadonlyMap<string, number> = new Map(PACKS.flatMap(({ figures }) => Object.entries(figures ?? {})));
const TEN = [...FIGURES].find(([, value]) => value === 10)?.[0] ?? '';
const COUNTED = PACKS.flatMap(({ times }) => times.countedHour ?? []);
const sourceOf = (part: keyof (typeof COUNTED)[number]) =>
  [...new Set(COUNTED.flatMap((one) => one[part] ?? []))].join('|');
/** An hour with a letter behind its number: of all languages, as a guest of another may copy it. */
const COUNTED_HOUR = new RegExp(
  `(?<![\\d${[...FIGURES.keys()].join('')}])(?:(?<morning>${sourceOf('morning')})|(?<afternoon>${sourceOf('afternoon')}))?\\s*(?:${sourceOf('linker')})?(?<hours>\\d{1,2}|[${[...FIGURES.keys()].join('')}]{1,3})\\s*(?:${sourceOf('hour')})(?!${sourceOf('notBefore')})\\s*(?:(?<half>${sourceOf('half')})|(?<minutes>\\d{1,2})\\s*(?:${sourceOf('minute')})?)?`,
  'gu',
);

/** Numbers that stand inside words. */
const HAN_OR_THAI = /[\p{Script=Han}\p{Script=Thai}]/u;

type Read = (match: RegExpExecArray, text: string) => ReturnType<typeof toTime>;

/** The ways a language writes a time, the surest first. */
const patternsOf = perPack(({ times, numbers, spokenTimes }: LanguagePack): [RegExp, Read][] => {
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
  const after = (words: string | null, add: number, minutes: number): [RegExp, Read][] =>
    spoken(words, (given) => `${start}${hours}(?:\\s*${hour})?\\s+(?:${given})${end}`, add, minutes);
  const before = (words: string | null, add: number, minutes: number): [RegExp, Read][] =>
    spoken(words, (given) => `${start}(?:${given})\\s*${hours}(?:\\s*${hour})?${half}?${end}`, add, minutes);
  function spoken(
    words: string | null,
    toSource: (words: string) => string,
    add: number,
    minutes: number,
  ): [RegExp, Read][] {
    if (words === null || words === '') return [];
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
    ...(times.minutesInWords === null ? [] : [minutesInWords(times.minutesInWords, inWords.source, hourOf)]),
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

/** Minutes in words after an hour in words: "seven thirty". */
function minutesInWords(
  values: Readonly<Record<string, number>>,
  hours: string,
  hourOf: (match: RegExpExecArray) => number,
): [RegExp, Read] {
  const minutes = Object.keys(values).join('|').replaceAll(' ', '[\\s-]');
  return [
    pattern(`(?<![\\p{L}\\p{M}\\d.,:])(${hours})[\\s-]+(${minutes})(?![\\p{L}\\p{M}\\d])`),
    (match, text) => toTime(hourOf(match), values[(match[2] ?? '').replace('-', ' ')] ?? 0, null, text),
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
  scan.find(COUNTED_HOUR, ({ groups = {} }, text) =>
    toTime(
      readFigures(groups['hours'] ?? ''),
      groups['half'] === undefined ? Number(groups['minutes'] ?? 0) : 30,
      groups['afternoon'] !== undefined ? 'pm' : groups['morning'] !== undefined ? 'am' : null,
      text,
    ),
  );
  findDayPartTimes(scan, pack);
  for (const [wanted, read] of patternsOf(pack)) scan.find(wanted, read);
}

/** A number up to 24 in figures, tens before ones, or in digits. */
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

function readHalf(isAm: string | undefined, isPm: string | undefined): 'am' | 'pm' | null {
  if (isAm !== undefined) return 'am';
  return isPm === undefined ? null : 'pm';
}
