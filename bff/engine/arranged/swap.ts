import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged, listArranged } from '../wishes/arranged.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { readDetails, readWish } from '../wishes/wish.ts';
import { WORK } from '../wishes/work-table.ts';

/** The score at which another intent replaces the first. */
const SURE = 0.7;

/** Drops the wish in question if the guest replaces it: "no wait, pillows instead", while asked how many towels. */
export function dropSwapped(understanding: Understanding, dialogue: Dialogue, context: Turn): Dialogue {
  const { pending, queue } = dialogue;
  if (pending?.kind !== 'slot' || pending.stored) return dialogue;
  const other = findOther(pending.intent, understanding, context);
  // "No, four towels" corrects an earlier request; the open one stays.
  if (other === null || listArranged(dialogue).some(({ intent }) => intent === other)) return dialogue;
  const denies = understanding.intents.some(({ name }) => name === 'deny');
  if (!denies && !context.utterance.putsInstead) return dialogue;
  const [next = null, ...rest] = queue;
  return { ...dialogue, pending: next, queue: rest };
}

/** Plans a replacement: after "sorry, I meant pillows" the towels are withdrawn and pillows go to the same room. */
export function planSwap(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const [last] = listArranged(dialogue);
  const request = last === undefined ? undefined : WORK[last.intent];
  if (last === undefined || request === undefined || last.offerId !== undefined || !context.utterance.putsInstead)
    return null;
  const { taskId } = last;
  if (!context.openTasks.some(({ id, kind }) => (taskId === undefined ? kind === request.kind : id === taskId)))
    return null;
  const intent = findOther(last.intent, understanding, context);
  const other = intent === null ? undefined : WORK[intent];
  // Only things of the same department are swapped; a taxi instead of towels is two separate requests.
  if (intent === null || other?.department !== request.department || other.atOnce === true) return null;
  const withdrawn = toTaskStep(request, 'withdraw', last);
  const wish = {
    ...(last.room === undefined ? {} : { room: last.room }),
    ...(last.quantity === undefined || !other.slots.includes('quantity') ? {} : { quantity: last.quantity }),
    ...readWish(intent, understanding, context, dialogue),
    ...readDetails(intent, understanding),
  };
  const plan = planWish(other, wish, dropArranged(dialogue, last));
  return {
    steps: [withdrawn, ...plan.steps],
    reasons: [`The guest wants ${intent} instead of ${last.intent}.`, ...plan.reasons],
    dialogue: plan.dialogue,
  };
}

/**
 * Returns the only other request that is named. If the first is named too, it must be the one not wanted ("no towels, I
 * meant pillows").
 */
function findOther(first: Intent, { intents }: Understanding, { utterance }: Turn): Intent | null {
  const wanted = intents.filter(({ name, score }) => score > SURE && WORK[name] !== undefined && name !== first);
  const [other, ...more] = wanted;
  if (other === undefined || more.length > 0) return null;
  if (!utterance.names(first)) return other.name;
  const { wantedInstead } = utterance;
  if (wantedInstead === null || wantedInstead.names(first)) return null;
  return wantedInstead.names(other.name) ? other.name : null;
}
