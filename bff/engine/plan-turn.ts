import type { DecisionStep, Wish } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import { mayChange } from '../../shared/domain/stay.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { findAnswer } from './answers.ts';
import { chosenStay } from './chosen-stay.ts';
import { planOffer } from './offers.ts';
import { planWish } from './plan-request.ts';
import { ABOUT_BOOKING, ASKED_FIRST, COMPLAINTS, departmentFor, REQUESTS, type RequestPlan } from './requests.ts';
import { answerFromStay, planStayQuestion } from './stay-questions.ts';
import type { Dialogue, Plan, TurnContext } from './types.ts';
import { beginVerification } from './verify.ts';
import { readWish, toTask } from './wish.ts';

/** A second wish less certain than this may be a word in passing. */
const PASSING_BELOW = 0.8;
/** Wishes that belong to the one beside them: the price of the parking, its hours. */
const GENERAL: ReadonlySet<Intent> = new Set<Intent>(['price', 'opening_hours', 'payment', 'policies']);

/** Each request in turn; what is said in passing gives way, and hand-offs that several of them need become one. */
export function planRequests(
  requests: readonly Intent[],
  understanding: Understanding,
  context: TurnContext,
  dialogue: Dialogue,
): Plan {
  const parts: (Plan & { intent: Intent })[] = [];
  for (const intent of requests) {
    const known = parts.at(-1)?.dialogue ?? dialogue;
    parts.push({ intent, ...planOne(intent, requests, understanding, context, known) });
  }
  const served = parts.some(({ steps }) => steps.length > 0 && !steps.every(isUnanswered));
  const kept = parts.filter(
    ({ intent, steps }) => !(served && steps.every(isUnanswered) && isPassing(intent, understanding)),
  );
  return {
    steps: askOnce(mergeHandOffs(dropRepeatedAnswers(kept.flatMap(({ steps }) => steps)))),
    reasons: kept.flatMap(({ reasons }) => reasons),
    dialogue: parts.at(-1)?.dialogue ?? dialogue,
  };
}

function planOne(
  intent: Intent,
  requests: readonly Intent[],
  understanding: Understanding,
  context: TurnContext,
  dialogue: Dialogue,
): Plan {
  const wish = readWish(intent, understanding, context, dialogue);
  if (COMPLAINTS.has(intent)) return planComplaint(intent, wish, dialogue);
  const ownStay = planOwnStay(intent, requests, understanding, context, dialogue);
  if (ownStay !== null) return withOffer(ownStay, intent, wish, context);
  const request = REQUESTS[intent];
  const answer = findAnswer(
    intent,
    requests.filter((other) => other !== intent),
    context,
    understanding.language.code,
  );
  const found: Plan =
    answer === null
      ? { steps: [], reasons: [], dialogue }
      : { steps: [answer.step], reasons: [answer.reason], dialogue };
  const offered = withOffer(found, intent, wish, context);
  if (offered !== found) return offered;
  const isAsked = ASKED_FIRST.has(intent) && answer !== null && !namesDetails(understanding);
  if (request !== undefined && request.stay !== true && !isAsked) {
    return isKnown(request, wish, context) ? repeatKnown(request, wish, dialogue) : planWish(request, wish, dialogue);
  }
  if (ABOUT_BOOKING.has(intent)) {
    const begun = beginVerification(intent, wish, understanding, context, dialogue);
    return { ...begun, steps: [...found.steps, ...begun.steps], reasons: [...found.reasons, ...begun.reasons] };
  }
  if (answer !== null) return found;
  return {
    steps: [{ kind: 'handoff', why: 'no_answer', department: departmentFor(intent), intent }],
    reasons: [`Nothing in the property’s data answers ${intent}.`],
    dialogue,
  };
}

/** The same fault of the same room, told again, is one fault. */
function isKnown({ atOnce, kind }: RequestPlan, wish: Wish, { openTasks }: TurnContext): boolean {
  return (
    atOnce === true && openTasks.some((task) => task.kind === kind && task.room !== null && task.room === wish.room)
  );
}

function repeatKnown(request: RequestPlan, wish: Wish, dialogue: Dialogue): Plan {
  return {
    steps: [{ kind: 'task', intent: wish.intent, act: 'known', task: toTask(request, wish), wish, asksRoom: false }],
    reasons: [`Staff know of it already (${request.kind}, room ${wish.room}).`],
    dialogue,
  };
}

/** Who says when or where wants it done; who only asks wants to know. */
function namesDetails({ entities }: Understanding): boolean {
  return entities.some(({ type }) => type === 'time' || type === 'room');
}

