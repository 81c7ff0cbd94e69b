import type { Source } from '../../../shared/domain/decision.ts';
import { WEEK_DAYS } from '../../../shared/domain/time.ts';
import { hasFactWords } from '../../knowledge/facts/plain-words.ts';
import { sayDate, sayDay, sayTotal } from '../../knowledge/facts/saying/say-parts.ts';
import { isSummed, sayNamed, saySegment } from '../../knowledge/facts/saying/say-segment.ts';
import type { Segment } from '../../knowledge/facts/segments/segment.ts';
import { readSegments } from '../../knowledge/facts/segments/segments.ts';
import { type FactTexts, fill, textsFor } from '../../knowledge/facts/texts.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import { say } from '../../language/saying/say.ts';
import type { AskedValues } from '../utterance/asked-values.ts';
import { hasNegation } from '../utterance/negation.ts';
import { commaOf, inQuotes } from '../words/punctuation.ts';
import { isQualified } from './answer-polarity.ts';
import { chooseSegments, goesBeyond, isTimed } from './choose-segments.ts';
import { findPartyTotal } from './party-total.ts';

const NAME_LETTERS_MAX = 48;
const NAME_WORDS_MAX = 6;

/** An entry's values for exactly the question, as parts of a sentence in the guest's language. */
export interface ToldValues {
  value: string;
  /** The day they are for; empty if none was asked for. */
  when: string;
}

/**
 * Returns the values of an entry that answer the question, in the guest's language: "Monday, Wednesday: 16:00–20:00".
 * Null if none surely does. A value for another thing keeps the hotel's name for it.
 */
export function findToldValues(
  source: Pick<Source, 'quote' | 'label' | 'language'>,
  asked: AskedValues,
  target: { language: string; currency: string },
): ToldValues | null {
  const values = writeChosen(source, asked, target);
  if (values !== null || asked.day === null || source.language === target.language) return values;
  // The entry does not name this day: the hours of the named days answer it.
  const isForSomeDays = ({ days, values }: Segment) =>
    days !== null && days.days.length < WEEK_DAYS && values.every(({ kind }) => kind === 'hours' || kind === 'price');
  const otherDays = writeChosen(source, { ...asked, day: null, date: null, kinds: HOURS }, target, isForSomeDays);
  if (otherDays !== null) return asksWhether(asked) ? prefixNo(otherDays, target.language) : otherDays;
  return deniesDay(source, asked, target.currency) ? sayNoOn(asked, target.language) : null;
}

/** Whether the entry denies its topic for the day in question, and nothing else: "not on Sundays". */
function deniesDay(
  { quote, label, language }: Pick<Source, 'quote' | 'label' | 'language'>,
  { day, concepts }: AskedValues,
  currency: string,
): boolean {
  const labelConcepts = languageFor(language).lexicon.read(label).concepts;
  return readSegments(quote, language, currency, hasNegation).some(
    ({ isDenied, isAside, days, text, concepts: named }) =>
      isDenied &&
      !isAside &&
      day !== null &&
      days?.days.includes(day) === true &&
      days.days.length < WEEK_DAYS &&
      !/\p{Nd}/u.test(text) &&
      !isQualified(text) &&
      [...named].every((one) => TOPICLESS.has(one) || labelConcepts.has(one) || concepts.has(one)),
  );
}

function sayNoOn(asked: AskedValues, language: string): ToldValues | null {
  const texts = textsFor(language);
  return texts === null ? null : { value: say(language, 'fact_no'), when: sayWhen(texts, asked) };
}

/** Whether the guest asks "is it open on Sunday?" instead of "when on Sunday?" */
function asksWhether({ kinds, isOpen }: AskedValues): boolean {
  return !isOpen && [...kinds].every((kind) => kind === 'hours');
}

function prefixNo({ value, when }: ToldValues, language: string): ToldValues {
  return { value: [say(language, 'fact_no'), value].join(commaOf(language)), when };
}

const HOURS: AskedValues['kinds'] = new Set(['hours']);

