import type { Act, Attribute, Frame, Topic } from '../../../shared/domain/frame.ts';
import type { Language } from '../lexicon/registry.ts';
import { HEADS, type Prediction } from '../model/model.ts';
import { readClause } from '../model/read-clause.ts';
import type { Concept } from '../pack/concepts.ts';
import { splitClauses } from './split-clauses.ts';

/** The lowest confidence of a clear clause. An unclear clause is joined with the earlier clause. */
const CLEAR = 0.45;
const TALK_ONLY: ReadonlySet<Concept> = new Set<Concept>(['greeting', 'thanks', 'goodbye', 'please']);

/** A clause with the model's output. */
interface ReadClause {
  text: string;
  prediction: Prediction;
  frame: Frame;
}

/**
 * Reads the act and topic of each clause of a message. Courtesies count only if nothing else is said. An unclear clause
 * ("in room 204", "if possible") is read together with its neighbour.
 */
export function readFrames(text: string, language: Language): Frame[] {
  const clauses = splitClauses(text, language);
  if (clauses.length === 0) return [readFrame(text, language).frame];
  const reads = clauses.map((clause) => readFrame(clause, language));
  const meaningful = reads.filter((read) => !isCourtesy(read, language));
  if (meaningful.length === 0) return reads.slice(0, 1).map(({ frame }) => frame);
  const joined: ReadClause[] = [];
  for (const read of meaningful) {
    const previous = joined.at(-1);
    if (previous === undefined || (isClear(read) && isClear(previous) && !isSame(previous.frame, read.frame)))
      joined.push(read);
    else joined[joined.length - 1] = joinReads(previous, read, language);
  }
  return joined.map(({ frame }) => frame);
}

function readFrame(text: string, language: Language): ReadClause {
  const { prediction } = readClause(text, language.lexicon.read(text), language);
  return { text, prediction, frame: toFrame(text, prediction) };
}

function toFrame(text: string, prediction: Prediction): Frame {
  const [topic, confidence] = bestOf<Topic>(HEADS.topic, prediction.topic);
  const [act, actConfidence] = readAct(prediction.act);
  const [attribute] = bestOf<Attribute | null>(HEADS.attribute, prediction.attribute);
  return { act, topic, attribute, text, confidence, actConfidence };
}

/** Returns the likeliest act. "Refuse" and "cancel" both take something back, so their likelihoods are added. */
function readAct(likelihoods: Float32Array): [Act, number] {
  const [best, confidence] = bestOf<Act>(HEADS.act, likelihoods);
  const [refuseLikelihood, cancelLikelihood] = [likelihoods[REFUSE] ?? 0, likelihoods[CANCEL] ?? 0];
  if (refuseLikelihood + cancelLikelihood <= confidence) return [best, confidence];
  return [refuseLikelihood >= cancelLikelihood ? 'refuse' : 'cancel', refuseLikelihood + cancelLikelihood];
}

const REFUSE = HEADS.act.indexOf('refuse');
const CANCEL = HEADS.act.indexOf('cancel');

function bestOf<T>(classes: readonly T[], likelihoods: Float32Array): [T, number] {
  let best = 0;
  for (let index = 1; index < likelihoods.length; index++)
    if ((likelihoods[index] ?? 0) > (likelihoods[best] ?? 0)) best = index;
  const bestClass = classes[best];
  if (bestClass === undefined) throw new Error('The model has another number of classes; make it anew: npm run train');
  return [bestClass, likelihoods[best] ?? 0];
}

function isClear({ frame }: ReadClause): boolean {
  return frame.confidence >= CLEAR && frame.topic !== null;
}

function isSame(one: Frame, other: Frame): boolean {
  return one.topic === other.topic && one.act === other.act;
}

/** Reads two clauses as one and keeps the frame with the most certain topic. */
function joinReads(previous: ReadClause, read: ReadClause, language: Language): ReadClause {
  const both = readFrame(`${previous.text}, ${read.text}`, language);
  const [surest] = [previous, read, both].toSorted((a, b) => b.frame.confidence - a.frame.confidence);
  const { frame } = surest ?? both;
  return { ...both, frame: { ...frame, text: both.text } };
}

function isCourtesy({ text, frame }: ReadClause, language: Language): boolean {
  if (frame.topic === 'greeting' || frame.topic === 'thanks' || frame.topic === 'goodbye') return true;
  const { concepts, unknown } = language.lexicon.read(text);
  return unknown.length === 0 && concepts.size > 0 && [...concepts].every((concept) => TALK_ONLY.has(concept));
}
