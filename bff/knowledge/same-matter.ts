import type { Intent } from '../../shared/domain/intents.ts';
import { BROAD } from '../language/lexicon/read-words.ts';
import type { Concept } from '../language/pack/concepts.ts';
import type { Asked } from './asked.ts';
import type { PreparedEntry } from './entry.ts';
import { likenessOf } from './topics.ts';

/** Concepts that cover many small things: sharing one proves nothing, the words must agree. */
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
/** Concepts that occur in any sentence about a hotel. */
const EVERYWHERE: ReadonlySet<Concept> = new Set<Concept>([
  'stay',
  'group',
  'have',
  'call',
  'existing',
  'leave_things',
]);
/** Intents that cover many things: a guest who looks for a hospital is not helped by the harbour. */
const OF_MANY: ReadonlySet<Intent> = new Set<Intent>([
  'local_tips',
  'room_types',
  'children',
  'business_services',
  'events_tickets',
]);

/** The similarity of topics at which an entry may answer in words of its own. */
const SAME_TOPIC = 0.6;

/**
 * Whether an entry can be about the question at all. A sentence of the policies or description answers only what it
 * names: "a 24-room house" says nothing about the hairdryer. The same holds for FAQ entries if the intent covers many
 * things.
 */
export function isSameMatter(asked: Asked, entry: PreparedEntry, isForeign: boolean, isNamed = false): boolean {
  if (isNamed) return true;
  const things = [...asked.concepts].filter((concept) => !EVERYWHERE.has(concept));
  const isNamedInEntry = (concept: Concept) =>
    entry.combined.concepts.has(concept) && !FINE.has(concept) && !(isForeign && isBroadOnlyInAnswer(concept, entry));
  if (things.some(isNamedInEntry)) return true;
  if (
    !isForeign &&
    [...asked.unexplained, ...asked.fine, ...asked.broad].some((word) => entry.combined.words.has(word))
  )
    return true;
  if (entry.origin === 'policies') return false;
  const [intent] = asked.intents;
  if (things.length === 0 || intent === undefined) return true;
  const topic = Math.max(likenessOf(asked.topics, entry.asked.topics), likenessOf(asked.topics, entry.answered.topics));
  return topic >= SAME_TOPIC && !OF_MANY.has(intent);
}

/** Whether only the answer names a broad concept: it may be another thing of that kind. */
function isBroadOnlyInAnswer(concept: Concept, { asked }: PreparedEntry): boolean {
  return BROAD.has(concept) && !asked.concepts.has(concept);
}
