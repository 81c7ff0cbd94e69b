import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
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
import { BREAKABLE } from './reading/apply-frames.ts';
import { nameHouseRoom } from './reading/house-rooms.ts';
import { findPreferences } from './reading/preference.ts';
import { keepNamedRooms } from './reading/whose-room.ts';
import { toYesOrNo } from './referring/bare-yes-or-no.ts';
import { settleDenied } from './referring/deny.ts';
import { keepTopic, planFollowUp, SURELY_MEANT } from './referring/last-topic.ts';
import { isStale, numberQuestion, recall, repeatQuestion } from './referring/open-question.ts';
import { readInContext } from './referring/read-in-context.ts';
import { keepRequest, resumePending, returnTo } from './referring/resume.ts';
import { planTaken } from './referring/takes-it.ts';
import type { Dialogue, Outcome, Pending, Plan, TurnContext } from './types.ts';
import { listen, type Turn } from './utterance/turn.ts';
import type { Utterance } from './utterance/utterance.ts';
import { handOff, joinPlans } from './wishes/join-plans.ts';
import { forgetOpen } from './wishes/just-asked.ts';
import { COMPLAINTS, departmentFor, WORK } from './wishes/work-table.ts';
import { PASSING_TALK, SMALL_TALK } from './words/small-talk.ts';
import { TALK } from './words/talk.ts';

/** More in one message is no chat any more: the rest is left to a colleague, and the guest told so. */
const REQUESTS_MAX = 8;

/** A second wish must be at least so likely. */
const MEANT_MIN = 0.6;
/** In a long list of wishes each is said outright; more likely than this, or it is a shadow of another. */
const MEANT_IN_LIST_MIN = 0.75;
const LIST_LENGTH = 3;

/**
 * What to do about a message: a pure function of what was understood and what is known. It answers only from the
 * property's data and from a booking that was shown to be the guest's; what it does not know goes to staff.
 */
export function decide(heard: Understanding, given: TurnContext): Outcome {
  const understanding = nameHouseRoom(heard, given);
  const context = listen(understanding, given);
  const plan = stateCancelTerms(planMessage(understanding, context), context);
  const asked = numberQuestion(plan);
  const followed = plan.followed ?? null;
  const { question } = asked;
  const dialogue = { ...asked.dialogue, topic: keepTopic(plan, understanding, context) };
  const decision: Decision = {
    steps: plan.steps,
    reason: [...new Set(plan.reasons)].join(' '),
    alternatives: understanding.nearby,
    ...(question === null ? {} : { question }),
    ...(followed === null ? {} : { asksOn: followed.words }),
  };
  return { decision, dialogue };
}

/** What a message denies and what it only asks after is settled first; what it wants goes on from there. */
function planMessage(heard: Understanding, context: Turn): Plan {
  const known = recall(context);
  const said = toYesOrNo(heard, known, context);
  const isAlarm = said.urgency === 'emergency' || !context.withinPlan || isStale(context, known);
  if (isAlarm) return planWanted(said, context);
  const cancelled = planCancelled(said, context, known) ?? planChanged(said, context, known);
  if (cancelled !== null) return cancelled;
  const calm: Dialogue = { ...known, misunderstood: 0, pending: null };
  const told = stateWhenBack(said, context, calm) ?? describeArranged(said, context, calm);
  if (told !== null) return known.pending === null ? told : returnTo(known.pending, told);
  const { plan, understanding } = settleDenied(asksOnly(said), known, context);
  if (plan === null) return planWanted(understanding, context);
  if (understanding.intents.length === 0) {
    const settled = { ...plan, dialogue: { ...plan.dialogue, misunderstood: 0, pending: null } };
    return known.pending === null ? settled : returnTo(known.pending, settled);
  }
  const { conversation } = context;
  return joinPlans(
    plan,
    planWanted(understanding, { ...context, conversation: { ...conversation, dialogue: plan.dialogue } }),
  );
}

