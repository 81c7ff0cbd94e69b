import type { Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import type { Turn } from '../utterance/turn.ts';
import { type FoundAnswer, toSource } from './answers.ts';

/** An entry with a lower score is shown under its own question, as it is not exactly what was asked. */
const NEAR_BELOW = 0.4;
/** The score from which an entry is shown as near, while a colleague is asked: reading it helps more than nothing. */
const NEAR_MIN = 0.25;
/** The score from which about half of the entries answer the question, so that their values may be used. */
const SPEAKING_MIN = 0.35;
/** The score for entries about the same topic, and for sentences of the description, which have no question. */
const SAME_MATTER_MIN = 0.3;

/**
 * Returns the nearest text when nothing surely answers: an entry, shown under its question, or a sentence of the
 * description. For a thing that the hotel has, its entry about the thing ("is the garage guarded?"). Null if there is
 * none.
 */
export function findNearAnswer(
  intent: Intent | null,
  {
    amenities,
    faqMatches,
    conversation,
    utterance,
  }: Pick<Turn, 'amenities' | 'faqMatches' | 'conversation' | 'utterance'>,
): FoundAnswer | null {
  // A guest who already waits for a colleague gets no second message about it, so the text must fit better.
  const isAlone = intent === null && conversation.state === 'waiting';
  const scoreMin = isAlone ? SPEAKING_MIN : NEAR_MIN;
  const isAmenity = intent !== null && amenities.some(({ intents }) => intents.includes(intent));
  const near = faqMatches.filter(({ origin, score }) => origin === 'faq' || score >= SAME_MATTER_MIN);
  const sameTopic = near.filter(
    ({ intents, score }) => intent !== null && intents[0] === intent && (isAmenity || score >= SAME_MATTER_MIN),
  );
  const entry =
    sameTopic.find((one) => one.language === utterance.language) ??
    sameTopic[0] ??
    near.find(({ score }) => score >= scoreMin);
  if (entry === undefined) return null;
  return {
    step: { kind: 'answer', intent: intent ?? entry.intents[0] ?? null, sources: [toNear(entry)] },
    reason: `${entry.origin === 'faq' ? `FAQ “${entry.question}”` : 'The hotel’s own description'} comes near and does not surely say this, ${entry.score.toFixed(2)}.`,
  };
}

/** Whether the source is shown as near to the question instead of as its answer. */
export function isNearOnly({ score }: Source): boolean {
  return score !== undefined && score < NEAR_BELOW;
}

/** Whether the source fits well enough to use its values for the question. */
export function speaksOfIt({ score }: Source): boolean {
  return score === undefined || score >= SPEAKING_MIN;
}

function toNear(match: FaqMatch): Source {
  return { ...toSource(match), score: Math.min(match.score, NEAR_BELOW - 0.01) };
}
