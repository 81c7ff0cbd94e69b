import { findKinds } from '../../../language/lexicon/kinds.ts';
import { HEIGHTS, WEIGHTS } from '../base-units.ts';
import { presenceOf } from '../catalogue.ts';
import type { Fact, FactSource, Value, ValueOf } from '../fact.ts';
import type { Exception, Item } from '../terms.ts';
import { answerHours, type HoursAnswer, type Moment } from './answer-hours.ts';
import { answerPrice, type PriceAnswer } from './answer-price.ts';
import type { Conditions, Question } from './question.ts';

/** What is told, without the words of a language. */
export type Told =
  | { form: 'presence'; is: 'yes' | 'no' | 'on_request'; exceptions: readonly Exception[]; only: readonly Item[] }
  | HoursAnswer
  | PriceAnswer
  | { form: 'limit'; limit: ValueOf<'limit'>; verdict: 'yes' | 'no' | null }
  | { form: 'value'; value: ValueOf<'distance' | 'credential' | 'contact' | 'place' | 'list'>; attribute: string };

/** An answer computed from facts: what was asked, and at most one thing more that the guest must know. */
export interface FactAnswer {
  subject: string;
  told: readonly Told[];
  booking: 'needed' | 'not_needed' | 'impossible' | null;
  sources: readonly FactSource[];
  /** The owner has seen what the answer to the question itself rests on. */
  isSeen: boolean;
}

const CONDITIONS = ['day', 'date', 'time', 'isNow', 'age', 'isChild', 'weightKg', 'heightM', 'count', 'party'] as const;
/** Which conditions each kind of answer takes into account; asked under another one, it answers nothing. */
const TAKES: Record<string, readonly (keyof Conditions)[]> = {
  presence: [],
  hours: ['day', 'date', 'time', 'isNow'],
  price: ['day', 'date', 'age', 'isChild', 'count', 'party'],
  limit: ['age', 'weightKg', 'heightM'],
  value: [],
};

/** The answer to a question from the facts of the house; null where they do not hold it, or contradict each other. */
export function answerQuestion(question: Question, facts: readonly Fact[], moment: Moment): FactAnswer | null {
  const own = facts.filter(({ attribute }) => attribute.startsWith(`${question.subject}.`));
  const first = answerFirst(question, own, moment);
  if (first === null) return null;
  const more = answerMore(question, first.told, own, moment);
  const told = more === null ? [first.told] : [first.told, more.told];
  const used = [...first.facts, ...(more?.facts ?? [])];
  const [booking = null] = first.facts.flatMap(({ conditions }) => conditions.map((one) => one.booking));
  const sources = used.map(({ source }) => source);
  return {
    subject: question.subject,
    told,
    booking,
    sources: sources.filter((one, index) => sources.findIndex(({ id }) => id === one.id) === index),
    isSeen: first.facts.every(({ isSeen }) => isSeen === true),
  };
}

interface Found {
  told: Told;
  facts: readonly Fact[];
}

function answerFirst(question: Question, own: readonly Fact[], moment: Moment): Found | null {
  const { kind, subject, conditions } = question;
  const { weightKg, heightM, age } = conditions;
  if (weightKg !== undefined) return find(own, ['pets.limitWeight'], (value) => compare(value, weightKg), question);
  if (heightM !== undefined) return find(own, ['parking.limitHeight'], (value) => compare(value, heightM), question);
  switch (kind) {
    case 'hours':
      return find(own, [`${subject}.hours`], (value) => answerOpenHours(value, question, moment), question);
    case 'price':
    case 'included':
      return find(
        own,
        [`${subject}.price`],
        (value) => (value.type === 'price' ? answerPrice(value, question) : null),
        question,
      );
    case 'limit':
      return find(
        own,
        limitsOf(subject),
        (value) => (value.type === 'limit' ? { form: 'limit', limit: value, verdict: null } : null),
        question,
      );
    case 'exists':
    case 'allowed':
      if (age !== undefined) return find(own, [`${subject}.limitAge`], (value) => compare(value, age), question);
      return findPresence(question, own);
    case 'distance':
      return findValue(own, `${subject}.distance`, question);
    case 'where':
      return findValue(own, `${subject}.where`, question);
    case 'password':
      return findValue(own, `${subject}.password`, question);
    case 'contact':
      return findValue(own, `${subject}.phone`, question);
    case 'booking':
      return null;
    default:
      return kind satisfies never;
  }
}

