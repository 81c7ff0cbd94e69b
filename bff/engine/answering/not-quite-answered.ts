import type { Intent } from '../../../shared/domain/intents.ts';
import { isAnimal } from '../../language/lexicon/kinds.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findAnswerPolarity } from './answer-polarity.ts';
import type { FoundAnswer } from './answers.ts';
import { opensWithDenial } from './opening-denial.ts';
import { findOpenKinds, isPartOf } from './same-question.ts';

/** Intents for which the exact diet or animal matters. */
const OF_KINDS: ReadonlySet<Intent> = new Set<Intent>(['dietary', 'breakfast', 'restaurant', 'room_service', 'pets']);

/** Whether the answer denies the thing ("we have no restaurant"), so that no table is reserved. */
export function deniesIt({ step }: FoundAnswer): boolean {
  return step.sources.some(({ quote }) => findAnswerPolarity(quote)?.kind === 'no');
}

/** Whether the house surely does not have the ordered thing ("Towels? We have none"). */
export function deniesWhatIsOrdered({ step }: FoundAnswer, utterance: Utterance): boolean {
  return step.sources.some(({ type, label, quote, language }) => {
    const denies = findAnswerPolarity(quote)?.kind === 'no' || opensWithDenial(quote, label, language);
    return type === 'faq' && denies && isPartOf(utterance, { text: label, language }, quote);
  });
}

/**
 * Whether the entry is about another kind, such as vegan dishes where the guest asked about nuts. Then a colleague is
 * asked as well.
 */
export function isOfOtherKind(intent: Intent, { step }: FoundAnswer, { utterance }: Turn): boolean {
  if (!OF_KINDS.has(intent)) return false;
  const aboutAnimals = intent === 'pets';
  return step.sources.some(
    ({ type, label, quote }) =>
      type === 'faq' && findOpenKinds(utterance, `${label}\n${quote}`).some((kind) => isAnimal(kind) === aboutAnimals),
  );
}
