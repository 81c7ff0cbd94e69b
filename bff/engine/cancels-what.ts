import type { Wish } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import { fold, splitWords } from '../language/fold.ts';
import { languageFor } from '../language/registry.ts';
import { listArranged } from './arranged.ts';
import { REQUESTS } from './requests.ts';
import { namesThing } from './things.ts';
import type { Dialogue, TurnContext } from './types.ts';

const NAMED_SCORE = 0.9;
/** A guest who calls a transfer a taxi means the same ride. */
const RIDES: readonly Intent[] = ['airport_transfer', 'taxi'];
/** Words of the stay, which name no extra though they stand in its name. */
const OF_STAY: ReadonlySet<Concept> = new Set<Concept>([
  'booking',
  'existing',
  'stay',
  'night',
  'person',
  'date',
  'room',
  'room_kind',
  'arrive',
  'cancel',
  'change',
]);
/** A cancelling that names nothing at all. */
const NAMELESS: ReadonlySet<Concept> = new Set<Concept>([
  'cancel',
  'never_mind',
  'please',
  'no',
  'ok',
  'thanks',
  'correction',
  'want',
  'may',
]);
const NAME_LETTERS_MIN = 4;
/** "Cancel the vehicle": longer messages that name nothing we know may tell of a change of plans. */
const UNKNOWN_MAX = 1;
const WORDS_MAX = 6;

/**
 * "Cancel the transfer", after one was arranged, is about the transfer and never about the stay: by the thing's own word,
 * by the name it is sold under, or, where nothing is named, as what was ordered last.
 */
export function hearCancelled(understanding: Understanding, dialogue: Dialogue, context: TurnContext): Understanding {
  const { intents, signals, entities, language } = understanding;
  if (!intents.some(({ name }) => name === 'booking_cancel')) return understanding;
  const open = [dialogue.pending, ...dialogue.queue].flatMap((pending) => pending?.wish ?? []);
  const wishes = [...open, ...listArranged(dialogue)];
  if (wishes.some(({ intent }) => intents.some(({ name }) => name === intent))) return understanding;
  const wish = findCancelled(wishes, language.code, context);
  if (wish === null) return understanding;
  const left = intents.filter(({ name }) => name !== 'booking_cancel' && !RIDES.includes(name));
  return {
    ...understanding,
    intents: [{ name: wish.intent, score: NAMED_SCORE }, ...left],
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: signals.includes('never_mind') ? signals : [...signals, 'never_mind'],
  };
}

function findCancelled(wishes: readonly Wish[], language: string, context: TurnContext): Wish | null {
  const text = context.history.at(-1)?.text ?? '';
  const ofThing = wishes.find(({ intent }) => intent !== 'booking_cancel' && namesThing(intent, text, language));
  if (ofThing !== undefined) return ofThing;
  const words = new Set(splitWords(fold(text)));
  const sold = wishes.find((wish) => listNames(wish, language, context).some((word) => words.has(word)));
  if (sold !== undefined) return sold;
  const ride = wishes.find(({ intent }) => RIDES.includes(intent));
  if (ride !== undefined && RIDES.some((intent) => namesThing(intent, text, language))) return ride;
  const { concepts, unknown } = languageFor(language).lexicon.read(text);
  const isNameless = words.size <= WORDS_MAX && [...concepts].every((concept) => NAMELESS.has(concept));
  return isNameless && unknown.length <= UNKNOWN_MAX ? (wishes.find(isOrdered) ?? null) : null;
}

/** The words of the name an extra is sold under that no other thing goes by. */
function listNames({ offerId }: Wish, language: string, { offers }: TurnContext): string[] {
  const names = offers.find(({ id }) => id === offerId)?.names ?? {};
  const { lexicon } = languageFor(language);
  return Object.values(names)
    .flatMap((name) => splitWords(fold(name)))
    .filter((word) => word.length >= NAME_LETTERS_MIN && !lexicon.empty.has(word))
    .filter((word) => ![...lexicon.read(word).concepts].some((concept) => OF_STAY.has(concept)));
}

/** What costs money is cancelled; towels are merely no longer wanted. */
function isOrdered({ intent, offerId }: Wish): boolean {
  const request = REQUESTS[intent];
  return offerId !== undefined || (request?.confirm === true && request.stay !== true);
}
