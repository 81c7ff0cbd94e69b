import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { scoreByRules } from '../../language/reading/classify.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { COMPLAINTS, WORK } from '../wishes/work-table.ts';

const CALLED: IntentScore = { name: 'human', score: 0.9 };
/** Said this surely, the message wants something of its own. */
const SURE = 0.6;
const NAMED_MIN = 0.5;
/** A wish that a word on its way up to the room resembles, and that gives way to whom or what is to come. */
const VAGUE: ReadonlySet<Intent> = new Set<Intent>(['room_service', 'room_types', 'greeting', 'human', 'bot_identity']);
/** What coming to a room resembles: a visitor's, or a guest's on the first day. */
const OF_COMING: ReadonlySet<Intent> = new Set<Intent>([
  'policies',
  'check_in_time',
  'early_check_in',
  'room_ready',
  'room_change',
  'room_cleaning',
]);
/** Who asks when, where or for how much asks about the house. */
const ASKS: readonly Concept[] = ['when', 'hours', 'where', 'how', 'price', 'free', 'night', 'late'];
/** What may stand beside the desk's name where nothing else is said. */
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
/** What is eaten or drunk is an order of the kitchen's. */
const FOOD: readonly Concept[] = ['eat', 'dish', 'drink', 'order', 'breakfast', 'lunch', 'dinner', 'menu'];
const DIGIT = /\p{Nd}/u;

/** What a message wants once it was heard whether somebody shall come. `isOrder`: what it names is to be brought. */
export interface ReadWords {
  intents: IntentScore[];
  isOrder: boolean;
}

/**
 * "Could somebody come up?", "come to my room please", "call me", "Reception!", "this bot is useless" want a person, whatever
 * they resemble. Where a thing or a task is named beside somebody ("could someone bring up a hairdryer"), that is wanted.
 * Emergencies and complaints are left as they are.
 */
export function readCaller(said: Utterance, reading: Reading, intents: readonly IntentScore[]): ReadWords {
  const as = (wanted: readonly IntentScore[], isOrder = false): ReadWords => ({ intents: [...wanted], isOrder });
  const { concepts, unknown } = reading;
  if (intents.some(({ name }) => name.endsWith('_emergency') || COMPLAINTS.has(name))) return as(intents);
  if (concepts.has('robot')) {
    const isScorned = !said.endsInQuestionMark && (said.says('scorn') || concepts.has('complain'));
    return isScorned && !isWanted(intents) ? as([CALLED]) : as(intents);
  }
  if (namesDeskOnly(reading)) return as([CALLED]);
  if (ASKS.some((concept) => concepts.has(concept))) return as(intents);
  const isSomebody = said.says('somebody');
  if (isSomebody && isBare(reading)) return as([CALLED]);
  const isCalled = isSomebody && said.says('somebody_comes');
  // What no word of the message names is read out of the coming itself.
  const ruled = isSomebody ? scoreByRules(concepts) : null;
  const isNamed = ({ name }: IntentScore) => ruled === null || (ruled.get(name) ?? 0) >= NAMED_MIN;
  const named = intents.filter((one) => one.name !== 'room_service' && one.name !== 'room_types' && isNamed(one));
  const isBrought = (isSomebody || concepts.has('room_service')) && !FOOD.some((concept) => concepts.has(concept));
  const held = isBrought ? findHeld(concepts, named) : [];
  if (isBrought && (held.length > 0 || named.some(isTask)))
    return as([...held, ...named], isSomebody || concepts.has('please'));
  const others = intents.filter((one) => !OF_COMING.has(one.name) && isNamed(one));
  if (isCalled && !isWanted(others)) return as([CALLED]);
  const isCallOnly = unknown.length <= 1 && !DIGIT.test(said.text) && [...concepts].every((one) => ADDRESS.has(one));
  if (isCallOnly && said.says('call_me')) return as([CALLED]);
  const isInvited = !concepts.has('may') && !isWanted(intents) && said.says('come_here');
  return isInvited ? as([CALLED]) : as(intents);
}

/** Does it say, in its language, that somebody shall come, be sent or ring? */
export function callsSomebody(said: Utterance): boolean {
  return (said.says('somebody') && said.says('somebody_comes')) || said.says('call_me');
}

/** "Reception", "front desk please": nobody asks for its hours so. */
function namesDeskOnly({ concepts, unknown }: Reading): boolean {
  return unknown.length === 0 && concepts.has('reception') && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** "Hello? Anyone?" */
function isBare({ concepts, unknown, words }: Reading): boolean {
  return words.length <= 3 && unknown.length === 0 && [...concepts].every((concept) => ADDRESS.has(concept));
}

/** Is something else wanted, and surely? */
function isWanted(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name, score }) => score >= SURE && !VAGUE.has(name));
}

const HELD: readonly [Intent, Concept][] = [
  ['toiletries', 'hairdryer'],
  ['toiletries', 'iron'],
  ['toiletries', 'kettle'],
];

/** A small thing that is to be brought, where no other work is named. */
function findHeld(concepts: ReadonlySet<Concept>, intents: readonly IntentScore[]): IntentScore[] {
  const held = HELD.find(([, concept]) => concepts.has(concept));
  return held === undefined || intents.some(isTask) ? [] : [{ name: held[0], score: CALLED.score }];
}

function isTask({ name, score }: IntentScore): boolean {
  return score >= SURE && WORK[name] !== undefined && WORK[name].stay !== true;
}
