import type { Act, Frame, Topic } from '../../../shared/domain/frame.ts';
import { type Intent, isIntent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { isGeneralOf } from '../../language/reading/pick-intents.ts';
import { WORK } from '../wishes/work-table.ts';
import { TALK } from '../words/talk.ts';

/** The lowest confidences of a frame that counts; below them the model only guesses. */
const SURE_OF_TOPIC = 0.5;
const SURE_OF_ACT = 0.65;
/** The lowest confidence of a refusal in a clause with a word of denial. */
const SURE_BESIDE_NO = 0.55;
const SURELY_UNNAMED = 0.6;
/** The confidence of a refusal without a word of denial. */
export const SURELY_REFUSED = 0.92;
const LIKELY_REFUSED = 0.8;
/** The lowest confidence of a topic that is refused if refusing is the likeliest act and the message orders nothing. */
const SURELY_ITS_TOPIC = 0.98;
/** The lowest confidence of a refusal that discards other work with a score below `SHADOW_BELOW`. */
const REFUSED_BESIDE = 0.9;
const SHADOW_BELOW = 0.7;
const OWN_MATTER = 0.9;
const FAINTLY_REFUSED = 0.4;
/** The confidence of a refusal that needs no other sign of a refusal. */
const PLAINLY_REFUSED = 0.96;
/** The lowest score of an intent that counts although its clause resembles a bare no or a topic outside the hotel. */
const SURELY_OURS = 0.6;
/** Intents that a no does not refuse: an allergy, a cancellation, a wish to be left alone. */
export const NOT_REFUSED: ReadonlySet<Intent> = new Set<Intent>([
  'do_not_disturb',
  'dietary',
  'booking_cancel',
  'booking_change',
  'extend_stay',
]);

/** The signal of a clause without a topic: its act refers to the earlier clause. */
const UNNAMED: Partial<Record<Act, Signal>> = { ask: 'follow_up', change: 'correction', cancel: 'never_mind' };
const TAKES_BACK: ReadonlySet<Act> = new Set<Act>(['refuse', 'cancel']);

/** Facts about the words of a message. */
interface WordSigns {
  /** Whether the clause contains a word that denies or withdraws. */
  negates: (clause: string) => boolean;
  /** Whether the clause only names things. */
  namesOnly: (clause: string) => boolean;
  /** "We have no towels": a lack is reported and nothing refused. */
  lacks: boolean;
  /** "It does not work": the negation reports a fault. */
  reportsFault: boolean;
  /** "The same tomorrow" changes nothing that was arranged. */
  asksAgain: boolean;
  /** The message is only a no: "rather not" takes something back. */
  isBareNo: boolean;
  /** The message has a word for cancelling, so it corrects an arranged request. */
  isCorrected: boolean;
  /** Counts and times. A no in the same clause corrects an arranged request. */
  values: readonly string[];
  /** "An hour later" changes a time; `shift-time.ts` reads it. */
  statesDuration: boolean;
}

/** The wanted and denied intents by the frames. */
interface Acted {
  wanted: IntentScore[];
  denied: DeniedIntent[];
  signals: Signal[];
}

/** Adds the intent to cancel or change, if the word for it is there, whatever else is named. */
export function nameActs(
  frames: readonly Frame[],
  intents: readonly IntentScore[],
  { concepts, unknown }: Pick<Reading, 'concepts' | 'unknown'>,
): IntentScore[] {
  if (frames.some(({ topic }) => topic === 'out_of_scope')) return [...intents];
  const isBareNo = intents.length === 0 && unknown.length === 0;
  const added = ACTED.filter(
    ({ act, concept, intent }) =>
      concepts.has(concept) &&
      (isBareNo || frames.some((frame) => frame.act === act && frame.actConfidence >= LIKELY_ACT)) &&
      !intents.some(({ name }) => name === intent),
  );
  const isReported = frames.some(
    ({ act, actConfidence, topic, confidence }) =>
      act === 'report' &&
      actConfidence >= LIKELY_ACT &&
      topic !== null &&
      BREAKABLE.has(topic) &&
      confidence >= SURE_OF_TOPIC,
  );
  const repaired = isReported ? [{ name: 'maintenance' as const, score: ACT_SCORE }] : [];
  const isReplaced = ({ name }: IntentScore) =>
    (isReported && name === 'maintenance') || added.some(({ covers }) => covers === name);
  const others = intents.filter((one) => !isReplaced(one));
  return [
    ...added.map(({ intent }) => ({ name: intent, score: ACT_SCORE })),
    ...repaired,
    ...others,
    ...readClearClauses(frames, intents),
  ];
}

/** Intents that, reported as broken, are no questions. */
export const BREAKABLE: ReadonlySet<Intent> = new Set<Intent>([
  'wifi',
  'tv',
  'air_conditioning',
  'safe',
  'kitchen',
  'room_types',
  'ev_charging',
]);

const LIKELY_ACT = 0.5;
const ACT_SCORE = 0.9;
const ACTED: readonly { act: Act; concept: Concept; intent: Intent; covers?: Intent }[] = [
  { act: 'cancel', concept: 'cancel', intent: 'booking_cancel', covers: 'cancellation_policy' },
  { act: 'change', concept: 'change', intent: 'booking_change' },
];

/**
 * Returns the topics of clauses that are clear by themselves and that the message as a whole does not show: "no taxi, thanks, but
 * where is the station?" An alarm needs more than that.
 */
function readClearClauses(frames: readonly Frame[], intents: readonly IntentScore[]): IntentScore[] {
  if (frames.length < 2) return [];
  const added = new Map<Intent, number>();
  const takenBack = new Set<Topic>(frames.flatMap(({ act, topic }) => (TAKES_BACK.has(act) ? [topic] : [])));
  const covers = ({ name }: IntentScore, topic: Intent) =>
    name === topic || (isGeneralOf(topic, name) && !takenBack.has(name));
  for (const { act, actConfidence, topic, confidence } of frames) {
    if (topic === null || !isIntent(topic) || NO_CLAUSES.has(topic)) continue;
    if (intents.some((intent) => covers(intent, topic))) continue;
    const least = CLEAR_ACTS[act];
    if (least !== undefined && actConfidence >= least && confidence >= CLEAR_TOPIC)
      added.set(topic, confidence * ACT_SCORE);
  }
  return [...added].map(([name, score]) => ({ name, score }));
}

/** The lowest confidences of a clause that is clear by itself, by its act. */
const CLEAR_ACTS: Partial<Record<Act, number>> = { ask: 0.9, request: 0.9, complain: SURE_OF_ACT };
const CLEAR_TOPIC = 0.75;
const NO_CLAUSES: ReadonlySet<Intent> = new Set<Intent>([
  ...TALK,
  'out_of_scope',
  'security_emergency',
  'medical_emergency',
]);

/** Whether mentioning the topic is a request. About other topics guests mostly ask. */
function isWorkByItself(topic: Intent): boolean {
  const request = WORK[topic];
  return request !== undefined && request.only === undefined;
}

/** Applies the acts of the clauses: a refused intent is not wanted, a requested intent is ordered. */
export function applyFrames(frames: readonly Frame[], intents: readonly IntentScore[], words: WordSigns): Acted {
  const refused = new Map<Intent, number>();
  const doubtful = new Set<Intent>();
  /** Topics that are probably refused, in a clause with a word of denial. They are withdrawn if they were arranged. */
  const likelyRefused = new Map<Intent, number>();
  /** Topics that a bare no withdraws, with the index of its clause. */
  const takenBack = new Map<Intent, number>();
  const signals = new Set<Signal>();
  const isKept = (topic: Intent) => NOT_REFUSED.has(topic) || (topic === 'maintenance' && words.reportsFault);
  for (const [index, frame] of frames.entries()) {
    const { act, topic, confidence, actConfidence, text } = frame;
    const previousTopic = frames[index - 1]?.topic ?? null;
    const negates = TAKES_BACK.has(act) && words.negates(text);
    // "We have our own, none needed": a bare no is about the clause before it.
    if (act === 'refuse' && isBareNo(topic) && actConfidence >= SURELY_REFUSED && negates && previousTopic !== null)
      if (isWorkByItself(previousTopic) && !isKept(previousTopic)) takenBack.set(previousTopic, index);
    if (topic === null) {
      const signal = act === 'change' && words.isBareNo ? UNNAMED.cancel : UNNAMED[act];
      const isClear = confidence >= SURELY_UNNAMED && actConfidence >= SURE_OF_ACT;
      const isMeant = isClear && intents.length === 0 && !words.statesDuration && !words.asksAgain;
      if (signal !== undefined && isMeant) signals.add(signal);
      continue;
    }
    if ((topic === 'out_of_scope' || topic === 'deny') && frames.length === 1)
      for (const { name, score } of intents) if (score < SURELY_OURS) doubtful.add(name);
    const isFree = !words.lacks && !isKept(topic) && !words.values.some((value) => text.includes(value));
    if (isFree && isLikelierRefused(frame, frames, negates)) {
      doubtful.add(topic);
      if (negates) likelyRefused.set(topic, confidence);
    }
    const isDenied = act === 'refuse' && negates;
    if (confidence < SURE_OF_TOPIC || actConfidence < (isDenied ? SURE_BESIDE_NO : SURE_OF_ACT)) continue;
    // Small talk about a topic is no wish: "what goes in a Caesar salad?"
    const isAskedBeside = frames.some((other) => other.topic === topic && ASKS_FOR.has(other.act));
    if (act === 'talk' && isWorkByItself(topic) && !isAskedBeside) doubtful.add(topic);
    const isTakenBack = act === 'refuse' || (act === 'cancel' && negates);
    const isPlain = negates && actConfidence >= PLAINLY_REFUSED;
    const corrects = words.isCorrected || (!isPlain && words.values.some((value) => text.includes(value)));
    const mayRefuse = !corrects && (actConfidence >= PLAINLY_REFUSED || !words.lacks) && !isKept(topic);
    if (isTakenBack && WORK[topic] !== undefined && mayRefuse) {
      if (negates || actConfidence >= SURELY_REFUSED) refused.set(topic, confidence);
      // A possible refusal stops the work, without being counted as one.
      const likely = confidence >= SURELY_ITS_TOPIC && !asksForAny(frames) ? SURE_OF_ACT : LIKELY_REFUSED;
      if (negates || actConfidence >= likely) doubtful.add(topic);
    }
    if (act === 'request' && WORK[topic]?.only !== undefined) signals.add('order').add('reserve');
  }
  for (const topic of takenBack.keys()) doubtful.add(topic);
  for (const topic of doubtful) {
    const remainingFrames = frames.slice((takenBack.get(topic) ?? -1) + 1).filter(({ text }, index, all) => {
      // "Shampoo and soap we have brought": a clause that only names a thing follows the next one.
      return all[index + 1]?.topic !== topic || !words.namesOnly(text);
    });
    if (!isWantedBeside(topic, remainingFrames)) continue;
    refused.delete(topic);
    doubtful.delete(topic);
    likelyRefused.delete(topic);
  }
  for (const topic of refused.keys()) likelyRefused.delete(topic);
  const toDenied = (list: ReadonlyMap<Intent, number>, how: DeniedIntent['how']) =>
    [...list].map(([name, score]) => ({ name, score, how }));
  return {
    wanted: intents.filter((one) => !doubtful.has(one.name) && !refused.has(one.name) && !isShadow(one, frames)),
    denied: [...toDenied(refused, 'refused'), ...toDenied(likelyRefused, 'doubted')],
    signals: [...signals],
  };
}

/**
 * Whether work is more likely refused than asked for: beside a no, or with a certain topic where nothing is asked for.
 */
function isLikelierRefused(
  { act, topic, confidence, actConfidence }: Frame,
  frames: readonly Frame[],
  negates: boolean,
): boolean {
  if (act !== 'refuse' || topic === null || !isWorkByItself(topic)) return false;
  return (negates && actConfidence >= FAINTLY_REFUSED) || (confidence >= SURELY_ITS_TOPIC && !asksForAny(frames));
}

/** Whether a weak intent is an echo of a clear refusal: "we leave early, no breakfast" reports no noise. */
function isShadow({ name, score }: IntentScore, frames: readonly Frame[]): boolean {
  const refuses = frames.some(({ act, actConfidence }) => act === 'refuse' && actConfidence >= REFUSED_BESIDE);
  return (
    refuses &&
    !asksForAny(frames) &&
    score < SHADOW_BELOW &&
    isWorkByItself(name) &&
    !NOT_REFUSED.has(name) &&
    !frames.some(({ topic, confidence }) => topic === name && confidence >= OWN_MATTER)
  );
}

function asksForAny(frames: readonly Frame[]): boolean {
  return frames.some(({ act, actConfidence }) => ASKS_FOR.has(act) && actConfidence >= SURE_OF_ACT);
}

/**
 * Whether another clause wants what one refuses: as certain, or asked for later ("no big ones, but two small ones").
 */
function isWantedBeside(topic: Intent, frames: readonly Frame[]): boolean {
  const topicFrames = frames.filter((frame) => frame.topic === topic && frame.actConfidence >= SURE_OF_ACT);
  const refusal = topicFrames.findLastIndex(({ act }) => TAKES_BACK.has(act));
  const surely = topicFrames[refusal]?.actConfidence ?? 0;
  return topicFrames.some(({ act, actConfidence }, index) => {
    if (TAKES_BACK.has(act) || act === 'talk') return false;
    if (!ASKS_FOR.has(act)) return actConfidence >= surely;
    return index > refusal && actConfidence >= surely - LESS_SURE;
  });
}

const ASKS_FOR: ReadonlySet<Act> = new Set<Act>(['ask', 'request', 'change', 'chase']);
/** The last statement wins if it is at most this much less certain. */
const LESS_SURE = 0.2;

function isBareNo(topic: Topic): boolean {
  return topic === null || topic === 'deny';
}
