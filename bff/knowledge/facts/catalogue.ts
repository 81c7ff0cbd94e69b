import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { CONCEPT_NAMES, type Concept } from '../../language/pack/concepts.ts';

/** How a value of an attribute is kept and said. */
const VALUE_TYPES = [
  'presence',
  'hours',
  'price',
  'limit',
  'distance',
  'duration',
  'list',
  'credential',
  'contact',
  'place',
  'text',
] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

const catalogue = z.strictObject({
  subjects: z.record(
    z.string(),
    z.strictObject({
      /** A question with one of these may be about it. */
      intents: z.array(z.enum(INTENTS)).min(1),
      /** A text speaks of it that holds all the concepts of one row. */
      concepts: z.array(z.array(z.enum(CONCEPT_NAMES as [Concept, ...Concept[]])).min(1)),
      /**
       * `one`: its words all name one thing; `several`: they name several, so that what is said of one by the way holds of no other;
       * `part`: it is mostly told of another thing (a deposit for the key).
       */
      extent: z.enum(['one', 'several', 'part']),
    }),
  ),
  attributes: z.array(
    z.strictObject({
      /** `subject.attribute` */
      id: z.string().regex(/^[a-zA-Z]+\.[a-zA-Z]+$/),
      type: z.enum(VALUE_TYPES),
      /** The kind of question it answers. */
      asks: z.string(),
      /** What the owner is asked for it, in English. */
      question: z.string().min(1),
    }),
  ),
});

const FILE = new URL('../catalogue.json', import.meta.url);
const read = catalogue.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export type Attribute = (typeof read.attributes)[number];
export interface Subject {
  name: string;
  intents: readonly Intent[];
  concepts: readonly (readonly Concept[])[];
  extent: 'one' | 'several' | 'part';
}

/** What a house may tell of itself, in the order of the file. */
export const SUBJECTS: readonly Subject[] = Object.entries(read.subjects).map(([name, rest]) => ({ name, ...rest }));

/** Each thing that may be known of a subject. */
export const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map(read.attributes.map((one) => [one.id, one]));

const byName = new Map(SUBJECTS.map((subject) => [subject.name, subject]));

/** The subject of that name; an unknown name is a bug. */
export function subjectOf(name: string): Subject {
  const subject = byName.get(name);
  if (subject === undefined) throw new Error(`The catalogue has no subject “${name}”`);
  return subject;
}

/** Is the one the other with something more: an early check-in, a late check-out? */
export function isNarrower(one: Subject, other: Subject): boolean {
  return other.concepts.some((row) =>
    one.concepts.some((own) => own.length > row.length && row.every((concept) => own.includes(concept))),
  );
}

/** The attribute by which a subject is there, or allowed. */
export function presenceOf(subject: string): string | null {
  return [`${subject}.available`, `${subject}.allowed`].find((id) => ATTRIBUTES.has(id)) ?? null;
}

/** The subjects that concepts speak of, the narrower alone where one lies in another: a late check-out is no check-out. */
export function findSubjects(concepts: ReadonlySet<Concept>): Subject[] {
  const rows = SUBJECTS.flatMap((subject) =>
    subject.concepts.filter((row) => row.every((concept) => concepts.has(concept))).map((row) => ({ subject, row })),
  );
  const narrow = rows.filter(
    ({ row }) =>
      !rows.some((other) => other.row.length > row.length && row.every((concept) => other.row.includes(concept))),
  );
  return [...new Set(narrow.map(({ subject }) => subject))];
}
