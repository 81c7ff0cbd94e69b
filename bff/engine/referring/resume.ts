import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { resumeWhich } from '../arranged/which-arranged.ts';
import { settleOffer } from '../planning/offers.ts';
import { stepUp } from '../planning/own-booking.ts';
import { planIntents } from '../planning/plan-intents.ts';
import { resumeStayChoice } from '../planning/stay-questions.ts';
import { beginVerification, resumeVerification } from '../planning/verify.ts';
import { readAnswer } from '../reading/plain-yes.ts';
import type { Dialogue, Pending, Plan, Slot } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged, keepArranged, listArranged } from '../wishes/arranged.ts';
import { askOnce, mergeHandOffs } from '../wishes/join-plans.ts';
import { askOnceMore, wasJustAsked } from '../wishes/just-asked.ts';
import { fitNights } from '../wishes/longer-stay.ts';
import { askAgain, planConfirmation, planWish, waitFor } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isStillOpen, readDetail, readDetails } from '../wishes/wish.ts';
import { ABOUT_BOOKING, WORK } from '../wishes/work-table.ts';
import { PASSING_TALK, SMALL_TALK } from '../words/small-talk.ts';
import { isTalk } from '../words/topic.ts';

type Of<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

/** The lowest score at which another intent replaces the open question for now. */
const MOVED_ON = 0.7;

/**
 * Resumes the open question with the guest's answer. Returns null without an open question, or if the message is about
 * something else; `askAgainOrDrop` then repeats the question.
 */
export function resumePending(understanding: Understanding, context: Turn): Plan | null {
  const { pending } = context.conversation.dialogue;
  if (pending === null) return null;
  const settled: Dialogue = { ...context.conversation.dialogue, pending: null, misunderstood: 0 };
  const plan = resume(pending, understanding, context, settled);
  return plan === null ? null : takeNext(withOthers(plan, pending, understanding, context));
}

/** Plans further intents of a message that answers the open question: "2, and when is breakfast?" */
function withOthers(plan: Plan, pending: Pending, understanding: Understanding, context: Turn): Plan {
  const isProof = pending.kind === 'verify' && (pending.ask === 'last_name' || pending.ask === 'arrival');
  if (isProof || plan.steps.some(({ kind }) => kind === 'handoff')) return plan;
  const others = understanding.intents.filter(({ name, score }) => score > MOVED_ON && isOther(name, pending));
  if (others.length === 0) return plan;
  const names = others.map(({ name }) => name);
  const more = planIntents(names, understanding, context, plan.dialogue);
  return {
    steps: mergeHandOffs(askOnce([...plan.steps, ...more.steps])),
    reasons: [...plan.reasons, ...more.reasons],
    dialogue: more.dialogue,
  };
}

/**
 * Whether an intent is separate from the open question. The price of the taxi belongs to a question about the taxi, and
 * every intent about the booking belongs to the verification.
 */
function isOther(intent: Intent, { kind, intent: about, wish }: Pending): boolean {
  if (
    intent === about ||
    isTalk(intent) ||
    (intent === 'price' && (wish.price !== undefined || about === 'booking_cancel'))
  )
    return false;
  return kind !== 'verify' || !ABOUT_BOOKING.has(intent);
}

function resume(pending: Pending, understanding: Understanding, context: Turn, settled: Dialogue): Plan | null {
  switch (pending.kind) {
    case 'slot':
      return resumeSlot(pending, understanding, settled);
    case 'confirm':
      return resumeConfirmation(pending, understanding, context, settled);
    case 'verify':
      return resumeVerification(pending, understanding, context, settled);
    case 'stay':
      return resumeStay(pending, understanding, context, settled);
    case 'which':
      return resumeWhich(pending, understanding, context, settled);
    default:
      return pending satisfies never;
  }
}

function resumeStay(pending: Of<'stay'>, understanding: Understanding, context: Turn, settled: Dialogue): Plan | null {
  const plan = resumeStayChoice(pending, context, settled);
  return plan === null ? null : stepUp(plan, pending, understanding, context);
}

