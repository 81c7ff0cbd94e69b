import type { Wish } from '../../../shared/domain/decision.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue, TurnContext } from '../types.ts';
import { listArranged } from '../wishes/arranged.ts';
import { isRide, namesThing, RIDES } from '../words/things.ts';

const NAMED_SCORE = 0.9;
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
  'yes',
  'please',
  'no',
  'ok',
  'thanks',
  'correction',
  'want',
  'may',
  'bring',
]);
const NAME_LETTERS_MIN = 4;
/** "Cancel the vehicle": longer messages that name nothing we know may tell of a change of plans. */
const UNKNOWN_MAX = 1;
const WORDS_MAX = 6;

/**
 * "Cancel the transfer", after one was arranged, is about the transfer and never about the stay: by the thing's own word,
 * by the name it is sold under, or, where nothing is named, as the answer to what is being asked, or as what was arranged
 * last.
 */
export function readCancelled(understanding: Understanding, dialogue: Dialogue, context: TurnContext): Understanding {
  const { intents, signals, entities, language } = understanding;
  if (!intents.some(({ name }) => name === 'booking_cancel')) return understanding;
  const { pending } = dialogue;
  const open = [pending, ...dialogue.queue].flatMap((one) => one?.wish ?? []);
  const wishes = [...open, ...listArranged(dialogue).filter((wish) => mayBeUndone(wish, context))];
  if (wishes.some(({ intent }) => intents.some(({ name }) => name === intent))) return understanding;
  const withdrawn: Signal[] = signals.includes('never_mind') ? signals : [...signals, 'never_mind'];
  // "Shall I pass that on?" – "Cancel that.": it is that which is not wanted.
  const isAsked = pending?.kind === 'confirm' || (pending?.kind === 'slot' && !pending.stored);
  if (isAsked && entities.length === 0 && isNameless(language.code, context))
    return { ...understanding, intents: [{ name: 'deny', score: NAMED_SCORE }], signals: withdrawn };
  const wish = findCancelled(wishes, understanding, context);
  if (wish === null) return understanding;
  const left = intents.filter(({ name }) => name !== 'booking_cancel' && !isRide(name));
  return {
    ...understanding,
    intents: [{ name: wish.intent, score: NAMED_SCORE }, ...left],
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: withdrawn,
  };
}

function findCancelled(
  wishes: readonly Wish[],
  { language: { code }, entities }: Understanding,
  context: TurnContext,
): Wish | null {
  const text = context.message.text;
  const ofThing = wishes.find(({ intent }) => intent !== 'booking_cancel' && namesThing(intent, text, code));
  if (ofThing !== undefined) return ofThing;
  const words = new Set(splitWords(fold(text)));
  const sold = wishes.find((wish) => listNames(wish, code, context).some((word) => words.has(word)));
  if (sold !== undefined) return sold;
  const ride = wishes.find(({ intent }) => isRide(intent));
  if (ride !== undefined && RIDES.some((intent) => namesThing(intent, text, code))) return ride;
  if (!isNameless(code, context)) return null;
  const last = wishes.filter(({ intent }) => intent !== 'booking_cancel');
  // "Cancel the one for tomorrow."
  const when = entities.filter(({ type }) => type === 'date' || type === 'time');
  if (when.length === 0) return last[0] ?? null;
  return (
    last.find((wish) => when.every(({ type, value }) => wish[type === 'date' ? 'date' : 'time'] === value)) ?? null
  );
}

/** Does the message name nothing that could be cancelled? */
function isNameless(language: string, { message }: TurnContext): boolean {
  const text = message.text;
  const { concepts, unknown } = languageFor(language).lexicon.read(text);
  if (splitWords(fold(text)).length > WORDS_MAX || unknown.length > UNKNOWN_MAX) return false;
  return [...concepts].every((concept) => NAMELESS.has(concept) || concept === 'date');
}

/** Is its task still to be done, or not known yet? */
function mayBeUndone({ taskId }: Wish, { openTasks }: TurnContext): boolean {
  return taskId === undefined || openTasks.some(({ id }) => id === taskId);
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
