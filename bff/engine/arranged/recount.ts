import type { Wish } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { keepArranged, listArranged } from '../wishes/arranged.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isCounted } from '../wishes/wish.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { ASKING_FOR, ASSENT, PUTTING_RIGHT } from '../words/beside.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** The largest number of letters in addition to a number that are a "no" or a counter. */
const COUNTED_LETTERS_MAX = 3;
/** Concepts in a message with a number that name nothing countable. */
const BESIDE_COUNT: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...PUTTING_RIGHT,
  ...ASKING_FOR,
  'extra',
  'have',
  'prefer',
]);
const WORDS_MAX = 7;
const SAID_LETTERS_MAX = 12;
const UNKNOWN_MAX = 1;
const COUNT_MAX = 99;

/**
 * Plans a number without a thing, which is about what was counted last: "three not two" and "I said three" correct it,
 * "two more" adds to it. A bare number corrects only the very last thing arranged.
 */
export function planRecount(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const counts = understanding.entities.filter(({ type }) => type === 'count');
  const [first] = counts;
  if (first === undefined || counts.length !== understanding.entities.length || counts.length > 2) return null;
  const arranged = listArranged(dialogue);
  const counted = arranged.find((wish) => isCounted(wish) && wish.offerId === undefined);
  const request = counted === undefined ? undefined : WORK[counted.intent];
  if (counted === undefined || request === undefined) return null;
  const { utterance } = context;
  const rest = utterance.beside(counts);
  const letters = rest.letterCount;
  const isTaskOpen = context.openTasks.some(({ id, kind }) =>
    counted.taskId === undefined ? kind === request.kind : id === counted.taskId,
  );
  const asksForMore = utterance.says('more');
  if (!asksForMore && letters <= COUNTED_LETTERS_MAX && counts.length === 1 && understanding.intents.length === 0)
    return counted === arranged[0] && isTaskOpen
      ? amend(counted, request, String(first.value), utterance, dialogue)
      : null;
  const { concepts, unknown } = rest;
  const isRestated = utterance.says('restated');
  if (utterance.wordCount > WORDS_MAX || unknown.length > (isRestated ? UNKNOWN_MAX + 1 : UNKNOWN_MAX)) return null;
  // In so short a text, the word for "said" may resemble another concept.
  const isShort = isRestated && letters <= SAID_LETTERS_MAX;
  if (!isShort && [...concepts].some((concept) => !BESIDE_COUNT.has(concept))) return null;
  if (counts.length === 2) {
    const others = counts.filter(({ value }) => String(value) !== counted.quantity);
    const isReplaced = utterance.isNegated || utterance.putsInstead;
    const [other] = others;
    if (!isReplaced || other === undefined || others.length !== 1 || !isTaskOpen) return null;
    return amend(counted, request, String(other.value), utterance, dialogue);
  }
  if (asksForMore || concepts.has('extra'))
    return addMore(counted, request, Number(first.value), isTaskOpen, utterance, dialogue);
  const corrects = isRestated || concepts.has('correction') || concepts.has('no') || utterance.putsInstead;
  // The last thing arranged has an hour, which the number may be.
  if (counted !== arranged[0] && arranged[0]?.time !== undefined) return null;
  return corrects && isTaskOpen ? amend(counted, request, String(first.value), utterance, dialogue) : null;
}

/** Removes intents from a message that is only about a number. */
export function readRecount(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  if (dialogue.pending !== null || planRecount(understanding, context, dialogue) === null) return understanding;
  return { ...understanding, intents: understanding.intents.filter(({ name }) => SMALL_TALK.has(name)) };
}

/** Adds to a quantity: two more of two make four, or a new task of two if they were already brought. */
function addMore(
  counted: Wish,
  request: WorkKind,
  more: number,
  isTaskOpen: boolean,
  utterance: Utterance,
  dialogue: Dialogue,
): Plan | null {
  const sum = Number(counted.quantity) + more;
  if (isTaskOpen && Number.isInteger(sum) && sum <= COUNT_MAX)
    return amend(counted, request, String(sum), utterance, dialogue);
  const { taskId: _, ...newWish } = counted;
  return planWish(request, { ...newWish, quantity: String(more), words: utterance.record }, dialogue, {
    complete: true,
  });
}

function amend(wish: Wish, request: WorkKind, quantity: string, utterance: Utterance, dialogue: Dialogue): Plan {
  const changed: Wish = { ...wish, quantity, words: utterance.recordAfter(wish.words) };
  return {
    steps: [toTaskStep(request, 'amend', changed)],
    reasons: ['The guest corrected how many.'],
    dialogue: keepArranged(dialogue, changed, wish),
  };
}
