import type { Act, Frame, Topic } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { WORK } from '../wishes/work-table.ts';

/** Below these the model only guesses. */
const SURE_OF_TOPIC = 0.5;
const SURE_OF_ACT = 0.65;
/** … and beside a word that denies, a refusal needs less. */
const SURE_BESIDE_NO = 0.55;
const SURELY_UNNAMED = 0.6;
/** Without a word that denies, a refusal must be this plain. */
const SURELY_REFUSED = 0.92;
const LIKELY_REFUSED = 0.8;
/** What is so surely the matter is refused as soon as refusing is the likeliest that is done about it, and nothing is asked for. */
const SURELY_ITS_MATTER = 0.98;
/** Beside a refusal as sure as this, work read with less than the other is a shadow of it. */
const REFUSED_BESIDE = 0.9;
const SHADOW_BELOW = 0.7;
const OWN_MATTER = 0.9;
const FAINTLY_REFUSED = 0.4;
/** … and this plain whatever stands beside it. */
const PLAINLY_REFUSED = 0.96;
/** Read with less, where the clause itself is most like what is none of ours, or like a bare no, a wish is none. */
const SURELY_OURS = 0.6;
/** Of these a no says something else: an allergy, a fault, a wish to be left alone. */
const NOT_REFUSED: ReadonlySet<Intent> = new Set<Intent>([
  'do_not_disturb',
  'dietary',
  'booking_cancel',
  'booking_change',
  'extend_stay',
]);

/** What a clause that names no matter says of the one before it. */
const UNNAMED: Partial<Record<Act, Signal>> = { ask: 'follow_up', change: 'correction', cancel: 'never_mind' };
const TAKES_BACK: ReadonlySet<Act> = new Set<Act>(['refuse', 'cancel']);

/** What the words themselves show. */
interface ReadWords {
  /** Does a word that denies or takes back stand in these words of the message? */
  negates: (clause: string) => boolean;
  /** Does a clause name things and say nothing of them? */
  namesOnly: (clause: string) => boolean;
  /** "We have no towels": what lacks is told, and nothing refused. */
  lacks: boolean;
  /** "It does not work": its no tells the fault. */
  reportsFault: boolean;
  /** "The same tomorrow" changes nothing that was arranged. */
  asksAgain: boolean;
  /** All it says is no: "rather not" takes back, and changes nothing into something else. */
  isBareNo: boolean;
  /** A word for cancelling: what was arranged is put right, and nothing is refused. */
  isCorrected: boolean;
  /** Counts and hours: beside one in its own clause a no puts right what was arranged. */
  values: readonly string[];
  /** "An hour later" moves something, and is read by itself. */
  statesDuration: boolean;
}

/** What is wanted and what is refused, as the frames tell it. */
interface Acted {
  wanted: IntentScore[];
  denied: DeniedIntent[];
  signals: Signal[];
}

