import type { Wish } from '../../../shared/domain/decision.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import { callsByName } from '../utterance/sold-names.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { ASKING_FOR, ASSENT, PUTTING_RIGHT } from '../words/beside.ts';
import { isRide, RIDES } from '../words/things.ts';

const NAMED_SCORE = 0.9;
/** Concepts of a cancellation that names nothing. */
const NAMELESS: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...PUTTING_RIGHT,
  ...ASKING_FOR,
  'cancel',
  'never_mind',
  'date',
]);
/** "Cancel the vehicle" has one unknown word; longer messages may announce a change of plans. */
const UNKNOWN_MAX = 1;
const WORDS_MAX = 6;

/**
 * Reads "cancel the transfer" as about the transfer that was arranged, never about the stay: by the thing's word, by
 * the name it is sold under, or, if nothing is named, as the answer to the open question or about the last thing
 * arranged.
 */
export function readCancelled(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, signals, entities } = understanding;
  if (!intents.some(({ name }) => name === 'booking_cancel')) return understanding;
  const { pending } = dialogue;
  const open = [pending, ...dialogue.queue].flatMap((one) => one?.wish ?? []);
  const wishes = [...open, ...listArranged(dialogue).filter((wish) => mayBeUndone(wish, context))];
  if (wishes.some(({ intent }) => intents.some(({ name }) => name === intent))) return understanding;
  const withdrawn: Signal[] = signals.includes('never_mind') ? signals : [...signals, 'never_mind'];
  // "Shall I pass that on?" – "Cancel that." withdraws the wish in question.
  const isAsked = pending?.kind === 'confirm' || (pending?.kind === 'slot' && !pending.stored);
  if (isAsked && entities.length === 0 && isNameless(context.utterance))
    return { ...understanding, intents: [{ name: 'deny', score: NAMED_SCORE }], signals: withdrawn };
  const wish = findCancelled(wishes, understanding, context);
  if (wish === null) return understanding;
  const otherIntents = intents.filter(({ name }) => name !== 'booking_cancel' && !isRide(name));
  return {
    ...understanding,
    intents: [{ name: wish.intent, score: NAMED_SCORE }, ...otherIntents],
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: withdrawn,
  };
}

function findCancelled(wishes: readonly Wish[], { entities }: Understanding, { utterance, offers }: Turn): Wish | null {
  const namedWish = wishes.find(({ intent }) => intent !== 'booking_cancel' && utterance.names(intent));
  if (namedWish !== undefined) return namedWish;
  const namesOf = ({ offerId }: Wish) => Object.values(offers.find(({ id }) => id === offerId)?.names ?? {});
  const namedOffer = wishes.find((wish) => callsByName(utterance, namesOf(wish)));
  if (namedOffer !== undefined) return namedOffer;
  const ride = wishes.find(({ intent }) => isRide(intent));
  if (ride !== undefined && RIDES.some((intent) => utterance.names(intent))) return ride;
  if (!isNameless(utterance)) return null;
  const otherWishes = wishes.filter(({ intent }) => intent !== 'booking_cancel');
  // "Cancel the one for tomorrow."
  const when = entities.filter(({ type }) => type === 'date' || type === 'time');
  if (when.length === 0) return otherWishes[0] ?? null;
  return (
    otherWishes.find((wish) => when.every(({ type, value }) => wish[type === 'date' ? 'date' : 'time'] === value)) ??
    null
  );
}

/** Whether the message names nothing that could be cancelled. */
function isNameless(utterance: Utterance): boolean {
  return utterance.wordCount <= WORDS_MAX && utterance.speaksOnlyOf(NAMELESS, UNKNOWN_MAX);
}

/** Whether its task is still open, or not known yet. */
function mayBeUndone({ taskId }: Wish, { openTasks }: Turn): boolean {
  return taskId === undefined || openTasks.some(({ id }) => id === taskId);
}