/** Who comes before check-in or leaves after check-out asks for more than its hours: whether that may be is another fact. */
function answerOpenHours(value: Value, { subject, conditions }: Question, moment: Moment): Told | null {
  const told = value.type === 'hours' ? answerHours(value, conditions, moment) : null;
  const isOther = (subject === 'checkIn' || subject === 'checkOut') && told?.state?.startsWith('closed') === true;
  return isOther ? null : told;
}

/** What the guest must know beside it: of a thing that may be had, what it costs and for whom it is; of a password, its network. */
function answerMore({ subject, kind }: Question, first: Told, own: readonly Fact[], moment: Moment): Found | null {
  const plain: Question = { subject, kind: 'price', conditions: {} };
  if (kind === 'password') return findValue(own, `${subject}.network`, plain);
  const isYes = (first.form === 'presence' && first.is !== 'no') || (first.form === 'limit' && first.verdict === 'yes');
  if (!isYes) return null;
  const limit = first.form === 'limit' ? null : answerFirst({ ...plain, kind: 'limit' }, own, moment);
  return limit ?? answerFirst(plain, own, moment);
}

type Tell = (value: Value) => Told | null;

/** One answer of all facts for the attributes; null where two differ. */
function find(own: readonly Fact[], attributes: readonly string[], tell: Tell, { conditions }: Question): Found | null {
  const answers = own
    .filter(({ attribute }) => attributes.includes(attribute))
    .flatMap((fact) => {
      const told = tell(fact.value);
      return told === null ? [] : [{ told, fact }];
    });
  const [first] = answers;
  if (first === undefined || !takes(first.told, conditions)) return null;
  const said = JSON.stringify(first.told);
  if (answers.some(({ told }) => JSON.stringify(told) !== said)) return null;
  return { told: first.told, facts: answers.map(({ fact }) => fact) };
}

function takes({ form }: Told, conditions: Conditions): boolean {
  const known = TAKES[form] ?? [];
  return CONDITIONS.every((name) => conditions[name] === undefined || known.includes(name));
}

function findValue(own: readonly Fact[], attribute: string, question: Question): Found | null {
  const tell: Tell = (value) =>
    value.type === 'distance' ||
    value.type === 'credential' ||
    value.type === 'contact' ||
    value.type === 'place' ||
    value.type === 'list'
      ? { form: 'value', value, attribute }
      : null;
  return find(own, [attribute], tell, question);
}

/** What has hours or a price is there. */
function findPresence(question: Question, own: readonly Fact[]): Found | null {
  const plain = { form: 'presence' as const, is: 'yes' as const, exceptions: [], only: [] };
  const attribute = presenceOf(question.subject);
  if (attribute === null || !takes(plain, question.conditions)) return null;
  const told = own.filter((fact) => fact.attribute === attribute);
  const implied = own.filter(({ value }) => value.type === 'price' || value.type === 'hours' || value.type === 'limit');
  const [first] = told.filter(({ exceptions }) => exceptions.length > 0).concat(told);
  const used = first === undefined ? implied : [first];
  if (used.length === 0) return null;
  const only = question.subject === 'pets' ? onlyAnimals(used) : [];
  if (first === undefined) return { told: { ...plain, only }, facts: used };
  if (first.value.type !== 'presence') return null;
  const { is } = first.value;
  const differs = told.some(({ value }) => value.type === 'presence' && value.is !== is);
  if (differs || (is === 'no' && (implied.length > 0 || only.length > 0))) return null;
  return { told: { ...plain, is, exceptions: first.exceptions, only }, facts: used };
}

/** Of which animals the words are that tell it: who takes dogs has said nothing of cats. */
function onlyAnimals(facts: readonly Fact[]): Item[] {
  const kinds = findKinds(facts.map(({ source }) => `${source.label}\n${source.quote}`).join('\n'));
  if (kinds.has('any_animal')) return [];
  return [...(kinds.has('dog') ? ['dogs' as const] : []), ...(kinds.has('cat') ? ['cats' as const] : [])];
}

function limitsOf(subject: string): string[] {
  return [`${subject}.limitWeight`, `${subject}.limitHeight`, `${subject}.limitAge`];
}

const IN_BASE: Readonly<Record<string, number>> = { ...WEIGHTS, ...HEIGHTS, year: 1 };

function compare(value: Value, asked: number): Told | null {
  if (value.type !== 'limit') return null;
  const limit = value.value * (IN_BASE[value.unit] ?? 1);
  const fits = value.bound === 'most' ? asked <= limit : asked >= limit;
  return { form: 'limit', limit: value, verdict: fits ? 'yes' : 'no' };
}
