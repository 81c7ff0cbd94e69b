import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { findAnswer } from './answers.ts';
import { resumePending } from './pending.ts';
import { planRequest } from './plan-request.ts';
import { ABOUT_BOOKING, ASKED_FIRST, COMPLAINTS, departmentFor, REQUESTS } from './requests.ts';
import type { Dialogue, Outcome, Plan, TurnContext } from './types.ts';

const REQUESTS_MAX = 3;
const MISUNDERSTOOD_MAX = 2;
/** A reading this likely is worth asking back about. */
const ASK_BACK_MIN = 0.34;

/** A second wish less certain than this may be a word in passing. */
const PASSING_BELOW = 0.8;
/** Wishes that belong to the one beside them: the price of the parking, its hours. */
const GENERAL: ReadonlySet<Intent> = new Set<Intent>(['price', 'opening_hours', 'payment', 'policies']);

/** What is named as broken is not asked about. */
const BREAKABLE: ReadonlySet<Intent> = new Set<Intent>([
  'wifi',
  'tv',
  'air_conditioning',
  'safe',
  'minibar',
  'kitchen',
  'room_types',
  'ev_charging',
]);

/** Talk that gives way to a request beside it, in the order it is answered. */
const TALK: readonly Intent[] = [
  'bot_identity',
  'language_switch',
  'repeat',
  'feedback',
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
  'unsure',
  'acknowledge',
];

/**
 * What to do about a message: a pure function of what was understood and what is known. It answers only from the
 * property's data; what it does not know goes to staff.
 */
export function decide(understanding: Understanding, context: TurnContext): Outcome {
  const plan = choose(understanding, context);
  const decision: Decision = {
    steps: plan.steps,
    reason: [...new Set(plan.reasons)].join(' '),
    alternatives: understanding.nearby,
  };
  return { decision, dialogue: plan.dialogue };
}

function choose(understanding: Understanding, context: TurnContext): Plan {
  const calm = {
    ...context.conversation.dialogue,
    misunderstood: 0,
    pending: null,
    room: knownRoom(understanding, context),
  };
  const wanted = understanding.intents.map(({ name }) => name);
  if (understanding.urgency === 'emergency') {
    const medical = wanted.find((intent) => intent === 'medical_emergency') ?? 'security_emergency';
    return handOff('emergency', 'front_desk', `An emergency (${medical}): staff were alerted.`, calm, medical);
  }
  if (!context.withinPlan) return handOff('plan_limit', 'front_desk', 'The plan’s AI conversations are used up.', calm);
  if (wanted[0] === 'human')
    return handOff('asked_for_human', departmentFor(wanted[1]), 'The guest asked for a person.', calm);

  const resumed = resumePending(understanding, context);
  if (resumed !== null) return resumed;

  const requests = wanted
    .filter((intent) => !TALK.includes(intent) && intent !== 'out_of_scope')
    .filter((intent) => !(wanted.includes('maintenance') && BREAKABLE.has(intent)))
    .slice(0, REQUESTS_MAX);
  if (requests.length > 0) return planRequests(requests, understanding, context, calm);

  const direct = findAnswer(null, [], context, understanding.language.code);
  if (direct !== null) return { steps: [direct.step], reasons: [direct.reason], dialogue: calm };
  const talk = TALK.find((intent) => wanted.includes(intent));
  if (talk !== undefined) {
    return { steps: [{ kind: 'smalltalk', act: talk }], reasons: [`Talk: ${talk}.`], dialogue: calm };
  }
  return admitIgnorance(understanding, context, calm);
}

