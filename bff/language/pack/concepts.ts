import concepts from '../data/concepts.json' with { type: 'json' };
import things from '../data/things.json' with { type: 'json' };

/**
 * The things and acts hotel guests write about, independent of language: what "towel" and its words in all other languages share.
 * Every language gives its words for each; intents and the FAQ search are written over these names alone.
 */
export type Concept = keyof typeof concepts | Thing;

/** What a house may have or tell of besides: no intent is written over these, they tell one entry from another. */
export type Thing = keyof typeof things;

/** Concepts a pack may leave out; their words are then simply unknown. */
export const FINE_CONCEPTS = [
  'detail',
  'sport',
  'duration',
  'my_room',
  'no_alarm',
  'morning',
] as const satisfies readonly Concept[];

export const CONCEPT_NAMES = [...Object.keys(concepts), ...Object.keys(things)].filter(isConcept);

/** Is it one of the concepts in data/concepts.json? */
export function isConcept(name: string): name is Concept {
  return Object.hasOwn(concepts, name) || isThing(name);
}

export const EMERGENCY_CONCEPTS = {
  security: ['fire', 'gas', 'flood', 'violence', 'intruder', 'police', 'trapped', 'child_missing', 'emergency'],
  medical: ['ambulance', 'unconscious', 'breathing', 'heart', 'bleeding', 'seizure', 'suicide'],
} as const satisfies Record<string, readonly Concept[]>;

/** Is it one of the things in data/things.json? */
export function isThing(name: string): name is Thing {
  return Object.hasOwn(things, name);
}
