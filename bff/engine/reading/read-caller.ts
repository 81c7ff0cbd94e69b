import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { scoreByRules } from '../../language/reading/classify.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { COMPLAINTS, WORK } from '../wishes/work-table.ts';

const CALL_INTENT: IntentScore = { name: 'human', score: 0.9 };
/** The lowest score at which an intent is certain. */
const SURE = 0.6;
/** The lowest score by rules at which the message's words name an intent. */
const NAMED_MIN = 0.5;
/** Intents that resemble a call to the room. Every other intent takes precedence over them. */
const VAGUE: ReadonlySet<Intent> = new Set<Intent>(['room_service', 'room_types', 'greeting', 'human', 'bot_identity']);
/** Intents that resemble "coming to a room", as they are about the arrival of a guest or a visitor. */
const ABOUT_ARRIVING: ReadonlySet<Intent> = new Set<Intent>([
  'policies',
  'check_in_time',
  'early_check_in',
  'room_ready',
  'room_change',
  'room_cleaning',
]);
/** Concepts of questions about the house. */
const QUESTION_CONCEPTS: readonly Concept[] = ['when', 'hours', 'where', 'how', 'price', 'free', 'night', 'late'];
/** Concepts that may accompany the desk's name in a call. */
const ADDRESS: ReadonlySet<Concept> = new Set<Concept>([
  'reception',
  'human',
  'person',
  'please',
  'greeting',
  'speak',
  'call',
  'want',
  'telephone',
  'belonging', // "ring me"
  'thanks',
]);
/** Concepts of food and drink. The kitchen brings them. */
const FOOD: readonly Concept[] = ['eat', 'dish', 'drink', 'order', 'breakfast', 'lunch', 'dinner', 'menu'];
const DIGIT = /\p{Nd}/u;

/** The intents after the check for a call. `isOrder`: the guest orders the named thing or task. */
export interface CallReading {
  intents: IntentScore[];
  isOrder: boolean;
}

/**
 * Replaces the intents of a message by `human` if the message only calls for a person: "could somebody come up?", "come
 * to my room please", "call me", "Reception!", "this bot is useless". If the message also names a thing or a task
 * ("could someone bring up a hairdryer"), that thing or task is the intent. Emergencies and complaints do not change.
 */
export function settleCall(utterance: Utterance, reading: Reading, intents: readonly IntentScore[]): CallReading {
  const toResult = (wanted: readonly IntentScore[], isOrder = false): CallReading => ({
    intents: [...wanted],
    isOrder,
  });
  const { concepts, unknown } = reading;
  if (intents.some(({ name }) => name.endsWith('_emergency') || COMPLAINTS.has(name))) return toResult(intents);
  if (concepts.has('robot')) {
    const isInsult = !utterance.endsInQuestionMark && (utterance.says('scorn') || concepts.has('complain'));
    return isInsult && !isWanted(intents) ? toResult([CALL_INTENT]) : toResult(intents);
  }
  if (namesDeskOnly(reading)) return toResult([CALL_INTENT]);
  if (QUESTION_CONCEPTS.some((concept) => concepts.has(concept))) return toResult(intents);
  const isSomebody = utterance.says('somebody');
  if (isSomebody && isOnlyCall(reading)) return toResult([CALL_INTENT]);
  const isCalled = isSomebody && utterance.says('somebody_comes');
  // If no word names an intent, the intent was guessed from the words of coming alone.
  const ruleScores = isSomebody ? scoreByRules(concepts) : null;
  const isNamed = ({ name }: IntentScore) => ruleScores === null || (ruleScores.get(name) ?? 0) >= NAMED_MIN;
  const namedIntents = intents.filter(
    (one) => one.name !== 'room_service' && one.name !== 'room_types' && isNamed(one),
  );
  const isBrought = (isSomebody || concepts.has('room_service')) && !FOOD.some((concept) => concepts.has(concept));
  const broughtThings = isBrought ? findSmallThing(concepts, namedIntents) : [];
  if (isBrought && (broughtThings.length > 0 || namedIntents.some(isTask)))
    return toResult([...broughtThings, ...namedIntents], isSomebody || concepts.has('please'));
  const others = intents.filter((one) => !ABOUT_ARRIVING.has(one.name) && isNamed(one));
  if (isCalled && !isWanted(others)) return toResult([CALL_INTENT]);
  const isCallOnly =
    unknown.length <= 1 && !DIGIT.test(utterance.text) && [...concepts].every((one) => ADDRESS.has(one));
  if (isCallOnly && utterance.says('call_me')) return toResult([CALL_INTENT]);
  const isInvited = !concepts.has('may') && !isWanted(intents) && utterance.says('come_here');
  return isInvited ? toResult([CALL_INTENT]) : toResult(intents);
}

/** Whether the text says that somebody should come, be sent or ring. */
export function callsSomebody(utterance: Utterance): boolean {
  return (utterance.says('somebody') && utterance.says('somebody_comes')) || utterance.says('call_me');
}

/** Whether the text only addresses the desk: "Reception", "front desk please". */
function namesDeskOnly({ concepts, unknown }: Reading): boolean {
  return unknown.length === 0 && concepts.has('reception') && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** Whether the text only calls for an answer: "Hello? Anyone?" */
function isOnlyCall({ concepts, unknown, words }: Reading): boolean {
  return words.length <= 3 && unknown.length === 0 && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** Whether another intent is certain. */
function isWanted(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name, score }) => score >= SURE && !VAGUE.has(name));
}

/** Small things that belong to an intent without work of their own concept. */
const SMALL_THINGS: readonly [Intent, Concept][] = [
  ['toiletries', 'hairdryer'],
  ['toiletries', 'iron'],
  ['toiletries', 'kettle'],
];

/** Returns the intent of a small thing to bring. Empty if the message names other work. */
function findSmallThing(concepts: ReadonlySet<Concept>, intents: readonly IntentScore[]): IntentScore[] {
  const smallThing = SMALL_THINGS.find(([, concept]) => concepts.has(concept));
  return smallThing === undefined || intents.some(isTask) ? [] : [{ name: smallThing[0], score: CALL_INTENT.score }];
}

function isTask({ name, score }: IntentScore): boolean {
  return score >= SURE && WORK[name] !== undefined && WORK[name].stay !== true;
}
