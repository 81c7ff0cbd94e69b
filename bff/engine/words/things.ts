import type { Intent } from '../../../shared/domain/intents.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { INTENT_RULES } from '../../language/reading/intent-rules.ts';

/** The concepts that alone make an intent: the things it is about, pillows and blankets say. */
const THINGS = new Map<Intent, Set<Concept>>();
for (const { intent, all } of INTENT_RULES) {
  if (all.length !== 1) continue;
  for (const concept of all.flat()) THINGS.set(intent, (THINGS.get(intent) ?? new Set()).add(concept));
}

/** The concepts that alone make an intent. */
export function conceptsOf(intent: Intent): ReadonlySet<Concept> {
  return THINGS.get(intent) ?? NOTHING;
}

/** A guest who calls a transfer a taxi means the same ride. */
export const RIDES: readonly Intent[] = ['taxi', 'airport_transfer'];

/** Is it one of them? */
export function isRide(intent: string): boolean {
  return RIDES.some((ride) => ride === intent);
}

const NOTHING: ReadonlySet<Concept> = new Set();
const PLUS = ' + ';

/** The things of one kind of work that a text names, in its order. */
export function listThings(intent: Intent, text: string, language: string): Concept[] {
  const { found } = languageFor(language).lexicon.read(text);
  const named = found.toSorted((a, b) => a.start - b.start).map(({ concept }) => concept);
  return [...new Set(named.filter((concept) => THINGS.get(intent)?.has(concept) === true))];
}

/** Does the text name what this intent is about? */
export function namesThing(intent: Intent, text: string, language: string): boolean {
  return listThings(intent, text, language).length > 0;
}

/** A wish for several things of one kind, and which of them a message names; null where it does not tell them apart. */
export interface Parts {
  counts: string[];
  named: number;
}

/** "2 + 1", two pillows and a blanket, and "no, three pillows": it is the first that is named. */
export function findPart(
  { intent, quantity, words }: { intent: Intent; quantity?: string; words: string },
  text: string,
  language: string,
): Parts | null {
  const counts = quantity?.split(PLUS) ?? [];
  if (counts.length < 2) return null;
  const things = listThings(intent, words, language);
  const [thing, ...others] = listThings(intent, text, language);
  if (things.length !== counts.length || thing === undefined || others.length > 0) return null;
  const named = things.indexOf(thing);
  return named < 0 ? null : { counts, named };
}

/** The count with the named part changed, or, without `count`, left out. */
export function recount({ counts, named }: Parts, count?: string): string {
  return counts.flatMap((one, index) => (index !== named ? [one] : (count ?? []))).join(PLUS);
}

/** What can be out of order on its own. */
const FAULTY: ReadonlySet<Concept> = new Set<Concept>([
  'door',
  'key',
  'shower',
  'toilet',
  'sink',
  'jacuzzi',
  'water',
  'light',
  'power',
  'tv',
  'telephone',
  'air_conditioning',
  'heating',
  'minibar',
  'fridge',
  'kettle',
  'iron',
  'hairdryer',
  'safe',
  'balcony',
  'kitchen',
  'wifi',
  'bed',
]);

/** The things a fault is told of. */
export function listFaulty(text: string, language: string): Concept[] {
  return [...languageFor(language).lexicon.read(text).concepts].filter((concept) => FAULTY.has(concept));
}
