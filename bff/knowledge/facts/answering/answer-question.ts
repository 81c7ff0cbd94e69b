import { findKinds } from '../../../language/lexicon/kinds.ts';
import { HEIGHTS, WEIGHTS } from '../base-units.ts';
import { presenceOf } from '../catalogue.ts';
import type { Fact, FactSource, Value, ValueOf } from '../fact.ts';
import type { Exception, Item } from '../terms.ts';
import { answerHours, type HoursAnswer, type Moment } from './answer-hours.ts';
import { answerPrice, type PriceAnswer } from './answer-price.ts';
import type { Conditions, Question } from './question.ts';

/** The content of an answer, independent of language. */
export type AnswerContent =
  | { form: 'presence'; is: 'yes' | 'no' | 'on_request'; exceptions: readonly Exception[]; only: readonly Item[] }
  | HoursAnswer
  | PriceAnswer
  | { form: 'limit'; limit: ValueOf<'limit'>; verdict: 'yes' | 'no' | null }
  | { form: 'value'; value: ValueOf<'distance' | 'credential' | 'contact' | 'place' | 'list'>; attribute: string };

/** An answer computed from facts: what was asked, and at most one more thing that the guest must know. */
export interface FactAnswer {
  subject: string;
  contents: readonly AnswerContent[];
  booking: 'needed' | 'not_needed' | 'impossible' | null;
  sources: readonly FactSource[];
  /** The owner has confirmed the facts that answer the question itself. */
  isConfirmed: boolean;
}

const CONDITIONS = ['day', 'date', 'time', 'isNow', 'age', 'isChild', 'weightKg', 'heightM', 'count', 'party'] as const;
/** The conditions that each kind of answer can handle. A question with another condition gets no answer. */
const HANDLED_CONDITIONS: Record<string, readonly (keyof Conditions)[]> = {
  presence: [],
  hours: ['day', 'date', 'time', 'isNow'],
  price: ['day', 'date', 'age', 'isChild', 'count', 'party'],
  limit: ['age', 'weightKg', 'heightM'],
  value: [],
};

/** Answers a question from the facts of the house. Returns null if they do not cover it or contradict each other. */
export function answerQuestion(question: Question, facts: readonly Fact[], moment: Moment): FactAnswer | null {
  const subjectFacts = facts.filter(({ attribute }) => attribute.startsWith(`${question.subject}.`));
  const first = answerFirst(question, subjectFacts, moment);
  if (first === null) return null;
  const more = answerSecond(question, first.content, subjectFacts, moment);
  const contents = more === null ? [first.content] : [first.content, more.content];
  const usedFacts = [...first.facts, ...(more?.facts ?? [])];
  const [booking = null] = first.facts.flatMap(({ conditions }) => conditions.map((one) => one.booking));
  const sources = usedFacts.map(({ source }) => source);
  return {
    subject: question.subject,
    contents,
    booking,
    sources: sources.filter((one, index) => sources.findIndex(({ id }) => id === one.id) === index),
    isConfirmed: first.facts.every(({ isConfirmed }) => isConfirmed === true),
  };
}

interface ContentWithFacts {
  content: AnswerContent;
  facts: readonly Fact[];
}

function answerFirst(question: Question, subjectFacts: readonly Fact[], moment: Moment): ContentWithFacts | null {
  const { kind, subject, conditions } = question;
  const { weightKg, heightM, age } = conditions;
  if (weightKg !== undefined)
    return findAnswer(subjectFacts, ['pets.limitWeight'], (value) => compareToLimit(value, weightKg), question);
  if (heightM !== undefined)
    return findAnswer(subjectFacts, ['parking.limitHeight'], (value) => compareToLimit(value, heightM), question);
  switch (kind) {
    case 'hours':
      return findAnswer(
        subjectFacts,
        [`${subject}.hours`],
        (value) => answerOpenHours(value, question, moment),
        question,
      );
    case 'price':
    case 'included':
      return findAnswer(
        subjectFacts,
        [`${subject}.price`],
        (value) => (value.type === 'price' ? answerPrice(value, question) : null),
        question,
      );
    case 'limit':
      return findAnswer(
        subjectFacts,
        limitsOf(subject),
        (value) => (value.type === 'limit' ? { form: 'limit', limit: value, verdict: null } : null),
        question,
      );
    case 'exists':
    case 'allowed':
      if (age !== undefined)
        return findAnswer(subjectFacts, [`${subject}.limitAge`], (value) => compareToLimit(value, age), question);
      return findPresence(question, subjectFacts);
    case 'distance':
      return findValue(subjectFacts, `${subject}.distance`, question);
    case 'where':
      return findValue(subjectFacts, `${subject}.where`, question);
    case 'password':
      return findValue(subjectFacts, `${subject}.password`, question);
    case 'contact':
      return findValue(subjectFacts, `${subject}.phone`, question);
    case 'booking':
      return null;
    default:
      return kind satisfies never;
  }
}

/**
 * Hours alone do not answer a request for early check-in or late check-out: other facts say whether that is possible.
 */
