import type { Act } from '../../../shared/domain/frame.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { FoundAnswer } from '../answering/answers.ts';
import { findNearAnswer, speaksOfIt } from '../answering/near-answer.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { handOff, joinPlans } from '../wishes/join-plans.ts';
import { isDetail } from '../wishes/wish.ts';
import { TALK } from '../words/talk.ts';

const MISUNDERSTOOD_MAX = 2;
/** The score from which a possible intent is offered to the guest. */
const ASK_BACK_MIN = 0.34;
const SURELY_FOREIGN = 0.6;

/**
 * Plans a message that was not understood: ask back, then say so, then fetch a colleague. While one is on the way the
 * desk is called again, as it may be an emergency in unknown words; if the guest was answered within minutes, nothing
 * is said.
 */
export function admitIgnorance(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan {
  const misunderstood = context.conversation.dialogue.misunderstood + 1;
  const countedDialogue = { ...dialogue, misunderstood };
  const nearAnswer = findNearAnswer(null, context);
  const isForeign = isOutOfScope(understanding);
  if (nearAnswer !== null && !(isForeign && !nearAnswer.step.sources.every(speaksOfIt)))
    return stateNear(nearAnswer, context, dialogue);
  if (isForeign) {
    return {
      steps: [{ kind: 'smalltalk', act: 'out_of_scope' }],
      reasons: ['Not about the hotel.'],
      dialogue,
    };
  }
  if (context.conversation.state === 'waiting') {
    // A new question, order or detail goes to the colleague as well.
    if (asksOrOrders(understanding) || givesDetail(understanding))
      return handOff('no_answer', 'front_desk', 'Said beside what a colleague is awaited for.', dialogue);
    if (misunderstood === 1 || !wasAnsweredLately(context))
      return handOff(
        'repeated_misunderstanding',
        'front_desk',
        'Not understood while a colleague is awaited.',
        countedDialogue,
      );
    return {
      steps: [],
      reasons: ['Not understood; a colleague has been asked for already.'],
      dialogue: countedDialogue,
    };
  }
  if (misunderstood >= MISUNDERSTOOD_MAX) {
    return handOff('repeated_misunderstanding', 'front_desk', 'Not understood twice in a row.', dialogue);
  }
  const likely = understanding.nearby.filter(({ score }) => score >= ASK_BACK_MIN);
  const choices = likely
    .map(({ name }) => name)
    .filter((intent) => !TALK.includes(intent) && intent !== 'out_of_scope');
  if (choices.length > 1) {
    return {
      steps: [{ kind: 'clarify', intent: null, ask: 'which_topic', choices: choices.slice(0, 3) }],
      reasons: [`Unsure between ${choices.slice(0, 3).join(', ')}.`],
      dialogue: countedDialogue,
    };
  }
  // A clear message needs no rephrasing; a colleague reads it.
  if (isClear(understanding))
    return handOff(
      'no_answer',
      'front_desk',
      'A clear message about something the house’s data does not hold.',
      dialogue,
    );
  return {
    steps: [{ kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }],
    reasons: ['Not understood.'],
    dialogue: countedDialogue,
  };
}

/** States the nearest text, and asks a colleague to check it unless one is already awaited. */
function stateNear({ step, reason }: FoundAnswer, { conversation }: Turn, dialogue: Dialogue): Plan {
  const nearPlan: Plan = { steps: [step], reasons: [reason], dialogue };
  if (conversation.state === 'waiting') return nearPlan;
  return joinPlans(
    nearPlan,
    handOff('no_answer', 'front_desk', 'Whether that answers it, a colleague reads.', dialogue),
  );
}

/** Whether a clause clearly asks, wants or reports something. */
function isClear({ frames = [], signals }: Understanding): boolean {
  // "How much is it?" names no topic, so a colleague could not answer either.
  if (signals.includes('follow_up')) return false;
  return frames.some(
    ({ act, actConfidence, topic, text }) =>
      CLEAR_ACTS.has(act) &&
      actConfidence >= SURELY_ACTED &&
      topic !== 'out_of_scope' &&
      text.trim().length >= CLEAR_LETTERS_MIN,
  );
}

function asksOrOrders({ frames = [], signals, intents }: Understanding): boolean {
  const isTalk = intents.some(({ name }) => TALK.includes(name));
  const orders = !isTalk && (signals.includes('order') || signals.includes('reserve'));
  return orders || frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= LIKELY_ASKED);
}

/**
 * Whether the message gives details ("two adults then, on Monday, room 501"). Asking where the colleague stays gives
 * none.
 */
function givesDetail({ entities, frames = [] }: Understanding): boolean {
  return entities.some(isDetail) && !frames.some(({ act }) => act === 'chase');
}

const LIKELY_ASKED = 0.6;
const CLEAR_ACTS: ReadonlySet<Act> = new Set<Act>(['ask', 'request', 'report', 'complain', 'change', 'chase']);
const SURELY_ACTED = 0.9;
const CLEAR_LETTERS_MIN = 12;

/** Whether every clause is about something outside the hotel. */
function isOutOfScope({ intents, frames = [] }: Understanding): boolean {
  if (intents.some(({ name }) => name === 'out_of_scope')) return true;
  return (
    frames.length > 0 &&
    frames.every(({ topic, confidence }) => topic === 'out_of_scope' && confidence >= SURELY_FOREIGN)
  );
}

/** The shortest time between two replies that tell a guest to wait. */
const CALLED_AGAIN_MS = 3 * 60_000;

function wasAnsweredLately({ history, now }: Turn): boolean {
  const last = history.findLast(({ author }) => author === 'ai');
  return last !== undefined && +now - Date.parse(last.at) < CALLED_AGAIN_MS;
}
