import { CHANNELS } from '../../../shared/domain/conversation.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { SECOND_MS } from '../../../shared/domain/time.ts';
import { deskLocale } from '../ui/words/format.ts';
import { plainWords } from '../ui/words/plain-words.ts';
import { channelWord, departmentWord } from '../ui/words/words.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

export function departmentOf(name: string): string {
  const known = DEPARTMENTS.find((department) => department === name);
  return known === undefined ? plainWords(name) : departmentWord(known);
}

export function channelOf(name: string): string {
  const known = CHANNELS.find((channel) => channel === name);
  return known === undefined ? plainWords(name) : channelWord(known);
}

/** A duration in the desk's language: "0.4 sec", "3 min", "2 hr". */
export function duration(ms: number | null): string {
  if (ms === null) return '–';
  const seconds = ms / SECOND_MS;
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(deskLocale(), {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  if (seconds < MINUTE_S) return unit(seconds, 'second', seconds < 10 ? 1 : 0);
  return seconds < HOUR_S ? unit(seconds / MINUTE_S, 'minute') : unit(seconds / HOUR_S, 'hour', 1);
}

/** An average rating of five, such as "4.3", in the desk's digits; a dash without ratings. */
export function rating(average: number | null): string {
  return average === null ? '–' : new Intl.NumberFormat(deskLocale(), { maximumFractionDigits: 1 }).format(average);
}
