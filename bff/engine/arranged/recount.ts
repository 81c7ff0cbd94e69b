import type { Wish } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue, Plan, TurnContext } from '../types.ts';
import { keepArranged, listArranged } from '../wishes/arranged.ts';
import { planWish } from '../wishes/plan-request.ts';
import { REQUESTS, type RequestPlan } from '../wishes/requests.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isCounted } from '../wishes/wish.ts';
import { saysMore, saysSo } from '../words/cue-words.ts';
import { saysInstead } from '../words/instead.ts';
import { hasNegation } from '../words/negation.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** So few letters beside a number are a "no" or a counter. */
const COUNTED_LETTERS_MAX = 3;
/** Beside a number these name nothing that could be counted. */
const SAID_WITH: ReadonlySet<Concept> = new Set<Concept>([
  'extra',
  'no',
  'correction',
  'please',
  'ok',
  'yes',
  'thanks',
  'want',
  'bring',
  'may',
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
export function planRecount(understanding: Understanding, context: TurnContext, dialogue: Dialogue): Plan | null {
  const counts = understanding.entities.filter(({ type }) => type === 'count');
  const [first] = counts;
  if (first === undefined || counts.length !== understanding.entities.length || counts.length > 2) return null;
  const arranged = listArranged(dialogue);
  const counted = arranged.find((wish) => isCounted(wish) && wish.offerId === undefined);
  const request = counted === undefined ? undefined : REQUESTS[counted.intent];
  if (counted === undefined || request === undefined) return null;
  const text = context.message.text;
  const { code } = understanding.language;
  const rest = counts.reduce((left, { text: own }) => left.replace(own, ' '), text);
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  const isUndone = context.openTasks.some(({ id, kind }) =>
    counted.taskId === undefined ? kind === request.kind : id === counted.taskId,
  );
  const isMore = saysMore(text, code);
  if (!isMore && letters <= COUNTED_LETTERS_MAX && counts.length === 1 && understanding.intents.length === 0)
    return counted === arranged[0] && isUndone ? amend(counted, request, String(first.value), text, dialogue) : null;
  const { concepts, unknown } = languageFor(code).lexicon.read(rest);
  const isSaid = saysSo(text, code);
  if (splitWords(fold(text)).length > WORDS_MAX || unknown.length > (isSaid ? UNKNOWN_MAX + 1 : UNKNOWN_MAX))
    return null;
  // Of so short a line the word for having said it may be taken for a like one.
  const isShort = isSaid && letters <= SAID_LETTERS_MAX;
  if (!isShort && [...concepts].some((concept) => !SAID_WITH.has(concept))) return null;
  if (counts.length === 2) {
    const others = counts.filter(({ value }) => String(value) !== counted.quantity);
    const isPut = hasNegation(text, code) || saysInstead(text);
    const [other] = others;
    if (!isPut || other === undefined || others.length !== 1 || !isUndone) return null;
    return amend(counted, request, String(other.value), text, dialogue);
  }
  if (isMore || concepts.has('extra')) return addMore(counted, request, Number(first.value), isUndone, text, dialogue);
  const corrects = isSaid || concepts.has('correction') || concepts.has('no') || saysInstead(text);
  // What was arranged last has an hour, and the number may be it.
  if (counted !== arranged[0] && arranged[0]?.time !== undefined) return null;
  return corrects && isUndone ? amend(counted, request, String(first.value), text, dialogue) : null;
}

/** A line that is about the number alone names no matter, whatever it resembles. */
export function readRecount(understanding: Understanding, dialogue: Dialogue, context: TurnContext): Understanding {
  if (dialogue.pending !== null || planRecount(understanding, context, dialogue) === null) return understanding;
  return { ...understanding, intents: understanding.intents.filter(({ name }) => SMALL_TALK.has(name)) };
}

/** While they were not brought, two more make four; after that they are two new ones. */
function addMore(
  counted: Wish,
  request: RequestPlan,
  more: number,
  isUndone: boolean,
  text: string,
  dialogue: Dialogue,
): Plan | null {
  const sum = Number(counted.quantity) + more;
  if (isUndone && Number.isInteger(sum) && sum <= COUNT_MAX)
    return amend(counted, request, String(sum), text, dialogue);
  const { taskId: _, ...again } = counted;
  return planWish(request, { ...again, quantity: String(more), words: text }, dialogue, { complete: true });
}

function amend(wish: Wish, request: RequestPlan, quantity: string, text: string, dialogue: Dialogue): Plan {
  const changed: Wish = { ...wish, quantity, words: `${wish.words}\n${text}`.slice(0, 1_000) };
  return {
    steps: [toTaskStep(request, 'amend', changed)],
    reasons: ['The guest corrected how many.'],
    dialogue: keepArranged(dialogue, changed, wish),
  };
}
