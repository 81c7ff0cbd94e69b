import type { Understanding } from '../../shared/domain/understanding.ts';
import { type Known, planKnown, readKnown, toTask } from './plan-request.ts';
import { REQUESTS } from './requests.ts';
import type { Plan, TurnContext } from './types.ts';

/**
 * Carries on with what was asked for last. Null where nothing was, or where the guest has moved on to something else.
 * A guest who does not give the detail still gets the task: staff can ask.
 */
export function resumePending(understanding: Understanding, context: TurnContext): Plan | null {
  const { dialogue } = context.conversation;
  const { pending } = dialogue;
  const request = pending === null ? undefined : REQUESTS[pending.intent];
  if (pending === null || request === undefined) return null;
  const wanted = understanding.intents.map(({ name }) => name);
  const settled = { ...dialogue, pending: null, misunderstood: 0 };
  if (wanted[0] === 'deny' && readDetail(understanding, pending.ask) === undefined) {
    return pending.stored
      ? null
      : { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: ['The guest no longer wants it.'], dialogue: settled };
  }
  const detail = readDetail(understanding, pending.ask);
  const movedOn = understanding.intents.some(
    ({ name, score }) => name !== pending.intent && REQUESTS[name] === undefined && score > 0.7,
  );
  if (detail === undefined && (movedOn || pending.stored)) return null;
  const named = readKnown(understanding);
  const known: Known = {
    ...pending.known,
    room: pending.ask === 'room' ? detail : (named.room ?? dialogue.room ?? undefined),
    time: pending.ask === 'time' ? detail : (named.time ?? pending.known.time),
    quantity: pending.ask === 'quantity' ? detail : pending.known.quantity,
  };
  if (pending.stored) {
    return {
      steps: [{ kind: 'task', intent: pending.intent, task: toTask(request, known), amends: true, asksRoom: false }],
      reasons: [`The room for the task: ${known.room}.`],
      dialogue: { ...settled, room: known.room ?? null },
    };
  }
  return planKnown(pending.intent, detail === undefined ? { ...request, atOnce: true } : request, known, settled);
}

/** The detail asked for, however it was given: a bare number is the room or the count that was asked for. */
function readDetail({ entities }: Understanding, ask: 'quantity' | 'room' | 'time'): string | undefined {
  const types = { quantity: ['count', 'room'], room: ['room', 'count'], time: ['time', 'count'] }[ask];
  for (const type of types) {
    const found = entities.find((entity) => entity.type === type);
    if (found === undefined || typeof found.value === 'object') continue;
    return ask === 'time' && type === 'count' ? `${String(found.value).padStart(2, '0')}:00` : String(found.value);
  }
  return undefined;
}
