import type { Intent } from '../../../shared/domain/intents.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { FoundAnswer } from '../answering/answers.ts';
import { holdsPrice } from '../answering/quoted-values.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** Where the terms of one thing end: "a cot is free, an extra bed costs 30 €". */
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

/** Intents that are free to arrange, as the guest pays there. */
const PAID_THERE: ReadonlySet<Intent> = new Set<Intent>(['restaurant', 'taxi']);

/** Whether the hotel names a price for it. */
export function namesPrice(intent: Intent, { step }: Pick<FoundAnswer, 'step'>): boolean {
  return !PAID_THERE.has(intent) && step.sources.some(({ type, quote }) => type === 'faq' && holdsPrice(quote));
}
