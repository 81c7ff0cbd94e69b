import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { CONCEPT_NAMES, type Concept } from '../../language/pack/concepts.ts';

/** The types of values. */
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
      /** A question with one of these intents may be about it. */
      intents: z.array(z.enum(INTENTS)).min(1),
      /** A text with all concepts of one row is about it. */
      concepts: z.array(z.array(z.enum(CONCEPT_NAMES as [Concept, ...Concept[]])).min(1)),
      /**
       * `one`: its words name a single thing. `several`: they name several things, so a statement about one does not
       * hold for the others. `part`: it mostly belongs to another thing, such as a deposit for the key.
       */
      extent: z.enum(['one', 'several', 'part']),
    }),
  ),
  attributes: z.array(
    z.strictObject({
      /** `subject.attribute` */
      id: z.string().regex(/^[a-zA-Z]+\.[a-zA-Z]+$/),
      type: z.enum(VALUE_TYPES),
      /** The kind of question that it answers. */
      asks: z.string(),
      /** The question to the owner, in English. */
      question: z.string().min(1),
    }),
  ),
});

const FILE = new URL('../catalogue.json', import.meta.url);
const catalogueFile = catalogue.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export type Attribute = (typeof catalogueFile.attributes)[number];
export interface Subject {
  name: string;
  intents: readonly Intent[];
  concepts: readonly (readonly Concept[])[];
  extent: 'one' | 'several' | 'part';
}

/** All subjects, in the order of the file. */
export const SUBJECTS: readonly Subject[] = Object.entries(catalogueFile.subjects).map(([name, rest]) => ({
  name,
  ...rest,
}));

/** All attributes by id. */
export const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map(catalogueFile.attributes.map((one) => [one.id, one]));

const byName = new Map(SUBJECTS.map((subject) => [subject.name, subject]));

/** Returns a subject. Throws for an unknown name, which is a bug. */
export function subjectOf(name: string): Subject {
  const subject = byName.get(name);
  if (subject === undefined) throw new Error(`The catalogue has no subject “${name}”`);
  return subject;
}

/** Whether a subject is a special case of another: an early check-in of check-in. */
export function isNarrower(one: Subject, other: Subject): boolean {
  return other.concepts.some((row) =>
    one.concepts.some((own) => own.length > row.length && row.every((concept) => own.includes(concept))),
  );
}

/** Returns the attribute that says whether a subject is available or allowed. */
export function presenceOf(subject: string): string | null {
  return [`${subject}.available`, `${subject}.allowed`].find((id) => ATTRIBUTES.has(id)) ?? null;
}

/** Returns the subjects that concepts name. A narrower subject hides the wider one: late check-out is not check-out. */
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
