import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { fold, splitWords } from '../language/fold.ts';
import { dropArranged, listArranged } from './arranged.ts';
import { planWish } from './plan-request.ts';
import { REQUESTS } from './requests.ts';
import { toTaskStep } from './task-step.ts';
import { namesThing } from './things.ts';
import type { Dialogue, Plan, TurnContext } from './types.ts';
import { readDetails, readWish } from './wish.ts';

/** Another wish this certain is what is wanted in the place of the first. */
const SURE = 0.7;

/** How "instead" and "I meant" are said. Beside another thing they put it in the first one's place. */
const INSTEAD = [
  'instead, i meant, i mean, statt, stattdessen, anstatt, lieber, ich meinte',
  'plutôt, à la place, au lieu, je voulais dire, en vez, en lugar, mejor, quería decir, más bien',
  'invece, piuttosto, intendevo, volevo dire, liever, in plaats, ik bedoelde, ik bedoel',
  'em vez, ao invés, antes, queria dizer, melhor',
]
  .flatMap((line) => line.split(', '))
  .map((phrase) => ` ${splitWords(fold(phrase)).join(' ')} `);

/**
 * "No wait, pillows instead", while it is still asked how many towels: the towels are not wanted any more, and nobody asks
 * after them again.
 */
export function dropSwapped(understanding: Understanding, dialogue: Dialogue, context: TurnContext): Dialogue {
  const { pending, queue } = dialogue;
  if (pending?.kind !== 'slot' || pending.stored) return dialogue;
  const other = findOther(pending.intent, understanding, context);
  // "No, four towels", passed on before: these are corrected, and what is asked about stays wanted.
  if (other === null || listArranged(dialogue).some(({ intent }) => intent === other)) return dialogue;
  const denies = understanding.intents.some(({ name }) => name === 'deny');
  if (!denies && !saysInstead(context)) return dialogue;
  const [next = null, ...rest] = queue;
  return { ...dialogue, pending: next, queue: rest };
}

/** "Sorry, I meant pillows", after towels were passed on: these are taken back, and the pillows come to the same room. */
export function planSwap(understanding: Understanding, context: TurnContext, dialogue: Dialogue): Plan | null {
  const [last] = listArranged(dialogue);
  const request = last === undefined ? undefined : REQUESTS[last.intent];
  if (last === undefined || request === undefined || last.offerId !== undefined || !saysInstead(context)) return null;
  const { taskId } = last;
  if (!context.openTasks.some(({ id, kind }) => (taskId === undefined ? kind === request.kind : id === taskId)))
    return null;
  const intent = findOther(last.intent, understanding, context);
  const other = intent === null ? undefined : REQUESTS[intent];
  // What one department brings is swapped for what it brings as well; a taxi for towels is two matters.
  if (intent === null || other?.department !== request.department || other.atOnce === true) return null;
  const withdrawn = toTaskStep(request, 'withdraw', last);
  const wish = {
    ...(last.room === undefined ? {} : { room: last.room }),
    ...(last.quantity === undefined || !other.slots.includes('quantity') ? {} : { quantity: last.quantity }),
    ...readWish(intent, understanding, context, dialogue),
    ...readDetails(intent, understanding),
  };
  const made = planWish(other, wish, dropArranged(dialogue, last));
  return {
    steps: [withdrawn, ...made.steps],
    reasons: [`The guest wants ${intent} instead of ${last.intent}.`, ...made.reasons],
    dialogue: made.dialogue,
  };
}

/** The one other request that is named, where the first is not named with it. */
function findOther(first: Intent, { intents, language }: Understanding, { history }: TurnContext): Intent | null {
  const wanted = intents.filter(({ name, score }) => score > SURE && REQUESTS[name] !== undefined);
  const [other, ...more] = wanted;
  if (other === undefined || more.length > 0 || other.name === first) return null;
  return namesThing(first, history.at(-1)?.text ?? '', language.code) ? null : other.name;
}

function saysInstead({ history }: TurnContext): boolean {
  const text = ` ${splitWords(fold(history.at(-1)?.text ?? '')).join(' ')} `;
  return INSTEAD.some((phrase) => text.includes(phrase));
}
