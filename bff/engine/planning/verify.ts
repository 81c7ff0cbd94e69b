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

/** The lowest score of another intent at which a number in the message is no booking number. */
const ELSE_MIN = 0.7;
/** After this many failed tries in a row a colleague is fetched; the guest may keep trying. */
const FAILURES_MAX = 2;

/**
 * Starts to verify whose booking it is. The replies are the same whether the booking exists or not; only the store
 * learns that, after the reply was chosen.
 */
export function beginVerification(
  intent: Intent,
  wish: Wish,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const { method, limited } = context.access;
  if (method === 'none') return handOver(intent, 'refer', `${intent} needs a look into a booking: staff.`, dialogue);
  if (limited) return handOver(intent, 'limited', 'Too many tries to name a booking: staff.', dialogue);
  const number = readNumber(understanding);
  if (number !== null) return withNumber({ kind: 'verify', intent, ask: 'number', wish }, number, context, dialogue);
  return askProof({ kind: 'verify', intent, ask: 'number', wish }, 'ask_number', dialogue);
}

/** Resumes a verification. Null if the guest speaks of something else. */
export function resumeVerification(
  pending: Verifying,
  understanding: Understanding,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const { attempt, limited } = context.access;
  if (attempt === 'opened') return continueOpened(pending, context, settled);
  if (limited) return handOver(pending.intent, 'limited', 'Too many tries to name a booking: staff.', settled);
  if (attempt === 'failed') return askAgain(pending, context, settled);
  if (pending.ask === 'code' && pending.number !== undefined) {
    const codeReply = readCode(context.utterance);
    if (codeReply === 'renew' || readChoice(context.choice)?.value === 'new_code')
      return withNumber(pending, pending.number, context, settled);
    if (codeReply === 'named') return askProof(pending, 'ask_code', settled);
  }
  const first = understanding.intents[0]?.name;
  if (first === 'deny' || first === 'unsure' || understanding.signals.includes('never_mind'))
    return handOver(pending.intent, 'refer', 'The guest cannot name the booking: staff.', settled);
  switch (pending.ask) {
    case 'number':
    case 'code': {
      const number =
        readNumber(understanding) ??
        (pending.ask === 'number' ? readBareNumber(understanding, context.utterance) : null);
      return number === null ? null : withNumber(pending, number, context, settled);
    }
    case 'last_name': {
      const lastName = readName(context.utterance);
      if (lastName === null || understanding.intents.some(({ score }) => score > 0.9)) return null;
      return askProof({ ...pending, ask: 'arrival', lastName }, 'ask_arrival', settled);
    }
    case 'arrival':
      return null; // a date would have been tried before this
    default:
      return pending.ask satisfies never;
  }
}

/** Returns the booking number in a message, if that booking is not open yet. */
export function namesOther(understanding: Understanding, { stays }: Turn, { named }: Dialogue): string | null {
  const number = readNumber(understanding);
  if (number === null) return null;
  const known = [...named, ...stays.map(({ confirmationNumber }) => confirmationNumber ?? '')];
  return known.some((one) => isSameNumber(one, number)) ? null : number;
}

/** Whether two booking numbers are equal, ignoring case and dashes. */
export function isSameNumber(one: string, other: string): boolean {
  const normalized = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return normalized(one) === normalized(other);
}

function withNumber(pending: Verifying, number: string, { access }: Turn, dialogue: Dialogue): Plan {
  if (access.method === 'code') return askProof({ ...pending, ask: 'code', number }, 'send_code', dialogue, number);
  return askProof({ ...pending, ask: 'last_name', number }, 'ask_last_name', dialogue);
}

/** Continues with the stay that was just opened. */
function continueOpened(pending: Verifying, context: Turn, settled: Dialogue): Plan {
  const { number } = pending;
  const open = context.stays.find(
    ({ confirmationNumber }) =>
      number !== undefined && confirmationNumber !== null && isSameNumber(confirmationNumber, number),
  );
  const numbers = number === undefined ? settled.named : [...settled.named.filter((one) => one !== number), number];
  const plan = planStayQuestion(pending.intent, pending.wish, context, {
    ...settled,
    named: numbers,
    stayId: open?.id ?? settled.stayId,
  });
  return {
    ...plan,
    steps: [{ kind: 'verify', intent: pending.intent, act: 'opened' }, ...plan.steps],
    reasons: ['The booking was opened.', ...plan.reasons],
  };
}

/** Asks again and offers another code; after the second failure a colleague looks as well. */
function askAgain(pending: Verifying, context: Turn, settled: Dialogue): Plan {
  const failures = (pending.failures ?? 0) + 1;
  const retry: Verifying = { ...pending, ...(pending.ask === 'code' ? {} : { ask: 'number' }), failures };
  const plan = askProof(retry, 'failed', settled);
  if (failures < FAILURES_MAX || context.conversation.state === 'waiting') return plan;
  const { steps, reasons } = handOver(pending.intent, 'limited', 'Not right twice in a row: staff.', settled);
  return { ...plan, steps, reasons };
}

function askProof(pending: Verifying, act: VerifyAct, dialogue: Dialogue, number?: string): Plan {
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

/** Hands over to a colleague, as the guest cannot be verified. */
function handOver(intent: Intent, act: 'refer' | 'limited', reason: string, dialogue: Dialogue): Plan {
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
  const numberEntity = entities.find(({ type }) => type === 'confirmation_number');
  return numberEntity === undefined || typeof numberEntity.value === 'object' ? null : String(numberEntity.value);
}

/** Reads a bare number as the booking number that was asked for. */
function readBareNumber({ intents, entities }: Understanding, utterance: Utterance): string | null {
  if (intents.some(({ name, score }) => score > ELSE_MIN && !ABOUT_BOOKING.has(name) && !isTalk(name))) return null;
  return findBareNumber(
    utterance,
    entities.flatMap(({ type, value }) => (type === 'room' ? [value] : [])),
  );
}
