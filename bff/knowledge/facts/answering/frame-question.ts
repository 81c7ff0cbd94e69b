import type { Intent } from '../../../../shared/domain/intents.ts';
import type { Entity } from '../../../../shared/domain/understanding.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { MANNER } from '../../../language/pack/topicless.ts';
import { HEIGHTS, WEIGHTS } from '../base-units.ts';
import { findSubjects, presenceOf, SUBJECTS, type Subject } from '../catalogue.ts';
import type { Ages } from '../fact.ts';
import { markText } from '../marks/mark-text.ts';
import type { Mark } from '../marks/marks.ts';
import { patternOf, wordsFor } from '../words.ts';
import type { Conditions, Question, QuestionKind } from './question.ts';
import type { Party } from './total.ts';

/** A guest's text and its context. */
export interface Asked {
  text: string;
  language: string;
  /** The intent to answer, if one was read. */
  intent: Intent | null;
  entities: readonly Entity[];
  /** The guest's earlier question about the same topic: a follow-up keeps its thing and its kind of question. */
  previousText?: string;
  /** The persons it is asked for, if it counts any. */
  party?: Party | null;
  /** The message's other clauses, if this is one of several. Then it must name its thing itself. */
  otherClauses?: readonly string[];
}

/** Reads a guest's text as a question to facts. Returns null if it asks for something else or for more. */
export function frameQuestion(asked: Asked): Question | null {
  const { text, language, intent, entities, previousText = '', party = null, otherClauses: clauses = [] } = asked;
  const isPart = clauses.length > 0;
  const { pack, lexicon } = languageFor(language);
  const words = wordsFor(language);
  const { concepts } = lexicon.read(text);
  if (clauses.some((clause) => /\p{Nd}/u.test(clause) || namesChild(lexicon.read(clause).concepts))) return null;
  const earlierConcepts = lexicon.read(previousText).concepts;
  const namedSubjects = findSubjects(concepts);
  const subject = chooseSubject(
    namedSubjects.length > 0 || previousText === '' ? namedSubjects : findSubjects(earlierConcepts),
    isPart ? null : intent,
  );
  if (subject === null || (intent !== null && !belongsTo(subject, intent))) return null;
  const marks = words === null ? [] : markText(text, { words, pack, currency: 'EUR' }).marks;
  const filler = words === null ? /(?!)/u : patternOf(language, 'giu', words.roles.filler);
  const remainder = lexicon.read(blankMarks(text, marks).replace(filler, ' '));
  const conditions = readConditions(marks, withoutMarked(text, marks, entities), concepts, subject);
  if (conditions === null) return null;
  const subjectConcepts = new Set(subject.concepts.flat());
  // "Park" means both a sight and parking: a word of the subject is no second thing.
  const isOwn = (at: number) =>
    remainder.found.some(({ concept, start, end }) => subjectConcepts.has(concept) && start <= at && at < end);
  const isOtherTopic = ({ concept, start }: { concept: Concept; start: number }) =>
    !subjectConcepts.has(concept) && !MANNER.has(concept) && !isOwn(start);
  if (remainder.found.some(isOtherTopic)) return null;
  const isFollowUp = namedSubjects.length === 0 && previousText !== '';
  const kind =
    (isFollowUp
      ? (readAspect(concepts, subjectConcepts, subject) ?? readAspect(earlierConcepts, subjectConcepts, subject))
      : null) ?? readKind(concepts, subjectConcepts, conditions, subject);
  if (
    kind === null ||
    remainder.unknown.length > unknownMax(kind, readAspect(concepts, subjectConcepts, subject) !== null)
  )
    return null;
  // "May I …?" asks more than whether the thing exists.
  if (kind === 'exists' && concepts.has('may') && !concepts.has('have')) return null;
  const isMixed = party !== null && party.adults > 0 && party.children.length > 0;
  const { age: _age, isChild: _isChild, count: _count, ...conditionsWithoutPersons } = conditions;
  return {
    subject: subject.name,
    kind,
    conditions: kind === 'price' && isMixed ? { ...conditionsWithoutPersons, party } : conditions,
    ...(concepts.has('free') ? { asksFree: true } : {}),
  };
}

/**
 * The most unknown words a question may have: one for a question with a clear aspect such as a price, none for one
 * about existence.
 */
function unknownMax(kind: QuestionKind, isNamed: boolean): number {
  return isNamed && kind !== 'exists' && kind !== 'allowed' ? 1 : 0;
}

function namesChild(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('child') || concepts.has('baby');
}

/** Drops values inside a measure or an age: "2.4 m" is not the second of April. */
function withoutMarked(text: string, marks: readonly Mark[], entities: readonly Entity[]): Entity[] {
  const markedTexts = marks
    .filter(({ kind }) => kind === 'measure' || kind === 'ages')
    .map(({ start, end }) => text.slice(start, end));
  return entities.filter((entity) => !markedTexts.some((words) => words.includes(entity.text)));
}

/** Replaces all marks by blanks. */
function blankMarks(text: string, marks: readonly Mark[]): string {
  return marks.reduceRight(
    (left, { kind, start, end }) => (kind === 'break' ? left : `${left.slice(0, start)} ${left.slice(end)}`),
    text,
  );
}

