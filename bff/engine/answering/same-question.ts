import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { coversKind, findKinds, type Kind } from '../../language/lexicon/kinds.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { hasNegation } from '../utterance/negation.ts';
import { numbersIn, type Utterance } from '../utterance/utterance.ts';

/** A question of the hotel's, and the language it is in. */
interface Labelled {
  text: string;
  language: string;
}

const COGNATE_LETTERS = 5;
const COGNATE_LETTERS_MIN = 3;
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
export function asksTheSame(hotel: Labelled, guest: Utterance, told: string): boolean {
  if (hotel.text === '' || guest.isEmpty) return false;
  const ours = read(hotel);
  if ([...ours.concepts].some((concept) => !MANNER.has(concept) && !guest.concepts.has(concept))) return false;
  if (addsTo(hotel, ours, guest, told)) return false;
  return !hasNegation(hotel.text, hotel.language) && !guest.isNegated;
}

/**
 * Is what the guest asks after a part of what the hotel's question does, so that a no to it is a no to theirs: "a pool for
 * children?" beside "a pool?", "a dog of 3 kg?" beside "pets?"?
 */
export function isPartOf(guest: Utterance, hotel: Labelled, told: string): boolean {
  const matter = [...read(hotel).concepts].filter((concept) => !MANNER.has(concept));
  if (matter.length === 0 || matter.some((concept) => !guest.concepts.has(concept))) return false;
  if (findOpenKinds(guest, `${hotel.text}\n${told}`).length > 0) return false;
  return !hasNegation(hotel.text, hotel.language) && !guest.isNegated;
}

/**
 * Does the guest ask for something of which the hotel's question and what it `told` say nothing: another diet or animal,
 * an hour or an age, a thing that no pack knows? A yes is then an answer to another question.
 */
export function asksMore(hotel: Labelled, guest: Utterance, told: string): boolean {
  return addsTo(hotel, read(hotel), guest, told);
}

function addsTo(hotel: Labelled, ours: Reading, guest: Utterance, told: string): boolean {
  const { concepts, unknown } = guest;
  const entry = `${hotel.text}\n${told}`;
  if ([...concepts].some((concept) => TURNING.has(concept) && !ours.concepts.has(concept))) return true;
  if (findOpenKinds(guest, entry).length > 0) return true;
  const numbers = numbersIn(entry);
  if ([...guest.numbers].some((number) => !numbers.has(number))) return true;
  if (guest.language !== hotel.language) return false; // words of two languages cannot be compared
  const words = splitWords(fold(entry));
  return unknown.some((word) => !words.some((other) => isCognate(word, other)));
}

/** The diets and animals a guest asks about that an entry does not speak of. */
export function findOpenKinds(asked: Utterance, entry: string): Kind[] {
  if (asked.kinds.size === 0) return [];
  const kinds = findKinds(entry);
  return [...asked.kinds].filter((kind) => !coversKind(kinds, kind));
}

/** "Dogs" and "doggy", "nuts" and "nut-free" begin alike. */
export function isCognate(one: string, other: string): boolean {
  const letters = Math.min(COGNATE_LETTERS, one.length, other.length);
  return letters >= COGNATE_LETTERS_MIN && one.slice(0, letters) === other.slice(0, letters);
}

function read({ text, language }: Labelled): Reading {
  return languageFor(language).lexicon.read(text);
}