/** Resumes the question for a detail. The task is created even without the detail, as staff can ask for it. */
function resumeSlot(pending: Of<'slot'>, understanding: Understanding, settled: Dialogue): Plan | null {
  const request = WORK[pending.intent];
  if (request === undefined) return null;
  const ask = pending.ask as Slot;
  const detail = readDetail(understanding, ask, pending.intent);
  if (detail === undefined && (namesArranged(understanding, pending, settled) || correctsLast(understanding, settled)))
    return null;
  if (detail === undefined && (isWithdrawn(understanding) || isFirstIntent(understanding, 'deny')))
    return withdraw(pending, settled);
  if (detail === undefined && (pending.stored || isCourtesy(understanding) || hasOtherIntent(understanding, pending)))
    return null;
  const wish = {
    ...pending.wish,
    ...readDetails(pending.intent, understanding),
    ...(detail === undefined ? {} : { [ask]: detail }),
  };
  // A bare number answers the question and leaves the quantity unchanged.
  if (detail !== undefined && ask !== 'quantity' && pending.wish.quantity !== undefined && !corrects(understanding))
    wish.quantity = pending.wish.quantity;
  // A guest who gives another detail is asked once more; without any detail, the request is passed on unchanged.
  const hasOtherDetail = detail === undefined && JSON.stringify(wish) !== JSON.stringify(pending.wish);
  if (!pending.stored)
    return planWish(request, wish, settled, {
      complete: detail === undefined && !hasOtherDetail,
      ordered: detail !== undefined,
    });
  return {
    steps: [toTaskStep(request, 'amend', wish, { completes: true })],
    reasons: [`The ${ask} for the task: ${detail}.`],
    dialogue: replaceArranged({ ...settled, room: wish.room ?? settled.room }, pending.wish, wish),
  };
}

function resumeConfirmation(
  pending: Of<'confirm'>,
  understanding: Understanding,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const { wish, intent } = pending;
  if (!isStillOpen(wish, context)) return beginVerification(intent, wish, understanding, context, settled);
  const details = readDetails(intent, understanding, wish);
  const answer = readAnswer(understanding, intent, context.utterance, {
    choice: context.choice,
    isAskedAgain: pending.acknowledged === true,
  });
  const isOffer = wish.offerId !== undefined;
  const givesDetails = Object.keys(details).length > 0;
  if (!isOffer && givesDetails && !hasOtherIntent(understanding, pending) && !isWithdrawn(understanding)) {
    const changed = fitNights({ ...wish, ...details }, context.stays, wish);
    if (answer !== 'yes' || JSON.stringify(changed) !== JSON.stringify(wish)) return planConfirmation(changed, settled);
  }
  // "How much is it?" is about the offer, or about the cancellation terms.
  if ((wish.price !== undefined || intent === 'booking_cancel') && asksPriceOnly(understanding, intent))
    return planConfirmation(wish, settled);
  if (answer === 'yes' && isOffer && givesDetails) return planConfirmation(wish, settled);
  if (answer === 'acknowledged') return askPlainly(pending, settled);
  if (answer === 'no') {
    if (isOffer) return settleOffer(pending, 'declined', context, settled);
    return dropRequest(`The guest does not want it after all (${intent}).`, settled);
  }
  if (answer === null) return null;
  if (!wasJustAsked(pending, context)) return askOnceMore(pending, settled);
  if (isOffer) return settleOffer(pending, 'accepted', context, settled);
  const request = WORK[intent];
  return request === undefined ? null : planWish(request, wish, settled, { confirmed: true });
}

/** Asks once more after an acknowledgement without a yes; a second acknowledgement drops the request. */
function askPlainly({ wish, intent, acknowledged }: Of<'confirm'>, settled: Dialogue): Plan {
  if (acknowledged === true)
    return dropRequest(`The guest has taken note twice and not said yes (${intent}).`, settled);
  const { steps, dialogue } = planConfirmation(wish, settled);
  const pending: Pending = { kind: 'confirm', intent, wish, acknowledged: true };
  return {
    steps,
    reasons: [`To take note is no yes: asked once more (${intent}).`],
    dialogue: { ...dialogue, pending },
  };
}

function dropRequest(reason: string, dialogue: Dialogue): Plan {
  return { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: [reason], dialogue };
}

function asksPriceOnly({ intents }: Understanding, about: string): boolean {
  return (
    intents.some(({ name }) => name === 'price') && intents.every(({ name }) => name === 'price' || name === about)
  );
}

/** Whether the message is about another arranged request: "no, four towels" while the open question is about pillows. */
function namesArranged({ intents }: Understanding, { intent }: Pending, dialogue: Dialogue): boolean {
  if (intents.some(({ name }) => name === intent)) return false;
  return listArranged(dialogue).some((wish) => intents.some(({ name }) => name === wish.intent));
}

const CORRECTED = ['quantity', 'time', 'date', 'room', 'nights'] as const;

/** Whether the message corrects the last arranged request: "no, at 7" while the open question is about pillows. */
function correctsLast(understanding: Understanding, { last }: Dialogue): boolean {
  if (last === null || !corrects(understanding)) return false;
  const details = readDetails(last.intent, understanding);
  return CORRECTED.some(
    (name) => last[name] !== undefined && details[name] !== undefined && details[name] !== last[name],
  );
}