function writeChosen(
  { quote, label, language }: Pick<Source, 'quote' | 'label' | 'language'>,
  asked: AskedValues,
  target: { language: string; currency: string },
  isAllowed: (segment: Segment) => boolean = () => true,
): ToldValues | null {
  const texts = textsFor(target.language);
  if (texts === null) return null;
  const { lexicon } = languageFor(language);
  // A yes-or-no question, and the entry denies something: figures beside the denial would say the opposite.
  const hasCase = [asked.day, asked.age, asked.weight, asked.height].some((value) => value !== null) || asked.isChild;
  const isWhether = asked.isWhether || (asked.kinds.size === 0 && !asked.isOpen);
  if (!hasCase && isWhether && hasNegation(quote, language)) return null;
  const segments = readSegments(quote, language, target.currency, hasNegation);
  const labelConcepts = lexicon.read(label).concepts;
  const total = findPartyTotal(segments, labelConcepts, asked);
  if (total !== null) return { value: sayTotal(texts, total), when: '' };
  const chosen = chooseSegments(segments, labelConcepts, asked);
  if (chosen === null || !chosen.segments.every(isAllowed)) return null;
  // In the guest's own language the quotation is enough, unless a day, an age or a sum was computed.
  const isComputed = chosen.isByCase || chosen.segments.some((one) => isSummed(one.values, asked));
  if (language === target.language && !isComputed) return null;
  const isTopic = (name: string) => {
    const { concepts, unknown } = lexicon.read(name);
    const isAboutTopic = (concept: Concept) =>
      labelConcepts.has(concept) || asked.concepts.has(concept) || TOPICLESS.has(concept);
    return unknown.length === 0 && concepts.size > 0 && [...concepts].every(isAboutTopic);
  };
  if (asked.day !== null && !hasFactWords(language) && !chosen.segments.every((one) => isSureOfDay(one, isTopic)))
    return null;
  const values = sayAll(texts, chosen.segments, segments, asked, isTopic);
  if (values === null) return null;
  const isOver = chosen.segments.every((one) => goesBeyond(one, asked));
  const isClosedThen = asked.day !== null && asksWhether(asked) && chosen.segments.every(isClosed);
  const hasTimes = chosen.segments.some(({ values }) => values.some(isTimed));
  const result = { value: values, when: hasTimes ? sayWhen(texts, asked) : '' };
  return isOver || isClosedThen ? prefixNo(result, target.language) : result;
}

function isClosed({ values }: Segment): boolean {
  return values.every((value) => value.kind === 'hours' && value.rule.spans.length === 0 && !value.rule.roundClock);
}

/** Writes the values under their subject: "Breakfast, Sunday: 8:00–11:00." */
export function sayTold({ value, when }: ToldValues, subject: string, language: string): string {
  const texts = textsFor(language);
  if (texts === null || subject === '') return value;
  return when === ''
    ? fill(texts, 'told', { subject, value })
    : fill(texts, 'told_for', { subject, case: when, value });
}

function sayWhen(texts: FactTexts, { date, day }: AskedValues): string {
  return date !== null ? sayDate(texts, date) : day !== null ? sayDay(texts, day) : '';
}

/** Whether the day is certain: unreadable words may name other days. */
function isSureOfDay({ days, name }: Segment, isTopic: (name: string) => boolean): boolean {
  return days !== null || name === '' || isTopic(name);
}

function sayAll(
  texts: FactTexts,
  segments: readonly Segment[],
  all: readonly Segment[],
  asked: AskedValues,
  isTopic: (name: string) => boolean,
): string | null {
  const lines: string[] = [];
  for (const segment of segments) {
    const { values } = segment;
    const name = nameOf(segment, all);
    const shownValues = asked.day === null ? values : values.map(withoutDays);
    const value = saySegment(texts, shownValues, asked);
    const isLong = name.length > NAME_LETTERS_MAX || name.split(' ').length > NAME_WORDS_MAX;
    const isPlain = name === '' || isTopic(name);
    if (isLong && !isPlain && segments.length > 1) return null; // the guest could not tell which value is for what
    lines.push(isPlain || isLong ? value : sayNamed(texts, inQuotes(name, texts.language), value));
  }
  if (lines.length === 0) return null;
  return [...new Set(lines)].join(lines.some((one) => one.includes(',')) ? '; ' : commaOf(texts.language));
}

/** Returns the segment's name, or that of its sentence if another segment has a value of the same kind. */
function nameOf({ name, after, values, text }: Segment, all: readonly Segment[]): string {
  if (name !== '' || after === '') return name;
  const kinds = new Set(values.map(({ kind }) => kind));
  const isOnlyValue = all.every((other) => other.text === text || !other.values.some(({ kind }) => kinds.has(kind)));
  return isOnlyValue ? '' : after;
}

/** Removes days and season from a value, as they are written before it. */
function withoutDays(value: Segment['values'][number]): Segment['values'][number] {
  if (value.kind === 'hours' || value.kind === 'shut')
    return { ...value, rule: { ...value.rule, days: null, season: null } };
  return value.kind === 'clock' ? { ...value, season: null } : value;
}
