import type { DecisionStep, Wish } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { withdrawOffer } from './offers.ts';
import { planWish } from './plan-request.ts';
import { REQUESTS } from './requests.ts';
import type { Dialogue, Plan, TurnContext } from './types.ts';
import { isStillOpen, readDetails, toTask } from './wish.ts';

/**
 * What a message does to the last request that was passed on: corrects it ("no, three"), withdraws it ("never mind"), or
 * asks for it once more ("the same for tomorrow"). Null where it does none of these.
 */
export function reviseLast(
  understanding: Understanding,
  context: TurnContext,
  dialogue: Dialogue,
  last: Wish | null,
): Plan | null {
  if (last === null) return null;
  const { signals, intents } = understanding;
  // "Cancel that" is about what was just arranged, not about the stay.
  const takesBack = signals.includes('never_mind');
  const others = intents.filter(
    ({ name }) => name !== last.intent && !BESIDE.has(name) && !(takesBack && name === 'booking_cancel'),
  );
  if (last.offerId !== undefined) return takesBack ? withdrawOffer(last, context, dialogue) : null;
  const request = REQUESTS[last.intent];
  if (request === undefined || !isStillOpen(last, context)) return null;
  if (others.length > 0) return null;
  const details = readDetails(last.intent, understanding);
  const isGiven = Object.keys(details).length > 0;
  const words = context.history.at(-1)?.text ?? last.words;

  const isOpen = context.openTasks.some(({ kind }) => kind === request.kind);
  if (signals.includes('same')) {
    return planWish(request, { ...last, ...details, words }, dialogue, { confirmed: false, complete: true });
  }
  const denies = intents[0]?.name === 'deny' || signals.includes('correction');
  if (isOpen && isGiven && (denies || isMerelyDetail(understanding))) {
    const wish: Wish = { ...last, ...details };
    return revised('amend', wish, 'The guest corrected the request.', {
      ...dialogue,
      last: wish,
      room: wish.room ?? dialogue.room,
    });
  }
  if (isOpen && takesBack && !isGiven) {
    return revised('withdraw', last, 'The guest no longer wants it.', { ...dialogue, last: null });
  }
  return null;

  function revised(act: 'amend' | 'withdraw', wish: Wish, reason: string, remembered: Dialogue): Plan {
    if (request === undefined) throw new TypeError('checked above');
    const step: DecisionStep = {
      kind: 'task',
      intent: wish.intent,
      act,
      task: toTask(request, wish),
      wish,
      asksRoom: false,
    };
    return { steps: [step], reasons: [reason], dialogue: remembered };
  }
}

/** Talk that may stand beside a correction. */
const BESIDE: ReadonlySet<string> = new Set(['deny', 'affirm', 'acknowledge', 'thanks', 'repeat', 'unsure']);

/** "Make it three": a value, and no wish of its own. */
function isMerelyDetail({ intents, signals }: Understanding): boolean {
  return intents.length === 0 && signals.includes('correction');
}
