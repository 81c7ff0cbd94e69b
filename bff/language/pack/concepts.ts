import concepts from '../data/concepts.json' with { type: 'json' };
import subjects from '../data/subjects.json' with { type: 'json' };
import things from '../data/things.json' with { type: 'json' };
import wider from '../data/wider.json' with { type: 'json' };

/**
 * The things and acts hotel guests write about, independent of language: what "towel" and its words in all other languages share.
 * Every language gives its words for each; intents and the FAQ search are written over these names alone.
 */
export type Concept = LexiconConcept | Subject;

/** Those that every language has words for in its lexicon. */
export type LexiconConcept = keyof typeof concepts | Thing;

/** What a house may have or tell of besides: no intent is written over these, they tell one entry from another. */
export type Thing = keyof typeof things;

/** Finer still, from the pony to the tap water: only the search of a house's entries reads them. */
export type Subject = keyof typeof subjects;

/** Concepts a pack may leave out; their words are then simply unknown. */
export const FINE_CONCEPTS = [
  'detail',
  'sport',
  'duration',
  'my_room',
  'no_alarm',
  'morning',
] as const satisfies readonly Concept[];

export const CONCEPT_NAMES = [...Object.keys(concepts), ...Object.keys(things)].filter(isLexiconConcept);
export const SUBJECT_NAMES = Object.keys(subjects).filter(isSubject);

/** Is it the name of a concept, a thing or a subject? */
export function isConcept(name: string): name is Concept {
  return isLexiconConcept(name) || isSubject(name);
}

function isLexiconConcept(name: string): name is LexiconConcept {
  return Object.hasOwn(concepts, name) || isThing(name);
}

/** Is it one of the subjects in data/subjects.json? */
function isSubject(name: string): name is Subject {
  return Object.hasOwn(subjects, name);
}

export const EMERGENCY_CONCEPTS = {
  security: ['fire', 'gas', 'flood', 'violence', 'intruder', 'police', 'trapped', 'child_missing', 'emergency'],
  medical: ['ambulance', 'unconscious', 'breathing', 'heart', 'bleeding', 'seizure', 'suicide'],
} as const satisfies Record<string, readonly Concept[]>;

/** Is it one of the things in data/things.json? */
export function isThing(name: string): name is Thing {
  return Object.hasOwn(things, name);
}

/** Is it a thing or a subject: finer than what intents are written over? */
export function isFine(name: string): name is Thing | Subject {
  return isThing(name) || isSubject(name);
}

/** Who speaks of the first may be answered where the others are spoken of: lunch in what is said of the restaurant. */
const WIDER: ReadonlyMap<string, readonly Concept[]> = new Map(
  Object.entries(wider).map(([name, all]) => [name, all.filter(isConcept)]),
);

/** What a concept lies within: tap water is drinking water, lunch is spoken of with the restaurant. */
export function widerThan(concept: Concept): readonly Concept[] {
  return WIDER.get(concept) ?? NOTHING;
}

const NOTHING: readonly Concept[] = [];
