import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import type { Frame } from '../../shared/domain/frame.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { findAnswer } from './answering/answers.ts';
import { stateCancelTerms } from './answering/cancel-terms.ts';
import { asksOnly, describeArranged } from './arranged/asked-after.ts';
import { reviseArranged } from './arranged/revise.ts';
import { dropSwapped } from './arranged/swap.ts';
import { planCancelled, planChanged } from './arranged/which-arranged.ts';
import { chooseNamedStay, planOtherBooking, planStaySignals } from './planning/about-stay.ts';
import { planOtherDays } from './planning/free-rooms.ts';
import { admitIgnorance } from './planning/ignorance.ts';
import { planIntents } from './planning/plan-intents.ts';
import { stateWhenBack } from './planning/when-back.ts';
import { BREAKABLE, NOT_REFUSED } from './reading/apply-frames.ts';
import { nameHouseRoom } from './reading/house-rooms.ts';
import { findPreferences } from './reading/preference.ts';
import { keepNamedRooms } from './reading/whose-room.ts';
import { toYesOrNo } from './referring/bare-yes-or-no.ts';
import { settleDenied } from './referring/deny.ts';
import { keepTopic, planFollowUp, SURELY_MEANT } from './referring/last-topic.ts';
import { isStale, numberQuestion, recall, repeatQuestion } from './referring/open-question.ts';
import { readInContext } from './referring/read-in-context.ts';
import { askAgainOrDrop, passOnRequest, resumePending } from './referring/resume.ts';
import { planTaken } from './referring/takes-it.ts';
import type { Dialogue, Outcome, Pending, Plan, TurnContext } from './types.ts';
import { type Turn, toTurn } from './utterance/turn.ts';
import type { Utterance } from './utterance/utterance.ts';
import { handOff, joinPlans } from './wishes/join-plans.ts';
import { forgetOpen } from './wishes/just-asked.ts';
import { COMPLAINTS, departmentFor, WORK } from './wishes/work-table.ts';
import { PASSING_TALK, SMALL_TALK } from './words/small-talk.ts';
import { TALK } from './words/talk.ts';

/** The most requests of one message. Further requests go to a colleague, and the reply says so. */
const REQUESTS_MAX = 8;

/** The least score of a second intent. */
const MEANT_MIN = 0.6;
/** The lowest score of a wish in a long list. An intent with a lower score only resembles another wish. */
const MEANT_IN_LIST_MIN = 0.75;
const LIST_LENGTH = 3;

/**
 * Decides what to do about a message: a pure function of the understanding and the context. It answers only from the
 * property's data and from bookings proved to be the guest's; everything else goes to staff.
 */
export function decide(reading: Understanding, turn: TurnContext): Outcome {
  const understanding = nameHouseRoom(reading, turn);
  const context = toTurn(understanding, turn);
  const plan = stateCancelTerms(planMessage(understanding, context), context);
  const numbered = numberQuestion(plan);
  const followed = plan.followed ?? null;
  const { question } = numbered;
  const dialogue = { ...numbered.dialogue, topic: keepTopic(plan, understanding, context) };
  const decision: Decision = {
    steps: plan.steps,
    reason: [...new Set(plan.reasons)].join(' '),
    alternatives: understanding.nearby,
    ...(question === null ? {} : { question }),
    ...(followed === null ? {} : { asksOn: followed.words }),
  };
  return { decision, dialogue };
}

