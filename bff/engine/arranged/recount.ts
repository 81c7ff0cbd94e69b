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

/** So few letters beside a number are a "no" or a counter. */
const COUNTED_LETTERS_MAX = 3;
/** Beside a number these name nothing that could be counted. */
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
 * A number that names nothing is about what was counted last: "three not two" and "I said three" correct it, "two more" come
 * on top of it. A bare number corrects only what was arranged last of all.
 */
export function planRecount(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const counts = understanding.entities.filter(({ type }) => type === 'count');
  const [first] = counts;
  if (first === undefined || counts.length !== understanding.entities.length || counts.length > 2) return null;
  const arranged = listArranged(dialogue);
  const counted = arranged.find((wish) => isCounted(wish) && wish.offerId === undefined);
  const request = counted === undefined ? undefined : WORK[counted.intent];
  if (counted === undefined || request === undefined) return null;
  const { said } = context;
  const rest = said.beside(counts);
  const letters = rest.letterCount;
  const isUndone = context.openTasks.some(({ id, kind }) =>
    counted.taskId === undefined ? kind === request.kind : id === counted.taskId,
  );
  const isMore = said.says('more');
  if (!isMore && letters <= COUNTED_LETTERS_MAX && counts.length === 1 && understanding.intents.length === 0)
    return counted === arranged[0] && isUndone ? amend(counted, request, String(first.value), said, dialogue) : null;
  const { concepts, unknown } = rest;
  const isSaid = said.says('restated');
  if (said.wordCount > WORDS_MAX || unknown.length > (isSaid ? UNKNOWN_MAX + 1 : UNKNOWN_MAX)) return null;
  // Of so short a line the word for having said it may be taken for a like one.
  const isShort = isSaid && letters <= SAID_LETTERS_MAX;
  if (!isShort && [...concepts].some((concept) => !BESIDE_COUNT.has(concept))) return null;
  if (counts.length === 2) {
    const others = counts.filter(({ value }) => String(value) !== counted.quantity);
    const isPut = said.isNegated || said.putsInstead;
    const [other] = others;
    if (!isPut || other === undefined || others.length !== 1 || !isUndone) return null;
    return amend(counted, request, String(other.value), said, dialogue);
  }
  if (isMore || concepts.has('extra')) return addMore(counted, request, Number(first.value), isUndone, said, dialogue);
  const corrects = isSaid || concepts.has('correction') || concepts.has('no') || said.putsInstead;
  // What was arranged last has an hour, and the number may be it.
  if (counted !== arranged[0] && arranged[0]?.time !== undefined) return null;
  return corrects && isUndone ? amend(counted, request, String(first.value), said, dialogue) : null;
}

/** A line that is about the number alone names no matter, whatever it resembles. */
export function readRecount(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  if (dialogue.pending !== null || planRecount(understanding, context, dialogue) === null) return understanding;
  return { ...understanding, intents: understanding.intents.filter(({ name }) => SMALL_TALK.has(name)) };
}

/** While they were not brought, two more make four; after that they are two new ones. */
function addMore(
  counted: Wish,
  request: WorkKind,
  more: number,
  isUndone: boolean,
  said: Utterance,
  dialogue: Dialogue,
): Plan | null {
  const sum = Number(counted.quantity) + more;
  if (isUndone && Number.isInteger(sum) && sum <= COUNT_MAX)
    return amend(counted, request, String(sum), said, dialogue);
  const { taskId: _, ...again } = counted;
  return planWish(request, { ...again, quantity: String(more), words: said.record }, dialogue, { complete: true });
}

function amend(wish: Wish, request: WorkKind, quantity: string, said: Utterance, dialogue: Dialogue): Plan {
  const changed: Wish = { ...wish, quantity, words: said.recordAfter(wish.words) };
  return {
    steps: [toTaskStep(request, 'amend', changed)],
    reasons: ['The guest corrected how many.'],
    dialogue: keepArranged(dialogue, changed, wish),
  };
}
