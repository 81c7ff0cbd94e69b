import { Temporal } from 'temporal-polyfill';
import { toPlainDigits } from '../../../shared/domain/text/digits.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import { type Language, languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { TextKey } from '../../language/pack/texts.ts';
import type { Utterance } from './utterance.ts';

/** The longest stay that a chat sells. */
const NIGHTS_MAX = 30;
/** Our texts that join two days or times; guests use the same words. */
const JOINED: readonly [key: TextKey, from: string, to: string][] = [
  ['rooms_free', '{arrival}', '{departure}'],
  ['stay_summary', '{arrival}', '{departure}'],
  ['time_range', '{from}', '{to}'],
];
/** Concepts that a number counts, so that it is no day. */
const COUNTED: readonly Concept[] = ['person', 'child', 'room', 'room_kind', 'night'];
const DASH = /^[-–—~～〜]$/u;
/** The length of a small word beside the joining one: "bis zum". */
const SMALL_WORD_LETTERS_MAX = 4;

/** The arrival and departure days of a stay. */
export interface StayDates {
  arrival: string;
  departure: string;
}

interface Placed {
  value: string;
  start: number;
  end: number;
}

/**
 * Reads the days of a wanted stay: from one day to another ("5 to 7 December"), from a day for some nights, or one
 * night. Null without days, for past ones, or if they are ambiguous: a price for the wrong days is worse than a
 * question.
 */
export function readStayDates(utterance: Utterance, entities: readonly Entity[], today: string): StayDates | null {
  const language = languageFor(utterance.language);
  const plain = toPlainDigits(utterance.text).toLowerCase();
  const dates = placeDates(plain, entities);
  const [first, second] = dates;
  if (first === undefined || dates.length > 2 || dates.some((date) => /\d/.test(plain.charAt(date.end)))) return null;
  const arrival = Temporal.PlainDate.from(first.value);
  if (second !== undefined && second.value !== first.value) return toStayDates(...toOrder(first, second, plain), today);
  const nights = countNights(plain, entities, language);
  if (nights !== null) return toStayDates(arrival, arrival.add({ days: nights }), today);
  const days = countDays(plain.slice(first.start, first.end), entities);
  if (days !== null) return toStayDates(arrival, arrival.add({ days }), today);
  const range = readShortRange(plain, first, language);
  if (range === 'unclear') return null;
  return range === null ? toStayDates(arrival, arrival.add({ days: 1 }), today) : toStayDates(...range, today);
}

/** Counts the persons in a message; null if it names none. */
export function countPersons(utterance: Utterance, entities: readonly Entity[]): number | null {
  const plain = toPlainDigits(utterance.text).toLowerCase();
  const counts = listCounts(plain, entities);
  const language = languageFor(utterance.language);
  const personCounts = counts.filter(({ words }) => hasConcept(words, ['person', 'child'], language));
  return personCounts.length === 0 ? null : personCounts.reduce((sum, { count }) => sum + count, 0);
}

function toStayDates(arrival: Temporal.PlainDate, departure: Temporal.PlainDate, today: string): StayDates | null {
  const { days } = arrival.until(departure);
  if (days < 1 || days > NIGHTS_MAX || arrival.toString() < today) return null;
  return { arrival: arrival.toString(), departure: departure.toString() };
}

function placeDates(plain: string, entities: readonly Entity[]): Placed[] {
  let from = 0;
  return entities.flatMap((entity): Placed[] => {
    if (entity.type !== 'date') return [];
    const words = toPlainDigits(entity.text).toLowerCase();
    const found = plain.indexOf(words, from);
    const start = found === -1 ? plain.indexOf(words) : found;
    if (start === -1) return [];
    from = start + words.length;
    return [{ value: entity.value, start, end: from }];
  });
}

/** Orders two days; a weekday is the one after the arrival: "tomorrow until Sunday". */
function toOrder(first: Placed, second: Placed, plain: string): [Temporal.PlainDate, Temporal.PlainDate] {
  const [arrival, named] = [Temporal.PlainDate.from(first.value), Temporal.PlainDate.from(second.value)];
  if (Temporal.PlainDate.compare(arrival, named) < 0) return [arrival, named];
  const isWeekday = !/\d/.test(plain.slice(second.start, second.end));
  return isWeekday ? [arrival, named.add({ days: 7 })] : [named, arrival];
}