/** Plans a message: first what it denies or only asks about, then what it wants. */
function planMessage(reading: Understanding, context: Turn): Plan {
  const before = recall(context);
  const answeredReading = toYesOrNo(reading, before, context);
  const isAlarm = answeredReading.urgency === 'emergency' || !context.withinPlan || isStale(context, before);
  if (isAlarm) return planWanted(answeredReading, context);
  const cancelled = planCancelled(answeredReading, context, before) ?? planChanged(answeredReading, context, before);
  if (cancelled !== null) return cancelled;
  const settled: Dialogue = { ...before, misunderstood: 0, pending: null };
  const answered =
    stateWhenBack(answeredReading, context, settled) ?? describeArranged(answeredReading, context, settled);
  if (answered !== null) return before.pending === null ? answered : askAgainOrDrop(before.pending, answered);
  const { plan, understanding } = settleDenied(asksOnly(answeredReading), before, context);
  if (plan === null) return planWanted(understanding, context);
  if (understanding.intents.length === 0) {
    const settled = { ...plan, dialogue: { ...plan.dialogue, misunderstood: 0, pending: null } };
    return before.pending === null ? settled : askAgainOrDrop(before.pending, settled);
  }
  const { conversation } = context;
  return joinPlans(
    plan,
    planWanted(understanding, { ...context, conversation: { ...conversation, dialogue: plan.dialogue } }),
  );
}

function planWanted(reading: Understanding, context: Turn): Plan {
  const atStart = recall(context);
  const before = dropSwapped(reading, atStart, context);
  const swapped = before === atStart ? null : (atStart.pending?.intent ?? null);
  const inContext = readInContext(withoutIntent(reading, swapped), before, context);
  const understanding = keepNamedRooms(inContext, before, context);
  const settled: Dialogue = { ...before, misunderstood: 0, pending: null, room: knownRoom(understanding, context) };
  const wanted = understanding.intents.map(({ name }) => name);
  if (understanding.urgency === 'emergency') {
    const medical = wanted.find((intent) => intent === 'medical_emergency') ?? 'security_emergency';
    const reason = `An emergency (${medical}): staff were alerted.`;
    const plan = handOff('emergency', 'front_desk', reason, forgetOpen(before), medical);
    if (!understanding.signals.includes('fire')) return plan;
    return {
      ...plan,
      steps: plan.steps.map((one) => (one.kind === 'handoff' ? { ...one, needsFireBrigade: true } : one)),
    };
  }
  if (!context.withinPlan)
    return handOff('plan_limit', 'front_desk', 'The plan’s AI conversations are used up.', settled);
  if (wanted[0] === 'human') {
    const numbered = handOff('asked_for_human', departmentFor(wanted[1]), 'The guest asked for a person.', settled);
    return keepOpenRequests(numbered, [before.pending, ...before.queue]);
  }
  if (isStale(context, before)) return repeatQuestion(before);
  const rooms = planOtherDays(understanding, context, settled);
  if (rooms !== null) return rooms;
  const resumed = resumePending(understanding, {
    ...context,
    conversation: { ...context.conversation, dialogue: before },
  });
  if (resumed !== null) return resumed;
  const revised = reviseArranged(understanding, context, settled);
  const open = before.pending;
  if (revised !== null) return open === null ? revised : askAgainOrDrop(open, revised);
  const plan = planNew(wanted, understanding, context, settled);
  if (open === null || wanted.some((intent) => PASSING_TALK.has(intent)))
    return { ...plan, dialogue: reopen(plan.dialogue, open) };
  return askAgainOrDrop(open, plan);
}

/** Removes an intent: "no towels, I meant pillows" wants no towels. */
function withoutIntent(understanding: Understanding, intent: Intent | null): Understanding {
  return intent === null
    ? understanding
    : { ...understanding, intents: understanding.intents.filter(({ name }) => name !== intent) };
}