function planWanted(said: Understanding, context: Turn): Plan {
  const known = recall(context);
  const before = dropSwapped(said, known, context);
  const swapped = before === known ? null : (known.pending?.intent ?? null);
  const heard = readInContext(without(said, swapped), before, context);
  const understanding = keepNamedRooms(heard, before, context);
  const calm: Dialogue = { ...before, misunderstood: 0, pending: null, room: knownRoom(understanding, context) };
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
  if (!context.withinPlan) return handOff('plan_limit', 'front_desk', 'The plan’s AI conversations are used up.', calm);
  if (wanted[0] === 'human') {
    const asked = handOff('asked_for_human', departmentFor(wanted[1]), 'The guest asked for a person.', calm);
    return keepOpenRequests(asked, [before.pending, ...before.queue]);
  }
  if (isStale(context, before)) return repeatQuestion(before);
  const rooms = planOtherDays(understanding, context, calm);
  if (rooms !== null) return rooms;
  const resumed = resumePending(understanding, {
    ...context,
    conversation: { ...context.conversation, dialogue: before },
  });
  if (resumed !== null) return resumed;
  const revised = reviseArranged(understanding, context, calm);
  const open = before.pending;
  if (revised !== null) return open === null ? revised : returnTo(open, revised);
  const plan = planFresh(wanted, understanding, context, calm);
  if (open === null || wanted.some((intent) => PASSING_TALK.has(intent)))
    return { ...plan, dialogue: reopen(plan.dialogue, open) };
  return returnTo(open, plan);
}

/** "No towels, I meant pillows" wants no towels. */
function without(understanding: Understanding, intent: Intent | null): Understanding {
  return intent === null
    ? understanding
    : { ...understanding, intents: understanding.intents.filter(({ name }) => name !== intent) };
}

/** What the guest wants beside all that was open before. */
function planFresh(wanted: readonly Intent[], understanding: Understanding, context: Turn, calm: Dialogue): Plan {
  const following = planFollowUp(understanding, context, calm) ?? planTaken(understanding, context, calm);
  if (following !== null) return following;
  // "How much is it?" with nothing that it could be: only what surely is meant answers it.
  const isBare = wanted.includes('price') && understanding.signals.includes('follow_up');
  if (isBare && context.faqMatches.some(({ score }) => score < SURELY_MEANT)) {
    const faqMatches = context.faqMatches.filter(({ score }) => score >= SURELY_MEANT);
    return planFresh(wanted, understanding, { ...context, faqMatches }, calm);
  }
  const preferences = findPreferences(understanding, context);
  const meant = wanted
    .filter((intent) => !preferences.includes(intent))
    // "An extra bed tonight, room 204" books no room beside it.
    .filter((intent) => !(intent === 'booking_create' && isForRoom(wanted, understanding)))
    .filter((intent) => !TALK.includes(intent) && intent !== 'out_of_scope')
    .filter((intent) => !(wanted.includes('maintenance') && BREAKABLE.has(intent)))
    .filter((intent, index) => index === 0 || isMeant(intent, index, understanding));
  const requests = meant.slice(0, REQUESTS_MAX);
  const talked = chooseNamedStay(understanding, context, calm);
  const other = planOtherBooking(requests, understanding, context, talked);
  if (other !== null) return other;
  const left = meant.slice(REQUESTS_MAX);
  const about = planStaySignals(requests, understanding, context, talked);
  // Beside what surely is about the guest's stay, a faint wish is none: "we arrive at 11, is that a problem?"
  const rest =
    about === null ? requests : requests.filter((one) => !about.covers.has(one) && isMeant(one, 1, understanding));
  if (about !== null || rest.length > 0) {
    const first = about?.plan ?? { steps: [], reasons: [], dialogue: talked };
    const plan =
      rest.length === 0 ? first : joinPlans(first, planIntents(rest, understanding, context, first.dialogue));
    return left.length === 0 && !understanding.signals.includes('unread') ? plan : leaveRest(plan, left);
  }

  if (preferences.length > 0) {
    const reason = 'A preference, and nothing to be brought.';
    return { steps: [{ kind: 'smalltalk', act: 'acknowledge' }], reasons: [reason], dialogue: calm };
  }
  const takesBack = understanding.signals.includes('never_mind');
  const direct = takesBack ? null : findAnswer(null, [], context);
  if (direct !== null) return { steps: [direct.step], reasons: [direct.reason], dialogue: calm };
  const talk = TALK.find((intent) => wanted.includes(intent) && !(SMALL_TALK.has(intent) && asksBeside(context.said)));
  // "Hello??" from somebody who waits is no new acquaintance, nor is their "yes, please hurry" a new request.
  if ((talk === 'greeting' || talk === 'affirm') && context.conversation.state === 'waiting')
    return admitIgnorance(understanding, context, calm);
  if (talk !== undefined) {
    return { steps: [{ kind: 'smalltalk', act: talk }], reasons: [`Talk: ${talk}.`], dialogue: calm };
  }
  if (onlyRefuses(understanding)) {
    const reason = 'Takes back or refuses what nobody has arranged.';
    return { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: [reason], dialogue: calm };
  }
  if (context.conversation.state === 'waiting' && leavesContact(understanding)) {
    return {
      steps: [{ kind: 'smalltalk', act: 'acknowledge', contact: true }],
      reasons: ['The guest left a way to reach them.'],
      dialogue: calm,
    };
  }
  return admitIgnorance(understanding, context, calm);
}