/** Returns the named subject that belongs to the intent; without a name, the intent's own subject. */
function chooseSubject(named: readonly Subject[], intent: Intent | null): Subject | null {
  const things =
    named.length > 1 ? named.filter(({ name }) => name !== 'children' && name !== 'payment' && name !== 'shop') : named;
  const [first, ...conditionsWithoutPersons] = things;
  if (first !== undefined && conditionsWithoutPersons.length === 0)
    return intent === null || belongsTo(first, intent) ? first : null;
  const fitting = intent === null ? [] : things.filter((subject) => belongsTo(subject, intent));
  if (things.length > 0) return fitting.length === 1 ? (fitting[0] ?? null) : null;
  if (intent === null) return null;
  return (
    SUBJECTS.find(
      ({ name, intents }) => intents.includes(intent) && name.toLowerCase() === intent.replaceAll('_', ''),
    ) ??
    SUBJECTS.find(({ intents }) => intents[0] === intent) ??
    null
  );
}

/** Intents for aspects of a question. They fit every subject. */
const OF_EVERY_SUBJECT: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'opening_hours',
  'policies',
  'children',
  'local_tips',
  'payment',
]);

function belongsTo({ intents }: Subject, intent: Intent): boolean {
  return intents.includes(intent) || OF_EVERY_SUBJECT.has(intent);
}

/** Returns the aspect asked for by name: a price, hours, a place. */
function readAspect(
  concepts: ReadonlySet<Concept>,
  subjectConcepts: ReadonlySet<Concept>,
  { name }: Subject,
): QuestionKind | null {
  const has = (...any: Concept[]) => any.some((concept) => concepts.has(concept) && !subjectConcepts.has(concept));
  if (has('password') && name === 'wifi') return 'password';
  if (has('price', 'free')) return 'price';
  if (has('included')) return 'included';
  if (has('distance', 'route') || (name === 'station' && has('where'))) return 'distance';
  if (has('where')) return 'where';
  if (has('hours', 'when')) return 'hours';
  return has('pay') && name !== 'card' && name !== 'cash' && name !== 'payment' ? 'price' : null;
}

function readKind(
  concepts: ReadonlySet<Concept>,
  subjectConcepts: ReadonlySet<Concept>,
  conditions: Conditions,
  subject: Subject,
): QuestionKind | null {
  const { name } = subject;
  const { day, date, time, isNow, weightKg, heightM, count, age } = conditions;
  const has = (...any: Concept[]) => any.some((concept) => concepts.has(concept) && !subjectConcepts.has(concept));
  if (weightKg !== undefined || heightM !== undefined) return 'limit';
  const aspect = readAspect(concepts, subjectConcepts, subject);
  if (aspect !== null) return aspect;
  if (day !== undefined || date !== undefined || time !== undefined || isNow === true) return 'hours';
  if (name === 'checkIn' || name === 'checkOut' || name === 'quiet') return 'hours';
  if (count !== undefined || age !== undefined) return 'price';
  if (has('book')) return null;
  return presenceOf(name)?.endsWith('.allowed') ? 'allowed' : 'exists';
}

/** Reads the conditions of a question. Returns null if one is not understood. */
function readConditions(
  marks: readonly Mark[],
  entities: readonly Entity[],
  concepts: ReadonlySet<Concept>,
  { name }: Subject,
): Conditions | null {
  const conditions: Conditions = {};
  for (const mark of marks) {
    switch (mark.kind) {
      case 'ages': {
        const age = singleAge(mark.ages);
        if (age === null) return null;
        conditions.age = age;
        break;
      }
      case 'days':
        if (mark.days.holidays) return null;
        if (mark.days.days.length === 1) conditions.day = mark.days.days[0];
        else if (mark.days.days.length !== 7) conditions.day = mark.days.days[0];
        break;
      case 'measure': {
        if (WEIGHTS[mark.unit] !== undefined) conditions.weightKg = mark.value * (WEIGHTS[mark.unit] ?? 1);
        else if (HEIGHTS[mark.unit] !== undefined && name === 'parking')
          conditions.heightM = mark.value * (HEIGHTS[mark.unit] ?? 1);
        else return null;
        break;
      }
      case 'season':
        return null;
      case 'role':
        if (mark.role === 'now') conditions.isNow = true;
        break;
      default:
    }
  }
  for (const entity of entities) {
    if (entity.type === 'date') conditions.date = entity.value;
    else if (entity.type === 'time') conditions.time = entity.value;
    else if (
      entity.type === 'count' &&
      conditions.age === undefined &&
      conditions.weightKg === undefined &&
      entity.value > 1
    )
      conditions.count = entity.value;
    else if (entity.type === 'duration' || entity.type === 'room') {
      if (conditions.age === undefined) return null;
    }
  }
  if (conditions.age !== undefined) delete conditions.count;
  if (conditions.date !== undefined) delete conditions.day;
  if (conditions.age === undefined && name !== 'children' && (concepts.has('child') || concepts.has('baby')))
    conditions.isChild = true;
  return conditions;
}

/** Returns a single age ("a child of 7"), or null for a range. */
function singleAge({ min, max }: Ages): number | null {
  if (min !== null && max !== null) return min === max ? min : null;
  return min ?? max;
}
