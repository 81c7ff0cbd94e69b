import type { Intent } from '../../../shared/domain/intents.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { FoundAnswer } from '../answering/answers.ts';
import { holdsPrice } from '../answering/quoted-values.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** Where one thing's terms end and another's begin: "a cot is free, an extra bed costs 30 €". */
const CLAUSE_END = /[.!?;,](?=\s|$)|[。！？；，、\n]/u;

/**
 * Does what was asked for cost money by the hotel's own words? Of several things an entry names only those that were asked
 * for count.
 */
export function costsMoney(intent: Intent, said: Utterance, { step }: Pick<FoundAnswer, 'step'>): boolean {
  const asked = said.thingsOf(intent);
  return step.sources.some((source) => {
    if (source.type !== 'faq') return false;
    const clauses = source.quote.split(CLAUSE_END);
    const { lexicon } = languageFor(source.language);
    const named = clauses.filter((clause) => {
      const { concepts } = lexicon.read(clause);
      return asked.some((thing) => concepts.has(thing));
    });
    return (named.length > 0 ? named : clauses).some(holdsPrice);
  });
}

/** A table and a taxi are called for nothing: who eats or rides pays there. */
const PAID_THERE: ReadonlySet<Intent> = new Set<Intent>(['restaurant', 'taxi']);

/** Does the hotel name a price beside what it takes money for? */
export function namesPrice(intent: Intent, { step }: Pick<FoundAnswer, 'step'>): boolean {
  return !PAID_THERE.has(intent) && step.sources.some(({ type, quote }) => type === 'faq' && holdsPrice(quote));
}
