import type { DecisionStep, VerifyAct, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import { readCode } from '../utterance/read-code.ts';
import { findBareNumber, readName } from '../utterance/read-proof.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { waitFor } from '../wishes/plan-wish.ts';
import { ABOUT_BOOKING, departmentFor } from '../wishes/work-table.ts';
import { readChoice } from '../words/choice.ts';
import { isTalk } from '../words/topic.ts';
import { planStayQuestion } from './stay-questions.ts';

type Verifying = Extract<Pending, { kind: 'verify' }>;

/** Who surely speaks of another matter gives no number by it. */
const ELSE_MIN = 0.7;
/** After so many wrong tries in a row a colleague is fetched; the guest may go on trying meanwhile. */
const FAILURES_MAX = 2;

/**
 * Begins to find out whose booking it is. What is said on the way is the same whether there is such a booking or not;
 * whether there is, only the store learns, after the reply was chosen.
 */
export function beginVerification(
  intent: Intent,
  wish: Wish,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const { method, limited } = context.access;
  if (method === 'none') return refer(intent, 'refer', `${intent} needs a look into a booking: staff.`, dialogue);
  if (limited) return refer(intent, 'limited', 'Too many tries to name a booking: staff.', dialogue);
  const number = readNumber(understanding);
  if (number !== null) return withNumber({ kind: 'verify', intent, ask: 'number', wish }, number, context, dialogue);
  return ask({ kind: 'verify', intent, ask: 'number', wish }, 'ask_number', dialogue);
}

/** Carries on with a verification. Null where the guest speaks of something else. */
export function resumeVerification(
  pending: Verifying,
  understanding: Understanding,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const { attempt, limited } = context.access;
  if (attempt === 'opened') return opened(pending, context, settled);
  if (limited) return refer(pending.intent, 'limited', 'Too many tries to name a booking: staff.', settled);
  if (attempt === 'failed') return failed(pending, context, settled);
  if (pending.ask === 'code' && pending.number !== undefined) {
    const heard = readCode(context.said);
    if (heard === 'renew' || readChoice(context.choice)?.value === 'new_code')
      return withNumber(pending, pending.number, context, settled);
    if (heard === 'named') return ask(pending, 'ask_code', settled);
  }
  const first = understanding.intents[0]?.name;
  if (first === 'deny' || first === 'unsure' || understanding.signals.includes('never_mind'))
    return refer(pending.intent, 'refer', 'The guest cannot name the booking: staff.', settled);
  switch (pending.ask) {
    case 'number':
    case 'code': {
      const number =
        readNumber(understanding) ?? (pending.ask === 'number' ? readBareNumber(understanding, context.said) : null);
      return number === null ? null : withNumber(pending, number, context, settled);
    }
    case 'last_name': {
      const lastName = readName(context.said);
      if (lastName === null || understanding.intents.some(({ score }) => score > 0.9)) return null;
      return ask({ ...pending, ask: 'arrival', lastName }, 'ask_arrival', settled);
    }
    case 'arrival':
      return null; // a date would have been tried before this was decided
    default:
      return pending.ask satisfies never;
  }
}

/** The number of a booking that a message names and that is not among those that are open. */
export function namesOther(understanding: Understanding, { stays }: Turn, { named }: Dialogue): string | null {
  const number = readNumber(understanding);
  if (number === null) return null;
  const known = [...named, ...stays.map(({ confirmationNumber }) => confirmationNumber ?? '')];
  return known.some((one) => isSameNumber(one, number)) ? null : number;
}

/** Case and dashes do not matter in a booking's number. */
export function isSameNumber(one: string, other: string): boolean {
  const bare = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return bare(one) === bare(other);
}

function withNumber(pending: Verifying, number: string, { access }: Turn, dialogue: Dialogue): Plan {
  if (access.method === 'code') return ask({ ...pending, ask: 'code', number }, 'send_code', dialogue, number);
  return ask({ ...pending, ask: 'last_name', number }, 'ask_last_name', dialogue);
}

/** The stay that was just opened is the one that is talked about. */
function opened(pending: Verifying, context: Turn, settled: Dialogue): Plan {
  const { number } = pending;
  const open = context.stays.find(
    ({ confirmationNumber }) =>
      number !== undefined && confirmationNumber !== null && isSameNumber(confirmationNumber, number),
  );
  const named = number === undefined ? settled.named : [...settled.named.filter((one) => one !== number), number];
  const plan = planStayQuestion(pending.intent, pending.wish, context, {
    ...settled,
    named,
    stayId: open?.id ?? settled.stayId,
  });
  return {
    ...plan,
    steps: [{ kind: 'verify', intent: pending.intent, act: 'opened' }, ...plan.steps],
    reasons: ['The booking was opened.', ...plan.reasons],
  };
}

/** Asked again, with another code to be had; after the second time a colleague looks as well. */
function failed(pending: Verifying, context: Turn, settled: Dialogue): Plan {
  const failures = (pending.failures ?? 0) + 1;
  const again: Verifying = { ...pending, ...(pending.ask === 'code' ? {} : { ask: 'number' }), failures };
  const plan = ask(again, 'failed', settled);
  if (failures < FAILURES_MAX || context.conversation.state === 'waiting') return plan;
  const { steps, reasons } = refer(pending.intent, 'limited', 'Not right twice in a row: staff.', settled);
  return { ...plan, steps, reasons };
}

function ask(pending: Verifying, act: VerifyAct, dialogue: Dialogue, number?: string): Plan {
  const step: DecisionStep = {
    kind: 'verify',
    intent: pending.intent,
    act,
    ...(number === undefined ? {} : { number }),
  };
  return {
    steps: [step],
    reasons: [`${pending.intent} needs the booking: ${act}.`],
    dialogue: waitFor(dialogue, pending),
  };
}

/** Nobody can be verified here, or not any more: a colleague looks. */
function refer(intent: Intent, act: 'refer' | 'limited', reason: string, dialogue: Dialogue): Plan {
  return {
    steps: [
      { kind: 'verify', intent, act },
      { kind: 'handoff', why: 'needs_booking', department: departmentFor(intent), intent },
    ],
    reasons: [reason],
    dialogue,
  };
}

function readNumber({ entities }: Understanding): string | null {
  const found = entities.find(({ type }) => type === 'confirmation_number');
  return found === undefined || typeof found.value === 'object' ? null : String(found.value);
}

/** Asked for its number, a guest may write it alone. */
function readBareNumber({ intents, entities }: Understanding, said: Utterance): string | null {
  if (intents.some(({ name, score }) => score > ELSE_MIN && !ABOUT_BOOKING.has(name) && !isTalk(name))) return null;
  return findBareNumber(
    said,
    entities.flatMap(({ type, value }) => (type === 'room' ? [value] : [])),
  );
}
