import type { DecisionStep, TaskRequest } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { RequestPlan, Slot } from './requests.ts';
import type { Dialogue, Pending, Plan, TurnContext } from './types.ts';

const QUANTITIES = ['1', '2', '3', '4'];

/** The details a request may need, as far as they are known. */
export interface Known {
  quantity?: string | undefined;
  time?: string | undefined;
  room?: string | undefined;
  words: string;
}

/** A guest's request becomes a task, at once or after the first detail that is missing was asked for. */
export function planRequest(
  intent: Intent,
  request: RequestPlan,
  understanding: Understanding,
  context: TurnContext,
  dialogue: Dialogue,
): Plan {
  const words = context.history.at(-1)?.text ?? '';
  return planKnown(intent, request, { ...readKnown(understanding), room: dialogue.room ?? undefined, words }, dialogue);
}

/** The same with details gathered over several messages. */
export function planKnown(intent: Intent, request: RequestPlan, known: Known, dialogue: Dialogue): Plan {
  const missing = request.slots.find((slot) => known[slot] === undefined);
  const remembered = { ...dialogue, room: known.room ?? dialogue.room };
  if (missing !== undefined && request.atOnce !== true) {
    return {
      steps: [askFor(intent, missing)],
      reasons: [`${intent}: asked for the ${missing}.`],
      dialogue: { ...remembered, pending: toPending(intent, missing, known, false) },
    };
  }
  const asksRoom = missing === 'room';
  return {
    steps: [{ kind: 'task', intent, task: toTask(request, known), amends: false, asksRoom }],
    reasons: [
      `A task for ${request.department}: ${request.title}${known.room === undefined ? '' : `, room ${known.room}`}.`,
    ],
    dialogue: { ...remembered, pending: asksRoom ? toPending(intent, 'room', known, true) : null },
  };
}

/** Everything of use that a message names. */
export function readKnown({ entities }: Understanding): Omit<Known, 'words'> {
  const value = (type: 'count' | 'time' | 'room') => entities.find((entity) => entity.type === type)?.value;
  const [quantity, time, room] = [value('count'), value('time'), value('room')];
  return {
    quantity: quantity === undefined ? undefined : String(quantity),
    time: time === undefined ? undefined : String(time),
    room: room === undefined ? undefined : String(room),
  };
}

export function toTask(request: RequestPlan, { quantity, time, room, words }: Known): TaskRequest {
  const details = [quantity === undefined ? '' : `${quantity} ×`, time === undefined ? '' : `at ${time}`].filter(
    Boolean,
  );
  return {
    department: request.department,
    kind: request.kind,
    title: [request.title, ...details].join(' · '),
    detail: words,
    room: room ?? null,
    priority: request.priority,
  };
}

function askFor(intent: Intent, ask: Slot): DecisionStep {
  return { kind: 'clarify', intent, ask, choices: ask === 'quantity' ? QUANTITIES : [] };
}

function toPending(intent: Intent, ask: Slot, { quantity, time, words }: Known, stored: boolean): Pending {
  return {
    intent,
    ask,
    known: { ...(quantity === undefined ? {} : { quantity }), ...(time === undefined ? {} : { time }), words },
    stored,
  };
}
