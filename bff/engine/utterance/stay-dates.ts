import { Temporal } from 'temporal-polyfill';
import { toPlainDigits } from '../../../shared/domain/text/digits.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import { type Language, languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { TextKey } from '../../language/pack/texts.ts';
import type { Utterance } from './utterance.ts';

/** Longer is no stay that a chat sells. */
const NIGHTS_MAX = 30;
/** Texts of ours that join two days, or two times: guests join theirs with the same words. */
const JOINED: readonly [key: TextKey, from: string, to: string][] = [
  ['rooms_free', '{arrival}', '{departure}'],
  ['stay_summary', '{arrival}', '{departure}'],
  ['time_range', '{from}', '{to}'],
];
/** What is counted beside a day is none. */
const COUNTED: readonly Concept[] = ['person', 'child', 'room', 'room_kind', 'night'];
const DASH = /^[-–—~～〜]$/u;
/** A small word may stand beside the one that joins: "bis zum". */
const SMALL_WORD_LETTERS_MAX = 4;

/** The days of a stay: the first night, and the day on which it is left. */
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
 * The days for which a room is asked: from one day to another ("5 to 7 December"), from a day for so many nights, or the night of
 * one day. Null where none are told, where they are past, or where they could be read in more than one way: a price for other
 * days than the guest means is worse than a question.
 */
export function readStayDates(said: Utterance, entities: readonly Entity[], today: string): StayDates | null {
  const language = languageFor(said.language);
  const plain = toPlainDigits(said.text).toLowerCase();
  const dates = placeDates(plain, entities);
  const [first, second] = dates;
  if (first === undefined || dates.length > 2 || dates.some((date) => /\d/.test(plain.charAt(date.end)))) return null;
  const arrival = Temporal.PlainDate.from(first.value);
  if (second !== undefined && second.value !== first.value) return check(...inOrder(first, second, plain), today);
  const nights = countNights(plain, entities, language);
  if (nights !== null) return check(arrival, arrival.add({ days: nights }), today);
  const days = countDays(plain.slice(first.start, first.end), entities);
  if (days !== null) return check(arrival, arrival.add({ days }), today);
  const range = readShortRange(plain, first, language);
  if (range === 'unclear') return null;
  return range === null ? check(arrival, arrival.add({ days: 1 }), today) : check(...range, today);
}

/** How many people a message says will stay; null: it does not. */
export function countPersons(said: Utterance, entities: readonly Entity[]): number | null {
  const plain = toPlainDigits(said.text).toLowerCase();
  const counts = listCounts(plain, entities);
  const language = languageFor(said.language);
  const told = counts.filter(({ words }) => isOf(words, ['person', 'child'], language));
  return told.length === 0 ? null : told.reduce((sum, { count }) => sum + count, 0);
}

function check(arrival: Temporal.PlainDate, departure: Temporal.PlainDate, today: string): StayDates | null {
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

/** "Tomorrow until Sunday": a day of the week is the one that comes after the arrival. */
function inOrder(first: Placed, second: Placed, plain: string): [Temporal.PlainDate, Temporal.PlainDate] {
  const [arrival, named] = [Temporal.PlainDate.from(first.value), Temporal.PlainDate.from(second.value)];
  if (Temporal.PlainDate.compare(arrival, named) < 0) return [arrival, named];
  const isWeekday = !/\d/.test(plain.slice(second.start, second.end));
  return isWeekday ? [arrival, named.add({ days: 7 })] : [named, arrival];
}

/** A day without its month beside one with it: "5 to 7 December", and the other way round where months come first. */
function readShortRange(
  plain: string,
  date: Placed,
  language: Language,
): [Temporal.PlainDate, Temporal.PlainDate] | 'unclear' | null {
  const known = Temporal.PlainDate.from(date.value);
  const before = /(?<![\d.,/:])(\d{1,2})([^\d]{1,24})$/u.exec(plain.slice(0, date.start));
  if (before !== null && isNear(before[2] ?? '')) {
    if (!joins(before[2] ?? '', language)) return isCounted(before, language) ? null : 'unclear';
    const day = Number(before[1]);
    const month = day < known.day ? known : known.subtract({ months: 1 });
    return day < 1 || day > month.daysInMonth || day === known.day ? 'unclear' : [month.with({ day }), known];
  }
  const behind = plain.slice(date.end);
  const after = /^([^\d]{1,12})(\d{1,2})(?![\d.,/:])/u.exec(behind);
  if (after === null || !isNear(after[1] ?? '')) return null;
  const [told, between = ''] = after;
  const day = Number(after[2]);
  if (!joins(between, language)) {
    const isElse =
      day <= known.day || isOf(wordsFrom(behind, between.length, told.length - between.length), COUNTED, language);
    return isElse ? null : 'unclear';
  }
  return day <= known.day || day > known.daysInMonth ? 'unclear' : [known, known.with({ day })];
}

/** Close enough to belong together: no sentence ends between. */
function isNear(between: string): boolean {
  return !/[!?？！。;；\n]/u.test(between) && between.trim().split(/\s+/u).length <= 3;
}

/** "2 adults, 7 December": what is counted before a day is no day. */
function isCounted([, , between = '']: RegExpExecArray, language: Language): boolean {
  return isOf(between, COUNTED, language);
}

function joins(between: string, { pack }: Language): boolean {
  const words = between
    .replace(/[^\p{L}\p{M}\p{N}\p{Pd}~～〜\s]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter(Boolean);
  const rest = words.filter((word) => !DASH.test(word) && !joinersOf(pack).includes(word));
  return rest.length < words.length && rest.every((word) => word.length <= SMALL_WORD_LETTERS_MAX) && rest.length <= 1;
}

/** The words between two days in what we say ourselves, in this language. */
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

/** "For a week". Where a day is written like a number of days, it is the day. */
function countDays(date: string, entities: readonly Entity[]): number | null {
  const length = entities.find((one) => one.type === 'duration' && one.value % DAY_MINUTES === 0);
  if (length?.type !== 'duration') return null;
  const isDay = length.text.replace(/\d+/u, '') === /\D+$/u.exec(date)?.[0];
  return isDay ? null : length.value / DAY_MINUTES;
}

function countNights(plain: string, entities: readonly Entity[], language: Language): number | null {
  const told = listCounts(plain, entities).find(({ words }) => isOf(words, ['night'], language));
  return told?.count ?? null;
}

/** Each number of a text with the words that it counts. */
function listCounts(plain: string, entities: readonly Entity[]): { count: number; words: string }[] {
  const inDigits = [...plain.matchAll(/(?<![\d.,/:])(\d{1,2})(?![\d.,/:])/gu)].map((match) => ({
    count: Number(match[1]),
    words: wordsFrom(plain, match.index, match[0].length),
  }));
  const inWords = entities.flatMap((entity) => {
    if (entity.type !== 'count') return [];
    const said = entity.text.toLowerCase();
    const start = plain.indexOf(said);
    return start === -1 || /\d/.test(said)
      ? []
      : [{ count: entity.value, words: wordsFrom(plain, start, said.length) }];
  });
  return [...inDigits, ...inWords];
}

/** The number and the word behind it; where words are not parted, a few letters. */
function wordsFrom(plain: string, start: number, length: number): string {
  const next = /^[\s-]*\p{L}[\p{L}\p{M}]{0,14}/u.exec(plain.slice(start + length));
  return next === null ? '' : plain.slice(start, start + length + next[0].length);
}

function isOf(words: string, concepts: readonly Concept[], { lexicon }: Language): boolean {
  if (words === '') return false;
  const read = lexicon.read(words);
  return concepts.some((concept) => read.concepts.has(concept));
}
