import { keepByKey } from '../../base/keep-by-key.ts';
import { markText } from '../../knowledge/facts/marks/mark-text.ts';
import type { Mark } from '../../knowledge/facts/marks/marks.ts';
import { wordsFor } from '../../knowledge/facts/words.ts';
import { languageFor } from '../../language/lexicon/registry.ts';

/** The days of the week, 0 for Monday, the months, 1 for January, and the hours of a text, one by one or from one to another. */
export interface Calendar {
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  /** As HH:MM. */
  hours: ReadonlySet<string>;
}

const SEASONS = { summer: [6, 7, 8], winter: [12, 1, 2] } as const;
const ENDING: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>(['span', 'ages', 'season']);
const KEPT_MAX = 128;
const keep = keepByKey<Calendar>(KEPT_MAX);

/** Reads a text of this language; nothing where its words for days are not known. */
export function readCalendar(text: string, language: string): Calendar {
  return keep(`${language} ${text}`, () => read(text, language));
}

function read(text: string, language: string): Calendar {
  const days = new Set<number>();
  const months = new Set<number>();
  const hours = new Set<string>();
  for (const mark of marksOf(text, language)) {
    if (mark.kind === 'days') for (const day of mark.days.days) days.add(day);
    if (mark.kind === 'span') for (const hour of [mark.span.from, mark.span.until]) if (hour !== null) hours.add(hour);
    if (mark.kind === 'clock') hours.add(mark.time);
    if (mark.kind === 'season') for (const month of monthsOf(mark.season)) months.add(month);
  }
  return { days, months, hours };
}

/** Does a text tell from or up to where something goes: from an hour, up to an age, in a season? */
export function hasEnd(text: string, language: string): boolean {
  return marksOf(text, language).some(({ kind }) => ENDING.has(kind));
}

function marksOf(text: string, language: string): readonly Mark[] {
  const words = wordsFor(language);
  return words === null ? [] : markText(text, { words, pack: languageFor(language).pack, currency: 'EUR' }).marks;
}

function monthsOf(season: { name: 'summer' | 'winter' } | { from: string; until: string }): readonly number[] {
  if ('name' in season) return SEASONS[season.name];
  const [from, until] = [Number(season.from.slice(0, 2)), Number(season.until.slice(0, 2))];
  const months: number[] = [];
  for (let month = from; months.length < 12; month = (month % 12) + 1) {
    months.push(month);
    if (month === until) break;
  }
  return months;
}