/** Plans what the guest wants newly, apart from everything open. */
function planNew(wanted: readonly Intent[], understanding: Understanding, context: Turn, settled: Dialogue): Plan {
  const fromTopic = planFollowUp(understanding, context, settled) ?? planTaken(understanding, context, settled);
  if (fromTopic !== null) return fromTopic;
  // "How much is it?" without a topic: only a certain match answers it.
  const isBare = wanted.includes('price') && understanding.signals.includes('follow_up');
  if (isBare && context.faqMatches.some(({ score }) => score < SURELY_MEANT)) {
    const faqMatches = context.faqMatches.filter(({ score }) => score >= SURELY_MEANT);
    return planNew(wanted, understanding, { ...context, faqMatches }, settled);
  }
  const preferences = findPreferences(understanding, context);
  const meantIntents = selectMeant(wanted, preferences, understanding);
  const requests = meantIntents.slice(0, REQUESTS_MAX);
  const dialogueAboutStay = chooseNamedStay(understanding, context, settled);
  const other = planOtherBooking(requests, understanding, context, dialogueAboutStay);
  if (other !== null) return other;
  const leftOver = meantIntents.slice(REQUESTS_MAX);
  const aboutStay = planStaySignals(requests, understanding, context, dialogueAboutStay);
  // Beside a clear statement about the stay, weak intents do not count: "we arrive at 11, is that a problem?"
  const rest =
    aboutStay === null
      ? requests
      : requests.filter((one) => !aboutStay.covers.has(one) && isMeant(one, 1, understanding));
  if (aboutStay !== null || rest.length > 0) {
    const first = aboutStay?.plan ?? { steps: [], reasons: [], dialogue: dialogueAboutStay };
    const plan =
      rest.length === 0 ? first : joinPlans(first, planIntents(rest, understanding, context, first.dialogue));
    return leftOver.length === 0 && !understanding.signals.includes('unread') ? plan : handOverRest(plan, leftOver);
  }

  if (preferences.length > 0) {
    const reason = 'A preference, and nothing to be brought.';
    return { steps: [{ kind: 'smalltalk', act: 'acknowledge' }], reasons: [reason], dialogue: settled };
  }
  const takesBack = understanding.signals.includes('never_mind');
  const textAnswer = takesBack ? null : findAnswer(null, [], context);
  if (textAnswer !== null) return { steps: [textAnswer.step], reasons: [textAnswer.reason], dialogue: settled };
  const talk = TALK.find(
    (intent) => wanted.includes(intent) && !(SMALL_TALK.has(intent) && isLongQuestion(context.utterance)),
  );
  // "Hello??" or "yes, please hurry" from a waiting guest is neither a greeting nor a new request.
  if ((talk === 'greeting' || talk === 'affirm') && context.conversation.state === 'waiting')
    return admitIgnorance(understanding, context, settled);
  if (talk !== undefined) {
    return { steps: [{ kind: 'smalltalk', act: talk }], reasons: [`Talk: ${talk}.`], dialogue: settled };
  }
  if (onlyRefuses(understanding)) {
    const reason = 'Takes back or refuses what nobody has arranged.';
    return { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: [reason], dialogue: settled };
  }
  if (context.conversation.state === 'waiting' && leavesContact(understanding)) {
    return {
      steps: [{ kind: 'smalltalk', act: 'acknowledge', contact: true }],
      reasons: ['The guest left a way to reach them.'],
      dialogue: settled,
    };
  }
  return admitIgnorance(understanding, context, settled);
}

/** The wanted intents that ask for something: without preferences, small talk and weak second readings. */
function selectMeant(
  wanted: readonly Intent[],
  preferences: readonly Intent[],
  understanding: Understanding,
): Intent[] {
  return (
    wanted
      .filter((intent) => !preferences.includes(intent))
      // "An extra bed tonight, room 204" books no room.
      .filter((intent) => !(intent === 'booking_create' && isForRoom(wanted, understanding)))
      .filter((intent) => !TALK.includes(intent) && intent !== 'out_of_scope')
      .filter((intent) => !(wanted.includes('maintenance') && BREAKABLE.has(intent)))
      .filter((intent) => !isTakenBack(intent, understanding))
      .filter((intent, index) => index === 0 || isMeant(intent, index, understanding))
  );
}