/** Is a bed wanted in a room that the guest has? */
function isForRoom(wanted: readonly Intent[], { entities }: Understanding): boolean {
  return wanted.includes('crib_extra_bed') && entities.some(({ type }) => type === 'room');
}

/** What is asked for is answered and done, not each word in passing. */
function isMeant(intent: Intent, index: number, { intents, entities }: Understanding): boolean {
  const isCounted = WORK[intent]?.slots.includes('quantity') === true; // "a problem" counts none
  if (
    entities.some(
      ({ type, value, of }) => type === 'count' && of?.includes(intent) === true && (isCounted || value !== 1),
    )
  )
    return true; // what is counted is wanted
  if (COMPLAINTS.has(intent)) return true; // who complains in passing complains
  const least = index < LIST_LENGTH ? MEANT_MIN : MEANT_IN_LIST_MIN;
  return intents.some(({ name, score }) => name === intent && score >= least);
}

/** What is more than one message can hold goes to a colleague, by name. */
function leaveRest(plan: Plan, left: readonly Intent[]): Plan {
  const { dialogue } = plan;
  const handoff: DecisionStep = {
    kind: 'handoff',
    why: 'policy',
    department: 'front_desk',
    intent: null,
    left: [...left],
  };
  const rest: Plan = { steps: [handoff], reasons: ['More than one message can hold: a colleague reads it.'], dialogue };
  return joinPlans(plan, rest);
}

/** Does every clause surely refuse or take back, and none name a matter of ours? */
function onlyRefuses({ frames = [] }: Understanding): boolean {
  return (
    frames.length > 0 &&
    frames.every(
      ({ act, actConfidence, topic, confidence }) =>
        (act === 'refuse' || act === 'cancel') &&
        actConfidence >= SURELY_REFUSED &&
        (topic === null || confidence < FAINT_TOPIC),
    )
  );
}

const SURELY_REFUSED = 0.9;
const FAINT_TOPIC = 0.5;

/** A question of several words nods at nothing: "my friend can't swim, is that a problem?" */
function asksBeside(said: Utterance): boolean {
  return said.holdsQuestionMark && said.unknown.length > 0 && said.reading.words.length >= ASKING_WORDS_MIN;
}

const ASKING_WORDS_MIN = 5;

function leavesContact({ entities }: Understanding): boolean {
  return entities.some(({ type }) => type === 'email' || type === 'phone');
}

/** What was asked for and lacked a detail is not lost when a colleague is fetched. */
function keepOpenRequests(plan: Plan, open: readonly (Pending | null)[]): Plan {
  let { steps, reasons, dialogue } = plan;
  for (const pending of open) {
    if (pending === null) continue;
    const kept = keepRequest(pending, { ...dialogue, pending: null });
    steps = [...kept.steps, ...steps];
    reasons = [...reasons, ...kept.reasons];
    dialogue = kept.dialogue;
  }
  return { steps, reasons, dialogue: { ...dialogue, pending: null, queue: [] } };
}

/** The open question stays open where the message neither answered it nor asked for something else. */
function reopen(dialogue: Dialogue, open: Pending | null): Dialogue {
  return dialogue.pending === null ? { ...dialogue, pending: open } : dialogue;
}

function knownRoom({ entities }: Understanding, { conversation }: Turn): string | null {
  const room = entities.find((entity) => entity.type === 'room');
  return room?.value ?? conversation.dialogue.room;
}
