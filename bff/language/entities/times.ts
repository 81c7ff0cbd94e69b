import type { LanguagePack } from '../pack.ts';
import { anyOf, type Scan } from './scan.ts';

/** Times of the day as `HH:MM` at the property. An hour without more ("at 5") is only a time where a word says so. */
export function findTimes(scan: Scan, pack: LanguagePack): void {
  const { am, pm, noon, midnight, clock, halfPast, halfTo } = pack.times;
  const half = `(?:\\s*(${anyOf(am)})|\\s*(${anyOf(pm)}))`;
  const end = '(?![\\p{L}\\p{M}\\d])';
  const start = '(?<![\\p{L}\\p{M}\\d.,:])';
  const hour = `(?:${anyOf(clock)})`;
  scan.find(
    /(?<!\d)(上午|下午|早上|晚上|午前|午後|오전|오후)?\s*(\d{1,2})\s*(?:時|点|點|시)\s*(?:(半|반)|(\d{1,2})\s*(?:分|분)?)?/gu,
    (match, text) => {
      const [, part = '', hours = '', halfHour, minutes] = match;
      return toTime(
        Number(hours),
        halfHour === undefined ? Number(minutes ?? 0) : 30,
        /下午|晚上|午後|오후/.test(part) ? 'pm' : /上午|早上|午前|오전/.test(part) ? 'am' : null,
        text,
      );
    },
  );
  scan.find(
    new RegExp(`${start}(\\d{1,2})\\s?[:.h]\\s?(\\d{2})(?:\\s*${hour})?${half}?(?![\\p{L}\\d])`, 'gu'),
    ([, hours = '', minutes = '', isAm, isPm], text) =>
      toTime(Number(hours), Number(minutes), readHalf(isAm, isPm), text),
  );
  scan.find(new RegExp(`${start}(\\d{1,2})(?:\\s*${hour})?${half}${end}`, 'gu'), ([, hours = '', isAm, isPm], text) =>
    toTime(Number(hours), 0, readHalf(isAm, isPm), text),
  );
  scan.find(
    new RegExp(`${start}(?:${anyOf(halfPast)})\\s+(\\d{1,2})${half}?${end}`, 'gu'),
    ([, hours = '', isAm, isPm], text) => toTime(Number(hours), 30, readHalf(isAm, isPm), text),
  );
  scan.find(
    new RegExp(`${start}(?:${anyOf(halfTo)})\\s+(\\d{1,2})${half}?${end}`, 'gu'),
    ([, hours = '', isAm, isPm], text) => toTime(Number(hours) - 1, 30, readHalf(isAm, isPm), text),
  );
  scan.find(
    new RegExp(`${start}(\\d{1,2})\\s*${hour}${end}|(?<![\\p{L}\\d])(?:${anyOf(clock)})\\s*(\\d{1,2})${end}`, 'gu'),
    ([, before, after], text) => toTime(Number(before ?? after), 0, null, text),
  );
  for (const [index, words] of pack.numbers.entries()) {
    if (index === 0) continue;
    scan.find(new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(halfTo)})\\s*(?:${anyOf(words)})${end}`, 'gu'), (_, text) =>
      toTime(index - 1 || 12, 30, null, text),
    );
    scan.find(new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(halfPast)})\\s*(?:${anyOf(words)})${end}`, 'gu'), (_, text) =>
      toTime(index, 30, null, text),
    );
    scan.find(new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(words)})\\s*(?:${anyOf(clock)})${end}`, 'gu'), (_, text) =>
      toTime(index, 0, null, text),
    );
  }
  scan.find(new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(noon)})(?![\\p{L}\\p{M}])`, 'gu'), (_, text) =>
    toTime(12, 0, null, text),
  );
  scan.find(new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(midnight)})(?![\\p{L}\\p{M}])`, 'gu'), (_, text) =>
    toTime(0, 0, null, text),
  );
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