/** Reads a day without a month beside one with it: "5 to 7 December", or the reverse where months come first. */
function readShortRange(
  plain: string,
  date: Placed,
  language: Language,
): [Temporal.PlainDate, Temporal.PlainDate] | 'unclear' | null {
  const knownDate = Temporal.PlainDate.from(date.value);
  const before = /(?<![\d.,/:])(\d{1,2})([^\d]{1,24})$/u.exec(plain.slice(0, date.start));
  if (before !== null && isNear(before[2] ?? '')) {
    if (!joins(before[2] ?? '', language)) return isCounted(before, language) ? null : 'unclear';
    const day = Number(before[1]);
    const month = day < knownDate.day ? knownDate : knownDate.subtract({ months: 1 });
    return day < 1 || day > month.daysInMonth || day === knownDate.day ? 'unclear' : [month.with({ day }), knownDate];
  }
  const behind = plain.slice(date.end);
  const after = /^([^\d]{1,12})(\d{1,2})(?![\d.,/:])/u.exec(behind);
  if (after === null || !isNear(after[1] ?? '')) return null;
  const [whole, textBetween = ''] = after;
  const day = Number(after[2]);
  if (!joins(textBetween, language)) {
    const isElse =
      day <= knownDate.day ||
      hasConcept(wordsFrom(behind, textBetween.length, whole.length - textBetween.length), COUNTED, language);
    return isElse ? null : 'unclear';
  }
  return day <= knownDate.day || day > knownDate.daysInMonth ? 'unclear' : [knownDate, knownDate.with({ day })];
}

/** Whether two parts belong together: no sentence ends between them. */
function isNear(textBetween: string): boolean {
  return !/[!?？！。;；\n]/u.test(textBetween) && textBetween.trim().split(/\s+/u).length <= 3;
}

/** Whether the number counts something and is no day: "2 adults, 7 December". */
function isCounted([, , textBetween = '']: RegExpExecArray, language: Language): boolean {
  return hasConcept(textBetween, COUNTED, language);
}

function joins(textBetween: string, { pack }: Language): boolean {
  const words = textBetween
    .replace(/[^\p{L}\p{M}\p{N}\p{Pd}~～〜\s]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter(Boolean);
  const rest = words.filter((word) => !DASH.test(word) && !joinersOf(pack).includes(word));
  return rest.length < words.length && rest.every((word) => word.length <= SMALL_WORD_LETTERS_MAX) && rest.length <= 1;
}

/** Returns the words between two days in our own texts. */
function joinersOf(pack: Language['pack']): string[] {
  return JOINED.flatMap(([key, from, to]) => {
    const text = pack.texts[key];
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    return start === -1 || end < start
      ? []
      : text
          .slice(start + from.length, end)
          .trim()
          .toLowerCase()
          .split(/\s+/u);
  }).filter(Boolean);
}

/** Counts the days of a length ("for a week"). If dates are written like lengths, it is the date. */
function countDays(date: string, entities: readonly Entity[]): number | null {
  const length = entities.find((one) => one.type === 'duration' && one.value % DAY_MINUTES === 0);
  if (length?.type !== 'duration') return null;
  const isDay = length.text.replace(/\d+/u, '') === /\D+$/u.exec(date)?.[0];
  return isDay ? null : length.value / DAY_MINUTES;
}

function countNights(plain: string, entities: readonly Entity[], language: Language): number | null {
  const nightCount = listCounts(plain, entities).find(({ words }) => hasConcept(words, ['night'], language));
  return nightCount?.count ?? null;
}

/** Lists each number of a text with what it counts. */
function listCounts(plain: string, entities: readonly Entity[]): { count: number; words: string }[] {
  const inDigits = [...plain.matchAll(/(?<![\d.,/:])(\d{1,2})(?![\d.,/:])/gu)].map((match) => ({
    count: Number(match[1]),
    words: wordsFrom(plain, match.index, match[0].length),
  }));
  const inWords = entities.flatMap((entity) => {
    if (entity.type !== 'count') return [];
    const countText = entity.text.toLowerCase();
    const start = plain.indexOf(countText);
    return start === -1 || /\d/.test(countText)
      ? []
      : [{ count: entity.value, words: wordsFrom(plain, start, countText.length) }];
  });
  return [...inDigits, ...inWords];
}

/** Returns a number with the word behind it, or a few letters in scripts without spaces. */
function wordsFrom(plain: string, start: number, length: number): string {
  const next = /^[\s-]*\p{L}[\p{L}\p{M}]{0,14}/u.exec(plain.slice(start + length));
  return next === null ? '' : plain.slice(start, start + length + next[0].length);
}

function hasConcept(words: string, concepts: readonly Concept[], { lexicon }: Language): boolean {
  if (words === '') return false;
  const reading = lexicon.read(words);
  return concepts.some((concept) => reading.concepts.has(concept));
}