function answerOpenHours(value: Value, { subject, conditions }: Question, moment: Moment): AnswerContent | null {
  const content = value.type === 'hours' ? answerHours(value, conditions, moment) : null;
  const isOther = (subject === 'checkIn' || subject === 'checkOut') && content?.state?.startsWith('closed') === true;
  return isOther ? null : content;
}

/**
 * Returns the second thing the guest must know: the price and limit of an available thing, or the network of a
 * password.
 */
function answerSecond(
  { subject, kind }: Question,
  first: AnswerContent,
  subjectFacts: readonly Fact[],
  moment: Moment,
): ContentWithFacts | null {
  const plain: Question = { subject, kind: 'price', conditions: {} };
  if (kind === 'password') return findValue(subjectFacts, `${subject}.network`, plain);
  const isYes = (first.form === 'presence' && first.is !== 'no') || (first.form === 'limit' && first.verdict === 'yes');
  if (!isYes) return null;
  const limit = first.form === 'limit' ? null : answerFirst({ ...plain, kind: 'limit' }, subjectFacts, moment);
  return limit ?? answerFirst(plain, subjectFacts, moment);
}

type ToContent = (value: Value) => AnswerContent | null;

/** Returns the one answer that all facts of these attributes give; null if two differ. */
function findAnswer(
  subjectFacts: readonly Fact[],
  attributes: readonly string[],
  toContent: ToContent,
  { conditions }: Question,
): ContentWithFacts | null {
  const answers = subjectFacts
    .filter(({ attribute }) => attributes.includes(attribute))
    .flatMap((fact) => {
      const content = toContent(fact.value);
      return content === null ? [] : [{ told: content, fact }];
    });
  const [first] = answers;
  if (first === undefined || !canHandle(first.told, conditions)) return null;
  const expected = JSON.stringify(first.told);
  if (answers.some(({ told }) => JSON.stringify(told) !== expected)) return null;
  return { content: first.told, facts: answers.map(({ fact }) => fact) };
}

function canHandle({ form }: AnswerContent, conditions: Conditions): boolean {
  const handled = HANDLED_CONDITIONS[form] ?? [];
  return CONDITIONS.every((name) => conditions[name] === undefined || handled.includes(name));
}

function findValue(subjectFacts: readonly Fact[], attribute: string, question: Question): ContentWithFacts | null {
  const toContent: ToContent = (value) =>
    value.type === 'distance' ||
    value.type === 'credential' ||
    value.type === 'contact' ||
    value.type === 'place' ||
    value.type === 'list'
      ? { form: 'value', value, attribute }
      : null;
  return findAnswer(subjectFacts, [attribute], toContent, question);
}

/** Answers whether a thing exists. A thing with hours or a price does. */
function findPresence(question: Question, subjectFacts: readonly Fact[]): ContentWithFacts | null {
  const plain = { form: 'presence' as const, is: 'yes' as const, exceptions: [], only: [] };
  const attribute = presenceOf(question.subject);
  if (attribute === null || !canHandle(plain, question.conditions)) return null;
  const statements = subjectFacts.filter((fact) => fact.attribute === attribute);
  const implied = subjectFacts.filter(
    ({ value }) => value.type === 'price' || value.type === 'hours' || value.type === 'limit',
  );
  const [first] = statements.filter(({ exceptions }) => exceptions.length > 0).concat(statements);
  const usedFacts = first === undefined ? implied : [first];
  if (usedFacts.length === 0) return null;
  const only = question.subject === 'pets' ? onlyAnimals(usedFacts) : [];
  if (first === undefined) return { content: { ...plain, only }, facts: usedFacts };
  if (first.value.type !== 'presence') return null;
  const { is } = first.value;
  const differs = statements.some(({ value }) => value.type === 'presence' && value.is !== is);
  if (differs || (is === 'no' && (implied.length > 0 || only.length > 0))) return null;
  return { content: { ...plain, is, exceptions: first.exceptions, only }, facts: usedFacts };
}

/** Returns the animals that the facts name: a rule for dogs says nothing about cats. */
function onlyAnimals(facts: readonly Fact[]): Item[] {
  const kinds = findKinds(facts.map(({ source }) => `${source.label}\n${source.quote}`).join('\n'));
  if (kinds.has('any_animal')) return [];
  return [...(kinds.has('dog') ? ['dogs' as const] : []), ...(kinds.has('cat') ? ['cats' as const] : [])];
}

function limitsOf(subject: string): string[] {
  return [`${subject}.limitWeight`, `${subject}.limitHeight`, `${subject}.limitAge`];
}

const BASE_UNITS: Readonly<Record<string, number>> = { ...WEIGHTS, ...HEIGHTS, year: 1 };

function compareToLimit(value: Value, measured: number): AnswerContent | null {
  if (value.type !== 'limit') return null;
  const limit = value.value * (BASE_UNITS[value.unit] ?? 1);
  const fits = value.bound === 'most' ? measured <= limit : measured >= limit;
  return { form: 'limit', limit: value, verdict: fits ? 'yes' : 'no' };
}
