import { fold } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { anyOf, numberBeginningsOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const HOUR_MAX = 24;
const NEXT_WORD = /^\s*([\p{L}\p{M}'’-]+)/u;

const rangeWordsOf = perPack((pack: LanguagePack) => {
  const { between } = pack.spokenTimes;
  if (between === null) return null;
  const { times, numbers, joiners, functionWords, dates, concepts } = pack;
  const hours = numberWords(numbers);
  const clock = `(?:${anyOf(times.clock)})`;
  const hour = (place: string) =>
    `(?:${clock}\\s*)?(?<hour${place}>\\d{1,2}|${hours.source})(?:[:.](?<minutes${place}>\\d{2}))?(?:['’]?\\s*(?<clock${place}>${clock}))?(?:\\s*(?:(?<am${place}>${anyOf(times.am)})|(?<pm${place}>${anyOf(times.pm)})))?`;
  const [open, close] = pack.script.unspaced ? ['', ''] : ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}\\d:])'];
  return {
    patterns: between.split('|').map((template) => {
      const [before = '', amid = '', behind = ''] = template
        .split('N')
        .map((words) => words.replaceAll(/\s+/g, '\\s*'));
      return new RegExp(`${open}${before}${hour('A')}${amid}${hour('B')}${behind}${close}`, 'gu');
    }),
    /** Words that may follow the range. Any other word is a thing that the two numbers count. */
    after: new Set(
      [functionWords, joiners, concepts.please, dates.today, dates.tonight, dates.tomorrow, ...dates.weekdays].flatMap(
        listWords,
      ),
    ),
    toHour: hours.read,
  };
});

/** Finds ranges such as "between 4 and 5" and reads them as the earlier time. */
export function findHourRanges(scan: Scan, pack: LanguagePack): void {
  const words = rangeWordsOf(pack);
  if (words === null || !(scan.hasDigit || scan.mayHold(numberBeginningsOf(pack)))) return;
  for (const pattern of words.patterns) {
    scan.find(pattern, ({ 0: match, index, groups = {} }, text) => {
      const isMarked = (place: string) =>
        ['minutes', 'clock', 'am', 'pm'].some((part) => groups[part + place] !== undefined);
      if (isMarked('A') && isMarked('B')) return null; // both are written as times, so each is read by itself
      const next = NEXT_WORD.exec(scan.plain.slice(index + match.length))?.[1];
      if (!isMarked('A') && !isMarked('B') && next !== undefined && !words.after.has(fold(next))) return null;
      const [first, last] = [words.toHour(groups['hourA'] ?? ''), words.toHour(groups['hourB'] ?? '')];
      if (first > HOUR_MAX || last > HOUR_MAX || first === last) return null;
      const isPm = groups['pmA'] !== undefined || (groups['amA'] === undefined && groups['pmB'] !== undefined);
      const isBefore = isPm && groups['pmA'] === undefined && first > last; // "from 11 to 1 pm"
      return toTime(first, Number(groups['minutesA'] ?? 0), isPm && !isBefore ? 'pm' : null, text);
    });
  }
}