/** Each request in turn; what is said in passing gives way, and hand-offs that several of them need become one. */
function planRequests(
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
    steps: mergeHandOffs(dropRepeatedAnswers(kept.flatMap(({ steps }) => steps))),
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
  const request = REQUESTS[intent];
  const others = requests.filter((other) => other !== intent);
  const answer = findAnswer(intent, others, context, understanding.language.code);
  if (COMPLAINTS.has(intent)) {
    const task = request === undefined ? [] : planRequest(intent, request, understanding, context, dialogue).steps;
    const handoff: DecisionStep = { kind: 'handoff', why: 'complaint', department: departmentFor(intent), intent };
    return {
      steps: [...task.filter(({ kind }) => kind === 'task'), handoff],
      reasons: [`A complaint (${intent}).`],
      dialogue,
    };
  }
  if (request !== undefined && !(ASKED_FIRST.has(intent) && answer !== null)) {
    return planRequest(intent, request, understanding, context, dialogue);
  }
  if (answer !== null) return { steps: [answer.step], reasons: [answer.reason], dialogue };
  if (ABOUT_BOOKING.has(intent)) {
    const steps: DecisionStep[] = [
      { kind: 'verify', intent },
      { kind: 'handoff', why: 'needs_booking', department: departmentFor(intent), intent },
    ];
    return { steps, reasons: [`${intent} needs a look into a booking: staff.`], dialogue };
  }
  const steps: DecisionStep[] = [{ kind: 'handoff', why: 'no_answer', department: departmentFor(intent), intent }];
  return { steps, reasons: [`Nothing in the property’s data answers ${intent}.`], dialogue };
}

/** Nothing was understood: ask back, then say so, then fetch a colleague. While one is on the way, say nothing. */
function admitIgnorance(understanding: Understanding, context: TurnContext, dialogue: Dialogue): Plan {
  const misunderstood = context.conversation.dialogue.misunderstood + 1;
  const remembered = { ...dialogue, misunderstood };
  if (context.conversation.state === 'waiting') {
    return { steps: [], reasons: ['Not understood; a colleague has been asked for already.'], dialogue: remembered };
  }
  if (misunderstood >= MISUNDERSTOOD_MAX) {
    return handOff('repeated_misunderstanding', 'front_desk', 'Not understood twice in a row.', dialogue);
  }
  const near = understanding.nearby.filter(({ score }) => score >= ASK_BACK_MIN);
  const choices = near.map(({ name }) => name).filter((intent) => !TALK.includes(intent) && intent !== 'out_of_scope');
  if (choices.length > 1) {
    return {
      steps: [{ kind: 'clarify', intent: null, ask: 'which_topic', choices: choices.slice(0, 3) }],
      reasons: [`Unsure between ${choices.slice(0, 3).join(', ')}.`],
      dialogue: remembered,
    };
  }
  if (understanding.intents.some(({ name }) => name === 'out_of_scope')) {
    return {
      steps: [{ kind: 'smalltalk', act: 'out_of_scope' }],
      reasons: ['Not about the hotel.'],
      dialogue: remembered,
    };
  }
  return {
    steps: [{ kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }],
    reasons: ['Not understood.'],
    dialogue: remembered,
  };
}

function isUnanswered(step: DecisionStep): boolean {
  return step.kind === 'handoff' && step.why === 'no_answer';
}

function handOff(
  why: Extract<DecisionStep, { kind: 'handoff' }>['why'],
  department: Extract<DecisionStep, { kind: 'handoff' }>['department'],
  reason: string,
  dialogue: Dialogue,
  intent: Intent | null = null,
): Plan {
  return { steps: [{ kind: 'handoff', why, department, intent }], reasons: [reason], dialogue };
}

function mergeHandOffs(steps: readonly DecisionStep[]): DecisionStep[] {
  const first = steps.find(({ kind }) => kind === 'handoff');
  const others = steps.filter(({ kind }) => kind !== 'handoff');
  return first === undefined ? others : [...others, first];
}

/** A passing mention that nothing answers ("how much") does not fetch a colleague when the question itself is answered. */
function isPassing(intent: Intent, { intents }: Understanding): boolean {
  const score = intents.find(({ name }) => name === intent)?.score ?? 0;
  return score < PASSING_BELOW || GENERAL.has(intent);
}

/** Two wishes that the same entry answers are answered once. */
function dropRepeatedAnswers(steps: readonly DecisionStep[]): DecisionStep[] {
  const told = new Set<string>();
  return steps.filter((step) => {
    if (step.kind !== 'answer') return true;
    const name = step.sources.map(({ id }) => id).join(' ');
    return !told.has(name) && told.add(name);
  });
}

function knownRoom({ entities }: Understanding, { conversation }: TurnContext): string | null {
  const room = entities.find((entity) => entity.type === 'room');
  return room?.value ?? conversation.dialogue.room;
}
