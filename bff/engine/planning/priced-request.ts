import type { Intent } from '../../../shared/domain/intents.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { FoundAnswer } from '../answering/answers.ts';
import { holdsPrice } from '../answering/quoted-values.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** The end of a clause: in "a cot is free, an extra bed costs 30 €" each clause has the price of one thing. */
const CLAUSE_END = /[.!?;,](?=\s|$)|[。！？；，、\n]/u;

/**
 * Whether the hotel's text says that the requested thing costs money. Of several things only the requested ones count.
 */
export function costsMoney(intent: Intent, utterance: Utterance, { step }: Pick<FoundAnswer, 'step'>): boolean {
  const things = utterance.thingsOf(intent);
  return step.sources.some((source) => {
    if (source.type !== 'faq') return false;
    const clauses = source.quote.split(CLAUSE_END);
    const { lexicon } = languageFor(source.language);
    const matchingClauses = clauses.filter((clause) => {
      const { concepts } = lexicon.read(clause);
      return things.some((thing) => concepts.has(thing));
    });
    return (matchingClauses.length > 0 ? matchingClauses : clauses).some(holdsPrice);
  });
}

/** Intents whose price the guest pays elsewhere, so that arranging them is free. */
const PAID_ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>(['restaurant', 'taxi']);

/** Whether the hotel's text contains a price for the intent, so that the guest confirms the price before an order. */
export function needsPriceFirst(intent: Intent, { step }: Pick<FoundAnswer, 'step'>): boolean {
  return !PAID_ELSEWHERE.has(intent) && step.sources.some(({ type, quote }) => type === 'faq' && holdsPrice(quote));
}