/** Whether the guest takes something back that nobody has arranged: "forget the towels". */
function isTakenBack(intent: Intent, { frames = [], signals }: Understanding): boolean {
  if (!signals.includes('never_mind') || NOT_REFUSED.has(intent)) return false; // "forget it, cancel my booking" cancels it
  return frames.some((frame) => frame.topic === intent && takesBackSurely(frame));
}

/** Whether an extra bed is for the guest's own room. */
function isForRoom(wanted: readonly Intent[], { entities }: Understanding): boolean {
  return wanted.includes('crib_extra_bed') && entities.some(({ type }) => type === 'room');
}

/** Whether an intent is meant and not only mentioned in passing. */
function isMeant(intent: Intent, index: number, { intents, entities }: Understanding): boolean {
  const isCounted = WORK[intent]?.slots.includes('quantity') === true; // "a problem" is no count
  if (
    entities.some(
      ({ type, value, of }) => type === 'count' && of?.includes(intent) === true && (isCounted || value !== 1),
    )
  )
    return true; // what is counted is meant
  if (COMPLAINTS.has(intent)) return true; // complaints always count
  const least = index < LIST_LENGTH ? MEANT_MIN : MEANT_IN_LIST_MIN;
  return intents.some(({ name, score }) => name === intent && score >= least);
}

/** Hands the remaining intents to a colleague, by name. */
function handOverRest(plan: Plan, leftOver: readonly Intent[]): Plan {
  const { dialogue } = plan;
  const handoff: DecisionStep = {
    kind: 'handoff',
    why: 'policy',
    department: 'front_desk',
    intent: null,
    left: [...leftOver],
  };
  const rest: Plan = { steps: [handoff], reasons: ['More than one message can hold: a colleague reads it.'], dialogue };
  return joinPlans(plan, rest);
}

/** Whether every clause surely refuses or withdraws something, without naming a topic that it may be about instead. */
function onlyRefuses({ frames = [], signals }: Understanding): boolean {
  const mayNameTopic = signals.includes('never_mind');
  return (
    frames.length > 0 &&
    frames.every(
      (frame) => takesBackSurely(frame) && (mayNameTopic || frame.topic === null || frame.confidence < FAINT_TOPIC),
    )
  );
}

function takesBackSurely({ act, actConfidence }: Frame): boolean {
  return (act === 'refuse' || act === 'cancel') && actConfidence >= SURELY_REFUSED;
}

const SURELY_REFUSED = 0.9;
const FAINT_TOPIC = 0.5;

/** Whether the message is a longer question, which is no yes or no: "my friend can't swim, is that a problem?" */
function isLongQuestion(utterance: Utterance): boolean {
  return (
    utterance.holdsQuestionMark && utterance.unknown.length > 0 && utterance.reading.words.length >= ASKING_WORDS_MIN
  );
}

const ASKING_WORDS_MIN = 5;

function leavesContact({ entities }: Understanding): boolean {
  return entities.some(({ type }) => type === 'email' || type === 'phone');
}

/** Keeps requests that still lack a detail when a colleague is fetched. */
function keepOpenRequests(plan: Plan, open: readonly (Pending | null)[]): Plan {
  let { steps, reasons, dialogue } = plan;
  for (const pending of open) {
    if (pending === null) continue;
    const passedOn = passOnRequest(pending, { ...dialogue, pending: null });
    steps = [...passedOn.steps, ...steps];
    reasons = [...reasons, ...passedOn.reasons];
    dialogue = passedOn.dialogue;
  }
  return { steps, reasons, dialogue: { ...dialogue, pending: null, queue: [] } };
}

/** Keeps the open question if the message neither answered it nor asked for something else. */
function reopen(dialogue: Dialogue, open: Pending | null): Dialogue {
  return dialogue.pending === null ? { ...dialogue, pending: open } : dialogue;
}

function knownRoom({ entities }: Understanding, { conversation }: Turn): string | null {
  const room = entities.find((entity) => entity.type === 'room');
  return room?.value ?? conversation.dialogue.room;
}
