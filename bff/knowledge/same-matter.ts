import type { Intent } from '../../shared/domain/intents.ts';
import { BROAD } from '../language/lexicon/read-words.ts';
import type { Concept } from '../language/pack/concepts.ts';
import type { Asked } from './asked.ts';
import type { Held } from './entry.ts';
import { likenessOf } from './topics.ts';

/** Concepts of many small things: that both texts have one shows nothing, the words must be the same. */
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
/** What every sentence about a hotel may speak of. */
const EVERYWHERE: ReadonlySet<Concept> = new Set<Concept>([
  'stay',
  'group',
  'have',
  'call',
  'existing',
  'leave_things',
]);
/** Wishes of many things: one who looks for a hospital is not helped by the harbour. */
const OF_MANY: ReadonlySet<Intent> = new Set<Intent>([
  'local_tips',
  'room_types',
  'children',
  'business_services',
  'events_tickets',
]);

/** An entry that names nothing of what is asked may still be about it in words of its own, where its topic is so much the same. */
const SAME_TOPIC = 0.6;

/**
 * May the entry be about what is asked at all? A sentence of the policies or of the house's description answers nothing but
 * what it names: "a 24-room house" tells nobody of the hairdryer, the voltage or the stars, nor a fee for "the stay" who
 * stayed here. The same holds of the hotel's entries where the wish is one of many things.
 */
export function isSameMatter(asked: Asked, held: Held, isForeign: boolean, isNamed = false): boolean {
  if (isNamed) return true;
  const things = [...asked.concepts].filter((concept) => !EVERYWHERE.has(concept));
  const names = (concept: Concept) =>
    held.wide.concepts.has(concept) && !FINE.has(concept) && !(isForeign && isBroadOnlyTold(concept, held));
  if (things.some(names)) return true;
  if (!isForeign && [...asked.strange, ...asked.fine, ...asked.broad].some((word) => held.wide.words.has(word)))
    return true;
  if (held.origin === 'policies') return false;
  const [wish] = asked.intents;
  if (things.length === 0 || wish === undefined) return true;
  const topic = Math.max(likenessOf(asked.topics, held.asked.topics), likenessOf(asked.topics, held.told.topics));
  return topic >= SAME_TOPIC && !OF_MANY.has(wish);
}

/** Of a concept of many things what the answer names in passing may be another of them. */
function isBroadOnlyTold(concept: Concept, { asked }: Held): boolean {
  return BROAD.has(concept) && !asked.concepts.has(concept);
}
