import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Dialogue, Pending, Plan, Slot } from '../types.ts';
import { keepArranged } from './arranged.ts';
import { toTaskStep } from './task-step.ts';
import type { WorkKind } from './work-table.ts';

const QUANTITIES = ['1', '2', '3', '4'];

/**
 * Turns a wish into a task, after asking for a missing detail or for a yes if needed. `ordered`: ordered clearly;
 * `complete`: nothing more is asked, as staff can.
 */
export function planWish(
  request: WorkKind,
  wish: Wish,
  dialogue: Dialogue,
  { confirmed = false, ordered = false, complete = false } = {},
): Plan {
  const { intent } = wish;
  const withRoom = { ...dialogue, room: wish.room ?? dialogue.room };
  const missing = request.slots.find((slot) => wish[slot] === undefined);
  if (missing !== undefined && request.atOnce !== true && !complete) {
    return {
      steps: [askFor(intent, missing)],
      reasons: [`${intent}: asked for the ${missing}.`],
      dialogue: waitFor(withRoom, { kind: 'slot', intent, ask: missing, wish, stored: false }),
    };
  }
  const isAgreed = confirmed || (ordered && request.confirm === 'unless_ordered');
  if (request.confirm !== undefined && !isAgreed) return planConfirmation(wish, withRoom);
  const asksRoom = missing === 'room' && !complete;
  const arranged = keepArranged(withRoom, wish);
  return {
    steps: [toTaskStep(request, 'new', wish, { asksRoom })],
    reasons: [
      `A task for ${request.department}: ${request.title}${wish.room === undefined ? '' : `, room ${wish.room}`}.`,
    ],
    dialogue: asksRoom ? waitFor(arranged, { kind: 'slot', intent, ask: 'room', wish, stored: true }) : arranged,
  };
}

/** Asks for a yes. Nothing that costs money or changes a booking happens without it. */
export function planConfirmation(wish: Wish, dialogue: Dialogue): Plan {
  const { intent } = wish;
  return {
    steps: [{ kind: 'clarify', intent, ask: 'confirm', choices: ['affirm', 'deny'], wish }],
    reasons: [`${intent}: asked to confirm it first.`],
    dialogue: waitFor(dialogue, { kind: 'confirm', intent, wish }),
  };
}

/** Builds the question for a missing detail. */
export function askFor(intent: Intent, ask: Slot): DecisionStep {
  return { kind: 'clarify', intent, ask, choices: ask === 'quantity' || ask === 'nights' ? QUANTITIES : [] };
}

/** Opens a question, or queues it if another is open. Each topic waits once. */
export function waitFor(dialogue: Dialogue, pending: Pending): Dialogue {
  if (dialogue.pending === null) return { ...dialogue, pending };
  if (isSameQuestion(dialogue.pending, pending)) return dialogue;
  const others = dialogue.queue.filter((other) => !isSameQuestion(other, pending));
  return { ...dialogue, queue: [...others, pending] };
}

function isSameQuestion(one: Pending, other: Pending): boolean {
  return (
    one.kind === other.kind &&
    one.intent === other.intent &&
    one.wish.room === other.wish.room &&
    one.wish.time === other.wish.time
  );
}

/** Builds the step that asks a pending question again. */
export function askAgain(pending: Pending): DecisionStep {
  const { intent } = pending;
  switch (pending.kind) {
    case 'slot':
      return askFor(intent, pending.ask as Slot);
    case 'confirm':
      return { kind: 'clarify', intent, ask: 'confirm', choices: ['affirm', 'deny'], wish: pending.wish };
    case 'stay':
      return { kind: 'clarify', intent, ask: 'stay', choices: pending.ids.map((_, index) => String(index + 1)) };
    case 'which': {
      const choices = pending.options.map((_, index) => String(index + 1));
      return { kind: 'clarify', intent, ask: 'which_wish', choices, options: pending.options };
    }
    case 'verify': {
      const acts = {
        number: 'ask_number',
        code: 'ask_code',
        last_name: 'ask_last_name',
        arrival: 'ask_arrival',
      } as const;
      return { kind: 'verify', intent, act: acts[pending.ask] };
    }
    default:
      return pending satisfies never;
  }
}
