import type { LanguagePack } from '../pack.ts';
import { anyOf, perPack, type Scan } from './scan.ts';

const EAST_ASIAN =
  /(?<!\d)(上午|下午|早上|晚上|午前|午後|오전|오후)?\s*(\d{1,2})\s*(?:時|点|點|시)\s*(?:(半|반)|(\d{1,2})\s*(?:分|분)?)?/gu;
const AFTERNOON = /下午|晚上|午後|오후/;
const MORNING = /上午|早上|午前|오전/;

type Read = (match: RegExpExecArray, text: string) => ReturnType<typeof toTime>;

/** The ways a language writes a time, the surest first. */
const patternsOf = perPack(({ times, numbers }: LanguagePack): [RegExp, Read][] => {
  const { am, pm, noon, midnight, clock, halfPast, halfTo } = times;
  const half = `(?:\\s*(${anyOf(am)})|\\s*(${anyOf(pm)}))`;
  const end = '(?![\\p{L}\\p{M}\\d])';
  const start = '(?<![\\p{L}\\p{M}\\d.,:])';
  const word = '(?<![\\p{L}\\p{M}])';
  const hour = `(?:${anyOf(clock)})`;
  const named = numbers.flatMap((words, value): [RegExp, Read][] =>
    value === 0
      ? []
      : [
          [
            pattern(`${word}(?:${anyOf(halfTo)})\\s*(?:${anyOf(words)})${end}`),
            (_, text) => toTime(value - 1 || 12, 30, null, text),
          ],
          [
            pattern(`${word}(?:${anyOf(halfPast)})\\s*(?:${anyOf(words)})${end}`),
            (_, text) => toTime(value, 30, null, text),
          ],
          [pattern(`${word}(?:${anyOf(words)})\\s*${hour}${end}`), (_, text) => toTime(value, 0, null, text)],
        ],
  );
  return [
    [
      pattern(`${start}(\\d{1,2})\\s?[:.h]\\s?(\\d{2})(?:\\s*${hour})?${half}?(?![\\p{L}\\d])`),
      ([, hours, minutes, isAm, isPm], text) => toTime(Number(hours), Number(minutes), readHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(\\d{1,2})(?:\\s*${hour})?${half}${end}`),
      ([, hours, isAm, isPm], text) => toTime(Number(hours), 0, readHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(?:${anyOf(halfPast)})\\s+(\\d{1,2})${half}?${end}`),
      ([, hours, isAm, isPm], text) => toTime(Number(hours), 30, readHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(?:${anyOf(halfTo)})\\s+(\\d{1,2})${half}?${end}`),
      ([, hours, isAm, isPm], text) => toTime(Number(hours) - 1, 30, readHalf(isAm, isPm), text),
    ],
    [
      pattern(`${start}(\\d{1,2})\\s*${hour}${end}|(?<![\\p{L}\\d])${hour}\\s*(\\d{1,2})${end}`),
      ([, before, after], text) => toTime(Number(before ?? after), 0, null, text),
    ],
    ...named,
    [pattern(`${word}(?:${anyOf(noon)})(?![\\p{L}\\p{M}])`), (_, text) => toTime(12, 0, null, text)],
    [pattern(`${word}(?:${anyOf(midnight)})(?![\\p{L}\\p{M}])`), (_, text) => toTime(0, 0, null, text)],
  ];
});

/** Times of the day as `HH:MM` at the property. An hour without more ("at 5") is only a time where a word says so. */
export function findTimes(scan: Scan, pack: LanguagePack): void {
  scan.find(EAST_ASIAN, ([, part = '', hours, halfHour, minutes], text) =>
    toTime(
      Number(hours),
      halfHour === undefined ? Number(minutes ?? 0) : 30,
      AFTERNOON.test(part) ? 'pm' : MORNING.test(part) ? 'am' : null,
      text,
    ),
  );
  for (const [wanted, read] of patternsOf(pack)) scan.find(wanted, read);
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

function readHalf(isAm: string | undefined, isPm: string | undefined): 'am' | 'pm' | null {
  if (isAm !== undefined) return 'am';
  return isPm === undefined ? null : 'pm';
}

function toTime(hours: number, minutes: number, half: 'am' | 'pm' | null, text: string) {
  const hour = half === 'pm' && hours < 12 ? hours + 12 : half === 'am' && hours === 12 ? 0 : hours;
  if (!(hour >= 0 && hour <= 24) || !(minutes >= 0 && minutes < 60)) return null;
  return { type: 'time' as const, text, value: `${pad(hour % 24)}:${pad(minutes)}` };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
