import type { Act, Attribute, Frame, Topic } from '../../../shared/domain/frame.ts';
import type { Language } from '../lexicon/registry.ts';
import { HEADS, type Prediction } from '../model/model.ts';
import { readClause } from '../model/read-clause.ts';
import type { Concept } from '../pack/concepts.ts';
import { splitClauses } from './split-clauses.ts';

/** Read with less, a clause says nothing by itself: it goes with the one before it. */
const CLEAR = 0.45;
const TALK_ONLY: ReadonlySet<Concept> = new Set<Concept>(['greeting', 'thanks', 'goodbye', 'please']);

/** A clause and what the model makes of it. */
interface Read {
  text: string;
  prediction: Prediction;
  frame: Frame;
}

/**
 * Reads what each clause of a message does and is about. Courtesies count only where nothing else is said; a clause that
 * says nothing clear by itself ("in room 204", "if possible") is read together with the one beside it.
 */
export function readFrames(text: string, language: Language): Frame[] {
  const clauses = splitClauses(text, language);
  if (clauses.length === 0) return [readFrame(text, language).frame];
  const reads = clauses.map((clause) => readFrame(clause, language));
  const telling = reads.filter((read) => !isCourtesy(read, language));
  if (telling.length === 0) return reads.slice(0, 1).map(({ frame }) => frame);
  const joined: Read[] = [];
  for (const read of telling) {
    const before = joined.at(-1);
    if (before === undefined || (isClear(read) && isClear(before) && !isSame(before.frame, read.frame)))
      joined.push(read);
    else joined[joined.length - 1] = joinReads(before, read, language);
  }
  return joined.map(({ frame }) => frame);
}

function readFrame(text: string, language: Language): Read {
  const { prediction } = readClause(text, language.lexicon.read(text), language);
  return { text, prediction, frame: toFrame(text, prediction) };
}

function toFrame(text: string, prediction: Prediction): Frame {
  const [topic, confidence] = bestOf<Topic>(HEADS.topic, prediction.topic);
  const [act, actConfidence] = readAct(prediction.act);
  const [attribute] = bestOf<Attribute | null>(HEADS.attribute, prediction.attribute);
  return { act, topic, attribute, text, confidence, actConfidence };
}

/** Refusing and cancelling both take back: what is one of the two is told by their sum. */
function readAct(likelihoods: Float32Array): [Act, number] {
  const [best, confidence] = bestOf<Act>(HEADS.act, likelihoods);
  const [refused, cancelled] = [likelihoods[REFUSE] ?? 0, likelihoods[CANCEL] ?? 0];
  if (refused + cancelled <= confidence) return [best, confidence];
  return [refused >= cancelled ? 'refuse' : 'cancel', refused + cancelled];
}

const REFUSE = HEADS.act.indexOf('refuse');
const CANCEL = HEADS.act.indexOf('cancel');

function bestOf<T>(classes: readonly T[], likelihoods: Float32Array): [T, number] {
  let best = 0;
  for (let index = 1; index < likelihoods.length; index++)
    if ((likelihoods[index] ?? 0) > (likelihoods[best] ?? 0)) best = index;
  const found = classes[best];
  if (found === undefined) throw new Error('The model has another number of classes; make it anew: npm run train');
  return [found, likelihoods[best] ?? 0];
}

function isClear({ frame }: Read): boolean {
  return frame.confidence >= CLEAR && frame.topic !== null;
}

function isSame(one: Frame, other: Frame): boolean {
  return one.topic === other.topic && one.act === other.act;
}

/** Two clauses read as one; the reading that is surer of its topic stands. */
function joinReads(before: Read, read: Read, language: Language): Read {
  const both = readFrame(`${before.text}, ${read.text}`, language);
  const [surest] = [before, read, both].toSorted((a, b) => b.frame.confidence - a.frame.confidence);
  const { frame } = surest ?? both;
  return { ...both, frame: { ...frame, text: both.text } };
}

function isCourtesy({ text, frame }: Read, language: Language): boolean {
  if (frame.topic === 'greeting' || frame.topic === 'thanks' || frame.topic === 'goodbye') return true;
  const { concepts, unknown } = language.lexicon.read(text);
  return unknown.length === 0 && concepts.size > 0 && [...concepts].every((concept) => TALK_ONLY.has(concept));
}
