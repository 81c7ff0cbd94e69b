import type { Attribute, Frame } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import { weekday } from '../../knowledge/facts/answering/answer-hours.ts';
import { readParty } from '../../knowledge/facts/answering/party.ts';
import type { Party } from '../../knowledge/facts/answering/total.ts';
import { HEIGHTS, WEIGHTS } from '../../knowledge/facts/base-units.ts';
import { markText } from '../../knowledge/facts/marks/mark-text.ts';
import { markingWords } from '../../knowledge/facts/plain-words.ts';
import { findEntities } from '../../language/entities/find-entities.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import type { Utterance } from './utterance.ts';

/** A kind of value that a guest may ask for. */
export type ValueKind = 'hours' | 'price' | 'limit' | 'length';

/** The question of a message, as far as values in the house's texts may answer it. */
export interface AskedValues {
  /** Empty if the message asks whether or how: then any value of the topic may answer. */
  kinds: ReadonlySet<ValueKind>;
  /** The message asks if something is free or included. */
  isWhether: boolean;
  /** The message asks if something exists or is allowed. */
  asksIf: boolean;
  /** The message asks when, where or how, so "yes" or "no" does not answer it. */
  isOpen: boolean;
  /** The concepts of the message. */
  concepts: ReadonlySet<Concept>;
  /** The words of the message and of the earlier question, as names are spelt alike in all languages. */
  words: ReadonlySet<string>;
  /** Monday is 0. */
  day: number | null;
  date: string | null;
  age: number | null;
  isChild: boolean;
  /** `weight` in kilograms, `height` in metres. */
  weight: number | null;
  height: number | null;
  persons: number | null;
  nights: number | null;
  /** The counted persons of the message. */
  party: Party | null;
}

/** The context of a message. */
interface MessageAsked {
  /** The earlier question that the message follows up; '' if there is none. */
  before: string;
  intent: Intent | null;
  frames: readonly Frame[];
  now: Date;
  timezone: string;
}

const BY_ATTRIBUTE: Partial<Record<Attribute, ValueKind>> = {
  hours: 'hours',
  price: 'price',
  limit: 'limit',
  distance: 'length',
};
const BY_CONCEPT: Partial<Record<Concept, ValueKind>> = {
  hours: 'hours',
  when: 'hours',
  price: 'price',
  free: 'price',
  included: 'price',
  distance: 'length',
  duration: 'length',
};
const OPEN: readonly Concept[] = ['when', 'where', 'how', 'route', 'distance', 'duration', 'price'];
const NAMING = Object.keys(BY_CONCEPT) as Concept[];
const WORD_LETTERS_MIN = 3;
const PEOPLE: ReadonlySet<Concept> = new Set<Concept>(['person', 'child', 'baby']);
const AGE_MIN = 5;
const AGE_MAX = 17;
/** "2.60 high", in metres. */
const HEIGHT = /^[1-4][.,]\d{1,2}$/;

