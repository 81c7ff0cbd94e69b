import type { Source } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { FaqMatch } from '../language/faq-match.ts';
import type { FoundAnswer } from './answers.ts';
import type { TurnContext } from './types.ts';

/** An entry that fits less well than this is told under its own question: it is about the matter, and not what was asked. */
const NEAR_BELOW = 0.4;

/**
 * What the hotel says of a thing it has, where nothing answers what is asked of it ("is the garage guarded?"): its own entry
 * about the thing, for the guest to read under the question it answers. Null where there is none.
 */
export function findNearAnswer(
  intent: Intent,
  { amenities, faqMatches }: TurnContext,
  language: string,
): FoundAnswer | null {
  if (!amenities.some(({ intents }) => intents.includes(intent))) return null;
  const about = faqMatches.filter(({ origin, intents }) => origin === 'faq' && intents[0] === intent);
  const entry = about.find((one) => one.language === language) ?? about[0];
  if (entry === undefined) return null;
  return {
    step: { kind: 'answer', intent, sources: [toNear(entry)] },
    reason: `FAQ “${entry.question}” is about ${intent} and does not say this.`,
  };
}

/** Is the source told as what is near to the question, rather than as the answer to it? */
export function isNearOnly({ type, score }: Source): boolean {
  return type === 'faq' && score !== undefined && score < NEAR_BELOW;
}

function toNear({ faqId, question, answer, language, score }: FaqMatch): Source {
  return {
    type: 'faq',
    id: faqId,
    label: question,
    quote: answer,
    language,
    score: Math.min(score, NEAR_BELOW - 0.01),
  };
}