/** An extra that fits is offered after the answer, where nothing else is asked. */
function withOffer(plan: Plan, intent: Intent, wish: Wish, context: TurnContext): Plan {
  if (plan.dialogue.pending !== null || context.conversation.dialogue.pending !== null) return plan;
  const offered = planOffer(intent, wish, context, plan.dialogue);
  if (offered === null) return plan;
  return {
    steps: [...plan.steps, ...offered.steps],
    reasons: [...plan.reasons, ...offered.reasons],
    dialogue: offered.dialogue,
  };
}

function planComplaint(intent: Intent, wish: Wish, dialogue: Dialogue): Plan {
  const request = REQUESTS[intent];
  const made = request === undefined ? null : planWish(request, wish, dialogue, { complete: true });
  const handoff: DecisionStep = { kind: 'handoff', why: 'complaint', department: departmentFor(intent), intent };
  return {
    steps: [...(made?.steps ?? []), handoff],
    reasons: [`A complaint (${intent}).`],
    dialogue: made?.dialogue ?? dialogue,
  };
}

/** What the guest's own stay says to it, or their wish about it; null where it is not about their stay. */
function planOwnStay(
  intent: Intent,
  requests: readonly Intent[],
  understanding: Understanding,
  context: TurnContext,
  dialogue: Dialogue,
): Plan | null {
  if (context.stays.length === 0) return null;
  const wish = readWish(intent, understanding, context, dialogue);
  if (ABOUT_BOOKING.has(intent)) {
    const besideTopic = intent === 'booking_lookup' && requests.some((other) => other !== intent);
    return besideTopic ? { steps: [], reasons: [], dialogue } : planStayQuestion(intent, wish, context, dialogue);
  }
  const stay = chosenStay(context, dialogue);
  if (stay === null) return null;
  if (understanding.signals.includes('balance') && mayChange(stay.level)) {
    const balance = answerFromStay(intent, stay, ['balance']);
    if (balance !== null) return { steps: [balance], reasons: ['Answered from the guest’s booking.'], dialogue };
  }
  const dates = intent === 'check_in_time' || intent === 'check_out_time';
  const asksIncluded = understanding.signals.includes('included') || requests.includes('booking_lookup');
  if (asksIncluded && !dates) {
    const step = answerFromStay(intent, stay, ['inclusions']);
    if (step !== null)
      return { steps: [step], reasons: ['Answered from what the guest’s booking includes.'], dialogue };
  }
  if (!dates) return null;
  const own = answerFromStay(intent, stay);
  if (own === null) return null;
  const house = findAnswer(intent, [], context, understanding.language.code);
  return {
    steps: [own, ...(house === null ? [] : [house.step])],
    reasons: ['Answered from the guest’s booking.', ...(house === null ? [] : [house.reason])],
    dialogue,
  };
}

function isUnanswered(step: DecisionStep): boolean {
  return step.kind === 'handoff' && step.why === 'no_answer';
}

/** A passing mention that nothing answers ("how much") does not fetch a colleague when the question itself is answered. */
function isPassing(intent: Intent, { intents }: Understanding): boolean {
  const score = intents.find(({ name }) => name === intent)?.score ?? 0;
  return score < PASSING_BELOW || GENERAL.has(intent);
}

/** One question at a time: the first; the others wait in the dialogue. */
function askOnce(steps: readonly DecisionStep[]): DecisionStep[] {
  const first = steps.findIndex(asks);
  return steps.filter((step, index) => index === first || !asks(step));
}

function asks(step: DecisionStep): boolean {
  if (step.kind === 'offer') return step.act === 'made';
  return step.kind === 'clarify' || (step.kind === 'verify' && step.act !== 'refer' && step.act !== 'limited');
}

function mergeHandOffs(steps: readonly DecisionStep[]): DecisionStep[] {
  const handoffs = steps.filter((step) => step.kind === 'handoff');
  const first = handoffs.find((step) => step.why === 'complaint') ?? handoffs[0];
  const others = steps.filter(({ kind }) => kind !== 'handoff');
  return first === undefined ? others : [...others, first];
}

/** Two wishes that the same entry answers are answered once. */
function dropRepeatedAnswers(steps: readonly DecisionStep[]): DecisionStep[] {
  const told = new Set<string>();
  return steps.filter((step) => {
    if (step.kind !== 'answer') return true;
    const name = step.sources.map(({ id, fact }) => `${id} ${fact ?? ''}`).join(',');
    return !told.has(name) && told.add(name);
  });
}
