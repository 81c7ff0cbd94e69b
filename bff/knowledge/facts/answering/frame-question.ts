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

/** What is known of a guest's words besides them. */
export interface Asked {
  text: string;
  language: string;
  /** The wish that is answered, where one was read. */
  intent: Intent | null;
  entities: readonly Entity[];
  /** What was asked before it of the same matter: its thing and its way of asking hold on. */
  before?: string;
  /** Who it is asked for, where it counts people. */
  party?: Party | null;
  /** Of one of several clauses: the others. It must name its thing itself, and nothing in them may count for it. */
  beside?: readonly string[];
}

/** The question in a guest's words, as far as facts could answer it; null where it asks something else or more. */
export function frameQuestion(asked: Asked): Question | null {
  const { text, language, intent, entities, before = '', party = null, beside: clauses = [] } = asked;
  const isPart = clauses.length > 0;
  const { pack, lexicon } = languageFor(language);
  const words = wordsFor(language);
  const { concepts } = lexicon.read(text);
  if (clauses.some((clause) => /\p{Nd}/u.test(clause) || namesChild(lexicon.read(clause).concepts))) return null;
  const earlier = lexicon.read(before).concepts;
  const named = findSubjects(concepts);
  const subject = chooseSubject(
    named.length > 0 || before === '' ? named : findSubjects(earlier),
    isPart ? null : intent,
  );
  if (subject === null || (intent !== null && !isOf(subject, intent))) return null;
  const marks = words === null ? [] : markText(text, { words, pack, currency: 'EUR' }).marks;
  const filler = words === null ? /(?!)/u : patternOf(language, 'giu', words.roles.filler);
  const beside = lexicon.read(blank(text, marks).replace(filler, ' '));
  const conditions = readConditions(marks, withoutMarked(text, marks, entities), concepts, subject);
  if (conditions === null) return null;
  const own = new Set(subject.concepts.flat());
  // "Park" is a sight as well as what one does with a car: a word of the subject's is no other thing.
  const isOwn = (at: number) =>
    beside.found.some(({ concept, start, end }) => own.has(concept) && start <= at && at < end);
  const isStrange = ({ concept, start }: { concept: Concept; start: number }) =>
    !own.has(concept) && !MANNER.has(concept) && !isOwn(start);
  if (beside.found.some(isStrange)) return null;
  const isOn = named.length === 0 && before !== '';
  const kind =
    (isOn ? (readWay(concepts, own, subject) ?? readWay(earlier, own, subject)) : null) ??
    readKind(concepts, own, conditions, subject);
  if (kind === null || beside.unknown.length > unknownMax(kind, readWay(concepts, own, subject) !== null)) return null;
  // Who asks whether they may, of a thing that is there or not, asks something else of it.
  if (kind === 'exists' && concepts.has('may') && !concepts.has('have')) return null;
  const isMixed = party !== null && party.adults > 0 && party.children.length > 0;
  const { age: _age, isChild: _isChild, count: _count, ...others } = conditions;
  return {
    subject: subject.name,
    kind,
    conditions: kind === 'price' && isMixed ? { ...others, party } : conditions,
    ...(concepts.has('free') ? { asksFree: true } : {}),
  };
}

/** Whether there is such a thing says nothing of what else was asked of it; one strange word changes no price that is asked for by name. */
function unknownMax(kind: QuestionKind, isNamed: boolean): number {
  return isNamed && kind !== 'exists' && kind !== 'allowed' ? 1 : 0;
}

function namesChild(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('child') || concepts.has('baby');
}

/** "2.4 m" is no second of April: what a measure or an age holds is no other value. */
function withoutMarked(text: string, marks: readonly Mark[], entities: readonly Entity[]): Entity[] {
  const held = marks
    .filter(({ kind }) => kind === 'measure' || kind === 'ages')
    .map(({ start, end }) => text.slice(start, end));
  return entities.filter((entity) => !held.some((words) => words.includes(entity.text)));
}

/** A text without what was marked in it. */
function blank(text: string, marks: readonly Mark[]): string {
  return marks.reduceRight(
    (left, { kind, start, end }) => (kind === 'break' ? left : `${left.slice(0, start)} ${left.slice(end)}`),
    text,
  );
}

/** The one that is named and belongs to the wish; without a name, the wish's own. */
function chooseSubject(named: readonly Subject[], intent: Intent | null): Subject | null {
  const things =
    named.length > 1 ? named.filter(({ name }) => name !== 'children' && name !== 'payment' && name !== 'shop') : named;
  const [first, ...others] = things;
  if (first !== undefined && others.length === 0) return intent === null || isOf(first, intent) ? first : null;
  const fitting = intent === null ? [] : things.filter((subject) => isOf(subject, intent));
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

/** Ways of asking are of every subject. */
const OF_ALL: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'opening_hours',
  'policies',
  'children',
  'local_tips',
  'payment',
]);

function isOf({ intents }: Subject, intent: Intent): boolean {
  return intents.includes(intent) || OF_ALL.has(intent);
}

/** What is asked for by name: a price, hours, a place. */
function readWay(concepts: ReadonlySet<Concept>, own: ReadonlySet<Concept>, { name }: Subject): QuestionKind | null {
  const has = (...any: Concept[]) => any.some((concept) => concepts.has(concept) && !own.has(concept));
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
  own: ReadonlySet<Concept>,
  conditions: Conditions,
  subject: Subject,
): QuestionKind | null {
  const { name } = subject;
  const { day, date, time, isNow, weightKg, heightM, count, age } = conditions;
  const has = (...any: Concept[]) => any.some((concept) => concepts.has(concept) && !own.has(concept));
  if (weightKg !== undefined || heightM !== undefined) return 'limit';
  const way = readWay(concepts, own, subject);
  if (way !== null) return way;
  if (day !== undefined || date !== undefined || time !== undefined || isNow === true) return 'hours';
  if (name === 'checkIn' || name === 'checkOut' || name === 'quiet') return 'hours';
  if (count !== undefined || age !== undefined) return 'price';
  if (has('book')) return null;
  return presenceOf(name)?.endsWith('.allowed') ? 'allowed' : 'exists';
}

/** Null where something is asked under a condition that is not understood. */
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
        const age = theAge(mark.ages);
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

/** "A child of 7": one age, not a range. */
function theAge({ min, max }: Ages): number | null {
  if (min !== null && max !== null) return min === max ? min : null;
  return min ?? max;
}
