import type { Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import type { Turn } from '../utterance/turn.ts';
import { type FoundAnswer, toSource } from './answers.ts';

/** An entry that fits less well than this is told under its own question: it is about the matter, and not what was asked. */
const NEAR_BELOW = 0.4;
/** Entries that fit about so well are shown as what they are, and a colleague asked: better read than kept from the guest. */
const NEAR_MIN = 0.25;
/** Of entries that fit about so well half answer the question: what they hold may be told for it. */
const SPEAKING_MIN = 0.35;
/** Of an entry about the same matter, and of a sentence of the description, which no question of its own explains. */
const SAME_MATTER_MIN = 0.3;

/**
 * What the hotel says that comes near, where nothing surely answers: its own entry, for the guest to read under the question it
 * answers, or a sentence of its description. Of a thing that it has, its entry about the thing ("is the garage guarded?"). Null where there is none.
 */
export function findNearAnswer(
  intent: Intent | null,
  { amenities, faqMatches, conversation, said }: Pick<Turn, 'amenities' | 'faqMatches' | 'conversation' | 'said'>,
): FoundAnswer | null {
  // Who waits for a colleague already is told of none again: what stands alone must come nearer.
  const isAlone = intent === null && conversation.state === 'waiting';
  const least = isAlone ? SPEAKING_MIN : NEAR_MIN;
  const isHad = intent !== null && amenities.some(({ intents }) => intents.includes(intent));
  const near = faqMatches.filter(({ origin, score }) => origin === 'faq' || score >= SAME_MATTER_MIN);
  const about = near.filter(
    ({ intents, score }) => intent !== null && intents[0] === intent && (isHad || score >= SAME_MATTER_MIN),
  );
  const entry =
    about.find((one) => one.language === said.language) ?? about[0] ?? near.find(({ score }) => score >= least);
  if (entry === undefined) return null;
  return {
    step: { kind: 'answer', intent: intent ?? entry.intents[0] ?? null, sources: [toNear(entry)] },
    reason: `${entry.origin === 'faq' ? `FAQ “${entry.question}”` : 'The hotel’s own description'} comes near and does not surely say this, ${entry.score.toFixed(2)}.`,
  };
}

/** Is the source told as what is near to the question, rather than as the answer to it? */
export function isNearOnly({ score }: Source): boolean {
  return score !== undefined && score < NEAR_BELOW;
}

/** Fits it well enough for its values to be told for what was asked? */
export function speaksOfIt({ score }: Source): boolean {
  return score === undefined || score >= SPEAKING_MIN;
}

function toNear(match: FaqMatch): Source {
  return { ...toSource(match), score: Math.min(match.score, NEAR_BELOW - 0.01) };
}
