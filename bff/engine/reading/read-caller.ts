import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { scoreByRules } from '../../language/reading/classify.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { COMPLAINTS, WORK } from '../wishes/work-table.ts';

const CALLED: IntentScore = { name: 'human', score: 0.9 };
/** From this score the message has an intent of its own. */
const SURE = 0.6;
const NAMED_MIN = 0.5;
/** Intents that coming to the room resembles, and that give way to what is really wanted. */
const VAGUE: ReadonlySet<Intent> = new Set<Intent>(['room_service', 'room_types', 'greeting', 'human', 'bot_identity']);
/** Intents that "coming to a room" resembles: a visitor's arrival or the guest's own. */
const OF_COMING: ReadonlySet<Intent> = new Set<Intent>([
  'policies',
  'check_in_time',
  'early_check_in',
  'room_ready',
  'room_change',
  'room_cleaning',
]);
/** Concepts of questions about the house. */
const ASKS: readonly Concept[] = ['when', 'hours', 'where', 'how', 'price', 'free', 'night', 'late'];
/** Concepts that may stand beside the desk's name. */
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
/** Concepts of food and drink, which the kitchen brings. */
const FOOD: readonly Concept[] = ['eat', 'dish', 'drink', 'order', 'breakfast', 'lunch', 'dinner', 'menu'];
const DIGIT = /\p{Nd}/u;

/** The intents after checking for a call. `isOrder`: the named thing is to be brought. */
export interface ReadWords {
  intents: IntentScore[];
  isOrder: boolean;
}

/**
 * Reads calls for a person: "could somebody come up?", "come to my room please", "call me", "Reception!", "this bot is
 * useless". If a thing or task is named too ("could someone bring up a hairdryer"), that is the intent. Emergencies and
 * complaints stay as they are.
 */
export function readCaller(utterance: Utterance, reading: Reading, intents: readonly IntentScore[]): ReadWords {
  const toResult = (wanted: readonly IntentScore[], isOrder = false): ReadWords => ({ intents: [...wanted], isOrder });
  const { concepts, unknown } = reading;
  if (intents.some(({ name }) => name.endsWith('_emergency') || COMPLAINTS.has(name))) return toResult(intents);
  if (concepts.has('robot')) {
    const isInsult = !utterance.endsInQuestionMark && (utterance.says('scorn') || concepts.has('complain'));
    return isInsult && !isWanted(intents) ? toResult([CALLED]) : toResult(intents);
  }
  if (namesDeskOnly(reading)) return toResult([CALLED]);
  if (ASKS.some((concept) => concepts.has(concept))) return toResult(intents);
  const isSomebody = utterance.says('somebody');
  if (isSomebody && isOnlyCall(reading)) return toResult([CALLED]);
  const isCalled = isSomebody && utterance.says('somebody_comes');
  // An intent that no word names comes only from the words of coming.
  const ruleScores = isSomebody ? scoreByRules(concepts) : null;
  const isNamed = ({ name }: IntentScore) => ruleScores === null || (ruleScores.get(name) ?? 0) >= NAMED_MIN;
  const named = intents.filter((one) => one.name !== 'room_service' && one.name !== 'room_types' && isNamed(one));
  const isBrought = (isSomebody || concepts.has('room_service')) && !FOOD.some((concept) => concepts.has(concept));
  const broughtThings = isBrought ? findHeld(concepts, named) : [];
  if (isBrought && (broughtThings.length > 0 || named.some(isTask)))
    return toResult([...broughtThings, ...named], isSomebody || concepts.has('please'));
  const others = intents.filter((one) => !OF_COMING.has(one.name) && isNamed(one));
  if (isCalled && !isWanted(others)) return toResult([CALLED]);
  const isCallOnly =
    unknown.length <= 1 && !DIGIT.test(utterance.text) && [...concepts].every((one) => ADDRESS.has(one));
  if (isCallOnly && utterance.says('call_me')) return toResult([CALLED]);
  const isInvited = !concepts.has('may') && !isWanted(intents) && utterance.says('come_here');
  return isInvited ? toResult([CALLED]) : toResult(intents);
}

/** Whether the text says that somebody should come, be sent or ring. */
export function callsSomebody(utterance: Utterance): boolean {
  return (utterance.says('somebody') && utterance.says('somebody_comes')) || utterance.says('call_me');
}

/** Whether the text only addresses the desk: "Reception", "front desk please". */
function namesDeskOnly({ concepts, unknown }: Reading): boolean {
  return unknown.length === 0 && concepts.has('reception') && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** "Hello? Anyone?" */
function isOnlyCall({ concepts, unknown, words }: Reading): boolean {
  return words.length <= 3 && unknown.length === 0 && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** Whether another intent is certain. */
function isWanted(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name, score }) => score >= SURE && !VAGUE.has(name));
}

const HELD: readonly [Intent, Concept][] = [
  ['toiletries', 'hairdryer'],
  ['toiletries', 'iron'],
  ['toiletries', 'kettle'],
];

/** Returns a small thing to bring, if no other work is named. */
function findHeld(concepts: ReadonlySet<Concept>, intents: readonly IntentScore[]): IntentScore[] {
  const broughtThings = HELD.find(([, concept]) => concepts.has(concept));
  return broughtThings === undefined || intents.some(isTask) ? [] : [{ name: broughtThings[0], score: CALLED.score }];
}

function isTask({ name, score }: IntentScore): boolean {
  return score >= SURE && WORK[name] !== undefined && WORK[name].stay !== true;
}
