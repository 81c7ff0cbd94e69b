import type { Entity } from '../../../shared/domain/understanding.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { anyOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

/** Words for the night, in all languages: among words for parts of the day they have no other meaning. */
const NIGHT = new RegExp(PACKS.flatMap(({ times }) => times.night ?? []).join('|'), 'iu');
const NIGHT_HOURS_MAX = 5;

/** Finds times that name the part of the day first: "in the evening at 8". */
export function findDayPartTimes(scan: Scan, pack: LanguagePack): void {
  const sixHours = sixHoursOf(pack);
  if (sixHours !== null) {
    scan.find(sixHours.pattern, sixHours.read);
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

/** Thai counts the evening hours from seven ("two thum" is 20:00) and the hours after midnight with "ti". */
const sixHoursOf = perPack(({ times: { sixHours } }: LanguagePack) => {
  if (sixHours === null) return null;
  const { numbers, afternoon, smallHours, morning, evening, hour, night, half } = sixHours;
  return {
    pattern: new RegExp(
      `(${afternoon}|${smallHours})?\\s*(\\d{1,2}|${numbers.toReversed().join('|')})?\\s*(${morning}|${evening}|${hour}|${night})?(${half})?`,
      'gu',
    ),
    read([, part, written, unit, isHalf]: RegExpExecArray, text: string): Entity | null {
      const hours = written === undefined ? 1 : /\d/.test(written) ? Number(written) : numbers.indexOf(written) + 1;
      const minutes = isHalf === undefined ? 0 : 30;
      if (unit === night) return hours > 5 ? null : toTime(18 + hours, minutes, null, text);
      if (part === smallHours) return written === undefined ? null : toTime(hours, minutes, 'am', text);
      if (part === afternoon && unit === hour) return toTime(hours, minutes, 'pm', text);
      if (written === undefined || unit === undefined) return null;
      return toTime(hours, minutes, unit === evening ? 'pm' : unit === morning ? 'am' : null, text);
    },
  };
});
