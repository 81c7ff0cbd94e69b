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

/** A sort of value that may be asked for. */
export type ValueKind = 'hours' | 'price' | 'limit' | 'length';

/** What a message asks of the house's texts, as far as values could answer it. */
export interface AskedValues {
  /** None: it asks whether or how, and any value of the matter may tell. */
  kinds: ReadonlySet<ValueKind>;
  /** It asks whether something is free or included: a yes or a no. */
  isWhether: boolean;
  /** It asks whether there is something, or whether one may. */
  asksIf: boolean;
  /** It asks when, where or how: no yes or no answers it. */
  isOpen: boolean;
  /** What it speaks of. */
  concepts: ReadonlySet<Concept>;
  /** Its words, and those it follows: a name is spelt alike in all languages. */
  words: ReadonlySet<string>;
  /** Monday is 0; `isToday`: of the day it is asked. */
  day: number | null;
  date: string | null;
  age: number | null;
  isChild: boolean;
  /** In kilograms, in metres. */
  weight: number | null;
  height: number | null;
  persons: number | null;
  nights: number | null;
  /** For whom, where it counts people. */
  party: Party | null;
}

/** What is known of the message. */
interface MessageAsked {
  /** The guest's words that it asks on about; '' where it stands alone. */
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

/** Reads what a message asks for: kinds of values, and the day, age, weight or number it asks of. */
export function readAsked(said: Utterance, message: MessageAsked): AskedValues {
  const { text, language, reading } = said;
  const { before, now, timezone } = message;
  const { pack, lexicon } = languageFor(language);
  const { concepts } = reading;
  const own = [...concepts].filter((concept) => !TOPICLESS.has(concept));
  const earlier = before === '' ? [] : [...lexicon.read(before).concepts].filter((concept) => !TOPICLESS.has(concept));
  const asked: AskedValues = {
    kinds: readKinds(message, concepts),
    isWhether: !concepts.has('price') && (concepts.has('free') || concepts.has('included')),
    asksIf: concepts.has('have') || concepts.has('may') || concepts.has('availability'),
    isOpen: OPEN.some((concept) => concepts.has(concept)),
    concepts: new Set([...own, ...(own.length === 0 ? earlier : [])]),
    words: wordsOf(own.length === 0 ? `${text} ${before}` : text),
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
  const taken: string[] = [];
  let isOfHeight = false;
  let bareHeight: number | null = null;
  for (const mark of markText(text, { words: markingWords(language), pack, currency: 'EUR' }).marks) {
    if (mark.kind === 'role' && mark.role === 'height') isOfHeight = true;
    if (mark.kind === 'number' && HEIGHT.test(text.slice(mark.start, mark.end))) bareHeight = mark.value;
    const taking = readMark(mark, asked);
    if (taking) taken.push(text.slice(mark.start, mark.end));
    if (mark.kind === 'role' && mark.role === 'now') asked.date = localDate(now, timezone);
  }
  for (const entity of findEntities(text, pack, now, timezone)) {
    if (taken.some((words) => words.includes(entity.text))) continue;
    if (entity.type === 'date') asked.date = entity.value;
    else if (entity.type === 'count' && isAge(entity.value, asked)) asked.age = entity.value;
    else if (entity.type === 'count' && entity.value > 0) takeCount(entity, reading, asked);
    else if (entity.type === 'duration' && entity.relation === 'length' && entity.value % DAY_MINUTES === 0)
      asked.nights = entity.value / DAY_MINUTES;
  }
  if (isOfHeight && bareHeight !== null) asked.height ??= bareHeight;
  // Of an age any value may tell, unless a word asks for one kind.
  if (asked.age !== null && !NAMING.some((concept) => concepts.has(concept))) asked.kinds = new Set();
  if (asked.date !== null) asked.day = weekday(asked.date);
  return asked;
}

/** "3 nights", "4 people", "for 2": what is counted stands behind the count. Of eggs or kilos no price is per person. */
function takeCount(
  { value, text }: { value: number; text: string },
  { words, found, unknown }: Reading,
  asked: AskedValues,
): void {
  const counts = splitWords(fold(text));
  const place = words.findIndex((_, start) => counts.every((word, index) => words[start + index] === word));
  const next = place < 0 ? undefined : words[place + counts.length];
  const counted = found.filter(({ start, end }) => start <= place + counts.length && place + counts.length < end);
  if (counted.some(({ concept }) => concept === 'night')) asked.nights = value;
  else if (counted.some(({ concept }) => PEOPLE.has(concept))) asked.persons = value;
  else if (counted.length === 0 && (next === undefined || !unknown.includes(next))) asked.persons ??= value;
}

/** "My son is 10": a figure beside one child that is no small number of them. */
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
  const own = frames.filter(({ topic }) => topic === intent || topic === null);
  const used = own.length === 0 ? frames : own;
  const named = Object.entries(BY_CONCEPT).flatMap(([concept, kind]) =>
    concepts.has(concept as Concept) ? [kind] : [],
  );
  // Who asks by the word whether it is there asks for no value of it, whatever the question resembles.
  if (named.length > 0 || concepts.has('have')) return new Set(named);
  return new Set(used.flatMap(({ attribute }) => (attribute === null ? [] : (BY_ATTRIBUTE[attribute] ?? []))));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(splitWords(fold(text)).filter((word) => word.length >= WORD_LETTERS_MIN));
}