/** Who cancels or changes by the word does so with whatever is named beside it, until it is known what was arranged. */
export function nameActs(
  frames: readonly Frame[],
  intents: readonly IntentScore[],
  { concepts, unknown }: Pick<Reading, 'concepts' | 'unknown'>,
): IntentScore[] {
  if (frames.some(({ topic }) => topic === 'out_of_scope')) return [...intents];
  const isBare = intents.length === 0 && unknown.length === 0;
  const added = ACTED.filter(
    ({ act, concept, intent }) =>
      concepts.has(concept) &&
      (isBare || frames.some((frame) => frame.act === act && frame.actConfidence >= LIKELY_ACT)) &&
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
  const isOver = ({ name }: IntentScore) =>
    (isReported && name === 'maintenance') || added.some(({ covers }) => covers === name);
  const others = intents.filter((one) => !isOver(one));
  return [...added.map(({ intent }) => ({ name: intent, score: ACT_SCORE })), ...repaired, ...others];
}

/** What is named as broken is not asked about. */
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

/** Is the mere mention work for staff? Of other matters a guest mostly wants to know something, and may. */
function isWorkByItself(topic: Intent): boolean {
  const request = WORK[topic];
  return request !== undefined && request.only === undefined;
}

/** What a message does with each of its matters: what is refused is not wanted, what is requested is ordered. */
export function applyFrames(frames: readonly Frame[], intents: readonly IntentScore[], heard: ReadWords): Acted {
  const refused = new Map<Intent, number>();
  const doubted = new Set<Intent>();
  /** Beside a word that denies: if it was asked for before, it is taken back. */
  const likelyRefused = new Map<Intent, number>();
  /** Where a bare no took back what stands before it. */
  const takenBack = new Map<Intent, number>();
  const signals = new Set<Signal>();
  const isKept = (topic: Intent) => NOT_REFUSED.has(topic) || (topic === 'maintenance' && heard.reportsFault);
  for (const [index, frame] of frames.entries()) {
    const { act, topic, confidence, actConfidence, text } = frame;
    const before = frames[index - 1]?.topic ?? null;
    const negates = TAKES_BACK.has(act) && heard.negates(text);
    // "We have our own, none needed": a bare no is of what stands before it.
    if (act === 'refuse' && isBare(topic) && actConfidence >= SURELY_REFUSED && negates && before !== null)
      if (isWorkByItself(before) && !isKept(before)) takenBack.set(before, index);
    if (topic === null) {
      const signal = act === 'change' && heard.isBareNo ? UNNAMED.cancel : UNNAMED[act];
      const isClear = confidence >= SURELY_UNNAMED && actConfidence >= SURE_OF_ACT;
      const isMeant = isClear && intents.length === 0 && !heard.statesDuration && !heard.asksAgain;
      if (signal !== undefined && isMeant) signals.add(signal);
      continue;
    }
    if ((topic === 'out_of_scope' || topic === 'deny') && frames.length === 1)
      for (const { name, score } of intents) if (score < SURELY_OURS) doubted.add(name);
    const isFree = !heard.lacks && !isKept(topic) && !heard.values.some((value) => text.includes(value));
    if (isFree && isLikelierRefused(frame, frames, negates)) {
      doubted.add(topic);
      if (negates) likelyRefused.set(topic, confidence);
    }
    const isDenied = act === 'refuse' && negates;
    if (confidence < SURE_OF_TOPIC || actConfidence < (isDenied ? SURE_BESIDE_NO : SURE_OF_ACT)) continue;
    // What is only talked of is nobody's wish: "what goes in a Caesar salad?"
    const isAskedBeside = frames.some((other) => other.topic === topic && ASKS_FOR.has(other.act));
    if (act === 'talk' && isWorkByItself(topic) && !isAskedBeside) doubted.add(topic);
    const isTakenBack = act === 'refuse' || (act === 'cancel' && negates);
    const isPlain = negates && actConfidence >= PLAINLY_REFUSED;
    const corrects = heard.isCorrected || (!isPlain && heard.values.some((value) => text.includes(value)));
    const mayRefuse = !corrects && (actConfidence >= PLAINLY_REFUSED || !heard.lacks) && !isKept(topic);
    if (isTakenBack && WORK[topic] !== undefined && mayRefuse) {
      if (negates || actConfidence >= SURELY_REFUSED) refused.set(topic, confidence);
      // What may be refused is not done; whether it is, is not said either.
      const likely = confidence >= SURELY_ITS_MATTER && !asksForAny(frames) ? SURE_OF_ACT : LIKELY_REFUSED;
      if (negates || actConfidence >= likely) doubted.add(topic);
    }
    if (act === 'request' && WORK[topic]?.only !== undefined) signals.add('order').add('reserve');
  }
  for (const topic of takenBack.keys()) doubted.add(topic);
  for (const topic of doubted) {
    const told = frames.slice((takenBack.get(topic) ?? -1) + 1).filter(({ text }, index, all) => {
      // "Shampoo and soap we have brought": a bare thing goes the way of what follows.
      return all[index + 1]?.topic !== topic || !heard.namesOnly(text);
    });
    if (!isWantedBeside(topic, told)) continue;
    refused.delete(topic);
    doubted.delete(topic);
    likelyRefused.delete(topic);
  }
  for (const topic of refused.keys()) likelyRefused.delete(topic);
  const denied = (list: ReadonlyMap<Intent, number>, how: DeniedIntent['how']) =>
    [...list].map(([name, score]) => ({ name, score, how }));
  return {
    wanted: intents.filter((one) => !doubted.has(one.name) && !refused.has(one.name) && !isShadow(one, frames)),
    denied: [...denied(refused, 'refused'), ...denied(likelyRefused, 'doubted')],
    signals: [...signals],
  };
}

/** Work that is likelier refused than asked for is not done: beside a no, or where nothing is asked for and its matter is sure. */
function isLikelierRefused(
  { act, topic, confidence, actConfidence }: Frame,
  frames: readonly Frame[],
  negates: boolean,
): boolean {
  if (act !== 'refuse' || topic === null || !isWorkByItself(topic)) return false;
  return (negates && actConfidence >= FAINTLY_REFUSED) || (confidence >= SURELY_ITS_MATTER && !asksForAny(frames));
}

/**
 * Faint work beside a sure refusal where nothing is asked for, and of which no clause surely is: "we leave early, no breakfast"
 * tells of no noise.
 */
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

/** What one clause refuses another may want: told as surely, or asked for afterwards ("no big ones, but two small ones"). */
function isWantedBeside(topic: Intent, frames: readonly Frame[]): boolean {
  const own = frames.filter((frame) => frame.topic === topic && frame.actConfidence >= SURE_OF_ACT);
  const refusal = own.findLastIndex(({ act }) => TAKES_BACK.has(act));
  const surely = own[refusal]?.actConfidence ?? 0;
  return own.some(({ act, actConfidence }, index) => {
    if (TAKES_BACK.has(act) || act === 'talk') return false;
    if (!ASKS_FOR.has(act)) return actConfidence >= surely;
    return index > refusal && actConfidence >= surely - LESS_SURE;
  });
}

const ASKS_FOR: ReadonlySet<Act> = new Set<Act>(['ask', 'request', 'change', 'chase']);
/** What is said last counts, if it is nearly as sure. */
const LESS_SURE = 0.2;

function isBare(topic: Topic): boolean {
  return topic === null || topic === 'deny';
}
