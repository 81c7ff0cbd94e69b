import type { Source } from '../../../shared/domain/decision.ts';
import { WEEK_DAYS } from '../../../shared/domain/time.ts';
import { isWritten } from '../../knowledge/facts/plain-words.ts';
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

/** What an entry tells of just what was asked, as parts of a sentence in the guest's language. */
export interface ToldValues {
  value: string;
  /** The day it is of; '' where none was asked for. */
  when: string;
}

/**
 * The values of an entry that answer what is asked, in the guest's language: "Monday, Wednesday: 16:00–20:00". Null where none
 * does for sure. What a value is for, where it is not the matter itself, is told in the hotel's own words.
 */
export function findToldValues(
  source: Pick<Source, 'quote' | 'label' | 'language'>,
  asked: AskedValues,
  to: { language: string; currency: string },
): ToldValues | null {
  const told = stateChosen(source, asked, to);
  if (told !== null || asked.day === null || source.language === to.language) return told;
  // Of a day that is not named, the days that are tell: "Monday, Wednesday: 16:00–20:00".
  const isOfSome = ({ days, values }: Segment) =>
    days !== null && days.days.length < WEEK_DAYS && values.every(({ kind }) => kind === 'hours' || kind === 'price');
  const ofOthers = stateChosen(source, { ...asked, day: null, date: null, kinds: HOURS }, to, isOfSome);
  if (ofOthers !== null) return asksWhether(asked) ? withNo(ofOthers, to.language) : ofOthers;
  return deniesDay(source, asked, to.currency) ? sayNoOn(asked, to.language) : null;
}

/** Does the entry deny what it is about for the day that is asked of, and nothing else: "not on Sundays"? */
function deniesDay(
  { quote, label, language }: Pick<Source, 'quote' | 'label' | 'language'>,
  { day, concepts }: AskedValues,
  currency: string,
): boolean {
  const matter = languageFor(language).lexicon.read(label).concepts;
  return readSegments(quote, language, currency, hasNegation).some(
    ({ isDenied, isAside, days, text, concepts: named }) =>
      isDenied &&
      !isAside &&
      day !== null &&
      days?.days.includes(day) === true &&
      days.days.length < WEEK_DAYS &&
      !/\p{Nd}/u.test(text) &&
      !isQualified(text) &&
      [...named].every((one) => TOPICLESS.has(one) || matter.has(one) || concepts.has(one)),
  );
}

function sayNoOn(asked: AskedValues, language: string): ToldValues | null {
  const texts = textsFor(language);
  return texts === null ? null : { value: say(language, 'fact_no'), when: sayWhen(texts, asked) };
}

/** "Is it open on Sunday?", not "when on Sunday?" */
function asksWhether({ kinds, isOpen }: AskedValues): boolean {
  return !isOpen && [...kinds].every((kind) => kind === 'hours');
}

function withNo({ value, when }: ToldValues, language: string): ToldValues {
  return { value: [say(language, 'fact_no'), value].join(commaOf(language)), when };
}

const HOURS: AskedValues['kinds'] = new Set(['hours']);

function stateChosen(
  { quote, label, language }: Pick<Source, 'quote' | 'label' | 'language'>,
  asked: AskedValues,
  to: { language: string; currency: string },
  may: (segment: Segment) => boolean = () => true,
): ToldValues | null {
  const texts = textsFor(to.language);
  if (texts === null) return null;
  const { lexicon } = languageFor(language);
  // Whether it is so is asked, and the entry denies something: a figure beside the no would tell the opposite.
  const isOfCase = [asked.day, asked.age, asked.weight, asked.height].some((value) => value !== null) || asked.isChild;
  const isWhether = asked.isWhether || (asked.kinds.size === 0 && !asked.isOpen);
  if (!isOfCase && isWhether && hasNegation(quote, language)) return null;
  const segments = readSegments(quote, language, to.currency, hasNegation);
  const matter = lexicon.read(label).concepts;
  const total = findPartyTotal(segments, matter, asked);
  if (total !== null) return { value: sayTotal(texts, total), when: '' };
  const chosen = chooseSegments(segments, matter, asked);
  if (chosen === null || !chosen.segments.every(may)) return null;
  // What the guest reads below is told apart only where a day, an age or a sum was reckoned.
  const isReckoned = chosen.isByCase || chosen.segments.some((one) => isSummed(one.values, asked));
  if (language === to.language && !isReckoned) return null;
  const isMatter = (name: string) => {
    const { concepts, unknown } = lexicon.read(name);
    const isOf = (concept: Concept) => matter.has(concept) || asked.concepts.has(concept) || TOPICLESS.has(concept);
    return unknown.length === 0 && concepts.size > 0 && [...concepts].every(isOf);
  };
  if (asked.day !== null && !isWritten(language) && !chosen.segments.every((one) => isSureOfDay(one, isMatter)))
    return null;
  const values = sayAll(texts, chosen.segments, segments, asked, isMatter);
  if (values === null) return null;
  const isOver = chosen.segments.every((one) => goesBeyond(one, asked));
  const isShut = asked.day !== null && asksWhether(asked) && chosen.segments.every(isClosed);
  const isOfDay = chosen.segments.some(({ values }) => values.some(isTimed));
  const told = { value: values, when: isOfDay ? sayWhen(texts, asked) : '' };
  return isOver || isShut ? withNo(told, to.language) : told;
}

function isClosed({ values }: Segment): boolean {
  return values.every((value) => value.kind === 'hours' && value.rule.spans.length === 0 && !value.rule.roundClock);
}

/** The values under what they are of: "Breakfast, Sunday: 8:00–11:00." */
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

/** Words that we cannot read may name other days. */
function isSureOfDay({ days, name }: Segment, isMatter: (name: string) => boolean): boolean {
  return days !== null || name === '' || isMatter(name);
}

function sayAll(
  texts: FactTexts,
  segments: readonly Segment[],
  all: readonly Segment[],
  asked: AskedValues,
  isMatter: (name: string) => boolean,
): string | null {
  const said: string[] = [];
  for (const segment of segments) {
    const { values } = segment;
    const name = nameOf(segment, all);
    const own = asked.day === null ? values : values.map(withoutDays);
    const value = saySegment(texts, own, asked);
    const isLong = name.length > NAME_LETTERS_MAX || name.split(' ').length > NAME_WORDS_MAX;
    const isPlain = name === '' || isMatter(name);
    if (isLong && !isPlain && segments.length > 1) return null; // which is which the guest could not tell
    said.push(isPlain || isLong ? value : sayNamed(texts, inQuotes(name, texts.language), value));
  }
  if (said.length === 0) return null;
  return [...new Set(said)].join(said.some((one) => one.includes(',')) ? '; ' : commaOf(texts.language));
}

/** Its own words, else those its sentence opened with, where another value of its kind might be taken for it. */
function nameOf({ name, after, values, text }: Segment, all: readonly Segment[]): string {
  if (name !== '' || after === '') return name;
  const kinds = new Set(values.map(({ kind }) => kind));
  const isOne = all.every((other) => other.text === text || !other.values.some(({ kind }) => kinds.has(kind)));
  return isOne ? '' : after;
}

/** The day is told before them. */
function withoutDays(value: Segment['values'][number]): Segment['values'][number] {
  if (value.kind === 'hours' || value.kind === 'shut')
    return { ...value, rule: { ...value.rule, days: null, season: null } };
  return value.kind === 'clock' ? { ...value, season: null } : value;
}
