import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { coversKind, findKinds, type Kind } from '../../language/lexicon/kinds.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { hasNegation } from '../utterance/negation.ts';
import { numbersIn, type Utterance } from '../utterance/utterance.ts';

/** A question of the hotel and its language. */
interface Labelled {
  text: string;
  language: string;
}

const COGNATE_LETTERS = 5;
const COGNATE_LETTERS_MIN = 3;
/** Concepts for the manner of a question; they may differ. */
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
/** Concepts that make another question: "is it free?" beside "is there any?". */
const CHANGING_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
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
 * Whether a yes or no to the hotel's question also answers the guest's: it asks nothing the guest does not, the guest
 * adds nothing that changes it, and neither asks with a negation ("is it closed?").
 */
export function asksTheSame(hotel: Labelled, guest: Utterance, answerText: string): boolean {
  if (hotel.text === '' || guest.isEmpty) return false;
  const hotelReading = readQuestion(hotel);
  if ([...hotelReading.concepts].some((concept) => !MANNER.has(concept) && !guest.concepts.has(concept))) return false;
  if (asksForMore(hotel, hotelReading, guest, answerText)) return false;
  return !hasNegation(hotel.text, hotel.language) && !guest.isNegated;
}

/**
 * Whether the guest asks for a part of what the hotel's question covers, so that a no answers both: "a pool for
 * children?" beside "a pool?", "a dog of 3 kg?" beside "pets?".
 */
export function isPartOf(guest: Utterance, hotel: Labelled, answerText: string): boolean {
  const matter = [...readQuestion(hotel).concepts].filter((concept) => !MANNER.has(concept));
  if (matter.length === 0 || matter.some((concept) => !guest.concepts.has(concept))) return false;
  if (findOpenKinds(guest, `${hotel.text}\n${answerText}`).length > 0) return false;
  return !hasNegation(hotel.text, hotel.language) && !guest.isNegated;
}

/**
 * Whether the guest asks for something that the entry does not mention: another diet or animal, an hour, an age, an
 * unknown thing. A yes then answers another question.
 */
export function asksMore(hotel: Labelled, guest: Utterance, answerText: string): boolean {
  return asksForMore(hotel, readQuestion(hotel), guest, answerText);
}

function asksForMore(hotel: Labelled, hotelReading: Reading, guest: Utterance, answerText: string): boolean {
  const { concepts, unknown } = guest;
  const entry = `${hotel.text}\n${answerText}`;
  if ([...concepts].some((concept) => CHANGING_CONCEPTS.has(concept) && !hotelReading.concepts.has(concept)))
    return true;
  if (findOpenKinds(guest, entry).length > 0) return true;
  const numbers = numbersIn(entry);
  if ([...guest.numbers].some((number) => !numbers.has(number))) return true;
  if (guest.language !== hotel.language) return false; // words of different languages cannot be compared
  const words = splitWords(fold(entry));
  return unknown.some((word) => !words.some((other) => isCognate(word, other)));
}

/** Returns the diets and animals that the guest asks about and the entry does not mention. */
export function findOpenKinds(utterance: Utterance, entry: string): Kind[] {
  if (utterance.kinds.size === 0) return [];
  const kinds = findKinds(entry);
  return [...utterance.kinds].filter((kind) => !coversKind(kinds, kind));
}

/** Whether two words begin alike: "dogs" and "doggy", "nuts" and "nut-free". */
export function isCognate(one: string, other: string): boolean {
  const letters = Math.min(COGNATE_LETTERS, one.length, other.length);
  return letters >= COGNATE_LETTERS_MIN && one.slice(0, letters) === other.slice(0, letters);
}

function readQuestion({ text, language }: Labelled): Reading {
  return languageFor(language).lexicon.read(text);
}
