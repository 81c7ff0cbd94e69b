import type { Concept } from '../language/concepts.ts';
import { languageFor } from '../language/registry.ts';
import { hasNegation } from './negation.ts';

/** A question, and the language it is in. */
export interface Asked {
  text: string;
  language: string;
}

/** How one asks, not for what: these may differ. */
const MANNER: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'have',
  'may',
  'want',
  'bring',
  'please',
  'greeting',
  'thanks',
  'lookup',
  'where',
  'how',
  'call',
  'person',
  'recommend',
]);
/** What turns a yes to one question into something else for another: "is it free?" beside "is there any?". */
const TURNING: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'free',
  'included',
  'pay',
  'deposit',
  'refund',
  'cancel',
  'change',
  'hours',
  'when',
  'early',
  'late',
  'child',
  'baby',
  'pet',
  'smoke_cigarette',
  'broken',
  'missing',
  'room_service',
  'extra',
  'detail',
]);

/**
 * Is a yes or no to the hotel's own question one to the guest's as well? Only where that asks nothing which the guest does
 * not, the guest adds nothing that turns it, and neither asks by a no ("is it closed?").
 */
export function asksTheSame(hotel: Asked, guest: Asked): boolean {
  if ([hotel, guest].some(({ text, language }) => text === '' || hasNegation(text, language))) return false;
  const [theirs, ours] = [conceptsOf(guest), conceptsOf(hotel)];
  const adds = [...ours].some((concept) => !MANNER.has(concept) && !theirs.has(concept));
  return !adds && ![...theirs].some((concept) => TURNING.has(concept) && !ours.has(concept));
}

function conceptsOf({ text, language }: Asked): ReadonlySet<Concept> {
  return languageFor(language).lexicon.read(text).concepts;
}
