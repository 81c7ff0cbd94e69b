import { fold, splitWords } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Words } from '../pack/grammar.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { anyOf, numberBeginningsOf, numberWords, perPack, type Scan } from './scan.ts';
import { toTime } from './to-time.ts';

const HOURS_MAX = 24;
const LONG_WORD = 4;
const NEXT_WORD = /^[\s]*([\p{L}\p{M}'’]+|[%€$£]|[.,:/-]\d)/u;

const wordsOf = perPack(({ spokenTimes, numbers, dates, times, concepts, functionWords, joiners }: LanguagePack) => {
  const { at } = spokenTimes;
  if (at === null) return null;
  const hours = numberWords(numbers);
  const evening = [dates.tonight, longWords(times.pm), concepts.dinner].map(anyOf).join('|');
  const days = [dates.today, dates.tonight, dates.tomorrow, dates.dayAfterTomorrow, ...dates.weekdays, ...dates.months];
  const hour = `(?:\\d{1,2}|${hours.source})`;
  return {
    /** The second hour in "at 6 and 7". */
    second: new RegExp(
      `(?<=(?<![\\p{L}\\p{M}])(?:${at})\\s+${hour}\\s*(?:${anyOf(joiners)}|[,/&+])\\s*)(\\d{1,2}|${hours.source})(?![\\p{L}\\p{M}\\d])`,
      'gu',
    ),
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${at})\\s+(\\d{1,2}|${hours.source})(?![\\p{L}\\p{M}\\d])`, 'gu'),
    evening: new RegExp(`(?<![\\p{L}\\p{M}])(?:${evening})(?![\\p{L}\\p{M}])`, 'u'),
    /** Words that may follow an hour. Any other word is a thing, and the number counts it. */
    after: new Set([functionWords, joiners, concepts.please, ...days].flatMap(listWords).flatMap(splitWords)),
    /** Words that may follow the second hour: "at 8 and one more" names no second hour. */
    afterSecond: new Set([concepts.please, ...days].flatMap(listWords).flatMap(splitWords)),
    toHour: hours.read,
  };
});

/** Drops short words, which often have a second meaning: one Russian word means both "in the afternoon" and "days". */
function longWords(words: Words): Words {
  return words
    .split(',')
    .filter((word) => word.trim().length >= LONG_WORD)
    .join(',');
}

/**
 * Finds an hour after a word that marks it as one: "at 7", "until seven". It is in the evening if the text speaks of
 * the evening.
 */
export function findBareHours(scan: Scan, pack: LanguagePack): void {
  const words = wordsOf(pack);
  if (words === null || !(scan.hasDigit || scan.mayHold(numberBeginningsOf(pack)))) return;
  const isEvening = words.evening.test(scan.plain);
  const hourFollowedBy = (after: ReadonlySet<string>) => (match: RegExpExecArray, text: string) => {
    const next = NEXT_WORD.exec(scan.plain.slice(match.index + match[0].length))?.[1];
    if (next !== undefined && !after.has(fold(next))) return null;
    const hour = words.toHour(match[1] ?? '');
    return hour > HOURS_MAX ? null : toTime(hour, 0, isEvening && hour < 12 ? 'pm' : null, text);
  };
  const countBefore = scan.entities().length;
  scan.find(words.pattern, hourFollowedBy(words.after));
  if (scan.entities().length > countBefore) scan.find(words.second, hourFollowedBy(words.afterSecond));
}