function withdraw(pending: Of<'slot'>, settled: Dialogue): Plan {
  const request = WORK[pending.intent];
  const isTaskMade = pending.stored && request !== undefined;
  return {
    steps: [isTaskMade ? toTaskStep(request, 'withdraw', pending.wish) : { kind: 'smalltalk', act: 'deny' }],
    reasons: ['The guest no longer wants it.'],
    dialogue: isTaskMade ? dropArranged(settled, findArranged(settled, pending.wish) ?? pending.wish) : settled,
  };
}

/** Replaces an arranged wish by its completed version. */
function replaceArranged(dialogue: Dialogue, before: Wish, after: Wish): Dialogue {
  return keepArranged(dialogue, after, findArranged(dialogue, before));
}

/** Finds an arranged wish equal to this one. */
function findArranged(dialogue: Dialogue, wish: Wish): Wish | undefined {
  const wanted = JSON.stringify(wish);
  return listArranged(dialogue).find((one) => one === wish || JSON.stringify(one) === wanted);
}

/** Takes the next question from the queue: asks it, or carries out its request if the detail is known by now. */
function takeNext(plan: Plan): Plan {
  let { steps, reasons, dialogue } = plan;
  while (dialogue.pending === null) {
    const [next, ...queue] = dialogue.queue;
    if (next === undefined) break;
    dialogue = { ...dialogue, queue };
    const request = WORK[next.intent];
    if (next.kind === 'slot' && request !== undefined) {
      const wish = { ...next.wish, ...(dialogue.room === null ? {} : { room: next.wish.room ?? dialogue.room }) };
      if (wish[next.ask as Slot] !== undefined) {
        const carriedOut: Plan = next.stored
          ? {
              steps: [toTaskStep(request, 'amend', wish, { completes: true })],
              reasons: [`The ${next.ask} was known by then (${next.intent}).`],
              dialogue: replaceArranged(dialogue, next.wish, wish),
            }
          : planWish(request, wish, dialogue);
        steps = [...steps, ...carriedOut.steps];
        reasons = [...reasons, ...carriedOut.reasons];
        dialogue = carriedOut.dialogue;
        continue;
      }
    }
    steps = [...steps, askAgain(next)];
    reasons = [...reasons, `Next question: ${next.intent}.`];
    dialogue = waitFor(dialogue, next);
  }
  return { steps, reasons, dialogue };
}

/**
 * Handles an open question that the guest did not answer. The question is asked once more; the next time, the request is
 * passed on without the detail. An offer is dropped at once.
 */
export function askAgainOrDrop(pending: Pending, plan: Plan): Plan {
  if (pending.kind === 'confirm' && pending.wish.offerId !== undefined) return plan;
  if (plan.dialogue.pending !== null) {
    return { ...plan, dialogue: waitFor(plan.dialogue, pending) };
  }
  if (pending.reminded !== true) {
    const steps = plan.steps.filter((step) => step.kind !== 'clarify'); // the open question replaces our question about an unclear message
    return {
      steps: [...steps, askAgain(pending)],
      reasons: [...plan.reasons, `Back to the open question (${pending.intent}).`],
      dialogue: { ...plan.dialogue, pending: { ...pending, reminded: true } },
    };
  }
  const requestPlan = passOnRequest(pending, plan.dialogue);
  return {
    steps: [...plan.steps, ...requestPlan.steps],
    reasons: [...plan.reasons, ...requestPlan.reasons],
    dialogue: requestPlan.dialogue,
  };
}

/** Passes on a request without its details. A request that needs the guest's yes is dropped. */
export function passOnRequest(pending: Pending, dialogue: Dialogue): Plan {
  const request = WORK[pending.intent];
  if (pending.kind !== 'slot' || pending.stored || request === undefined || request.confirm !== undefined)
    return { steps: [], reasons: [], dialogue };
  return planWish(request, pending.wish, dialogue, { complete: true });
}

function isFirstIntent({ intents }: Understanding, intent: 'deny'): boolean {
  return intents[0]?.name === intent;
}

/** Whether the message is only courtesy. */
function isCourtesy({ intents }: Understanding): boolean {
  return intents.length > 0 && intents.every(({ name }) => PASSING_TALK.has(name));
}

function isWithdrawn({ signals }: Understanding): boolean {
  return signals.includes('never_mind');
}

function corrects({ signals, intents }: Understanding): boolean {
  return signals.includes('correction') || intents[0]?.name === 'deny';
}

function hasOtherIntent({ intents }: Understanding, pending: Pending): boolean {
  return intents.some(({ name, score }) => name !== pending.intent && !SMALL_TALK.has(name) && score > MOVED_ON);
}