/** Reads the kinds of values that a message asks for, and the day, age, weight or number in it. */
export function readAsked(utterance: Utterance, message: MessageAsked): AskedValues {
  const { text, language, reading } = utterance;
  const { before, now, timezone } = message;
  const { pack, lexicon } = languageFor(language);
  const { concepts } = reading;
  const ownConcepts = [...concepts].filter((concept) => !TOPICLESS.has(concept));
  const earlierConcepts =
    before === '' ? [] : [...lexicon.read(before).concepts].filter((concept) => !TOPICLESS.has(concept));
  const values: AskedValues = {
    kinds: readKinds(message, concepts),
    isWhether: !concepts.has('price') && (concepts.has('free') || concepts.has('included')),
    asksIf: concepts.has('have') || concepts.has('may') || concepts.has('availability'),
    isOpen: OPEN.some((concept) => concepts.has(concept)),
    concepts: new Set([...ownConcepts, ...(ownConcepts.length === 0 ? earlierConcepts : [])]),
    words: splitContentWords(ownConcepts.length === 0 ? `${text} ${before}` : text),
    day: null,
    date: null,
    age: null,
    isChild: concepts.has('child') || concepts.has('baby'),
    weight: null,
    height: null,
    persons: null,
    nights: null,
    party: readParty(text, language, now, timezone),
  };
  const takenTexts: string[] = [];
  let asksHeight = false;
  let bareHeight: number | null = null;
  for (const mark of markText(text, { words: markingWords(language), pack, currency: 'EUR' }).marks) {
    if (mark.kind === 'role' && mark.role === 'height') asksHeight = true;
    if (mark.kind === 'number' && HEIGHT.test(text.slice(mark.start, mark.end))) bareHeight = mark.value;
    const isTaken = readMark(mark, values);
    if (isTaken) takenTexts.push(text.slice(mark.start, mark.end));
    if (mark.kind === 'role' && mark.role === 'now') values.date = localDate(now, timezone);
  }
  for (const entity of findEntities(text, pack, now, timezone)) {
    if (takenTexts.some((words) => words.includes(entity.text))) continue;
    if (entity.type === 'date') values.date = entity.value;
    else if (entity.type === 'count' && isAge(entity.value, values)) values.age = entity.value;
    else if (entity.type === 'count' && entity.value > 0) takeCount(entity, reading, values);
    else if (entity.type === 'duration' && entity.relation === 'length' && entity.value % DAY_MINUTES === 0)
      values.nights = entity.value / DAY_MINUTES;
  }
  if (asksHeight && bareHeight !== null) values.height ??= bareHeight;
  // For an age any value may answer, unless a word asks for one kind.
  if (values.age !== null && !NAMING.some((concept) => concepts.has(concept))) values.kinds = new Set();
  if (values.date !== null) values.day = weekday(values.date);
  return values;
}

/**
 * Reads a count with what it counts, which follows it: "3 nights", "4 people", "for 2". Eggs or kilos are no persons.
 */
function takeCount(
  { value, text }: { value: number; text: string },
  { words, found, unknown }: Reading,
  asked: AskedValues,
): void {
  const counts = splitWords(fold(text));
  const countIndex = words.findIndex((_, start) => counts.every((word, index) => words[start + index] === word));
  const next = countIndex < 0 ? undefined : words[countIndex + counts.length];
  const countedConcepts = found.filter(
    ({ start, end }) => start <= countIndex + counts.length && countIndex + counts.length < end,
  );
  if (countedConcepts.some(({ concept }) => concept === 'night')) asked.nights = value;
  else if (countedConcepts.some(({ concept }) => PEOPLE.has(concept))) asked.persons = value;
  else if (countedConcepts.length === 0 && (next === undefined || !unknown.includes(next))) asked.persons ??= value;
}

/** Whether a figure is a child's age ("my son is 10") and no small number of children. */
function isAge(value: number, { isChild, age }: AskedValues): boolean {
  return isChild && age === null && value >= AGE_MIN && value <= AGE_MAX;
}

function readMark(mark: ReturnType<typeof markText>['marks'][number], asked: AskedValues): boolean {
  switch (mark.kind) {
    case 'ages': {
      const { min, max } = mark.ages;
      asked.age = min ?? max;
      return true;
    }
    case 'days': {
      const [day, ...others] = mark.days.days;
      if (day !== undefined && others.length === 0) asked.day = day;
      return others.length === 0;
    }
    case 'measure': {
      const { unit, value } = mark;
      const [weight, height] = [WEIGHTS[unit], HEIGHTS[unit]];
      if (weight !== undefined) asked.weight = value * weight;
      if (height !== undefined) asked.height = value * height;
      return true;
    }
    default:
      return false;
  }
}

function readKinds(
  { frames, intent }: Pick<MessageAsked, 'frames' | 'intent'>,
  concepts: ReadonlySet<Concept>,
): ReadonlySet<ValueKind> {
  const topicFrames = frames.filter(({ topic }) => topic === intent || topic === null);
  const framesUsed = topicFrames.length === 0 ? frames : topicFrames;
  const namedKinds = Object.entries(BY_CONCEPT).flatMap(([concept, kind]) =>
    concepts.has(concept as Concept) ? [kind] : [],
  );
  // A question with "have" asks for no value, whatever else it resembles.
  if (namedKinds.length > 0 || concepts.has('have')) return new Set(namedKinds);
  return new Set(framesUsed.flatMap(({ attribute }) => (attribute === null ? [] : (BY_ATTRIBUTE[attribute] ?? []))));
}

function splitContentWords(text: string): ReadonlySet<string> {
  return new Set(splitWords(fold(text)).filter((word) => word.length >= WORD_LETTERS_MIN));
}
