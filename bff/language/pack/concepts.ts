import concepts from '../data/concepts.json' with { type: 'json' };
import subjects from '../data/subjects.json' with { type: 'json' };
import things from '../data/things.json' with { type: 'json' };
import wider from '../data/wider.json' with { type: 'json' };

/**
 * The things and acts that hotel guests write about, independent of language: "towel" stands for its words in every
 * language. Intents and the FAQ search use these names alone.
 */
export type Concept = LexiconConcept | Subject;

/** The concepts for which every lexicon has words. */
export type LexiconConcept = keyof typeof concepts | Thing;

/** Things a house may have. No intent depends on them; they distinguish the house's entries. */
export type Thing = keyof typeof things;

/** Finer things, from ponies to tap water, used only to search a house's entries. */
export type Subject = keyof typeof subjects;

/** Concepts that a pack may leave out. */
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

/** Whether the name is that of a concept, a thing or a subject. */
export function isConcept(name: string): name is Concept {
  return isLexiconConcept(name) || isSubject(name);
}

function isLexiconConcept(name: string): name is LexiconConcept {
  return Object.hasOwn(concepts, name) || isThing(name);
}

/** Whether the name is a subject of data/subjects.json. */
function isSubject(name: string): name is Subject {
  return Object.hasOwn(subjects, name);
}

export const EMERGENCY_CONCEPTS = {
  security: ['fire', 'gas', 'flood', 'violence', 'intruder', 'police', 'trapped', 'child_missing', 'emergency'],
  medical: ['ambulance', 'unconscious', 'breathing', 'heart', 'bleeding', 'seizure', 'suicide'],
} as const satisfies Record<string, readonly Concept[]>;

/** Whether the name is a thing of data/things.json. */
export function isThing(name: string): name is Thing {
  return Object.hasOwn(things, name);
}

/** Whether the name is a thing or a subject, which are finer than intents need. */
export function isFine(name: string): name is Thing | Subject {
  return isThing(name) || isSubject(name);
}

/** A text about the second concepts may answer a question about the first: an entry about the restaurant may mention lunch. */
const WIDER: ReadonlyMap<string, readonly Concept[]> = new Map(
  Object.entries(wider).map(([name, all]) => [name, all.filter(isConcept)]),
);

/** Returns the wider concepts of a concept: drinking water for tap water, restaurant for lunch. */
export function widerThan(concept: Concept): readonly Concept[] {
  return WIDER.get(concept) ?? NOTHING;
}

const NOTHING: readonly Concept[] = [];
